import SourceText
import SourceTrees

/// The places where files of a format have colours of words, whatever the words are called.
struct StylePlaces: Sendable {
    /// A path in which a `*` stands for any key, with the place of the ground that the style gives its words.
    private struct Pattern: Sendable {
        let keys: [String]
        let ground: [String]?
        let star: Int

        init?(_ path: String, on ground: String) {
            keys = path.split(separator: "/").map(String.init)
            guard let star = keys.firstIndex(of: "*") else { return nil }
            self.star = star
            let path = ground.split(separator: "/").map(String.init)
            self.ground = path.isEmpty ? nil : path
        }

        /// The key for which the `*` stands in a path; nil where the path is another one.
        func word(in path: [String]) -> String? {
            guard path.count == keys.count else { return nil }
            let isMatch = zip(keys, path).enumerated().allSatisfy { index, pair in
                index == star || pair.0 == pair.1
            }
            return isMatch ? path[star] : nil
        }

        func words(in node: SourceNode) -> [String] {
            let list = keys[..<star].reduce(Optional(node)) { node, key in node?[key] }
            return (list?.pairs ?? []).compactMap(\.key.text)
        }

        func style(of word: String) -> MappingPath { Self.path(keys, of: word) }

        func ground(of word: String) -> MappingPath? {
            ground.map { Self.path($0, of: word) }
        }

        private static func path(_ keys: [String], of word: String) -> MappingPath {
            MappingPath(keys: keys.map { $0 == "*" ? word : $0 })
        }
    }

    private var patterns: [Pattern] = []
    private var others = ColorPlaces([])
    /// The keys that a program falls back to, each with those that it has first.
    private var fallbacks: [String: [String]] = [:]

    /// No places.
    init() {}

    /// Reads paths with a `*`, each with that of its ground or an empty one; `!` begins a path of other colours.
    ///
    /// `!a` with `b & c` leaves out the key `a` of a file that has both of the others, so that nothing is drawn with it.
    init(_ places: [(path: String, ground: String)]) {
        patterns = places.compactMap { Pattern($0.path, on: $0.ground) }
        let excluded = places.filter { $0.path.hasPrefix("!") }.map { path, first in
            (path: String(path.dropFirst()), first: first)
        }
        others = ColorPlaces(excluded.filter(\.first.isEmpty).map(\.path))
        for (path, first) in excluded where !first.isEmpty {
            fallbacks[path] = first.split(separator: "&").map { String($0.trimmed) }
        }
    }

    /// The places of colours of words in a theme, each with that of its ground; `files` are all that are laid over each
    /// other.
    func places(
        in node: SourceNode,
        of files: [SourceNode] = []
    ) -> [(style: MappingPath, ground: MappingPath?)] {
        let unused = unusedKeys(in: files + [node])
        return patterns.flatMap { pattern in
            pattern.words(in: node).compactMap { word in
                let style = pattern.style(of: word)
                if others.contains(style.text) || unused.contains(word) { return nil }
                return (style, pattern.ground(of: word))
            }
        }
    }

    /// The keys that the program only falls back to, in files that have all that it asks for first.
    private func unusedKeys(in files: [SourceNode]) -> [String] {
        let unused = fallbacks.filter { fallback in
            fallback.value.allSatisfy { key in files.contains { $0[key] != nil } }
        }
        return unused.map(\.key)
    }

    /// The places of the colours that nothing is drawn with.
    func unusedPlaces(in node: SourceNode) -> [SourceLocation] {
        let values = unusedKeys(in: [node]).compactMap { node[$0] }
        return values.flatMap { [$0.location] + $0.pairs.map(\.value.location) }
    }

    /// The place of the ground that a style at a path gives its words.
    func ground(of style: MappingPath) -> MappingPath? {
        patterns.lazy.compactMap { pattern in
            pattern.word(in: style.keys).flatMap(pattern.ground)
        }.first
    }
}

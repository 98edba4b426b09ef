import Findings
import SourceText
import SourceTrees
import ThemeModel

/// The keys of a file that its format does not have and that were probably meant for some that are missing.
struct StrayKeys {
    /// A key with the one that was meant.
    struct Stray {
        let written: String
        let meant: String
        let location: SourceLocation
    }

    private let mapping: Mapping
    private let node: SourceNode
    /// The keys that have a meaning in the format, by the path of the mapping around them.
    private let known: [[String]: Set<String>]
    /// The colours below two keys or more that no slot takes, in formats whose tables have names of their own.
    private let elsewhere: [(keys: [String], location: SourceLocation)]
    private var guesses = GuessBudget()

    init(_ mapping: Mapping, in node: SourceNode, among root: SourceNode, suffix: String) {
        self.mapping = mapping
        self.node = node
        // Keys with endings are those of modes, which say little about each other.
        known = suffix.isEmpty ? Self.known(in: mapping) : [:]
        let isOfTables = suffix.isEmpty && mapping.vocabulary != nil && mapping.each == nil
        elsewhere = isOfTables ? Self.colors(in: root, besides: mapping) : []
    }

    /// The key that was probably meant for one of these places, all of which are empty.
    mutating func stray(for paths: [MappingPath]) -> Stray? {
        for path in paths where !path.isAbsolute && path.word == nil {
            if let stray = near(path) ?? misplaced(path) { return stray }
        }
        return nil
    }
}

// MARK: - Near keys

extension StrayKeys {
    private static func known(in mapping: Mapping) -> [[String]: Set<String>] {
        let named: [MappingPath?] = [
            mapping.each, mapping.root, mapping.author, mapping.license, mapping.scheme,
            mapping.inherits, mapping.builtOn, mapping.lookup,
        ]
        let slots = mapping.slots.flatMap { $0.value }
        let marks = Array(mapping.recognise.joined())
        let others = mapping.nameKeys + mapping.includes + named.compactMap(\.self)
        let roots = mapping.modes.compactMap(\.root)
        let unread = mapping.others.filter { !$0.contains("*") }.map(MappingPath.init)
        let painted = (mapping.keys?.paths.map(\.value) ?? []).map(MappingPath.init)
        var known: [[String]: Set<String>] = [:]
        for path in slots + marks + others + roots + unread + painted {
            for (depth, key) in path.keys.enumerated() {
                known[Array(path.keys[..<depth]), default: []].insert(key)
            }
        }
        return known
    }

    /// The key beside the first one of a path that is missing, where it is near to that.
    private mutating func near(_ path: MappingPath) -> Stray? {
        var container = node
        for (depth, key) in path.keys.enumerated() {
            if let next = container[key] {
                container = next
                continue
            }
            guard case .mapping(let pairs) = container.content,
                let known = known[Array(path.keys[..<depth])]
            else { return nil }
            let isLast = depth == path.keys.count - 1
            let unknown = pairs.filter { other, value in
                let isKnown = other.text.map(known.contains) ?? true
                return !isKnown && (value.text != nil || !isLast)
            }
            let mistakes = mapping.mistakes
            let written = guesses.guess(among: unknown.compactMap(\.key.text)) { names in
                names.first { Self.isNear($0, key, mistakes) }
            }
            guard let other = unknown.first(where: { $0.key.text == written })?.key else {
                return nil
            }
            let parent = path.keys[..<depth]
            return Stray(
                written: (parent + [other.text ?? ""]).joined(separator: "."),
                meant: (parent + [key]).joined(separator: "."),
                location: other.location
            )
        }
        return nil
    }

    private static func isNear(
        _ written: String,
        _ key: String,
        _ mistakes: [String: String]
    ) -> Bool {
        if let meant = mistakes[written] { return meant == key }
        // `color16` is no mistake for `color1`, nor `cursor_fg` for `cursor_bg`.
        let words = [written, key].map { $0.lowercased().filter { !$0.isNumber } }
        let hasOtherNumber = words[0] == words[1] && written.lowercased() != key.lowercased()
        let isOfOtherGround = Set([written.suffix(2), key.suffix(2)]) == ["fg", "bg"]
        guard !hasOtherNumber, !isOfOtherGround, key.utf8.count > 2 else { return false }
        let limit = key.utf8.count < 8 ? 1 : 2
        let distances = EditDistance(from: Array(written.lowercased().utf8.prefix(40)))
        return distances.distance(to: key.lowercased()) <= limit
    }
}

// MARK: - Keys at the wrong level

extension StrayKeys {
    private static func colors(
        in root: SourceNode,
        besides mapping: Mapping
    ) -> [(keys: [String], location: SourceLocation)] {
        let taken = Set(mapping.slots.flatMap { $0.value.map(\.keys) })
        var found: [(keys: [String], location: SourceLocation)] = []
        func collect(_ node: SourceNode, _ keys: [String]) {
            guard keys.count < 6, found.count < 200 else { return }
            for (key, value) in node.pairs {
                guard let name = key.text else { continue }
                let path = keys + [name]
                if value.isMapping { collect(value, path) }
                guard value.text != nil, path.count > 1, !taken.contains(path),
                    ColorDecoder.color(value, mapping.syntax) != nil
                else { continue }
                found.append((path, key.location))
            }
        }
        collect(root, [])
        return found
    }

    /// The colour whose last two keys are those of a path, in another table.
    private func misplaced(_ path: MappingPath) -> Stray? {
        guard path.keys.count > 1 else { return nil }
        let match = elsewhere.first { $0.keys.suffix(2) == path.keys.suffix(2) }
        return match.map { match in
            Stray(
                written: match.keys.joined(separator: "."),
                meant: path.name,
                location: match.location
            )
        }
    }
}

extension StrayKeys.Stray {
    func finding(_ mapping: Mapping, in node: SourceNode) -> Finding {
        let names = mapping.nameKeys.lazy.compactMap { $0.value(in: node)?.text }
        let owner = names.first.map { "'\($0.excerpt)'" } ?? "the theme"
        return Finding(
            .unknownKey,
            .warning,
            "'\(written.excerpt)' is no key of \(mapping.title), and \(owner) has no '\(meant)'",
            help: didYouMean(meant),
            at: location
        )
    }
}

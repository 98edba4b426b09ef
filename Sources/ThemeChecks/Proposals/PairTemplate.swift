import Findings
import ThemeModel

/// A pair with captures in the place of words that both of its names have, or with `*` for words of the first.
struct PairTemplate: Hashable, Comparable {
    /// The words and separators of both names; nil for a word that a capture takes the place of.
    private let foreground: [String?]
    private let background: [String?]
    private let use: ContrastUse
    private let captures: [Capture]

    /// The places of one word in each name.
    private struct Capture: Hashable {
        let front: [Int]
        let back: [Int]
    }

    /// More shared words than these are kept as they are: their subsets double with each.
    private static let mostCaptures = 4

    /// The templates with each choice of the words that both names of a pair have, and of those that only the first has.
    static func all(of pair: PairName) -> [PairTemplate] {
        let front = parts(of: pair.foreground)
        let back = parts(of: pair.background)
        let words = front.indices.filter { isWord(front[$0]) }
        let shared = words.filter { place in
            back.contains(front[place]) && front.firstIndex(of: front[place]) == place
        }
        let chosen = shared.suffix(mostCaptures).map { place in
            let word = front[place]
            return Capture(front: front.indices(of: word), back: back.indices(of: word))
        }
        let tied = (1..<(1 << chosen.count)).map { subset in
            let captures = chosen.enumerated().filter { subset & (1 << $0.offset) != 0 }
            return PairTemplate(front, back, pair.use, captures.map(\.element))
        }
        return tied + open(front, back, pair.use, words.filter { !back.contains(front[$0]) })
    }

    /// The templates with `*` for one or two words that the second name does not have.
    private static func open(
        _ front: [String],
        _ back: [String],
        _ use: ContrastUse,
        _ words: [Int]
    ) -> [PairTemplate] {
        guard words.count > 1 else { return [] }
        return words.enumerated().flatMap { index, first in
            words[index...].map { second in
                var pattern = front
                pattern[first] = "*"
                pattern[second] = "*"
                return PairTemplate(pattern, back, use, [])
            }
        }
    }

    private init(
        _ front: [String],
        _ back: [String],
        _ use: ContrastUse,
        _ captures: [Capture]
    ) {
        var foreground: [String?] = front
        var background: [String?] = back
        for capture in captures {
            for place in capture.front { foreground[place] = nil }
            for place in capture.back { background[place] = nil }
        }
        self.foreground = foreground
        self.background = background
        self.use = use
        self.captures = captures
    }

    /// The pattern whose captures have names by the words that they stand for.
    func pattern(for members: [PairName]) -> PairName {
        let names = captureNames(for: members)
        var front = foreground
        var back = background
        for (capture, name) in zip(captures, names) {
            for place in capture.front { front[place] = "{\(name)}" }
            for place in capture.back { back[place] = "{\(name)}" }
        }
        return PairName(
            front.compactMap(\.self).joined(),
            on: back.compactMap(\.self).joined(),
            use: use
        )
    }

    private func captureNames(for members: [PairName]) -> [String] {
        let texts = members.map { Self.parts(of: $0.foreground) }
        let states = TokenWords.states.union(TokenWords.neutral)
        var free = ["variant", "kind", "name", "part"]
        var hasState = false
        return captures.map { capture in
            let isState = texts.allSatisfy { states.contains($0[capture.front[0]]) }
            if isState, !hasState {
                hasState = true
                return "state"
            }
            return free.removeFirst()
        }
    }

    /// The words and separators of a name.
    private static func parts(of name: String) -> [String] {
        var parts: [String] = []
        for scalar in name.unicodeScalars {
            let isOfWord = scalar != "." && scalar != "-" && scalar != "_" && scalar != "/"
            if isOfWord, let last = parts.last, isWord(last) {
                parts[parts.count - 1].unicodeScalars.append(scalar)
            } else {
                parts.append(String(scalar))
            }
        }
        return parts
    }

    private static func isWord(_ part: String) -> Bool {
        ![".", "-", "_", "/"].contains(part)
    }

    /// The order of patterns for as many pairs: fewer captures and stars first, then by name.
    static func < (first: PairTemplate, second: PairTemplate) -> Bool {
        if first.openWords != second.openWords {
            return first.openWords < second.openWords
        }
        return first.key < second.key
    }

    /// The number of captures and stars.
    private var openWords: Int {
        captures.count + foreground.count { $0 == "*" }
    }

    private var key: String {
        let words = (foreground + [" on "] + background).map { $0 ?? "*" }
        return words.joined()
    }
}

extension [String] {
    fileprivate func indices(of word: String) -> [Int] {
        indices.filter { self[$0] == word }
    }
}

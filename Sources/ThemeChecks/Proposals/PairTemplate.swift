import Findings
import ThemeModel

/// A pair with captures in the place of words that both of its names have.
struct PairTemplate: Hashable, Comparable {
    /// The words and separators of both names; nil for a word that a capture takes the place of.
    private let foreground: [String?]
    private let background: [String?]
    private let use: ContrastUse
    /// The places of the captures in the foreground, and for each the place in the background.
    private let captures: [Capture]

    private struct Capture: Hashable {
        let front: Int
        let back: Int
    }

    /// More shared words than these are kept as they are: their subsets double with each.
    private static let mostCaptures = 4

    /// The templates with each choice of the words that both names of a pair have once.
    static func all(of pair: PairName) -> [PairTemplate] {
        let front = parts(of: pair.foreground)
        let back = parts(of: pair.background)
        let shared = front.indices.compactMap { place -> Capture? in
            let word = front[place]
            guard isWord(word), front.count(where: { $0 == word }) == 1,
                back.count(where: { $0 == word }) == 1, let other = back.firstIndex(of: word)
            else { return nil }
            return Capture(front: place, back: other)
        }
        let chosen = shared.suffix(mostCaptures)
        return (1..<(1 << chosen.count)).map { subset in
            let captures = chosen.enumerated().filter { subset & (1 << $0.offset) != 0 }
            return PairTemplate(front, back, pair.use, captures.map(\.element))
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
            foreground[capture.front] = nil
            background[capture.back] = nil
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
            front[capture.front] = "{\(name)}"
            back[capture.back] = "{\(name)}"
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
            let isState = texts.allSatisfy { states.contains($0[capture.front]) }
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

    /// The order of patterns for as many pairs: fewer captures first, then by name.
    static func < (first: PairTemplate, second: PairTemplate) -> Bool {
        if first.captures.count != second.captures.count {
            return first.captures.count < second.captures.count
        }
        return first.key < second.key
    }

    private var key: String {
        let words = (foreground + [" on "] + background).map { $0 ?? "*" }
        return words.joined()
    }
}

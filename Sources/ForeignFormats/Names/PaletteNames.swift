import SourceText
import ThemeModel

/// The names of a palette by their words.
struct PaletteNames {
    private let whole: [[Substring]]
    private let words: [[Substring]]
    /// The names without the word `color`, where they have other words: `text-color` is `text`.
    private let shortWords: [[Substring]]
    private var names: [String: String] = [:]
    private var shortNames: [String: String] = [:]
    /// The number of names that begin with each sequence of words.
    private let counts: [ArraySlice<Substring>: Int]
    /// The most words of a sequence that is counted.
    private static let countedWords = 8

    /// Words at the end of a name that say nothing: `bg.canvas.default` is `bg.canvas`.
    private static let emptyEnds: Set<Substring> = ["default", "rest"]
    /// The words before such an end in the tokens of Fluent.
    private static let emptyGroups: [Substring] = ["fill", "color"]
    /// One name of so many has the start of a system; a component has fewer.
    private static let leastShare = 4
    /// The groups of colours that are of no component.
    private static let groups = TokenWords.wholes.union(["color", "colors", "palette"])
    /// The groups of the colours that components refer to, which have many more names: `md-sys-color`.
    private static let systemGroups: Set<Substring> = ["sys", "system", "semantic", "alias"]

    init(_ palette: [String]) {
        whole = palette.map(NameWords.words)
        words = whole + whole.map { Array(Self.telling($0)) }
        shortWords = words.map(Self.withoutColorWord)
        counts = whole.reduce(into: [:]) { counts, words in
            for end in words.indices.prefix(Self.countedWords) {
                counts[words[...end], default: 0] += 1
            }
        }
        names = Self.named(palette + palette, by: words)
        shortNames = Self.named(palette + palette, by: shortWords)
    }

    /// The first name with the words of each key.
    private static func named(_ names: [String], by words: [[Substring]]) -> [String: String] {
        let keys = words.map { $0.joined(separator: "-") }
        return Dictionary(keepingFirst: zip(keys, names).map { ($0, $1) })
    }

    private static func withoutColorWord(_ words: [Substring]) -> [Substring] {
        let rest = words.filter { !TokenWords.color.contains(String($0)) }
        return rest.isEmpty ? words : rest
    }

    private static func telling(_ words: [Substring]) -> ArraySlice<Substring> {
        guard words.count > 2, let end = words.last, emptyEnds.contains(end) else {
            return words[...]
        }
        let rest = words.dropLast()
        let isOfGroup = rest.count > 2 && rest.suffix(2) == emptyGroups[...]
        return isOfGroup ? rest.dropLast(2) : rest
    }

    /// The words before names of a manner: none, or such as `md-sys-color`.
    ///
    /// Words that say what a colour is for are none of them: `border-color.base` is no `base`.
    func starts(of manner: RoleManner) -> [String] {
        let patterns = manner.roles.flatMap(\.value).map { $0.split(separator: "-") }
        var starts: Set<ArraySlice<Substring>> = []
        for words in manner.isGeneral ? words + shortWords : words {
            for pattern in patterns where words.suffix(pattern.count) == pattern[...] {
                let start = words.dropLast(pattern.count)
                if !start.contains(where: Self.isTelling) { starts.insert(start) }
            }
        }
        return starts.filter(isOfMany).map { $0.joined(separator: "-") }.sorted()
    }

    /// A start that few names share is a component, such as `avatar`, and what follows is no role of the system.
    private func isOfMany(_ start: ArraySlice<Substring>) -> Bool {
        let last = start.lastIndex { !Self.groups.contains(String($0)) }
        guard let last, start.allSatisfy({ !Self.systemGroups.contains($0) }) else { return true }
        let count = counts[start[...last].prefix(Self.countedWords)] ?? 0
        return count * Self.leastShare >= whole.count
    }

    private static func isTelling(_ word: Substring) -> Bool {
        word == "on" || TokenPurpose.strong(word) != nil
    }

    /// The palette's name for one of a manner.
    func name(_ pattern: String, after start: String) -> String? {
        names[Self.key(pattern, after: start)]
    }

    func roles(of manner: RoleManner, after start: String) -> Table<String> {
        manner.roles.compactMapValues { _, patterns in
            for pattern in patterns {
                let key = Self.key(pattern, after: start)
                if let name = names[key] { return name }
                if manner.isGeneral, let short = shortNames[key] { return short }
            }
            return nil
        }
    }

    private static func key(_ pattern: String, after start: String) -> String {
        start.isEmpty ? pattern : "\(start)-\(pattern)"
    }
}

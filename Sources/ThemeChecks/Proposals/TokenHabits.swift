import SourceText
import ThemeModel

/// The manner in which a file names its colours, told by all names together.
struct TokenHabits {
    /// The words that at least three of four names begin with, such as `acme`, and that tell no purpose.
    private(set) var start: [String] = []
    /// The groups have the names of CSS properties, so that a colour of the group `color`, whose name readers leave out, is
    /// one of text.
    private(set) var namesProperties = false
    /// The first words that many components share, so that they name none, such as `utrecht`.
    private(set) var namespaces: Set<String> = []
    /// The names that have `on` after other words say whether they are text, so that one which does not is none.
    private(set) var statesPurposes = false
    /// Of the names without the shared start.
    private var colorsOnGrounds = ColorsOnGrounds([])

    /// A button has fewer parts, and a library has more components.
    private static let leastComponents = 5

    /// The habits of a name alone.
    init() {}

    init(of names: [String]) {
        let all = names.map(Self.words)
        start = Self.sharedStart(of: all) ?? Self.startOfSystem(all)
        let rests = all.map { words in
            words.starts(with: start) ? Array(words.dropFirst(start.count)) : words
        }
        let firstWords = Set(rests.map { $0.prefix(2).joined(separator: "-") })
        namesProperties =
            firstWords.isSuperset(of: ["background-color", "border-color"])
            && !firstWords.contains("text-color")
        namespaces = Self.namespaces(of: rests)
        statesPurposes = Self.statesPurposes(rests)
        colorsOnGrounds = ColorsOnGrounds(rests)
    }

    /// The words of a name without the shared start, and with `text` in place of a `color` that is one of text.
    func tellingWords(of name: String) -> [String] {
        let all = Self.words(of: name)
        let words = all.starts(with: start) ? Array(all.dropFirst(start.count)) : all
        return colorsOnGrounds.namingText(words) ?? words
    }

    static func words(of name: String) -> [String] {
        let path = name.suffix(after: "palette.") ?? name
        return NameWords.words(of: path).map(String.init)
    }

    /// Nil where the names share none.
    private static func sharedStart(of names: [[String]]) -> [String]? {
        var start: [String] = []
        while true {
            let next = names.filter { $0.starts(with: start) && $0.count > start.count + 1 }
            let counts = Dictionary(grouping: next) { $0[start.count] }.mapValues(\.count)
            guard let (word, count) = counts.max(by: { $0.value < $1.value }),
                count * 4 >= names.count * 3, TokenPurpose.strong(word) == nil
            else { return start.isEmpty ? nil : start }
            start.append(word)
        }
    }

    /// The group of the names that tell a purpose, beside which a palette may be in another one: `global`.
    private static func startOfSystem(_ names: [[String]]) -> [String] {
        let telling = names.filter { words in
            words.contains { TokenPurpose.strong($0) != nil }
        }
        let start = sharedStart(of: telling) ?? []
        return Array(start.prefix(while: TokenWords.wholes.contains))
    }

    private static func statesPurposes(_ names: [[String]]) -> Bool {
        let onGrounds = names.filter { ($0.lastIndex(of: "on") ?? 0) > 0 }
        let stating = onGrounds.count { words in
            words.contains { TokenPurpose.strong($0) != nil }
        }
        return stating * 4 >= onGrounds.count * 3
    }

    private static func namespaces(of names: [[String]]) -> Set<String> {
        var components: [String: Set<String>] = [:]
        for words in names where words.count > 2 {
            let isOfColors = TokenWords.color.contains(words[1]) && words.count > 3
            // The group `basis.color` has groups of its own, as `button.color` has not.
            let part = isOfColors ? words[2] : words[1]
            if isOfColors || TokenWords.isOfComponent(part) {
                components[words[0], default: []].insert(part)
            }
        }
        return Set(components.filter { $0.value.count >= leastComponents }.keys)
    }
}

extension TokenWords {
    /// The word names a component: it tells no purpose, state, meaning or hue.
    static func isOfComponent(_ word: String) -> Bool {
        if states.contains(word) || neutral.contains(word) || color.contains(word) { return false }
        if meanings.contains(word) || hues.contains(word) { return false }
        let isNumber = word.allSatisfy(\.isNumber)
        return !isNumber && TokenPurpose.strong(word) == nil && TokenPurpose.weak(word) == nil
    }
}

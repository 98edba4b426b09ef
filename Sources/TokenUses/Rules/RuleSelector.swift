import ThemeModel

/// The element that a rule of a style sheet is for, with the ancestors that the rule names.
///
/// Simple selectors are numbers of `SelectorWords`; a pseudo-element is a child of its element.
struct RuleSelector: Hashable, Sendable {
    struct Compound: Hashable, Sendable {
        /// Sorted, each once.
        var words: [Int] = []
        /// The arguments of `:not()`.
        var excluded: [Int] = []

        mutating func insert(_ word: Int) {
            let index = words.firstIndex { $0 >= word } ?? words.endIndex
            if index < words.endIndex, words[index] == word { return }
            words.insert(word, at: index)
        }

        /// An element that this compound describes meets all that `other` asks for.
        func meets(_ other: Compound) -> Bool {
            other.words.allSatisfy(words.contains)
                && !other.excluded.contains(where: words.contains)
        }
    }

    /// From the outermost named ancestor to the element itself.
    var compounds: [Compound] = []
    /// The conditions around the rule, such as those of `@media`.
    var conditions: [Int] = []
    var scheme: Scheme?
    var specificity = 0
    /// The reason that no mode of a theme is what the rule is for, as the rest of a sentence.
    var problem: String?

    static let depthLimit = 32

    /// The selector stands for ancestors and itself of another one, whose conditions hold as well.
    func applies(to other: ArraySlice<Compound>, under conditions: [Int]) -> Bool {
        guard let own = compounds.last, let subject = other.last, subject.meets(own),
            self.conditions.allSatisfy(conditions.contains)
        else { return false }
        var ancestors = other.dropLast()
        for compound in compounds.dropLast().reversed() {
            guard let index = ancestors.lastIndex(where: { $0.meets(compound) }) else {
                return false
            }
            ancestors = ancestors[..<index]
        }
        return true
    }
}

/// The simple selectors and conditions of a sheet, each with a number.
struct SelectorWords: Sendable {
    /// The meaning of a simple selector for the colours of its element.
    struct Traits: OptionSet, Sendable {
        let rawValue: UInt8
        static let disabled = Traits(rawValue: 1)
        static let control = Traits(rawValue: 2)
        static let focus = Traits(rawValue: 4)
        static let root = Traits(rawValue: 8)
        /// A line across the page, which has no text.
        static let ruler = Traits(rawValue: 16)
    }

    private var numbers: [String: Int] = [:]
    private(set) var names: [String] = []
    private(set) var traits: [Traits] = []

    mutating func number(of word: String) -> Int {
        if let known = numbers[word] { return known }
        let number = traits.count
        numbers[word] = number
        names.append(word)
        traits.append(Self.traits(of: word))
        return number
    }

    func has(_ trait: Traits, _ compounds: some Sequence<RuleSelector.Compound>) -> Bool {
        compounds.contains { compound in
            compound.words.contains { traits[$0].contains(trait) }
        }
    }

    private static let controls: Set<Substring> = [
        "input", "textarea", "select", "field", "checkbox", "radio", "switch", "toggle",
    ]

    private static func traits(of word: String) -> Traits {
        var traits: Traits = []
        let parts = word.split { !$0.isLetter }
        // ':not(:disabled)' is the opposite, and ':has()' is about another element.
        let isAboutOthers = [":not(", ":has(", "=false"].contains(where: word.contains)
        if parts.contains("disabled"), !isAboutOthers { traits.insert(.disabled) }
        if parts.contains(where: controls.contains) { traits.insert(.control) }
        if word.hasPrefix(":focus") || word == ":active" { traits.insert(.focus) }
        if word == "html" { traits.insert(.root) }
        if word == "hr" { traits.insert(.ruler) }
        return traits
    }
}

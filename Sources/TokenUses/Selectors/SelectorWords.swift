/// The simple selectors and conditions of a sheet, each with a number.
struct SelectorWords: Sendable {
    /// The meaning of a simple selector for the colours of its element.
    struct Traits: OptionSet, Sendable {
        let rawValue: UInt16
        static let disabled = Traits(rawValue: 1)
        static let control = Traits(rawValue: 2)
        static let focus = Traits(rawValue: 4)
        static let root = Traits(rawValue: 8)
        /// A line across the page, which has no text.
        static let ruler = Traits(rawValue: 16)
        /// A class, an id or a name, by which elements are told from each other.
        static let identity = Traits(rawValue: 32)
        /// Browsers give the text a size of its own.
        static let sized = Traits(rawValue: 64)
        static let pseudoElement = Traits(rawValue: 128)
        /// Browsers give the element a ground and a colour of its own.
        static let painted = Traits(rawValue: 256)
        /// A part of the text, such as the selected one.
        static let textPart = Traits(rawValue: 512)
        /// `::before` and `::after`, which may lie below the text.
        static let generated = Traits(rawValue: 1024)
        /// An element of another tree, of which only the host is named.
        static let otherTree = Traits(rawValue: 2048)
        /// No text of the page lies in it.
        static let drawing = Traits(rawValue: 4096)
        /// Browsers give its text a colour of its own.
        static let link = Traits(rawValue: 8192)
        /// An `<input>` that is a button.
        static let pushed = Traits(rawValue: 16384)
    }

    /// The CSS module of which the sheet's classes are; nil for those of any sheet.
    var module: String?
    private var numbers: [String: Int] = [:]
    private(set) var names: [String] = []
    private(set) var traits: [Traits] = []
    private(set) var answers: [SelectorAnswers] = []
    /// The selectors of words such as `:not(.a.b)`.
    private(set) var negations: [Int: RuleSelector] = [:]
    /// The elements directly before those with words such as `+.a`.
    private var neighbours: [Int: RuleSelector.Compound] = [:]

    mutating func number(of word: String) -> Int {
        let word = module.map { ModuleName.word(word, in: $0) } ?? word
        return number(of: word, Self.traits(of: word))
    }

    /// The number of a word whose traits are known.
    mutating func number(of word: String, _ traits: @autoclosure () -> Traits) -> Int {
        if let known = numbers[word] { return known }
        let number = names.count
        numbers[word] = number
        names.append(word)
        self.traits.append(traits())
        answers.append(SelectorAnswers(word))
        return number
    }

    /// The words for elements after `sibling`; with `isNext`, directly after.
    mutating func numbers(after sibling: RuleSelector.Compound, isNext: Bool) -> [Int] {
        let word = (isNext ? "+" : "~") + text(of: sibling)
        let numbers = numbers(of: word)
        if isNext { neighbours[numbers[0]] = sibling }
        return numbers
    }

    /// The element directly before one with a word; nil where there may be others between.
    func element(before word: Int) -> RuleSelector.Compound? { neighbours[word] }

    /// The word of all elements that a selector of more than one word is not for.
    mutating func number(ofNot selector: RuleSelector) -> Int {
        let outer = selector.compounds.dropLast().map(text).joined(separator: " ")
        let last = selector.compounds.last.map(text) ?? ""
        let number = number(of: ":not(\(outer) \(last))")
        negations[number] = selector
        return number
    }

    /// A compound as a text: its names, then attributes, then states.
    func text(of compound: RuleSelector.Compound) -> String {
        let words = withoutImplied(compound.words).map { names[$0] }.sorted { one, other in
            (Self.rank(one), one) < (Self.rank(other), other)
        }
        let excluded = compound.excluded.map { ":not(\(ModuleName.plain(names[$0])))" }
        return (words.map(ModuleName.plain) + excluded).joined()
    }

    /// A selector as a text.
    func text(of selector: RuleSelector) -> String {
        var text = ""
        for compound in selector.compounds {
            let part = self.text(of: compound)
            let isPart = part.hasPrefix("::")
            if !text.isEmpty, !isPart { text += compound.isChild ? " > " : " " }
            text += part.isEmpty ? "*" : part
        }
        return text
    }

    private static func rank(_ name: String) -> Int {
        switch name.first {
        case "+", "~": 0
        case "#", ".", "%": 2
        case "[": 3
        case ":": 4
        default: 1
        }
    }

    func has(_ trait: Traits, _ compounds: some Sequence<RuleSelector.Compound>) -> Bool {
        compounds.contains { has(trait, $0) }
    }

    func has(_ trait: Traits, _ compound: RuleSelector.Compound) -> Bool {
        compound.words.contains { !traits[$0].isDisjoint(with: trait) }
    }
}

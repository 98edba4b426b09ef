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
        /// A class, an id or a name, by which elements are told from each other.
        static let identity = Traits(rawValue: 32)
        /// Browsers give the text a size of its own.
        static let sized = Traits(rawValue: 64)
        static let pseudoElement = Traits(rawValue: 128)
    }

    private var numbers: [String: Int] = [:]
    private(set) var names: [String] = []
    private(set) var traits: [Traits] = []
    private var widths: [(number: Int, width: WidthCondition)] = []

    mutating func number(of word: String) -> Int {
        if let known = numbers[word] { return known }
        let number = traits.count
        numbers[word] = number
        names.append(word)
        traits.append(Self.traits(of: word))
        return number
    }

    /// The number of a condition, such as that of `@media`.
    mutating func number(ofCondition text: String) -> Int {
        let known = traits.count
        let number = number(of: "@" + text)
        if number == known, let width = WidthCondition(text) {
            widths.append((number, width))
        }
        return number
    }

    func has(_ trait: Traits, _ compounds: some Sequence<RuleSelector.Compound>) -> Bool {
        compounds.contains { compound in
            compound.words.contains { traits[$0].contains(trait) }
        }
    }

    /// Conditions in their order, with all widths that they imply; nil where they exclude each other.
    func closure(of conditions: some Sequence<Int>) -> [Int]? {
        var all = Set(conditions)
        if widths.isEmpty { return all.sorted() }
        let own = widths.filter { all.contains($0.number) }.map(\.width)
        let least = own.filter(\.isLeast).max { $0.pixels < $1.pixels }
        let most = own.filter { !$0.isLeast }.min { $0.pixels < $1.pixels }
        if let least, let most, least.excludes(most) { return nil }
        // The narrowest of each kind implies all that the others do.
        for narrowest in [least, most].compactMap(\.self) {
            for other in widths where narrowest.implies(other.width) { all.insert(other.number) }
        }
        return all.sorted()
    }

    /// The share of work that a look at all widths adds to a step.
    var weight: Int { 1 + widths.count / 16 }
}

extension SelectorWords {
    private static let controls: Set<String> = [
        "input", "textarea", "select", ".input", ".textarea", ".checkbox", ".radio", ".switch",
    ]
    private static let sizedNames: Set<String> = [
        "small", "sub", "sup", "button", "input", "select", "textarea", "code", "kbd", "pre",
        "samp",
    ]

    private static func traits(of word: String) -> Traits {
        var traits: Traits = []
        if StateWords.isDisabled(word) { traits.insert(.disabled) }
        if controls.contains(word) { traits.insert(.control) }
        if sizedNames.contains(word) { traits.insert(.sized) }
        if word.hasPrefix(":focus") || word == ":active" { traits.insert(.focus) }
        if word.hasPrefix("::") { traits.insert(.pseudoElement) }
        if word == "html" { traits.insert(.root) }
        if word == "hr" { traits.insert(.ruler) }
        if let first = word.first, !":[+@*".contains(first) { traits.insert(.identity) }
        return traits
    }
}

/// A condition about the width of the page alone, in pixels.
private struct WidthCondition: Sendable {
    let isLeast: Bool
    let pixels: Double

    init?(_ text: String) {
        let text = text.filter { !$0.isWhitespace }
        let forms = [
            ("(min-width:", true), ("(width>=", true), ("(max-width:", false), ("(width<=", false),
        ]
        guard text.hasSuffix(")"),
            let (start, isLeast) = forms.first(where: { text.hasPrefix($0.0) })
        else { return nil }
        let length = text.dropFirst(start.count).dropLast()
        let unit = length.drop { $0.isNumber || $0 == "." }
        guard let number = Double(length.dropLast(unit.count)) else { return nil }
        switch unit {
        case "px": pixels = number
        case "em", "rem": pixels = number * 16
        default: return nil
        }
        self.isLeast = isLeast
    }

    func implies(_ other: WidthCondition) -> Bool {
        guard isLeast == other.isLeast else { return false }
        return isLeast ? pixels >= other.pixels : pixels <= other.pixels
    }

    func excludes(_ other: WidthCondition) -> Bool {
        guard isLeast != other.isLeast else { return false }
        return isLeast ? pixels > other.pixels : pixels < other.pixels
    }
}

/// The conditions around a rule, such as those of `@media`: widths of the page as a range, all others as numbers.
struct RuleConditions: Hashable, Sendable {
    /// Numbers of `SelectorWords`, sorted, each once.
    private(set) var others: [Int] = []
    /// In pixels.
    private var least: Double?
    private var most: Double?

    var isEmpty: Bool { others.isEmpty && least == nil && most == nil }

    /// False where they exclude each other.
    var canHold: Bool {
        guard let least, let most else { return true }
        return least <= most
    }

    /// They hold wherever all of the other ones do.
    func follow(from other: RuleConditions) -> Bool {
        if let least, other.least ?? 0 < least { return false }
        if let most, other.most ?? .infinity > most { return false }
        return others.allSatisfy(other.others.contains)
    }

    mutating func add(_ text: String, _ words: inout SelectorWords) {
        switch Width(text) {
        case .least(let pixels): least = max(pixels, least ?? pixels)
        case .most(let pixels): most = min(pixels, most ?? pixels)
        case nil: add(words.number(of: "@" + text))
        }
    }

    private mutating func add(_ number: Int) {
        let index = others.firstIndex { $0 >= number } ?? others.endIndex
        if index < others.endIndex, others[index] == number { return }
        others.insert(number, at: index)
    }

    /// The conditions of both.
    func adding(_ other: RuleConditions) -> RuleConditions {
        var all = self
        for number in other.others { all.add(number) }
        all.least = [least, other.least].compactMap(\.self).max()
        all.most = [most, other.most].compactMap(\.self).min()
        return all
    }
}

extension RuleConditions {
    /// A condition about the width of the page alone, in pixels.
    private enum Width {
        case least(Double)
        case most(Double)

        init?(_ text: String) {
            let text = text.filter { !$0.isWhitespace }
            let isLeast = ["(min-width:", "(width>="].first(where: text.hasPrefix)
            let isMost = ["(max-width:", "(width<="].first(where: text.hasPrefix)
            guard text.hasSuffix(")"), let start = isLeast ?? isMost else { return nil }
            let length = text.dropFirst(start.count).dropLast()
            let unit = length.drop { $0.isNumber || $0 == "." }
            guard let number = Double(length.dropLast(unit.count)),
                let factor = ["px": 1.0, "em": 16, "rem": 16][String(unit)]
            else { return nil }
            self = isLeast == nil ? .most(number * factor) : .least(number * factor)
        }
    }
}

/// A test of the attribute `class` or `id`, such as `[class*=btn]`.
struct AttributeTest: Sendable {
    /// The sign before the names that it is about.
    let sign: Character
    private let comparison: Character?
    private let value: Substring

    /// Nil for the test of another attribute.
    init?(_ text: String) {
        guard text.hasPrefix("[") else { return nil }
        let inner = text.dropFirst().dropLast()
        let name = inner.prefix { $0.isLetter || $0 == "-" }
        switch name {
        case "class": sign = "."
        case "id": sign = "#"
        default: return nil
        }
        let rest = inner.dropFirst(name.count)
        comparison = rest.first
        value = rest.drop { "~|^$*=".contains($0) }
    }

    /// An element with a name, such as `.btn`, passes whatever others it has.
    func alwaysHolds(forWord word: String) -> Bool {
        guard holds(forWord: word) else { return false }
        switch comparison {
        case nil: return true
        case "*": return !value.contains(" ")
        case "=": return sign == "#"
        default: return false
        }
    }

    /// The same for a name with its sign, such as `.btn`.
    func holds(forWord word: String) -> Bool {
        word.first == sign && holds(for: ModuleName.plain(word).dropFirst())
    }

    /// An element that has the name, perhaps beside others, may pass.
    func holds(for name: Substring) -> Bool {
        let trimmed = value.filter { $0 != " " }
        switch comparison {
        case nil: return true
        case "^": return name.hasPrefix(trimmed)
        case "$": return name.hasSuffix(trimmed)
        case "*": return name.contains(trimmed)
        default: return value.split(separator: " ").contains(name)
        }
    }
}

import SourceText

// Words that hold for an element wherever another one does.
extension SelectorWords {
    private static let implied = [
        ":focus-visible": [":focus", ":focus-within"], ":focus": [":focus-within"],
        ":link": [":any-link"], ":visited": [":any-link"], ":user-valid": [":valid"],
        ":user-invalid": [":invalid"], ":nth-child(1)": [":first-child"],
        ":only-child": [":first-child", ":last-child"],
    ]

    /// The words that another one implies: `[open=x]` does `[open]`, and `+.a` does `~.a`.
    static func implied(by word: String) -> [String] {
        if word.hasPrefix("+") { return ["~" + word.dropFirst()] }
        guard word.hasPrefix("[") else { return implied[word] ?? [] }
        let name = word.prefix { !"~|^$*=]".contains($0) }
        // `[aria-disabled=false]` is the opposite of its name.
        if name.count + 1 == word.count || name.includes("disabled") { return [] }
        return ["\(name)]"]
    }

    /// The numbers of a word and of those that it implies.
    mutating func numbers(of word: String) -> [Int] {
        ([word] + Self.implied(by: word)).map { number(of: $0) }
    }

    /// Words without those that others among them imply.
    func withoutImplied(_ words: [Int]) -> [Int] {
        let implied = Set(words.flatMap { Self.implied(by: names[$0]) })
        return implied.isEmpty ? words : words.filter { !implied.contains(names[$0]) }
    }
}

/// Gives headings ids that stay the same while other headings come and go.
struct HeadingIDs {
    private var taken: Set<String> = []
    /// The number that a heading of the same words is given next: the ones before it are taken.
    private var numbers: [String: Int] = [:]

    /// The id for a heading's words: letters and digits of every script in lower case, joined by `-`.
    ///
    /// Where the page has it already, a number follows.
    mutating func id(for text: String) -> String {
        let base = Self.slug(text)
        if taken.insert(base).inserted { return base }
        var number = numbers[base] ?? 2
        while !taken.insert("\(base)-\(number)").inserted { number += 1 }
        numbers[base] = number + 1
        return "\(base)-\(number)"
    }

    private static func slug(_ text: String) -> String {
        let words = text.lowercased().unicodeScalars.split { !isPartOfWord($0) }
        return words.isEmpty ? "section" : words.map(String.init).joined(separator: "-")
    }

    /// Looks at scalars: a letter as Swift's characters have it may begin with a letter and end with a quotation mark.
    private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_"
        }
    }
}

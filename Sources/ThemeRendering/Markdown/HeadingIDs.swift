/// Gives headings ids that stay the same while other headings come and go.
struct HeadingIDs {
    private var taken: Set<String> = []

    /// The id for a heading's words: letters and digits of every script in lower case, joined by `-`.
    ///
    /// Where the page has it already, a number follows.
    mutating func id(for text: String) -> String {
        let base = Self.slug(text)
        var id = base
        var number = 2
        while !taken.insert(id).inserted {
            id = "\(base)-\(number)"
            number += 1
        }
        return id
    }

    private static func slug(_ text: String) -> String {
        let words = text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return words.isEmpty ? "section" : words.joined(separator: "-")
    }
}

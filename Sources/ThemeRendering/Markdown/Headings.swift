package import Findings

/// Gives headings ids that do not depend on what other headings there are, except on those of the same words before them.
struct HeadingIDs {
    private var taken: Set<String> = []
    // Without the next number of each id, 20,000 headings of the same words would take quadratic time.
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

    // Scalars, not characters: a character may begin with a letter and end with a quotation mark.
    private static func slug(_ text: String) -> String {
        let words = text.lowercased().unicodeScalars.split { !($0.isMark || $0.isAlphanumeric || $0 == "_") }
        return words.isEmpty ? "section" : words.map(String.init).joined(separator: "-")
    }
}

/// A link to a heading, which is checked once the headings of every page are known.
package struct HeadingLink: Sendable {
    /// The source of the page with the heading.
    package let page: String
    /// The heading's id.
    package let id: String
    let location: SourceLocation

    /// What is wrong with links of one page that lead to no heading; `ids` gives those of a page's headings.
    package static func findings(of broken: [HeadingLink], _ ids: (_ page: String) -> Set<String>) -> [Finding] {
        var guesses = GuessBudget()
        return broken.map { link in
            let guess = guesses.closest(to: link.id, among: ids(link.page)).map { didYouMean("#\($0)") }
            return Finding(
                .brokenLink, .error, "a link leads to '\(link.page)#\(link.id)', and no heading there has this id",
                help: guess ?? "a heading's id is its words in lower case, joined by '-'", at: link.location)
        }
    }
}

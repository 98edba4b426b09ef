package import Findings

/// Gives headings ids that depend only on their words and on earlier headings with the same words.
struct HeadingIDs {
    private var taken: Set<String> = []
    // Without the next number of each id, 20,000 headings of the same words would take quadratic time.
    private var numbers: [String: Int] = [:]

    /// The words in lower case, joined by `-`; a number follows if the page already has this id.
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
    package let page: String
    package let id: String
    let location: SourceLocation
}

package struct HeadingTable: Sendable {
    /// The ids of each page, by its source, as lines of one text: a tenth of the memory of a set.
    private let ids: [String: String]

    package init(_ pages: some Sequence<(source: String, ids: Set<String>)>) {
        ids = Dictionary(pages.map { ($0.source, Self.text(of: $0.ids)) }) { first, _ in first }
    }

    private static func text(of ids: Set<String>) -> String {
        ids.isEmpty ? "" : "\n\(ids.sorted().joined(separator: "\n"))\n"
    }

    package func findings(for links: [HeadingLink]) -> [Finding] {
        var guesses = GuessBudget()
        var known: [String: Set<[UInt8]>] = [:]
        return links.compactMap { link in
            guard let text = ids[link.page] else { return nil }
            // Sets of bytes: a browser tells apart two Unicode spellings of the same letters.
            let ids = known[link.page] ?? Set(text.utf8.split(separator: UInt8(ascii: "\n")).map(Array.init))
            known[link.page] = ids
            if ids.contains(Array(link.id.utf8)) { return nil }
            let guess = guesses.closest(to: link.id, among: text.split(separator: "\n").map(String.init))
            return Finding(
                .brokenLink, .error, "a link leads to '\(link.page)#\(link.id)', and no heading there has this id",
                help: guess.map { didYouMean("#\($0)") } ?? "a heading's id is its words in lower case, joined by '-'",
                at: link.location)
        }
    }
}

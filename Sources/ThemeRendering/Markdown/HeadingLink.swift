package import Findings

/// A link to a heading. Whether the heading exists is known once every page is drafted.
package struct HeadingLink: Sendable {
    /// The source of the page that the heading is on.
    package let page: String
    /// The id that the heading needs.
    package let id: String
    /// Where the link is.
    let place: SourceLocation
}

/// The heading ids of all pages.
package struct HeadingTable: Sendable {
    /// The ids of a page, each between line breaks, by its source: one text takes a tenth of the memory of a set.
    private let ids: [String: String]

    package init(_ pages: some Sequence<(source: String, ids: Set<String>)>) {
        ids = Dictionary(pages.map { ($0.source, Self.text(of: $0.ids)) }) { first, _ in first }
    }

    /// The ids of a page as the table keeps them.
    private static func text(of ids: Set<String>) -> String {
        ids.isEmpty ? "" : "\n\(ids.sorted().joined(separator: "\n"))\n"
    }

    /// What is wrong with the links of one page.
    ///
    /// Complexity: O(n) in the links and in the headings of each page they lead to.
    package func findings(for links: [HeadingLink]) -> [Finding] {
        var guesses = GuessBudget()
        var known: [String: Set<[UInt8]>] = [:]
        return links.compactMap { link in
            guard let text = ids[link.page] else { return nil }
            // Sets of bytes: to a browser another spelling of the same letters is another id.
            let ids = known[link.page] ?? Set(text.utf8.split(separator: UInt8(ascii: "\n")).map(Array.init))
            known[link.page] = ids
            if ids.contains(Array(link.id.utf8)) { return nil }
            let guess = guesses.closest(to: link.id, among: text.split(separator: "\n").map(String.init))
            return Finding(
                .brokenLink, .error, "a link leads to '\(link.page)#\(link.id)', and no heading there has this id",
                help: guess.map { didYouMean("#\($0)") } ?? "a heading's id is its words in lower case, joined by '-'",
                at: link.place)
        }
    }
}

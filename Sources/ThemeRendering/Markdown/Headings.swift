package import Findings
import SourceText

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
        ids = Dictionary(keepingFirst: pages.map { ($0.source, Self.text(of: $0.ids)) })
    }

    private static func text(of ids: Set<String>) -> String {
        ids.isEmpty ? "" : "\n\(ids.sorted().joined(separator: "\n"))\n"
    }

    /// The findings about the links of one page.
    package func findings(for links: [HeadingLink]) -> [Finding] {
        var guesses = GuessBudget()
        var broken = BrokenLinkCount()
        var known: [String: Set<[UInt8]>] = [:]
        let found: [Finding] = links.compactMap { link in
            guard let text = ids[link.page] else { return nil }
            // Sets of bytes: a browser tells apart two Unicode spellings of the same letters.
            let ids =
                known[link.page]
                ?? Set(text.utf8.split(separator: UInt8(ascii: "\n")).map(Array.init))
            known[link.page] = ids
            // Browsers take every spelling of 'top' for the top of the page.
            if ids.contains(Array(link.id.utf8)) || link.id.lowercased() == "top" { return nil }
            guard broken.countLink() else { return nil }
            let guess = guesses.closest(
                to: link.id,
                among: text.split(separator: "\n").map(String.init)
            )
            return Finding(
                .brokenLink,
                .error,
                "a link leads to '\(link.page)#\(link.id)', and no heading there has this id",
                help: guess.map { didYouMean("#\($0)") }
                    ?? "a heading's id is its words in lower case, with '-' for each space",
                at: link.location
            )
        }
        return found + broken.rest(ofPage: links.first?.location.file)
    }
}

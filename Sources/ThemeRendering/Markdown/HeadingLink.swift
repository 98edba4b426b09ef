package import Findings

/// A link to a heading, of which nobody knows whether it is there until every page was looked at.
package struct HeadingLink: Sendable {
    /// The source of the page that the heading is on.
    package let page: String
    /// The id that the heading is to have.
    package let id: String
    /// Where the link is.
    let place: SourceLocation

    /// What is wrong with links of one page that lead to no heading; `ids` gives those of a page's headings.
    package static func findings(of broken: [HeadingLink], _ ids: (_ page: String) -> Set<String>) -> [Finding] {
        var guesses = GuessBudget()
        return broken.map { link in
            let guess = guesses.closest(to: link.id, among: ids(link.page)).map { didYouMean("#\($0)") }
            return Finding(
                .brokenLink, .error, "a link leads to '\(link.page)#\(link.id)', and no heading there has this id",
                help: guess ?? "a heading's id is its words in lower case, joined by '-'", at: link.place)
        }
    }
}

/// What only a page itself shows, which is most of it.
package struct PageContent: Hashable, Sendable {
    /// The text, safe to be put into a page.
    package let html: String
    /// The headings of the second and third level, with the ids they were given.
    package let headings: [Heading]

    /// How many bytes of HTML are kept in memory, of all pages together.
    package static let limit = 8 << 20

    package struct Heading: Hashable, Sendable {
        package let level: Int
        package let id: String
        package let text: String

        /// A heading of a page.
        package init(level: Int, id: String, text: String) { (self.level, self.id, self.text) = (level, id, text) }
    }

    /// What a page shows.
    package init(html: String, headings: [Heading]) { (self.html, self.headings) = (html, headings) }

    /// Where the content of a page is kept: there may be more than memory has room for.
    package enum Place: Sendable {
        case memory(PageContent)
        /// Somewhere else, from where it can be fetched again and again.
        case elsewhere(@Sendable () throws -> PageContent)

        /// The content; throws where it is not in memory, and cannot be fetched.
        package var content: PageContent {
            get throws {
                switch self {
                case .memory(let content): content
                case .elsewhere(let fetch): try fetch()
                }
            }
        }
    }
}

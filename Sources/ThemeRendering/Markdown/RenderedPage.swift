import Findings

/// A Markdown page as HTML: the same for every theme.
package struct RenderedPage: Sendable {
    /// The path of its file below the pages' folder.
    package let source: String
    /// The path below a theme's `pages/`, ending in `.html`.
    package let path: ArtifactPath
    package let title: String
    /// What the page is about, in a sentence.
    let description: String?
    /// Where its content is.
    package var place: PageContent.Place
    /// The files that the page refers to, by their paths below the pages' folder.
    package let files: Set<String>
    /// The custom properties that its raw HTML asks for.
    package let properties: PropertyUses

    /// The content; throws where it is not in memory, and cannot be fetched.
    package var content: PageContent {
        get throws {
            switch place {
            case .memory(let content): content
            case .elsewhere(let fetch): try fetch()
            }
        }
    }
}

import Findings

/// A Markdown page as HTML: the same for every theme.
package struct RenderedPage: Sendable {
    package let source: PageSource
    /// The path below a theme's `pages/`, ending in `.html`.
    package let path: ArtifactPath
    package let title: String
    /// The content, safe to be put into a page.
    package let html: String
    /// The headings of the second and third level, with the ids they were given.
    package let headings: [Heading]
    /// The files that the page refers to, by their paths below the pages' folder.
    package let files: Set<String>
    /// The custom properties that its raw HTML asks for.
    package let properties: PropertyUses

    package struct Heading: Hashable, Sendable {
        package let level: Int
        package let id: String
        package let text: String
    }
}

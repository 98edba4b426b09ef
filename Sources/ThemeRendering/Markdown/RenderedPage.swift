/// A Markdown page, the same for every theme.
package struct RenderedPage: Sendable {
    /// The path of its file below the pages' folder.
    package let source: String
    /// The path below a theme's `pages/`, ending in `.html`.
    package let path: ArtifactPath
    package let title: String
    package let description: String?
    /// The files that the page refers to, by their paths below the pages' folder.
    package let files: Set<String>
    /// The files that the text depends on.
    package let inputs: Set<String>
    package let properties: PropertyUses
    package let content: PageContent

    package init(_ draft: PageDraft) {
        source = draft.source
        path = draft.path
        title = draft.title
        description = draft.description
        files = draft.files
        inputs = draft.inputs
        properties = draft.properties
        content = draft.content
    }
}

/// The part of a page that no other page shows.
package struct PageContent: Hashable, Sendable {
    /// The text as safe HTML.
    package let html: String
    /// The headings of the second and third level.
    package let headings: [Heading]

    package struct Heading: Hashable, Sendable {
        package let level: Int
        package let id: String
        package let text: String
    }
}

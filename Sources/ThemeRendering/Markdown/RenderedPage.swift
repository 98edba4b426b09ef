/// A Markdown page as HTML: the same for every theme.
package struct RenderedPage: Sendable {
    /// The path of its file below the pages' folder.
    package let source: String
    /// The path below a theme's `pages/`, ending in `.html`.
    package let path: ArtifactPath
    package let title: String
    /// What the page is about, in a sentence.
    package let description: String?
    /// How many bytes of HTML its text has.
    package let size: Int
    /// Where its content is.
    package var place: PageContent.Place
    /// The files that the page refers to, by their paths below the pages' folder.
    package let files: Set<String>
    /// The custom properties that its raw HTML asks for.
    package let properties: PropertyUses

    /// A page that was rendered at some time; `size` is that of its text.
    package init(
        source: String, path: ArtifactPath, title: String, description: String?, size: Int, place: PageContent.Place,
        files: Set<String>, properties: PropertyUses = PropertyUses()
    ) {
        (self.source, self.path, self.title, self.description) = (source, path, title, description)
        (self.size, self.place, self.files, self.properties) = (size, place, files, properties)
    }
}

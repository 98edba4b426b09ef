public import Findings

/// A Markdown page before it is rendered: its text and what its front matter says.
public struct PageSource: Hashable, Sendable {
    /// The path below the pages' folder, with its ending.
    public var path: String
    /// The text without the front matter.
    public var markdown: String
    /// Where the text begins.
    public var start: SourceLocation
    /// The title; the first heading when nil.
    public var title: String?
    /// What the page is about, in a sentence.
    public var description: String?
    /// The place among the pages: lower first, pages without one last.
    public var order: Int?

    /// Makes a page of text.
    public init(path: String, markdown: String, start: SourceLocation? = nil) {
        self.path = path
        self.markdown = markdown
        self.start = start ?? SourceLocation(file: path, line: 1, column: 1)
    }
}

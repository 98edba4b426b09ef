public import Findings
public import ThemeModel

/// Everything that a site shows.
public struct SiteContent: Sendable {
    /// The site's title.
    public var title = "Themes"
    /// The themes in the order in which they are shown.
    public var themes: [Theme]
    /// What was found out about them.
    public var report: Report
    /// The pages in their order.
    package var pages: [RenderedPage] = []
    /// What stands before the name of every custom property.
    public var prefix = ""
    /// Whether a colour that is another token's names that one's property.
    public var usesReferences = false
    /// Where the site will be found, with a `/` at the end; nil where nobody has said.
    public var baseURL: String?
    /// The program's version, for the footer.
    public var version = ""

    /// Gathers themes and the report on them; pages are added by ``add(pages:)``.
    public init(themes: [Theme], report: Report) {
        self.themes = themes
        self.report = report
    }

    /// Renders Markdown pages and adds them; what is wrong with their links is returned.
    public mutating func add(pages sources: [PageSource]) -> [Finding] {
        let index = PageIndex(pages: sources.map(\.path), files: [])
        let (pages, findings) = PageRenderer(index: index).render(sources)
        self.pages += pages
        return findings
    }
}

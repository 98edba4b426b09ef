public import Findings
public import ThemeModel

/// What every page of a site is made with, besides its own theme.
public struct SiteContent: Sendable {
    /// The site's title.
    public var title = "Themes"
    /// The themes in the order in which they are shown, as pages of others know them.
    package var themes: [ThemeLabel]
    package var pages: [RenderedPage] = []
    /// What stands before the name of every custom property.
    public var prefix = ""
    /// Whether a colour that is another token's names that one's property.
    public var usesReferences = false
    /// Where the site will be found, with a `/` at the end; nil where nobody has said.
    public var baseURL: String?
    /// The program's version, for the footer.
    public var version = ""

    /// A site of themes, in the order in which they are shown; pages are added by ``add(pages:)``.
    public init(themes: [Theme]) { self.init(themes: themes.map(ThemeLabel.init)) }

    package init(themes: [ThemeLabel]) { self.themes = themes }

    /// Renders Markdown pages and adds them; what is wrong with their links is returned.
    public mutating func add(pages sources: [PageSource]) -> [Finding] {
        let index = PageIndex(pages: sources.map(\.path), files: [])
        let (pages, findings) = PageRenderer(index: index).render(sources)
        self.pages += pages
        return findings
    }
}

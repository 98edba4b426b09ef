package import Findings
package import ThemeModel

/// What all pages of a site share, whatever their theme.
package struct SiteContent: Sendable {
    /// The site's title.
    package var title = "Themes"
    package var themes: [ThemeLabel]
    package var pages: [RenderedPage] = []
    /// The chapters and parts that the pages are shown in; nil for those of their folders.
    package var book: Book?
    /// The prefix of the name of every custom property.
    package var prefix = ""
    /// Whether a colour that aliases another token is written as `var()` of that token's property.
    package var usesReferences = false
    /// The address of the site, with a `/` at the end; nil if unknown.
    package var baseURL: String?
    /// What changed since another state; nil without `--against`.
    package var changes: ChangesContent?
    /// The program's version, for the footer.
    package var version = ""

    /// A site of themes, in the order in which they are shown; pages are added by ``add(pages:)``.
    package init(themes: [Theme]) { self.init(themes: themes.map(ThemeLabel.init)) }

    package init(themes: [ThemeLabel]) { self.themes = themes }

    /// The theme's style sheet, with the prefix and the references of the site.
    package func styleSheet(of theme: Theme) -> ThemeStyleSheet {
        ThemeStyleSheet(theme, prefix: prefix, references: usesReferences)
    }

    /// Renders Markdown pages and adds them; returns findings about their links.
    package mutating func add(pages sources: [PageSource]) -> [Finding] {
        let index = PageIndex(pages: sources.map(\.path), files: [])
        let (pages, findings) = PageRenderer(index: index).render(sources)
        self.pages += pages
        return findings
    }
}

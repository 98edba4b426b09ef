public import Findings
import ThemeModel

/// Renders a site: the files that all themes share, and each theme's own.
///
/// The two can be asked for in any order and from several threads; equal content gives equal bytes.
public struct SiteRenderer: Sendable {
    let content: SiteContent
    let templates: TemplateSet
    /// The names that are the same on every theme's overview.
    let overview: View
    /// The files that all themes share and each theme adds to.
    package let sharedFiles: [any SharedFile]
    /// Where the pairs of a mode go in tables: themes of one format have the same pairs.
    let layouts = LastAnswer<[PairName], MatrixLayout>()
    /// What is shown of a theme's roles whatever their colours: themes of one format have the same ones.
    let roles = LastAnswer<[String], [RoleLabel]>()
    /// The text styles of a theme as they are shown: most themes leave them to us.
    let styles = LastAnswer<TextSettings, [View]>()
    private let pageViews: [PageView]
    /// Whether pages are kept that are ready but for their themes.
    private let keepsPages: Bool
    /// How many bytes of such pages are kept.
    private static let keepingLimit = 32 << 20
    private let places: [String: Int]

    /// Prepares a site; what does not depend on a theme is done here, once.
    ///
    /// `findings` are those about no theme.
    public init(_ content: SiteContent, templates: TemplateSet, findings: [Finding] = []) {
        self.content = content
        self.templates = templates
        var navigation = Navigation(content)
        overview = ThemeView.place.view(
            content, .choice(navigation.links(up: ""), current: nil), description: nil, current: .theme)
        pageViews = content.pages.indices.map { PageView(content, &navigation, at: $0, templates) }
        keepsPages = Self.size(of: content.pages) <= Self.keepingLimit
        places = Dictionary(content.themes.enumerated().map { ($1.id, $0) }) { first, _ in first }
        let files: [(any SharedFile)?] = [
            GalleryPage(content, templates), ContrastPage(content, templates), StyleSheetsFile(), ThemesFile(content),
            ContrastFile(findings),
        ]
        sharedFiles = files.compactMap(\.self)
    }

    /// The files that need no theme: the page that compares two, names for the switcher, styles and scripts.
    package var plainPlan: [PlannedArtifact] {
        let pages: [PlannedArtifact?] = [
            content.canCompare
                ? PlannedArtifact("compare.html", from: [.templates, .themeList, .pageList]) {
                    templates.render(.compare, [CompareView(content).view])
                } : nil,
            PlannedArtifact("assets/themes.js", from: [.themeList], text: { SwitcherFile(content.themes).text }),
        ]
        let assets = templates.assets.map { name, file in
            PlannedArtifact("assets/\(name)", from: [.templates], text: { prefixed(file.text, name: name) })
        }
        return (pages + assets).compactMap(\.self)
    }

    /// The style sheet, overview and pages of a theme; `judged` is asked for the theme when one needs it.
    package func plan(
        for label: ThemeLabel, _ judged: @escaping @Sendable () throws -> JudgedTheme
    ) -> [PlannedArtifact] {
        guard let index = places[label.id] else { return [] }
        let frame = ThemedFrame(content.themes, at: index)
        let folder = "themes/\(label.id)"
        let own: [PlannedArtifact?] = [
            PlannedArtifact("\(folder)/theme.css", from: [.theme(label.id)]) {
                try judged().styleSheet.pageBytes
            },
            PlannedArtifact(
                "\(folder)/index.html", from: [.templates, .pageList, .frame(theme: label.id), .theme(label.id)]
            ) {
                templates.render(.theme, ThemeView(self, try judged(), frame: frame).views)
            },
        ]
        let pageFolder = ArtifactPath("\(folder)/pages")
        let pages = pageViews.map { page in
            PlannedArtifact(
                pageFolder?.appending(page.path),
                from: [.templates, .pageList, .page(page.path), .frame(theme: label.id)]
            ) {
                page.rendered(in: frame, isKept: keepsPages)
            }
        }
        return (own + pages).compactMap(\.self)
    }

    /// About how many bytes the pages of one theme have, with their links to each other.
    private static func size(of pages: [RenderedPage]) -> Int {
        let links = min(pages.count, Navigation.limit)
        return pages.reduce(0) {
            $0 + $1.html.utf8.count + links * ($1.title.utf8.count + $1.path.description.utf8.count + 64)
        }
    }

    /// One theme's style sheet, overview and pages.
    public func artifacts(for judged: JudgedTheme) throws -> [Artifact] {
        try plan(for: ThemeLabel(judged.theme)) { judged }.map { try $0.render() }
    }

    /// Gallery, contrast page, machine-readable files and assets; `themes` are all of them, in their order.
    public func sharedArtifacts(_ themes: [JudgedTheme]) throws -> [Artifact] {
        var totals = SiteTotals(Report())
        for theme in themes { totals += SiteTotals(theme.report) }
        return try plainPlan.map { try $0.render() } + sharedFiles.map { try $0.artifact(of: themes, totals) }
    }

    /// The stage's style sheet speaks of properties without a prefix; in a site with one it is written with it.
    private func prefixed(_ text: String, name: String) -> String {
        guard name == "stage.css", !content.prefix.isEmpty else { return text }
        return text.replacing("--", with: "--\(content.prefix)-")
    }
}

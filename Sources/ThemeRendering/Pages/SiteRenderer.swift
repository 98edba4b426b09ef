public import Findings
import ThemeModel

/// Renders a site: the files that all themes share, and each theme's own.
///
/// The two can be asked for in any order and from several threads; equal content gives equal bytes. Every planned file holds
/// its renderer, which is a class for it.
public final class SiteRenderer: Sendable {
    let content: SiteContent
    let templates: TemplateSet
    /// Findings about no theme.
    private let findings: [Finding]
    /// The names that are the same on every theme's overview; nil where they are too many to be kept.
    private let keptOverview: View?
    /// The files that all themes share and each theme adds to.
    package let sharedFiles: [any SharedFile]
    /// Where the pairs of a mode go in tables: themes of one format have the same pairs.
    let layouts = LastAnswer<[PairName], MatrixLayout>()
    /// What is shown of a theme's roles whatever their colours: themes of one format have the same ones.
    let roles = LastAnswer<[String], [RoleLabel]>()
    /// The text styles of a theme as they are shown: most themes leave them to us.
    let styles = LastAnswer<TextSettings, [View]>()
    private let navigation: Navigation
    /// The pages, where there are few enough to be kept ready but for their themes.
    private let keptPages: [Lazy<Result<PageView, any Error>>]?
    /// How many bytes of such pages are kept.
    private static let keepingLimit = 32 << 20
    private let places: [String: Int]

    /// Prepares a site; what does not depend on a theme is done here, once.
    ///
    /// `findings` are those about no theme.
    public init(_ content: SiteContent, templates: TemplateSet, findings: [Finding] = []) {
        self.content = content
        self.templates = templates
        self.findings = findings
        let navigation = Navigation(content)
        self.navigation = navigation
        keptOverview = navigation.isAbridged ? nil : ThemeView.overview(content)
        keptPages =
            Self.keeps(content.pages)
            ? content.pages.enumerated().map { index, page in
                Lazy { Result { PageView(content, navigation, at: index, try page.place.content, templates) } }
            } : nil
        places = Dictionary(content.themes.enumerated().map { ($1.id, $0) }) { first, _ in first }
        sharedFiles = [
            GalleryPage(content, templates), ContrastPage(content, templates), StyleSheetsFile(), ThemesFile(content),
            ContrastFile(findings),
        ]
    }

    /// The files that need no theme: the page that compares two, names for the switcher, styles and scripts.
    package var plainPlan: [PlannedArtifact] {
        let pages: [PlannedArtifact?] = [
            content.canCompare
                ? PlannedArtifact("compare.html", from: [.templates, .themeList, .pageList]) { [self] in
                    templates.render(.compare, [CompareView(content).view])
                } : nil,
            PlannedArtifact(
                "assets/\(SwitcherFile.name)", from: [.themeList], text: { [self] in SwitcherFile(content.themes).text }
            ),
        ]
        let assets = templates.assets.map { name, file in
            PlannedArtifact("assets/\(name)", from: [.templates], text: { [self] in prefixed(file.text, name: name) })
        }
        return (pages + assets).compactMap(\.self)
    }

    /// The names that are the same on every theme's overview.
    var overview: View { keptOverview ?? ThemeView.overview(content) }

    /// How many pages a site has.
    package var pageCount: Int { content.pages.count }

    /// Makes pages ready but for their themes, where they are kept so; what cannot be read is told when a theme asks for it.
    package func makeReady(_ pages: [Int]) {
        for index in pages { try? keptPages?[index].value.get().makeReady() }
    }

    /// The style sheet and the overview of a theme; `judged` is asked for the theme when one needs it.
    package func plan(
        for label: ThemeLabel, _ judged: @escaping @Sendable () throws -> JudgedTheme
    ) -> [PlannedArtifact] {
        guard let frame = frame(of: label) else { return [] }
        let folder = "themes/\(label.id)"
        let files: [PlannedArtifact?] = [
            PlannedArtifact("\(folder)/theme.css", from: [.theme(label.id)]) {
                try judged().styleSheet.pageBytes
            },
            PlannedArtifact(
                "\(folder)/index.html", from: [.templates, .pageList, .frame(theme: label.id), .theme(label.id)]
            ) { [self] in
                templates.render(.theme, ThemeView(self, try judged(), frame: frame).views)
            },
        ]
        return files.compactMap(\.self)
    }

    /// Some of the pages in a theme.
    package func plan(ofPages pages: Range<Int>, for label: ThemeLabel) -> [PlannedArtifact] {
        guard let frame = frame(of: label) else { return [] }
        let folder = ArtifactPath("themes/\(label.id)/pages")
        return pages.compactMap { index in
            let path = content.pages[index].path
            return PlannedArtifact(
                folder?.appending(path), from: [.templates, .pageList, .page(path), .frame(theme: label.id)]
            ) { [self] in
                try page(at: index, in: frame)
            }
        }
    }

    private func frame(of label: ThemeLabel) -> ThemedFrame? {
        places[label.id].map { ThemedFrame(content.themes, at: $0) }
    }

    private func page(at index: Int, in frame: ThemedFrame) throws -> [UInt8] {
        if let keptPages { return try keptPages[index].value.get().rendered(in: frame, isKept: true) }
        let shown = try content.pages[index].place.content
        return PageView(content, navigation, at: index, shown, templates).rendered(in: frame, isKept: false)
    }

    /// Whether what pages show is kept in memory, and about as many bytes as may be kept are enough for them and their links to
    /// each other.
    private static func keeps(_ pages: [RenderedPage]) -> Bool {
        let links = pages.lazy.map { Navigation.size(ofLinksTo: $0, among: pages.count) }
        let size = pages.lazy.map(\.size).reduce(0, +)
        return size <= PageContent.limit && size + links.reduce(0, +) <= keepingLimit
    }

    /// One theme's style sheet, overview and pages.
    public func artifacts(for judged: JudgedTheme) throws -> [Artifact] {
        let label = ThemeLabel(judged.theme)
        let files = plan(for: label) { judged } + plan(ofPages: content.pages.indices, for: label)
        return try files.map { try $0.render() }
    }

    /// Gallery, contrast page, machine-readable files and assets; `themes` are all of them, in their order.
    public func sharedArtifacts(_ themes: [JudgedTheme]) throws -> [Artifact] {
        var totals = Summary(Report(findings: findings))
        for theme in themes { totals += Summary(theme.report) }
        return try plainPlan.map { try $0.render() } + sharedFiles.map { try $0.artifact(of: themes, totals) }
    }

    /// The stage's style sheet speaks of properties without a prefix; in a site with one it is written with it.
    private func prefixed(_ text: String, name: String) -> String {
        guard name == "stage.css", !content.prefix.isEmpty else { return text }
        return text.replacing("--", with: "--\(content.prefix)-")
    }
}

import Findings
public import ThemeModel

/// Renders a site: the files that all themes share, and each theme's own.
///
/// The two can be asked for in any order and from several threads; equal content gives equal bytes.
public struct SiteRenderer: Sendable {
    let content: SiteContent
    let templates: TemplateSet
    let verdicts: [String: ThemeVerdict]
    let verdictsByTheme: [String: [PairVerdict]]
    let findingsByTheme: [String?: [Finding]]
    /// The names that are the same on every theme's overview.
    let overview: View
    private let pageViews: [PageView]
    private let frames: [String: ThemedFrame]

    /// Prepares a site; what does not depend on a theme is done here, once.
    public init(_ content: SiteContent, templates: TemplateSet) {
        self.content = content
        self.templates = templates
        verdicts = ThemeVerdict.all(in: content.report)
        verdictsByTheme = Dictionary(grouping: content.report.pairs, by: \.theme)
        findingsByTheme = Dictionary(grouping: content.report.findings, by: \.theme)
        overview = ThemeView.place.view(content, description: nil, current: .theme)
        pageViews = content.pages.indices.map { PageView(content, at: $0) }
        frames = ThemedFrame.all(content)
    }

    /// The files that all themes share: gallery, contrast page, machine-readable files and assets.
    public var sharedPlan: [PlannedArtifact] {
        let pages: [PlannedArtifact?] = [
            PlannedArtifact("index.html", from: [.templates, .allThemes]) {
                templates.render(.gallery, [GalleryView(self).view])
            },
            PlannedArtifact("contrast.html", from: [.templates, .allThemes]) {
                templates.render(.contrast, [ContrastView(self).view])
            },
            content.canCompare
                ? PlannedArtifact("compare.html", from: [.templates, .allThemes, .pageList]) {
                    templates.render(.compare, [CompareView(self).view])
                } : nil,
            PlannedArtifact("themes.css", from: [.allThemes], text: { scopedStyleSheets }),
            PlannedArtifact("themes.json", from: [.allThemes], text: { try ThemesFile(self).text }),
            PlannedArtifact(
                "contrast.json", from: [.allThemes],
                text: { JSONReporter(includesPairs: true).text(for: content.report) }),
            PlannedArtifact("assets/themes.js", from: [.allThemes], text: { try SwitcherFile(self).text }),
        ]
        let assets = templates.assets.map { name, file in
            PlannedArtifact("assets/\(name)", from: [.templates], text: { prefixed(file.text, name: name) })
        }
        return (pages + assets).compactMap(\.self)
    }

    /// One theme's style sheet, overview and pages.
    public func plan(for theme: Theme) -> [PlannedArtifact] {
        guard let frame = frames[theme.id] else { return [] }
        let folder = "themes/\(theme.id)"
        let own: [PlannedArtifact?] = [
            PlannedArtifact("\(folder)/theme.css", from: [.theme(theme.id)]) {
                Array(styleSheet(of: theme).page.utf8)
            },
            PlannedArtifact(
                "\(folder)/index.html", from: [.templates, .pageList, .frame(theme: theme.id), .theme(theme.id)]
            ) {
                templates.render(.theme, ThemeView(self, frame: frame).views)
            },
        ]
        let pages = pageViews.map { page in
            PlannedArtifact(
                "\(folder)/pages/\(page.path)",
                from: [.templates, .pageList, .page(page.path), .frame(theme: theme.id)]
            ) {
                templates.render(.page, page.views(in: frame))
            }
        }
        return (own + pages).compactMap(\.self)
    }

    /// Gallery, contrast page, machine-readable files and assets.
    public func sharedArtifacts() throws -> [Artifact] { try sharedPlan.map { try $0.render() } }

    /// One theme's style sheet, overview and pages.
    public func artifacts(for theme: Theme) throws -> [Artifact] { try plan(for: theme).map { try $0.render() } }

    private var scopedStyleSheets: String {
        content.themes.map { styleSheet(of: $0).scoped }.joined(separator: "\n")
    }

    private func styleSheet(of theme: Theme) -> ThemeStyleSheet {
        ThemeStyleSheet(theme, prefix: content.prefix, references: content.usesReferences)
    }

    /// The stage's style sheet speaks of properties without a prefix; in a site with one it is written with it.
    private func prefixed(_ text: String, name: String) -> String {
        guard name == "stage.css", !content.prefix.isEmpty else { return text }
        return text.replacing("--", with: "--\(content.prefix)-")
    }
}

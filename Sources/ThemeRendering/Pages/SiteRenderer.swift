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

    /// The paths of the files that all themes share.
    public var sharedPaths: [ArtifactPath] {
        let fixed = ["index.html", "contrast.html", "themes.css", "themes.json", "contrast.json", "assets/themes.js"]
        return (fixed + templates.assets.map { "assets/\($0.name)" }).compactMap(ArtifactPath.init)
    }

    /// The paths of one theme's files.
    public func paths(for theme: Theme) -> [ArtifactPath] {
        let own = ["theme.css", "index.html"] + pageViews.map { "pages/\($0.path)" }
        return own.compactMap { ArtifactPath("themes/\(theme.id)/\($0)") }
    }

    /// Gallery, contrast page, machine-readable files and assets.
    public func sharedArtifacts() throws -> [Artifact] {
        var artifacts = [
            artifact("index.html", templates.render(.gallery, [GalleryView(self).view])),
            artifact("contrast.html", templates.render(.contrast, [ContrastView(self).view])),
            artifact("themes.css", scopedStyleSheets),
            artifact("themes.json", try ThemesFile(self).text),
            artifact("contrast.json", JSONReporter(includesPairs: true).text(for: content.report)),
            artifact("assets/themes.js", try SwitcherFile(self).text),
        ]
        for (name, file) in templates.assets {
            artifacts.append(artifact("assets/\(name)", prefixed(file.text, name: name)))
        }
        return artifacts.compactMap(\.self)
    }

    /// One theme's style sheet, overview and pages.
    public func artifacts(for theme: Theme) -> [Artifact] {
        guard let frame = frames[theme.id] else { return [] }
        let folder = "themes/\(theme.id)"
        var artifacts = [
            artifact("\(folder)/theme.css", ThemeStyleSheet(theme, prefix: content.prefix).page),
            artifact("\(folder)/index.html", templates.render(.theme, ThemeView(self, frame: frame).views)),
        ]
        for page in pageViews {
            artifacts.append(
                artifact("\(folder)/pages/\(page.path)", templates.render(.page, page.views(in: frame))))
        }
        return artifacts.compactMap(\.self)
    }

    private var scopedStyleSheets: String {
        content.themes.map { ThemeStyleSheet($0, prefix: content.prefix).scoped }.joined(separator: "\n")
    }

    /// The stage's style sheet speaks of properties without a prefix; in a site with one it is written with it.
    private func prefixed(_ text: String, name: String) -> String {
        guard name == "stage.css", !content.prefix.isEmpty else { return text }
        return text.replacing("--", with: "--\(content.prefix)-")
    }

    private func artifact(_ path: String, _ text: String) -> Artifact? { artifact(path, Array(text.utf8)) }

    private func artifact(_ path: String, _ bytes: [UInt8]) -> Artifact? {
        ArtifactPath(path).map { Artifact(path: $0, bytes: bytes) }
    }
}

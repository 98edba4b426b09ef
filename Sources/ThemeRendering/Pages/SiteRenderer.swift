import Findings
public import ThemeModel

/// Renders a site: the files that all themes share, and each theme's own.
///
/// The two can be asked for in any order and from several threads; equal content gives equal bytes.
public struct SiteRenderer: Sendable {
    let content: SiteContent
    let templates: TemplateSet
    let verdicts: [String: ThemeVerdict]
    private let pageViews: [PageView]

    /// Prepares a site; what does not depend on a theme is done here, once.
    public init(_ content: SiteContent, templates: TemplateSet) {
        self.content = content
        self.templates = templates
        verdicts = ThemeVerdict.all(in: content.report)
        pageViews = content.pages.indices.map { PageView(content.pages, at: $0) }
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
            artifact("index.html", templates.render("gallery", GalleryView(self).view)),
            artifact("contrast.html", templates.render("contrast", ContrastView(self).view)),
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
        let folder = "themes/\(theme.id)"
        let frame = ThemedFrame(self, theme: theme)
        var artifacts = [
            artifact("\(folder)/theme.css", styleSheet(of: theme).page),
            artifact(
                "\(folder)/index.html", templates.render("theme", ThemeView(self, theme: theme, frame: frame).view)),
        ]
        for page in pageViews {
            artifacts.append(
                artifact("\(folder)/pages/\(page.path)", templates.render("page", page.view(in: frame, of: self))))
        }
        return artifacts.compactMap(\.self)
    }

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

    private func artifact(_ path: String, _ text: String) -> Artifact? {
        ArtifactPath(path).map { Artifact(path: $0, text: text) }
    }
}

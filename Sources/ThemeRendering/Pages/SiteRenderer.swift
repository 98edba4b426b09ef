package import Findings
import ThemeModel

/// Renders a site: the files that all themes share, and each theme's own.
///
/// Files can be made in any order and from several threads; equal content gives equal bytes.
package struct SiteRenderer: Sendable {
    let content: SiteContent
    let templates: TemplateSet
    private let findings: [Finding]
    package let sharedFiles: [any SharedFile]
    private let navigation: Navigation
    private let frames: [ThemedFrame]
    /// The names that are the same on every theme's overview.
    let overview: View

    /// Prepares a site; what does not depend on a theme is made here, once.
    ///
    /// `findings` are those about no theme. Throws if the gallery or the contrast page becomes too large.
    package init(_ content: SiteContent, templates: TemplateSet, findings: [Finding] = []) throws {
        self.content = content
        self.templates = templates
        self.findings = findings
        navigation = Navigation(content)
        overview = ThemeView.overview(content)
        frames = content.themes.indices.map { ThemedFrame(content.themes, at: $0) }
        sharedFiles = [
            try GalleryPage(content, templates), try ContrastPage(content, templates),
            StyleSheetsFile(content),
            MiniaturesFile(content, templates),
            ThemesFile(content), ContrastFile(findings), LevelsFile(),
        ]
    }

    /// The files that need no theme: the pages that compare two and decide among four, names for the switcher, styles and scripts.
    package var plainFiles: [PlannedArtifact] {
        var files = [
            PlannedArtifact(ours: "assets/\(SwitcherFile.name)", from: [.themeList]) { [self] in
                Array(SwitcherFile(content.themes).text.utf8)
            },
            PlannedArtifact(ours: "decide.html", from: [.templates, .pageList, .themeList]) {
                [self] in
                try templates.render(.decide, [CompareView(content).decision])
            },
        ]
        if content.canCompare {
            files.append(
                PlannedArtifact(ours: "compare.html", from: [.templates, .themeList, .pageList]) {
                    [self] in
                    try templates.render(.compare, [CompareView(content).view])
                }
            )
        }
        if let base = content.baseURL {
            files.append(
                PlannedArtifact(ours: "sitemap.xml", from: [.themeList, .pageList]) { [self] in
                    Array(Sitemap(content, base: base).text.utf8)
                }
            )
        }
        return files + changesFiles
            + templates.assets.compactMap { name, file in
                PlannedArtifact("assets/\(name)", from: [.templates]) { [self] in
                    Array(asset(file.text, name: name).utf8)
                }
            }
    }

    /// The page of changes with its style sheet and its picture, if the build compares with another state.
    private var changesFiles: [PlannedArtifact] {
        guard let changes = content.changes else { return [] }
        let view = ChangesView(content, changes)
        return [
            PlannedArtifact(ours: "changes.html", from: [.templates, .otherState]) { [self] in
                try templates.render(.changes, [view.view])
            },
            PlannedArtifact(ours: "changes.css", from: [.otherState]) { view.styles },
            PlannedArtifact(ours: "changes.svg", from: [.otherState]) { [self] in
                ChangesCard(content, changes).bytes
            },
        ]
    }

    /// Takes the plan of a file, and what renders it: a file that is not needed is not rendered.
    package typealias FileMaker = (_ plan: PlannedPath, _ render: () throws -> [UInt8]) throws ->
        Void

    /// Hands a theme's style sheet, pictures and overview to `make`.
    ///
    /// `fix` tells what would be written, if `canFix`; `group` names the themes that this depends on, if any.
    package func forEachFile(
        ofTheme index: Int,
        judged: @escaping () -> JudgedTheme,
        group: String? = nil,
        canFix: Bool = false,
        fix: @escaping () -> FixPreview,
        _ make: FileMaker
    ) throws {
        let id = content.themes[index].id
        var size: Int?
        if let path = ArtifactPath("themes/\(id)/theme.css") {
            try make(PlannedPath(path: path, inputs: [.theme(id)])) {
                let bytes = content.styleSheet(of: judged().theme).pageBytes
                size = bytes.count
                return bytes
            }
        }
        if let path = ArtifactPath("themes/\(id)/card.svg") {
            try make(PlannedPath(path: path, inputs: [.theme(id)])) { ThemeCard(judged()).bytes }
        }
        if let path = ArtifactPath("themes/\(id)/badge.svg") {
            try make(PlannedPath(path: path, inputs: [.theme(id)])) { ThemeBadge(judged()).bytes }
        }
        let others = group.map { [ArtifactInput.group($0)] } ?? []
        if canFix, let path = ArtifactPath("themes/\(id)/fixed.css") {
            try make(PlannedPath(path: path, inputs: [.theme(id)] + others)) {
                let theme = fix().theme ?? judged().theme
                return content.styleSheet(of: theme).pageBytes
            }
        }
        if let path = ArtifactPath("themes/\(id)/index.html") {
            let inputs = [.templates, .pageList, .frame(theme: id), .theme(id)] + others
            try make(PlannedPath(path: path, inputs: inputs)) {
                let size = size ?? content.styleSheet(of: judged().theme).pageBytes.count
                let view = ThemeView(
                    self,
                    judged(),
                    fix(),
                    frame: frames[index],
                    styleSheetSize: size
                )
                return try templates.render(.theme, view.views)
            }
        }
    }

    /// Hands a Markdown page in some themes to `make`.
    ///
    /// The page is read once, and only if one of the files is rendered.
    package func forEachFile(ofPage index: Int, inThemes themes: [Int], _ make: FileMaker) throws {
        let page = content.pages[index]
        var view: PageView?
        for theme in themes {
            let id = content.themes[theme].id
            guard let path = ArtifactPath("themes/\(id)/pages/\(page.path)") else { continue }
            let inputs =
                [.templates, .pageList, .page(page.path), .frame(theme: id)]
                + page.inputs.sorted().map(ArtifactInput.file)
            try make(PlannedPath(path: path, inputs: inputs)) {
                let made =
                    try view
                    ?? PageView(content, navigation, at: index, page.content, templates)
                view = made
                return try made.rendered(in: frames[theme])
            }
        }
    }

    /// One theme's style sheet, overview and pages; none for a theme that the site does not have.
    package func artifacts(for judged: JudgedTheme) throws -> [Artifact] {
        guard let index = content.themes.firstIndex(where: { $0.id == judged.theme.id }) else {
            return []
        }
        var artifacts: [Artifact] = []
        func add(_ plan: PlannedPath, _ render: () throws -> [UInt8]) throws {
            artifacts.append(Artifact(path: plan.path, bytes: try render()))
        }
        try forEachFile(ofTheme: index, judged: { judged }, fix: { FixPreview(judged.report) }, add)
        for page in content.pages.indices { try forEachFile(ofPage: page, inThemes: [index], add) }
        return artifacts
    }

    /// Gallery, contrast page, machine-readable files and assets; `themes` are all of them, in their order.
    package func sharedArtifacts(_ themes: [JudgedTheme]) throws -> [Artifact] {
        var totals = Summary(Report(findings: findings))
        for theme in themes { totals += Summary(theme.report) }
        return try plainFiles.map { try $0.render() }
            + sharedFiles.map { try $0.artifact(of: themes, totals) }
    }

    /// A file as it is copied: our style sheets are compact, and those of the stage have the site's prefix before the
    /// themes' custom properties.
    private func asset(_ text: String, name: String) -> String {
        let isOurs = name.hasSuffix(".css") && TemplateSet.builtIn[name] == text
        let compact = isOurs ? CompactStyle.text(of: text) : text
        guard TemplateSet.showsThemes(name), !content.prefix.isEmpty else { return compact }
        let prefixed = "--\(content.prefix)-"
        return compact.replacing("--", with: prefixed).replacing(
            "\(prefixed)frame-",
            with: "--frame-"
        )
    }
}

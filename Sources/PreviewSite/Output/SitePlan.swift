import ProjectChecks
import SourceText
import ThemeModel
import ThemeRendering

/// The plan of a project's site: the files that rendering knows, and those made of checks, fixes and exports.
///
/// Nothing is rendered to list it, except for downloads: only an export knows the names of its files.
struct SitePlan: Sendable {
    let renderer: SiteRenderer
    /// The themes with their verdicts, in the order of the site.
    let themes: [JudgedTheme]
    /// The files that belong to no theme.
    let siteFiles: [PlannedFile]
    let advice: ThemeAdvice
    private let tokens: Once<ProjectTokens>
    private let project: ResolvedProject
    private let themeIndices: [String: Int]
    private let pageIndices: [ArtifactPath: Int]

    init(_ checked: CheckedProject, _ renderer: SiteRenderer) {
        self.renderer = renderer
        let project = checked.project
        self.project = project
        tokens = Once { ProjectTokens(project) }
        themes = checked.judged
        advice = ThemeAdvice(project)
        siteFiles = renderer.siteFiles(of: themes) + project.copiedFiles
        themeIndices = Self.indices(of: themes.map(\.theme.id))
        pageIndices = Self.indices(of: renderer.content.pages.map(\.path))
    }

    private static func indices<Key: Hashable>(of keys: [Key]) -> [Key: Int] {
        Dictionary(keepingFirst: zip(keys, keys.indices))
    }

    /// The files and downloads of the theme at an index, without its pages.
    func files(ofTheme index: Int) throws -> [PlannedFile] {
        let plan = plan(ofTheme: index)
        return try plan.files + plan.listedDownloads
    }

    /// A Markdown page in all themes.
    func files(ofPage index: Int) -> [PlannedFile] {
        renderer.files(ofPage: index, inThemes: Array(themes.indices))
    }

    /// A file of the site; nil if the site has none of that kind.
    func planned(_ file: SiteFile) -> PlannedFile? {
        switch file {
        case .shared, .asset:
            return siteFiles.first { $0.file == file }
        case .theme(let id, .page(let path)):
            guard let theme = themeIndices[id], let page = pageIndices[path] else { return nil }
            return renderer.files(ofPage: page, inThemes: [theme]).first
        case .theme(let id, .download), .registryItem(let id):
            guard let index = themeIndices[id] else { return nil }
            return plan(ofTheme: index).download(file)
        case .theme(let id, _):
            guard let index = themeIndices[id] else { return nil }
            return plan(ofTheme: index).files.first { $0.file == file }
        }
    }

    private func plan(ofTheme index: Int) -> ThemePlan {
        ThemePlan(of: themes[index], at: index, in: project, renderer, advice, tokens)
    }
}

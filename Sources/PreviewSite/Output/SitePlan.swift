import Findings
import ProjectChecks
import Projects
import ThemeChecks
import ThemeComparison
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
    private let project: ResolvedProject
    private let themeIndices: [String: Int]
    private let pageIndices: [ArtifactPath: Int]

    init(_ checked: CheckedProject, _ renderer: SiteRenderer) {
        self.renderer = renderer
        project = checked.project
        themes = checked.judged
        advice = ThemeAdvice(project)
        siteFiles = renderer.siteFiles(of: themes) + project.copiedFiles
        themeIndices = Self.indices(of: themes.map(\.theme.id))
        pageIndices = Self.indices(of: renderer.content.pages.map(\.path))
    }

    private static func indices<Key: Hashable>(of keys: [Key]) -> [Key: Int] {
        Dictionary(zip(keys, keys.indices)) { first, _ in first }
    }

    /// The files and downloads of the theme at an index, without its pages.
    func files(ofTheme index: Int) throws -> [PlannedFile] {
        let downloads = downloads(ofTheme: index)
        return try ownFiles(ofTheme: index, downloads) + downloads.value.planned
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
            return themeIndices[id].flatMap { download(file, ofTheme: $0) }
        case .theme(let id, _):
            guard let index = themeIndices[id] else { return nil }
            let files = ownFiles(ofTheme: index, downloads(ofTheme: index))
            return files.first { $0.file == file }
        }
    }

    private func download(_ file: SiteFile, ofTheme index: Int) -> PlannedFile? {
        let downloads = downloads(ofTheme: index)
        return PlannedFile(file, from: [.theme(themes[index].theme.id)]) {
            try downloads.value.bytes[file]
        }
    }

    /// The theme's downloads, exported when the first file of them is asked for.
    private func downloads(ofTheme index: Int) -> Once<ThemeDownloads> {
        let theme = themes[index].theme
        return Once { try ThemeDownloads(of: theme, at: index, in: project) }
    }
}

extension SitePlan {
    /// The theme's files without downloads, which its overview asks for.
    private func ownFiles(
        ofTheme index: Int,
        _ downloads: Once<ThemeDownloads>
    ) -> [PlannedFile] {
        let judged = themes[index]
        let id = judged.theme.id
        let neighbours = advice.group(of: id).map { [ArtifactInput.group($0)] } ?? []
        let overviewInputs = renderer.overviewInputs(ofTheme: id) + neighbours
        let overview = PlannedFile(.theme(id, .overview), from: overviewInputs) {
            var judged = judged
            judged.downloads = try downloads.value.shown
            let fix = advice.preview(judged.theme, judged.report)
            return try renderer.overview(of: judged, fix, at: index)
        }
        let fixed = PlannedFile(.theme(id, .fixedStyleSheet), from: [.theme(id)] + neighbours) {
            fixedStyleSheet(of: judged)
        }
        let facts = PlannedFile(.theme(id, .facts), from: [.theme(id)]) {
            script(of: judged)
        }
        return renderer.files(of: judged, at: index) + [overview, fixed, facts].compactMap(\.self)
    }

    private func fixedStyleSheet(of judged: JudgedTheme) -> [UInt8]? {
        guard advice.canFix(judged.report) else { return nil }
        let fix = advice.preview(judged.theme, judged.report)
        return renderer.content.styleSheet(of: fix.theme ?? judged.theme).pageBytes
    }

    private func script(of judged: JudgedTheme) -> [UInt8] {
        let facts = ThemeFacts(judged.theme, judged.report) { mode in
            project.checker.distinctGroups(of: judged.theme, in: mode)
        }
        return facts.script
    }
}

import Findings
import ThemeChecks
import ThemeComparison
import ThemeModel
import ThemeRendering

/// The plan of a project's site: the files that rendering knows, and those made of checks, fixes and exports.
///
/// Nothing is rendered or judged to list it, except for downloads: only an export knows the names of its files.
struct SitePlan: Sendable {
    let renderer: SiteRenderer
    /// The files that belong to no theme.
    let siteFiles: [PlannedFile]
    private let check: ProjectCheck
    private let advice: ThemeAdvice
    private let themeIndices: [String: Int]
    private let pageIndices: [ArtifactPath: Int]

    init(
        _ check: ProjectCheck,
        _ renderer: SiteRenderer,
        _ advice: ThemeAdvice,
        attachments: [SourcePath]
    ) {
        self.check = check
        self.renderer = renderer
        self.advice = advice
        let copies = attachments.compactMap { source in
            PlannedFile(
                .asset(.attachment(source.path)),
                from: [.file(source.path)],
                .copy { try check.copy(source, $0) }
            )
        }
        siteFiles = renderer.siteFiles + copies
        themeIndices = Self.indices(of: check.entries.map(\.label.id))
        pageIndices = Self.indices(of: renderer.content.pages.map(\.path))
    }

    private static func indices<Key: Hashable>(of keys: [Key]) -> [Key: Int] {
        Dictionary(zip(keys, keys.indices)) { first, _ in first }
    }

    /// The theme's own files and downloads, without its pages.
    func files(of theme: Theme, at index: Int) throws -> [PlannedFile] {
        let downloads = try ThemeDownloads(of: theme, at: index, in: check)
        return files(ofTheme: index, offering: downloads) + downloads.planned
    }

    /// The theme's own files; `downloads` are made when the overview asks for them, unless they are known.
    private func files(
        ofTheme index: Int,
        offering downloads: ThemeDownloads? = nil
    ) -> [PlannedFile] {
        let id = check.entries[index].label.id
        let neighbours = advice.group(of: id).map { [ArtifactInput.group($0)] } ?? []
        let facts = PlannedFile(.theme(id, .facts), from: [.theme(id)], .verdict(factsScript))
        let overview = PlannedFile(
            .theme(id, .overview),
            from: renderer.overviewInputs(ofTheme: id) + neighbours,
            .verdict { try self.overview(of: $0, at: index, offering: downloads) }
        )
        let fixed = PlannedFile(
            .theme(id, .fixedStyleSheet),
            from: [.theme(id)] + neighbours,
            .verdict(fixedStyleSheet)
        )
        return renderer.files(ofTheme: index) + [facts, overview, fixed].compactMap(\.self)
    }

    /// A Markdown page in all themes.
    func files(ofPage index: Int) -> [PlannedFile] {
        renderer.files(ofPage: index, inThemes: Array(check.entries.indices))
    }
}

// MARK: - Rendering

extension SitePlan {
    private func factsScript(_ judged: JudgedTheme) -> [UInt8]? {
        let facts = ThemeFacts(judged.theme, judged.report) { mode in
            check.checker.distinctGroups(of: judged.theme, in: mode)
        }
        return facts.script
    }

    private func overview(
        of judged: JudgedTheme,
        at index: Int,
        offering known: ThemeDownloads?
    ) throws -> [UInt8]? {
        var judged = judged
        let downloads = try known ?? ThemeDownloads(of: judged.theme, at: index, in: check)
        judged.downloads = downloads.shown
        let fix = advice.preview(judged.theme, judged.report)
        return try renderer.overview(of: judged, fix, at: index)
    }

    private func fixedStyleSheet(_ judged: JudgedTheme) -> [UInt8]? {
        guard advice.canFix(judged.report) else { return nil }
        let fix = advice.preview(judged.theme, judged.report)
        return renderer.styleSheet(of: fix.theme ?? judged.theme).pageBytes
    }
}

extension ProjectCheck {
    /// Passes a file beside the pages on; an image in SVG, which was harmless when its page was read, only if it is so still.
    fileprivate func copy(_ source: SourcePath, _ write: ByteSink) throws {
        let project = workspace.project
        let isImage = source.path.lowercased().hasSuffix(".svg")
        guard isImage, !workspace.configuration.allowsRawHTML else {
            return try project.read(source, write)
        }
        let file = try project.read(source, limit: Project.pageLimit)
        if file.imageProblem != nil { throw LoadingError.changed(file.label) }
        try Array(file.bytes).withUnsafeBytes(write)
    }
}

// MARK: - Looking up

extension SitePlan {
    /// A file of the site; nil if the site has none of that kind.
    func planned(_ file: SiteFile) -> PlannedFile? {
        switch file {
        case .shared, .asset:
            return siteFiles.first { $0.file == file }
        case .theme(let id, .page(let path)):
            guard let theme = themeIndices[id], let page = pageIndices[path] else {
                return nil
            }
            return renderer.files(ofPage: page, inThemes: [theme]).first
        case .theme(let id, .download), .registryItem(let id):
            guard let index = themeIndices[id] else { return nil }
            return PlannedFile(
                file,
                from: [.theme(id)],
                .verdict { judged in
                    let downloads = try ThemeDownloads(of: judged.theme, at: index, in: check)
                    return downloads.bytes[file]
                }
            )
        case .theme(let id, _):
            guard let index = themeIndices[id] else { return nil }
            return files(ofTheme: index).first { $0.file == file }
        }
    }
}

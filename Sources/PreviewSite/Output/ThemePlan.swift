import ProjectChecks
import ThemeChecks
import ThemeComparison
import ThemeModel
import ThemeRendering

/// The plan of one theme's files, without its pages.
struct ThemePlan: Sendable {
    private let judged: JudgedTheme
    private let index: Int
    private let project: ResolvedProject
    private let renderer: SiteRenderer
    private let advice: ThemeAdvice
    private let tokens: Once<ProjectTokens>
    /// Exported when the first file of them is asked for, or the overview, which lists them.
    private let downloads: Once<ThemeDownloads>

    init(
        of judged: JudgedTheme,
        at index: Int,
        in project: ResolvedProject,
        _ renderer: SiteRenderer,
        _ advice: ThemeAdvice,
        _ tokens: Once<ProjectTokens>
    ) {
        self.judged = judged
        self.index = index
        self.project = project
        self.renderer = renderer
        self.advice = advice
        self.tokens = tokens
        let theme = judged.theme
        downloads = Once { try ThemeDownloads(of: theme, at: index, in: project) }
    }

    private var id: String { judged.theme.id }

    /// The files but for the downloads.
    var files: [PlannedFile] {
        let own = [overview, fixedStyleSheet, facts].compactMap(\.self)
        let tokenPages = renderer.tokenPages(of: judged) { [tokens, judged] in
            try tokens.value.facts(of: judged.theme)
        }
        return renderer.files(of: judged, at: index) + own + tokenPages
    }

    /// All downloads; throws where the theme cannot be exported.
    var listedDownloads: [PlannedFile] {
        get throws { try downloads.value.planned }
    }

    /// One download, which is empty if the site does not offer it.
    func download(_ file: SiteFile) -> PlannedFile? {
        PlannedFile(file, from: [.theme(id)]) { [downloads] in
            try downloads.value.bytes[file]
        }
    }
}

// MARK: - Files of checks and fixes

extension ThemePlan {
    /// The themes that share values with this one: a fix of it changes them, too.
    private var neighbours: [ArtifactInput] {
        advice.group(of: id).map { [ArtifactInput.group($0)] } ?? []
    }

    private var overview: PlannedFile? {
        let inputs = renderer.overviewInputs(ofTheme: id) + neighbours
        return PlannedFile(.theme(id, .overview), from: inputs) { [self] in
            var shown = judged
            shown.downloads = try downloads.value.shown
            let fix = advice.preview(judged.theme, judged.report)
            return try renderer.overview(of: shown, fix, at: index)
        }
    }

    private var fixedStyleSheet: PlannedFile? {
        PlannedFile(.theme(id, .fixedStyleSheet), from: [.theme(id)] + neighbours) { [self] in
            guard advice.canFix(judged.report) else { return nil }
            let fix = advice.preview(judged.theme, judged.report)
            return renderer.content.styleSheet(of: fix.theme ?? judged.theme).pageBytes
        }
    }

    private var facts: PlannedFile? {
        PlannedFile(.theme(id, .facts), from: [.theme(id)]) { [judged, project] in
            let facts = ThemeFacts(judged.theme, judged.report) { mode in
                project.checker.distinctGroups(of: judged.theme, in: mode)
            }
            return facts.script
        }
    }
}

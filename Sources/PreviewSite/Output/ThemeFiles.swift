import Findings
import ProjectChecks
import Projects
import ThemeChecks
import ThemeComparison
import ThemeModel
import ThemeRendering

/// The files that a judged theme has itself: its style sheet, pictures and overview, its facts for Compare and Inspect, and what can
/// be taken away.
final class ThemeFiles {
    let judged: JudgedTheme
    private let index: Int
    private let builder: SiteBuilder
    private let downloads: ThemeDownloads?
    private var theme: Theme { judged.theme }
    private var report: Report { judged.report }

    /// Without `downloads`, which cost more than all else, the other files but the overview are the same.
    init(
        _ judged: JudgedTheme,
        at index: Int,
        of builder: SiteBuilder,
        downloads wantsDownloads: Bool = true
    ) throws {
        self.index = index
        self.builder = builder
        downloads =
            wantsDownloads
            ? try ThemeDownloads(of: judged.theme, at: index, in: builder.check) : nil
        var shown = judged
        shown.downloads = downloads?.shown ?? []
        self.judged = shown
    }

    func forEach(_ make: SiteRenderer.FileMaker) throws {
        let advice = builder.advice
        try builder.renderer.forEachFile(
            ofTheme: index,
            judged: { self.judged },
            group: advice.group(of: theme.id),
            canFix: advice.canFix(report),
            fix: { advice.preview(self.theme, self.report) },
            make
        )
        if let path = ArtifactPath("themes/\(theme.id)/facts.js") {
            let checker = builder.check.checker
            try make(PlannedPath(path: path, inputs: [.theme(theme.id)])) {
                ThemeFacts(theme, report) { checker.distinctGroups(of: self.theme, in: $0) }.script
            }
        }
        for file in downloads?.files ?? [] { try make(file.plan) { file.bytes } }
    }
}

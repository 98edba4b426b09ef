import Findings
import PreviewSite

extension Console {
    /// Shows a build's first findings, the number of further ones, and how many notes `command` shows.
    func show(
        _ summary: BuildSummary,
        _ session: ProjectSession,
        notesShownBy command: String = "--verbose"
    ) {
        let findings = session.localised(Report(findings: summary.shown)).findings
        show(findings)
        if isVerbose { return }
        if summary.count > findings.count {
            result(
                "… and \(summary.count - findings.count) more: 'themepreview check' lists them all"
            )
        }
        TextReporter(usesColor: usesColor).unshown(summary.notes, shownBy: command).forEach(result)
    }
}

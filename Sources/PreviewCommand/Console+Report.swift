import Findings
import PreviewSite

extension Console {
    /// Writes a report as a result, or to a file, which is there as a whole or not at all.
    func report(_ text: String, to file: String?) throws {
        guard let file else { return text.isEmpty ? () : result(text) }
        try WholeFile.write(text, to: file, shown: file)
        note("report written to \(file)")
    }

    /// Shows the first findings of a build, how many more there are, and how many notes that `command` shows.
    func show(_ findings: [Finding], of summary: BuildSummary, notesShownBy command: String) {
        show(findings)
        if summary.count > findings.count {
            result("… and \(summary.count - findings.count) more: 'themepreview check' lists them all")
        }
        TextReporter(usesColor: usesColor).unshown(summary.notes, shownBy: command).forEach(result)
    }

    /// Shows findings.
    func show(_ findings: [Finding]) {
        if !findings.isEmpty { result(TextReporter(usesColor: usesColor).paragraphs(for: findings)) }
    }
}

import Findings
import PreviewSite

extension Console {
    /// Writes a report as a result, or to a file, which is there as a whole or not at all.
    func report(_ text: String, to file: String?) throws {
        guard let file else { return text.isEmpty ? () : result(text) }
        try WholeFile.write(text, to: file, shown: file)
        note("report written to \(file)")
    }

    /// Shows some of so many findings, and how many more there are.
    func show(_ findings: [Finding], of count: Int) {
        if !findings.isEmpty { result(TextReporter(usesColor: usesColor).paragraphs(for: findings)) }
        if count > findings.count {
            result("… and \(count - findings.count) more: 'themepreview check' lists them all")
        }
    }
}

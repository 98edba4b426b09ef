import ColorScience
package import Findings
import ThemeFormats

extension SitePipeline {
    /// A report whose suggestions say what to replace in the theme files, where that is one value on one line.
    package func withEdits(_ report: Report) -> Report {
        let files = themeFiles
        var texts: [String: ThemeText?] = [:]
        func edit(for suggestion: Suggestion) -> TextEdit? {
            guard let location = suggestion.location, let color = SRGB8(hex: suggestion.value) else { return nil }
            let text = texts[location.file] ?? files[location.file].flatMap { ThemeText($0, file: location.file) }
            texts[location.file] = .some(text)
            return text?.textEdit(for: ValueEdit(at: location, color: color))
        }
        var report = report
        for index in report.findings.indices {
            for place in report.findings[index].suggestions.indices {
                report.findings[index].suggestions[place].edit = edit(for: report.findings[index].suggestions[place])
            }
        }
        return report
    }
}

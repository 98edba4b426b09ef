import ColorScience
package import Findings
import ThemeFormats

extension ProjectCheck {
    /// A report whose suggestions say what to replace in the theme files, where that is one value on one line.
    package func withEdits(_ report: Report) async throws -> Report {
        let files = workspace.themeFilesByLabel
        let wanted = Set(report.findings.lazy.flatMap(\.suggestions).compactMap(\.valueEdit))
        let byFile = Array(Dictionary(grouping: wanted, by: \.location.file))
        let found = try await concurrentMap(byFile, jobs: request.jobs) { file, edits in
            let text = files[file].flatMap { ThemeText($0, file: file) }
            return edits.compactMap { edit in text?.textEdit(for: edit).map { (edit, $0) } }
        }
        let edits = Dictionary(uniqueKeysWithValues: found.joined())
        var report = report
        for index in report.findings.indices {
            for place in report.findings[index].suggestions.indices {
                let edit = report.findings[index].suggestions[place].valueEdit
                report.findings[index].suggestions[place].edit = edit.flatMap { edits[$0] }
            }
        }
        return report
    }
}

extension Suggestion {
    /// What to write where, to do as it says; nil where no place is known.
    fileprivate var valueEdit: ValueEdit? {
        guard let location, let color = SRGB8(hex: value) else { return nil }
        return ValueEdit(at: location, color: color)
    }
}

import ColorScience
import Findings
import ForeignFormats
import ProjectChecks
import Projects
import SourceText
import ThemeFixes
import ThemeModel

extension FixReport {
    /// The totals.
    var closing: [String] { totals + limits + outside + state }

    private var totals: [String] {
        let fixed = Set(fix.plan.changes.flatMap(\.fixed)).count
        let left = fix.plan.unfixed.count
        if !fix.files.isEmpty || left > 0 {
            let changes = "\(fix.plan.changes.count.of("change")) in \(fix.files.count.of("file"))"
            return ["\(fixed.of("finding")) fixed by \(changes), \(left) left\(distance)"]
        }
        return fix.codeOnMarks == 0 ? ["nothing to fix"] : []
    }

    /// The findings that a fix knows nothing of.
    private var limits: [String] {
        var lines: [String] = []
        if fix.unknown > 0 {
            lines.append("\(fix.unknown.of("pair")) unknown: 'themepreview check' says why")
        }
        if fix.codeOnMarks > 0 {
            lines.append(
                "\(fix.codeOnMarks.of("finding")) about code on marks left: 'fix' leaves those as they are, "
                    + "and 'themepreview check' lists them"
            )
        }
        if fix.unusable > 0 {
            lines.append(
                "\(fix.unusable.of("theme file")) without a theme: 'themepreview check' says why"
            )
        }
        return lines
    }

    private var outside: [String] {
        let folder = session.project.folder.path + "/"
        let files = fix.files.filter { !session.absolute($0.label).hasPrefix(folder) }
        return files.map { file in
            "'\(session.shown(file.label))' lies outside the project: 'git apply' skips it, --write changes it"
        }
    }

    private var state: [String] {
        if isWritten || fix.files.isEmpty { return [] }
        let isRefused = decided.isClosed || !decided.pinned.isEmpty
        if isRefused { return ["nothing is written"] }
        return ["nothing is written yet: --write writes the changes"]
    }

    private var distance: String {
        let distances = fix.plan.changes.map(\.deltaE)
        guard let most = distances.max() else { return "" }
        let mean = distances.reduce(0, +) / Double(distances.count)
        return "; ΔE OK \(thousandths(mean)) on average, \(thousandths(most)) at most"
    }
}

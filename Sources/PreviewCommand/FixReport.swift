import ColorScience
import Findings
import PreviewSite
import ThemeFixes
import ThemeFormats
import ThemeModel

/// What `fix` says of its changes, and of what it leaves.
struct FixReport {
    let fix: SiteFix
    let isWritten: Bool
    private let session: ProjectSession

    init(_ fix: SiteFix, isWritten: Bool, _ session: ProjectSession) {
        self.fix = fix
        self.isWritten = isWritten
        self.session = session
    }

    /// A place as one would type it here.
    func shown(_ location: SourceLocation) -> SourceLocation {
        SourceLocation(file: session.shown(location.file), line: location.line, column: location.column)
    }

    /// The difference, whose paths are relative to the project's folder.
    func diff(usesColor: Bool) -> [String] {
        fix.files.flatMap { file in
            let path = ProjectFolder.relative(session.absolute(file.label), to: session.project.folder.path)
            return UnifiedDiff(path: path, old: file.before, new: file.after).lines.map {
                usesColor ? $0.colored : $0.text
            }
        }
    }

    /// The files that were written, with how many values.
    var writtenFiles: [String] {
        fix.files.map { "wrote \(session.shown($0.label)): \($0.replacements.count.of("value"))".visible }
    }

    /// A line for each change.
    var changes: [String] {
        let texts = Dictionary(fix.replacements.map { ($0.location, $0) }) { first, _ in first }
        return fix.plan.changes.map { change in
            let text = change.place.location.flatMap { texts[$0] }
            let place = change.place.location.map { "\(shown($0)): " } ?? ""
            let mended = change.fixed.map {
                "'\($0.pair.pair.phrase)' \(Contrast.display($0.before)) → \(Contrast.display($0.after))"
            }
            return "\(place)'\(change.place.path)' \(text?.old ?? "") → \(text?.new ?? ""), ΔE OK "
                + "\(Contrast.display(change.deltaE)): \(mended.joined(separator: ", "))"
        }.map(\.visible)
    }

    /// What was done and what is left, in numbers.
    var closing: [String] {
        let fixed = Set(fix.plan.changes.flatMap(\.fixed)).count
        let left = fix.plan.unfixed.count
        var lines: [String] = []
        if fix.files.isEmpty && left == 0 { lines.append("nothing to fix") }
        if !fix.files.isEmpty || left > 0 {
            let changes = "\(fix.plan.changes.count.of("change")) in \(fix.files.count.of("file"))"
            lines.append("\(fixed.of("finding")) fixed by \(changes), \(left) left\(distance)")
        }
        if fix.unknown > 0 { lines.append("\(fix.unknown.of("pair")) unknown: 'themepreview check' says why") }
        if fix.unusable > 0 {
            lines.append("\(fix.unusable.of("theme file")) without a theme: 'themepreview check' says why")
        }
        lines += fix.files.filter { !session.absolute($0.label).hasPrefix(session.project.folder.path + "/") }.map {
            "'\(session.shown($0.label))' lies outside the project: 'git apply' leaves it out, --write does not"
        }
        if !isWritten && !fix.files.isEmpty { lines.append("nothing is written yet: --write does it") }
        return lines
    }

    private var distance: String {
        let distances = fix.plan.changes.map(\.deltaE)
        guard let most = distances.max() else { return "" }
        let mean = distances.reduce(0, +) / Double(distances.count)
        return "; ΔE OK \(thousandths(mean)) on average, \(thousandths(most)) at most"
    }

    private func thousandths(_ value: Double) -> String { CSSNumber.text(of: (value * 1000).rounded() / 1000) }
}

extension UnifiedDiff.Line {
    /// The line in the colours that git gives it.
    fileprivate var colored: String {
        let attribute: TerminalStyle.Attribute? =
            switch kind {
            case .header: .bold
            case .hunk: .cyan
            case .removed: .red
            case .added: .green
            case .context: nil
            }
        return attribute.map { TerminalStyle(isOn: true)(text.visible, $0) } ?? text.visible
    }
}

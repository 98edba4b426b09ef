import Findings
import ProjectChecks
import Projects
import SourceText
import ThemeFixes
import ThemeModel
import TokenUses

/// The lines that `fix --uses` prints about the colours that became tokens, and about those that stay.
struct UseFixReport {
    var fix: UseFix
    let isWritten: Bool
    let session: ProjectSession
    /// Paths relative to the current folder, by the files' names in findings.
    let paths: [String: String]

    func diff(usesColor: Bool) -> [String] {
        fix.files.flatMap { file in
            let path = ProjectFolder.relative(absolute(file.label), to: folder)
            let diff = UnifiedDiff(path: path, old: file.before, new: file.after)
            return diff.lines.map { usesColor ? $0.colored : $0.text }
        }
    }

    private var folder: String { session.project.folder.path }

    func absolute(_ label: String) -> String {
        ProjectFolder.absolute(shown(label), in: session.project.currentFolder)
    }

    func shown(_ label: String) -> String { paths[label] ?? label }

    private func shown(_ location: SourceLocation) -> SourceLocation {
        SourceLocation(
            file: shown(location.file),
            line: location.line,
            column: location.column
        )
    }

    /// A line for each written file, with the number of values.
    var writtenFiles: [String] {
        let counts = Dictionary(grouping: fix.edits, by: \.location.file)
        return fix.files.map { file in
            let count = counts[file.label]?.count ?? 0
            return "wrote \(shown(file.label)): \(count.of("value"))".visible
        }
    }

    func left(limit: Int) -> [String] {
        var lines = fix.rests.prefix(limit).map { rest in
            let text = rest.text.excerpt(40)
            return "\(shown(rest.location)): left: '\(text)': \(rest.reason)".visible
        }
        let more = fix.rests.count - lines.count
        if more > 0 { lines.append("… and \(more) more: --verbose lists them all") }
        return lines
    }

    func show(on console: Console, asJSON: Bool) {
        if asJSON { return console.result(json.compact) }
        let lines = isWritten ? writtenFiles : diff(usesColor: console.usesColor)
        if !lines.isEmpty { console.result(lines.joined(separator: "\n")) }
        let limit = console.isVerbose ? Int.max : 10
        for line in left(limit: limit) + closing { console.note(line) }
    }

    /// The totals.
    var closing: [String] {
        if fix.edits.isEmpty, fix.rests.isEmpty { return ["nothing to fix"] }
        let edits = "\(fix.edits.count.of("colour")) in \(fix.files.count.of("file"))"
        var lines = ["\(edits) replaced by tokens, \(fix.rests.count) left"]
        let following = fix.edits.count(where: \.followsModes)
        if following > 0 {
            lines.append("\(following) of them now follow their token in other modes")
        }
        if !isWritten, !fix.files.isEmpty {
            lines.append("nothing is written yet: --write writes the changes")
        }
        return lines
    }

    /// The output of `fix --uses --format json`: schema 1.
    var json: JSONValue {
        [
            "diff": .string(diff(usesColor: false).map { $0 + "\n" }.joined()),
            "left": .list(fix.rests.map(object)),
            "replaced": .list(fix.edits.map(object)),
            "schema": .integer(1),
            "written": .boolean(isWritten),
        ]
    }

    private func object(_ edit: SheetEdit) -> JSONValue {
        [
            "followsModes": .boolean(edit.followsModes), "location": shown(edit.location).json,
            "new": .string(edit.new), "old": .string(edit.old), "token": .string(edit.token),
        ]
    }

    private func object(_ rest: SheetRest) -> JSONValue {
        [
            "location": shown(rest.location).json, "old": .string(rest.text),
            "reason": .string(rest.reason),
        ]
    }
}

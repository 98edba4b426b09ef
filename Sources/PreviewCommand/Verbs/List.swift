import ArgumentParser
import Findings
import ProjectChecks
import Projects
import SourceText
import ThemeModel
import ThemeRendering

struct List: PreviewVerb {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the themes with their colours, modes, levels and verdicts.",
        discussion: """
            The level is the strictest that every pair of the theme has; if some fail, it says how many. On a colour \
            terminal each theme shows its background, surface, text, primary and accent colours. A theme of several \
            files names them. The errors of a file that gives no theme go to standard error, and the command exits \
            with status 1.

              themepreview list
              themepreview list --themes vendor/schemes
            """
    )

    @OptionGroup var global: GlobalOptions
    @OptionGroup var sources: SourceOptions
    @OptionGroup var chosen: ThemeOptions

    @Option(name: .shortAndLong, help: "How to write the list.")
    var format: ResultFormat = .text

    func perform(_ console: Console) async throws {
        let session = try await ProjectSession(global, sources, chosen)
        let checked = try await session.checked(
            includesPages: false,
            baseline: session.project.baseline()
        )
        let report = checked.report
        let reports = report.byTheme
        switch format {
        case .text:
            console.result(table(checked.themes, reports, session, usesColor: console.usesColor))
        case .json: console.result(json(checked.themes, reports, session).compact)
        }
        let unusable = checked.unusableIDs
        if unusable.isEmpty { return }
        let errors = self.errors(of: unusable, in: report, besides: checked.themes)
        console.complaint(
            TextReporter().paragraphs(for: session.localised(Report(findings: errors)).findings)
        )
        console.note(
            "\(unusable.count.of("theme file")) \(unusable.count == 1 ? "gives" : "give") no theme"
        )
        throw ExitCode(1)
    }

    /// The errors in files that give no theme, but not those in a theme that has the id of one.
    private func errors(of ids: [String], in report: Report, besides themes: [Theme]) -> [Finding] {
        let files = Dictionary(keepingFirst: themes.map { ($0.id, $0.location?.file) })
        return report.findings.filter { finding in
            guard finding.severity == .error, let id = finding.theme, ids.contains(id) else {
                return false
            }
            return finding.rule == .duplicateID
                || files[id].map { $0 != finding.location?.file } ?? true
        }
    }

    private func table(
        _ themes: [Theme],
        _ reports: [String: Report],
        _ session: ProjectSession,
        usesColor: Bool
    ) -> String {
        if themes.isEmpty { return "no themes" }
        let hasKinds = themes.contains { $0.kind != .app }
        let rows = themes.map { theme in
            let files = theme.files.map(session.shown)
            let report = reports[theme.id] ?? Report()
            return [theme.id, theme.name.visible]
                + [theme.modes.map(\.name).joined(separator: ", ")]
                + (hasKinds ? [theme.kind.rawValue] : [])
                + [ReachedLevel(report).label, verdict(of: report)]
                + [files.count > 1 ? files.map(\.visible).joined(separator: " + ") : ""]
        }
        return zip(themes, TextTable.lines(rows)).map { theme, line in
            (usesColor ? "\(Swatch.row(of: theme))  " : "") + line
        }.joined(separator: "\n")
    }

    /// The verdict, and the share of the file's colours that are in pairs where that is not all.
    private func verdict(of report: Report) -> String {
        let label = ThemeVerdict(report).label
        return report.colorGap.map { "\(label); \($0)" } ?? label
    }

    private func json(_ themes: [Theme], _ reports: [String: Report], _ session: ProjectSession)
        -> JSONValue
    {
        let rows = themes.map { theme -> JSONValue in
            let label = theme.location?.file ?? ""
            let report = reports[theme.id] ?? Report()
            let verdict = ThemeVerdict(report)
            let uncovered = report.coverage.reduce(0) { $0 + $1.uncoveredColors.count }
            var row: JSONValue = [
                "failing": .integer(verdict.summary.unlistedFailures),
                "file": .string(session.shown(label)),
                "files": .list(theme.files.map { .string(session.shown($0)) }),
                "format": .string(theme.format),
                "id": .string(theme.id),
                "kind": .string(theme.kind.rawValue),
                "level": .string(ReachedLevel(report).label),
                "modes": .list(theme.modes.map { .string($0.name) }),
                "name": .string(theme.name), "verdict": .string(verdict.kind.rawValue),
            ]
            if uncovered > 0, case .object(var members) = row {
                members.append(("uncoveredColors", .integer(uncovered)))
                row = .object(members)
            }
            return row
        }
        return ["schema": .integer(1), "themes": .list(rows)]
    }
}

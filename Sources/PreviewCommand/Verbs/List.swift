import ArgumentParser
import Findings
import PreviewSite
import ThemeModel

struct List: PreviewVerb {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the themes with their colours, modes and verdicts.",
        discussion: """
            On a colour terminal each theme shows its background, surface, text, primary and accent colours.

              themepreview list
              themepreview list --themes vendor/schemes
            """)

    @OptionGroup var global: GlobalOptions
    @OptionGroup var sources: SourceOptions

    @Option(name: .shortAndLong, help: "How to write the list.")
    var format: ResultFormat = .text

    func perform(_ console: Console) async throws {
        let session = try await ProjectSession(global, sources)
        let checked = try await session.checked(baseline: session.project.baseline())
        let report = checked.report
        let verdicts = report.byTheme.mapValues(ThemeVerdict.init)
        switch format {
        case .text: console.result(table(checked.themes, verdicts, usesColor: console.usesColor))
        case .json: console.result(json(checked.themes, verdicts, session).compact)
        }
        let unreadable = checked.unusableIDs.count
        if unreadable > 0 {
            let give = unreadable == 1 ? "gives" : "give"
            console.note("\(unreadable.of("theme file")) \(give) no theme: 'themepreview check' says why")
        }
    }

    private func table(_ themes: [Theme], _ verdicts: [String: ThemeVerdict], usesColor: Bool) -> String {
        if themes.isEmpty { return "no themes" }
        let rows = themes.map { theme in
            [
                theme.id, theme.name.visible, theme.modes.map(\.name).joined(separator: ", "),
                verdicts[theme.id]?.label ?? "nothing checked",
            ]
        }
        return zip(themes, TextTable.lines(rows)).map { theme, line in
            (usesColor ? "\(Swatch.row(of: theme))  " : "") + line
        }.joined(separator: "\n")
    }

    private func json(_ themes: [Theme], _ verdicts: [String: ThemeVerdict], _ session: ProjectSession) -> JSONValue {
        let rows = themes.map { theme -> JSONValue in
            let label = theme.location?.file ?? ""
            let verdict = verdicts[theme.id] ?? ThemeVerdict(Report())
            return [
                "file": .string(session.shown(label)), "format": .string(theme.format),
                "id": .string(theme.id), "modes": .list(theme.modes.map { .string($0.name) }),
                "name": .string(theme.name), "verdict": .string(verdict.kind.rawValue),
            ]
        }
        return ["schema": .integer(1), "themes": .list(rows)]
    }
}

import ArgumentParser
import Findings
import ProjectChecks
import Projects
import SourceText
import ThemeModel

struct Show: PreviewVerb {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract:
            "Show a theme, or one role in all themes: colours in every mode, where they come from, and verdicts.",
        discussion: """
            A colour is shown as it is written to CSS, followed by the token that it refers to, or by what it was \
            derived from if the theme does not set it; a colour from another theme also names that theme's file. On a \
            colour terminal each colour is shown beside its value, and a theme also as a small scene. The name of a role, \
            such as text-muted, shows its colour in every theme, and the pair in which it has the least contrast.

              themepreview show harbor
              themepreview show text-muted
            """
    )

    @OptionGroup var global: GlobalOptions
    @OptionGroup var sources: SourceOptions

    @Argument(
        help: ArgumentHelp("The id of a theme, or the name of a role.", valueName: "theme"),
        completion: .themesAndRoles
    )
    var name: String

    func perform(_ console: Console) async throws {
        let session = try await ProjectSession(global, sources)
        do {
            let checked = try await checked(session, only: [name])
            guard let theme = checked.themes.first(where: { $0.id == name }) else {
                throw CommandError(
                    "'\(name)' gives no theme",
                    help: "'themepreview check --theme \(name)' says why"
                )
            }
            let file = theme.location.map { session.shown($0.file) }
            let verdict = ThemeVerdict(checked.report.byTheme[name] ?? Report()).label
            console.result(
                ThemeSheet(theme, file: file, verdict: verdict, usesColor: console.usesColor).text
            )
        } catch let error as UnknownTheme {
            let checked = try await checked(session, only: [])
            guard
                let sheet = RoleSheet(
                    name,
                    checked.themes,
                    checked.report,
                    usesColor: console.usesColor
                )
            else {
                let roles = checked.themes.flatMap { $0.modes.flatMap(\.colors.names) }
                throw CommandError(
                    "there is no theme and no role '\(name)'",
                    help: (error.guess ?? Slip(name).nearest(among: roles)).map(didYouMean) ?? error
                        .fileHelp
                        ?? "'themepreview list' shows the themes, 'themepreview show ID' the roles of one"
                )
            }
            console.result(sheet.text)
        }
    }

    private func checked(_ session: ProjectSession, only ids: [String]) async throws
        -> CheckedProject
    {
        var session = session
        session.request.themeIDs = ids
        return try await session.checked(
            includesPages: false,
            baseline: session.project.baseline()
        )
    }
}

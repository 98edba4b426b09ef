import ArgumentParser
import Findings
import PreviewSite
import ThemeModel

struct Show: PreviewVerb {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show one theme: its colours in every mode, where they come from, and the verdict.",
        discussion: """
            A colour is shown as it is written to CSS, followed by the token that it refers to, or by what it was \
            derived from if the theme does not set it; a colour from another theme also names that theme's file. On a \
            colour terminal each colour is shown beside its value.

              themepreview show harbor
            """)

    @OptionGroup var global: GlobalOptions
    @OptionGroup var sources: SourceOptions

    @Argument(help: ArgumentHelp("The id of the theme.", valueName: "theme"))
    var theme: String

    func validate() throws {
        if !sources.ids.isEmpty { throw ValidationError("show takes one theme: leave --theme out.") }
    }

    func perform(_ console: Console) async throws {
        var session = try await ProjectSession(global, sources)
        session.request.themeIDs = [theme]
        let checked = try await session.checked(baseline: session.project.baseline())
        let report = checked.report
        guard let theme = checked.themes.first(where: { $0.id == theme }) else { throw Unshowable(id: theme) }
        let file = theme.location.map { session.shown($0.file) }
        let verdict = ThemeVerdict(report.byTheme[theme.id] ?? Report()).label
        console.result(ThemeSheet(theme, file: file, verdict: verdict, usesColor: console.usesColor).text)
    }

    private struct Unshowable: Error, CustomStringConvertible {
        let id: String

        var description: String { "'\(id)' gives no theme\n  help: 'themepreview check --theme \(id)' says why" }
    }
}

import Projects
import ThemeChecks
import ThemeModel
import ThemeRendering

extension ThemeChecker {
    init(_ workspace: Workspace, _ request: CheckRequest) {
        var requirements = workspace.configuration.requirements
        // The catalog gave the project's level to every theme that names none.
        requirements.level = nil
        let shown = TemplateSet.pairs(overriding: workspace.templates).shown
        var options = CheckOptions(
            level: request.level,
            requirements: requirements,
            shownPairs: shown,
            today: request.today
        )
        options.families = workspace.configuration.families
        options.coverage = workspace.configuration.coverage
        self.init(options: options)
    }
}

package import Findings
package import Projects
package import ThemeChecks
import ThemeModel
package import ThemeRendering
import TokenUses

/// A project with its themes resolved and its pages and templates read, ready to be judged.
package struct ResolvedProject: Sendable {
    package let workspace: Workspace
    /// The request, with a baseline of the ids that the themes have now.
    package private(set) var request: CheckRequest
    package let catalog: ThemeCatalog
    package private(set) var pages: PageCatalog
    /// Nil if the templates have errors.
    package let templates: TemplateSet?
    package let templateFindings: [Finding]
    package private(set) var checker: ThemeChecker
    /// The themes to judge: the default one first, then sorted by id.
    package let themes: [ResolvedTheme]
    let themeFindings: ThemeFindings
    /// The uses of tokens in the app's own files.
    let uses: AppUses
    /// The ids of theme files that cannot be read or resolved.
    package let unusableIDs: [String]

    /// Reads pages, resolves themes and loads templates; throws ``UnknownTheme`` for an id that no theme file has.
    ///
    /// Takes over the themes, pages and templates of `previous` that did not change, which are most of the work after the
    /// edit of a theme.
    package init(
        _ workspace: Workspace,
        _ request: CheckRequest,
        after previous: ResolvedProject? = nil
    ) async throws {
        let configuration = workspace.configuration
        let catalog = try await ThemeCatalog(
            workspace,
            jobs: request.jobs,
            after: previous?.catalog
        )
        try catalog.refuseUnknown(request.themeIDs)
        self.workspace = workspace
        self.catalog = catalog
        self.request = request.following(catalog)
        pages = try await request.pages(of: workspace, after: previous?.pages)
        let loaded = workspace.loadedTemplates(after: previous)
        templates = loaded.templates
        templateFindings = configuration.rules.applied(to: loaded.findings)
        checker = ThemeChecker(workspace, request)
        themes = configuration.inOrder(catalog.themes.filter(request.includes))
        themeFindings = ThemeFindings(catalog, judging: themes, self.request)
        unusableIDs = catalog.unusableIDs(among: request.themeIDs)
        uses = try await AppUses(workspace, catalog, checker, jobs: request.jobs)
        checker.options.usedPairs = uses.pairs.pairs
    }

    /// The ids of all theme files, those that cannot be read included.
    package var themeIDs: [String] { catalog.fileIDs }

    /// The project as it is checked without its pages.
    var withoutPages: ResolvedProject {
        var project = self
        project.request.includesPages = false
        project.pages = PageCatalog()
        return project
    }

    package var hasUsableTemplates: Bool { templates != nil }

    /// Findings from reading and resolving themes that are not about a theme in `themes`.
    package var catalogFindings: [Finding] { themeFindings.markedElsewhere }

    /// The errors in themes that no baseline allows.
    package var themeErrors: [Finding] { themeFindings.errors }

    /// The ids of the themes to judge that can be read only in part for such an error.
    package var mistakenIDs: Set<String> { themeFindings.mistakenIDs }
}

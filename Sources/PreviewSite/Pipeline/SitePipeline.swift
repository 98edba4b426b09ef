package import Findings
import ThemeChecks
import ThemeFormats
package import ThemeModel
import ThemeRendering

/// The way from files to verdicts and artifacts.
package struct SitePipeline: Sendable {
    var workspace: Workspace
    /// The level that modes of standard contrast are held to, whatever the themes say.
    package var level: ContrastLevel?
    /// The ids of the themes to keep; all of them when empty.
    package var themeIDs: [String] = []
    /// The day that waivers are measured against.
    package var today: CalendarDate?
    /// What a site shows as known; nil where nothing is.
    package var baseline: Baseline?
    /// How many themes are worked on at once.
    package var jobs = 1
    /// Where the time is noted that the work takes.
    package var trace: BuildTrace?

    /// Makes a pipeline over what was read.
    package init(_ workspace: Workspace) { self.workspace = workspace }

    /// Reads, resolves and checks the themes.
    package func check() async throws(PipelineError) -> CheckedSite {
        let catalog = await trace.measureWait(.resolve, { await self.catalog(keepsAll: true) })
        try checkNames(among: catalog.fileIDs)
        let themes = selected(catalog).compactMap(catalog.theme)
        let checker = checker
        let reports = await concurrently(themes, jobs: jobs) { [trace] theme in
            trace.measure(.check, theme.id) { checker.check(theme) }
        }
        var report = Report(findings: relevant(catalog))
        for other in reports { report.merge(other) }
        // What is asked of every theme may be for one that was not asked for, or that cannot be read.
        if themeIDs.isEmpty && unusable(catalog).isEmpty {
            report.findings += checker.projectFindings(report, of: themes)
        }
        return CheckedSite(themes: themes, report: report.sorted(), unusableIDs: unusable(catalog))
    }
}

extension SitePipeline {
    /// What judges a theme of the project.
    var checker: ThemeChecker {
        var requirements = workspace.configuration.requirements
        requirements.level = nil
        let shown = TemplateSet.pairs(overriding: workspace.templates).shown
        return ThemeChecker(
            options: CheckOptions(level: level, requirements: requirements, shownPairs: shown, today: today))
    }

    /// All themes, whichever were asked for, and the id of each file.
    func resolved() async -> (themes: [Theme], fileIDs: [String]) {
        let catalog = await self.catalog(keepsAll: true)
        return (catalog.entries.compactMap(catalog.theme), catalog.fileIDs)
    }

    /// What was found on the way to the themes that were asked for, and about no theme.
    func relevant(_ catalog: ThemeCatalog) -> [Finding] {
        guard !themeIDs.isEmpty else { return catalog.findings }
        let relevant = catalog.relevant(themeIDs)
        return catalog.findings.filter { $0.theme.map(relevant.contains) ?? true }
    }

    /// The ids of files that were asked for and give no theme.
    func unusable(_ catalog: ThemeCatalog) -> [String] {
        var unusable = catalog.fileIDs.filter(isWanted)
        for entry in catalog.entries { unusable.firstIndex(of: entry.label.id).map { _ = unusable.remove(at: $0) } }
        return unusable
    }

    func isWanted(_ id: String) -> Bool { themeIDs.isEmpty || themeIDs.contains(id) }

    /// Throws where a theme is asked for of which there is no file; one whose file is wrong has findings that say so.
    func checkNames(among known: [String]) throws(PipelineError) {
        for id in themeIDs where !known.contains(id) { throw .unknownTheme(id, known: known) }
    }

    /// The themes that were asked for, the default one first.
    func selected(_ catalog: ThemeCatalog) -> [ThemeCatalog.Entry] {
        var chosen = catalog.entries.filter { isWanted($0.label.id) }.sorted { $0.label.id < $1.label.id }
        let first = workspace.configuration.defaultTheme?.value
        guard let index = chosen.firstIndex(where: { $0.label.id == first }) else { return chosen }
        chosen.insert(chosen.remove(at: index), at: 0)
        return chosen
    }
}

/// Why a pipeline cannot go on.
package enum PipelineError: Error, CustomStringConvertible {
    /// A theme was asked for that is not there.
    case unknownTheme(String, known: [String])
    /// A theme that was there is not there any more.
    case unreadable(String)

    package var description: String {
        switch self {
        case .unknownTheme(let id, let known):
            let guess = ThemeID.closest(to: id, among: known).map(didYouMean)
            return "there is no theme '\(id)'\n  help: \(guess ?? "'themepreview list' shows the themes")"
        case .unreadable(let id):
            return "the theme '\(id)' changed while it was read\n  help: run the command again"
        }
    }
}

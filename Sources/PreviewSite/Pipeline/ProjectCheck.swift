package import Findings
import ThemeChecks
import ThemeFormats
package import ThemeModel
import ThemeRendering

/// What a command asks to know of a project.
package struct CheckRequest: Sendable {
    /// The ids of the themes to judge; all of them when empty.
    package var themeIDs: [String] = []
    /// The level of modes of standard contrast, whatever the themes say; nil to go by the themes.
    package var level: ContrastLevel?
    /// The day that waivers are measured against.
    package var today: CalendarDate?
    /// The known findings; nil where none are.
    package var baseline: Baseline?
    /// Whether stale rows of the baseline are errors.
    package var isStrict = false
    /// Whether pages and templates are looked at too.
    package var includesPages = true
    /// How many files and themes are worked on at once.
    package var jobs = 1
    /// Takes the time of each stage.
    package var trace: BuildTrace?

    package init() {}
}

/// A project on its way to verdicts: themes resolved, pages and templates read.
///
/// ``forEachTheme(_:_:collect:)`` is the one stream of judged themes that every command consumes.
package struct ProjectCheck: Sendable {
    let workspace: Workspace
    let request: CheckRequest
    let catalog: ThemeCatalog
    let pages: PageCatalog
    /// The templates; nil where something is wrong with them.
    let templates: TemplateSet?
    /// What is wrong with the templates.
    package let templateFindings: [Finding]
    /// The themes to judge: the default one first, then by id.
    let entries: [ThemeCatalog.Entry]
    /// The ids of theme files that give no theme.
    package let unusableIDs: [String]
    let checker: ThemeChecker
    /// The findings so far, by theme; nil stands for those about no theme.
    private let found: [String?: [Finding]]
    /// The findings that were made while themes were read and merged, about none that is judged.
    let catalogFindings: [Finding]
    private let baselines: [String?: Baseline]

    package var hasUsableTemplates: Bool { templates != nil }

    /// Reads and resolves a project. Throws where a theme is asked for that there is no file of.
    package init(_ workspace: Workspace, _ request: CheckRequest) async throws {
        (self.workspace, self.request) = (workspace, request)
        let trace = request.trace
        catalog = try await trace.measure(.resolve) {
            // A check returns all themes, so it keeps them.
            try await ThemeCatalog(workspace, keepsAll: !request.includesPages, jobs: request.jobs)
        }
        let pages = try await trace.measure(.pages) {
            request.includesPages ? try await PageCatalog(workspace, jobs: request.jobs) : PageCatalog()
        }
        let (templates, templateFindings) =
            workspace.templateFindings.isEmpty
            ? TemplateSet.load(overriding: workspace.templates) : (nil, workspace.templateFindings)
        (self.pages, self.templates, self.templateFindings) = (pages, templates, templateFindings)
        checker = ThemeChecker(workspace, request)
        let wanted = request.themeIDs
        for id in wanted where !catalog.fileIDs.contains(id) { throw UnknownTheme(id: id, known: catalog.fileIDs) }
        entries = workspace.configuration.inOrder(
            catalog.entries.filter { wanted.isEmpty || wanted.contains($0.label.id) })
        unusableIDs = Self.unusable(catalog, wanted)
        var found: [String?: [Finding]] = Dictionary(grouping: catalog.findings, by: \.theme)
        if !wanted.isEmpty {
            let relevant = catalog.withBases(wanted)
            found = found.filter { $0.key.map(relevant.contains) ?? true }
        }
        let judged = Set(entries.map(\.label.id))
        let others = found.filter { !($0.key.map(judged.contains) ?? false) }.flatMap(\.value).sorted()
        catalogFindings = request.baseline?.marking(Report(findings: others)).findings ?? others
        if request.includesPages { found[nil, default: []] += templateFindings + pages.findings }
        self.found = found
        baselines = Dictionary(grouping: request.baseline?.rows ?? [], by: \.key.theme).mapValues(Baseline.init)
    }

    private static func unusable(_ catalog: ThemeCatalog, _ wanted: [String]) -> [String] {
        var unusable = catalog.fileIDs.filter { wanted.isEmpty || wanted.contains($0) }
        for entry in catalog.entries { unusable.firstIndex(of: entry.label.id).map { _ = unusable.remove(at: $0) } }
        return unusable
    }

    /// What is known of the rest of the project once themes are judged.
    struct Rest: Sendable {
        var usage = ProjectUsage()
        /// The rows of the baseline that no finding about the themes has.
        var gone: [BaselineRow] = []
    }

    /// Judges some of the themes, up to `jobs` at once, and hands what `work` makes of each to `collect`, in order.
    ///
    /// A theme is let go when `work` is done with it.
    func forEachTheme<Result: Sendable>(
        _ indices: [Int], _ work: @escaping @Sendable (_ index: Int, Theme, Report) throws -> Result,
        collect: (_ index: Int, Result) throws -> Void
    ) async throws -> Rest {
        var rest = Rest()
        try await forEachInOrder(indices, jobs: request.jobs) { index in
            let (theme, report) = try judged(entries[index])
            let (marked, gone) = baselines[theme.id]?.marked(report) ?? (report, [])
            return (made: try work(index, theme, marked), usage: checker.usage(in: theme, report), gone: gone)
        } collect: { index, result in
            rest.usage.merge(result.usage)
            rest.gone += result.gone
            try collect(index, result.made)
        }
        return rest
    }

    private func judged(_ entry: ThemeCatalog.Entry) throws -> (theme: Theme, report: Report) {
        guard let theme = catalog.theme(entry) else { throw LoadingError.changed(entry.label.id) }
        var report = request.trace.measure(.check, theme.id) { checker.check(theme) }
        if let found = found[theme.id] {
            report.findings += found
            report = report.sorted()
        }
        return (theme, report)
    }

    /// The findings that are about no judged theme, marked by what is left of the baseline, and its stale rows.
    func findings(of rest: Rest) -> [Finding] {
        let judged = Set(entries.map(\.label.id))
        var findings = found.filter { !($0.key.map(judged.contains) ?? false) }.flatMap(\.value)
        // What is asked of all themes may be there for one that was left out, or that cannot be read.
        if request.themeIDs.isEmpty && unusableIDs.isEmpty { findings += checker.projectFindings(rest.usage) }
        if request.includesPages { findings += undefinedProperties() }
        let others = (request.baseline?.rows ?? []).filter { !($0.key.theme.map(judged.contains) ?? false) }
        let report = Report(findings: findings.sorted())
        return Baseline(rows: rest.gone + others).applied(
            to: report, scope: Baseline.Scope(themes: request.themeIDs), strict: request.isStrict
        ).findings
    }
}

extension ProjectCheck {
    /// Judges all themes, which are kept.
    package func run() async throws -> CheckedProject {
        var (themes, report) = ([Theme](), Report())
        let rest = try await forEachTheme(Array(entries.indices)) {
            ($1, $2)
        } collect: { _, judged in
            themes.append(judged.0)
            report.merge(judged.1)
        }
        report.findings += findings(of: rest)
        return CheckedProject(themes: themes, report: report.sorted(), unusableIDs: unusableIDs)
    }
}

/// A project's themes with the verdict on them.
package struct CheckedProject: Sendable {
    /// The themes that can be shown, in the order in which they are.
    package let themes: [Theme]
    /// Everything that was found.
    package var report: Report
    /// The ids of theme files that give no theme.
    package let unusableIDs: [String]
}

extension ThemeChecker {
    fileprivate init(_ workspace: Workspace, _ request: CheckRequest) {
        var requirements = workspace.configuration.requirements
        // Themes without a level of their own have the project's already.
        requirements.level = nil
        let shown = TemplateSet.pairs(overriding: workspace.templates).shown
        self.init(
            options: CheckOptions(
                level: request.level, requirements: requirements, shownPairs: shown, today: request.today))
    }
}

extension Configuration {
    /// Themes by id, the default one first.
    fileprivate func inOrder(_ entries: [ThemeCatalog.Entry]) -> [ThemeCatalog.Entry] {
        var entries = entries.sorted { $0.label.id < $1.label.id }
        if let first = entries.firstIndex(where: { $0.label.id == defaultTheme?.value }) {
            entries.insert(entries.remove(at: first), at: 0)
        }
        return entries
    }
}

/// A theme was asked for that there is no file of.
package struct UnknownTheme: Error, CustomStringConvertible {
    let id: String
    let known: [String]

    package init(id: String, known: [String]) { (self.id, self.known) = (id, known) }

    package var description: String {
        let guess = ThemeID.closest(to: id, among: known).map(didYouMean)
        return "there is no theme '\(id)'\n  help: \(guess ?? "'themepreview list' shows the themes")"
    }
}

package import Findings
import SourceText
import ThemeChecks
import ThemeFormats
package import ThemeModel
import ThemeRendering

/// What to check in a project, and how.
package struct CheckRequest: Sendable {
    /// Empty for all themes.
    package var themeIDs: [String] = []
    /// Overrides the level that themes name, except in modes made for more contrast.
    package var level: ContrastLevel?
    /// A waiver has expired if `expires` is this day or earlier; nil lets none expire.
    package var today: CalendarDate?
    /// Findings that are known and allowed.
    package var baseline: Baseline?
    /// Whether stale rows of the baseline are errors.
    package var isStrict = false
    package var includesPages = true
    /// Whether pages will be written, so that their texts are kept while there is room.
    package var showsPages = false
    /// How many files or themes to work on at once.
    package var jobs = 1
    /// Whether another check follows, which takes over what did not change.
    package var isRepeated = false

    package init() {}
}

/// A project with its themes resolved and its pages and templates read, ready to be judged.
///
/// Every command gets its verdicts from ``forEachTheme(_:_:collect:)``.
package struct ProjectCheck: Sendable {
    let workspace: Workspace
    let request: CheckRequest
    let catalog: ThemeCatalog
    let pages: PageCatalog
    /// Nil if the templates have errors.
    let templates: TemplateSet?
    package let templateFindings: [Finding]
    /// The themes to judge: the default one first, then sorted by id.
    let entries: [ThemeCatalog.Entry]
    /// The ids of theme files that cannot be read or resolved.
    package let unusableIDs: [String]
    /// The errors in themes that no baseline allows.
    let themeErrors: [Finding]
    /// The ids of the themes to judge that can be read only in part for such an error.
    let mistakenIDs: Set<String>
    let checker: ThemeChecker
    /// Findings before any theme is judged, by theme id; nil for those about no theme.
    private let found: [String?: [Finding]]
    /// Findings from reading and resolving themes that are not about a theme in `entries`.
    let catalogFindings: [Finding]
    private let baselines: [String?: Baseline]
    /// What the pages were read from; nil unless they may be taken over by the next check.
    let pagesHash: UInt64?

    /// The ids of all theme files, those that cannot be read included.
    package var themeIDs: [String] { catalog.fileIDs }

    package var hasUsableTemplates: Bool { templates != nil }

    /// Reads pages, resolves themes and loads templates; throws ``UnknownTheme`` for an id that no theme file has.
    ///
    /// Takes over the themes, pages and templates of `previous` that did not change, which are most of the work after the
    /// edit of a theme.
    package init(
        _ workspace: Workspace,
        _ request: CheckRequest,
        after previous: ProjectCheck? = nil
    ) async throws {
        self.workspace = workspace
        catalog = try await ThemeCatalog(
            workspace,
            // `run` returns all themes.
            keepsAll: !request.includesPages,
            jobs: request.jobs,
            isRepeated: request.isRepeated,
            after: previous?.catalog.memory
        )
        let pagesHash = request.isRepeated ? try workspace.pagesHash(previous?.pages) : nil
        self.pagesHash = pagesHash
        let pages: PageCatalog
        if let previous, let pagesHash, pagesHash == previous.pagesHash {
            pages = previous.pages
        } else if request.includesPages {
            pages = try await PageCatalog(workspace, request)
        } else {
            pages = PageCatalog()
        }
        var request = request
        request.baseline = request.baseline?.following(catalog)
        self.request = request
        let (templates, templateFindings) = workspace.loadedTemplates(after: previous)
        self.pages = pages
        self.templates = templates
        self.templateFindings = workspace.configuration.rules.applied(to: templateFindings)
        checker = ThemeChecker(workspace, request)
        let wanted = request.themeIDs
        for id in wanted where !catalog.fileIDs.contains(id) {
            throw UnknownTheme(id: id, known: catalog.fileIDs)
        }
        entries = workspace.configuration.inOrder(
            catalog.entries.filter { wanted.isEmpty || wanted.contains($0.label.id) }
        )
        unusableIDs = Self.unusable(catalog, wanted)
        let marked =
            request.baseline?.marking(Report(findings: catalog.findings)).findings
            ?? catalog.findings
        themeErrors = marked.filter { $0.severity == .error && $0.counts && $0.theme != nil }
        mistakenIDs = catalog.mistakenIDs(by: themeErrors).intersection(entries.map(\.label.id))
        var found: [String?: [Finding]] = Dictionary(grouping: catalog.findings, by: \.theme)
        if !wanted.isEmpty {
            let relevant = catalog.withBases(wanted)
            found = found.filter { $0.key.map(relevant.contains) ?? true }
        }
        let judged = Set(entries.map(\.label.id))
        let others = found.filter { !($0.key.map(judged.contains) ?? false) }.flatMap(\.value)
            .sorted()
        catalogFindings = request.baseline?.marking(Report(findings: others)).findings ?? others
        if request.includesPages {
            found[nil, default: []] += self.templateFindings + pages.findings
        }
        self.found = found
        baselines = Dictionary(grouping: request.baseline?.rows ?? [], by: \.key.theme).mapValues(
            Baseline.init
        )
    }

    private static func unusable(_ catalog: ThemeCatalog, _ wanted: [String]) -> [String] {
        var unusable = catalog.fileIDs.filter { wanted.isEmpty || wanted.contains($0) }
        for entry in catalog.entries {
            unusable.firstIndex(of: entry.label.id).map { _ = unusable.remove(at: $0) }
        }
        return unusable
    }

    /// What judged themes contribute to findings about the whole project.
    struct Rest: Sendable {
        var usage = ProjectUsage()
        /// Baseline rows of the judged themes that match no finding.
        var gone: [BaselineRow] = []
    }

    /// Judges themes concurrently, applies `work` to each, and passes the results to `collect` in order.
    ///
    /// A theme is freed when `work` returns, so that memory does not grow with the number of themes.
    func forEachTheme<Result: Sendable>(
        _ indices: [Int],
        _ work: @escaping @Sendable (_ index: Int, Theme, Report) throws -> Result,
        collect: (_ index: Int, Result) throws -> Void
    ) async throws -> Rest {
        var rest = Rest()
        try await forEachInOrder(indices, jobs: request.jobs) { index in
            let (theme, report) = try judged(entries[index])
            let (marked, gone) = baselines[theme.id]?.marked(report) ?? (report, [])
            return (
                made: try work(index, theme, marked), usage: checker.usage(in: theme, report),
                gone: gone
            )
        } collect: { index, result in
            rest.usage.merge(result.usage)
            rest.gone += result.gone
            try collect(index, result.made)
        }
        return rest
    }

    private func judged(_ entry: ThemeCatalog.Entry) throws -> (theme: Theme, report: Report) {
        guard let theme = catalog.theme(entry) else { throw LoadingError.changed(entry.label.id) }
        let rules = workspace.configuration.rules
        var report = rules.applied(to: checker.check(theme))
        if let found = found[theme.id] {
            report.findings += found
            report = report.sorted()
        }
        return (theme, report)
    }

    /// Findings about no judged theme, with the rest of the baseline applied, and its stale rows.
    func findings(of rest: Rest) -> [Finding] {
        let judged = Set(entries.map(\.label.id))
        var findings = found.filter { !($0.key.map(judged.contains) ?? false) }.flatMap(\.value)
        // A requirement on the whole project may be met by a theme that was left out or cannot be read.
        var ofProject: [Finding] = []
        if request.themeIDs.isEmpty && unusableIDs.isEmpty {
            ofProject += checker.projectFindings(rest.usage)
        }
        if request.includesPages { ofProject += undefinedProperties() }
        findings += workspace.configuration.rules.applied(to: ofProject)
        let others = (request.baseline?.rows ?? []).filter {
            !($0.key.theme.map(judged.contains) ?? false)
        }
        let report = Report(findings: findings.sorted())
        return Baseline(rows: rest.gone + others).applied(
            to: report,
            scope: Baseline.Scope(themes: request.themeIDs),
            strict: request.isStrict
        ).findings
    }
}

extension ProjectCheck {
    /// Judges all themes; keeps them only if they are wanted, since they may not fit in memory together.
    package func run(keepsThemes: Bool = true) async throws -> CheckedProject {
        var themes = [Theme]()
        var report = Report()
        let rest = try await forEachTheme(Array(entries.indices)) {
            (keepsThemes ? $1 : nil, $2)
        } collect: { _, judged in
            if let theme = judged.0 { themes.append(theme) }
            report.merge(judged.1)
        }
        report.findings += findings(of: rest)
        return CheckedProject(themes: themes, report: report.sorted(), unusableIDs: unusableIDs)
    }
}

package struct CheckedProject: Sendable {
    /// The default theme first, then sorted by id.
    package let themes: [Theme]
    package var report: Report
    /// The ids of theme files that cannot be read or resolved.
    package let unusableIDs: [String]
}

extension ThemeChecker {
    fileprivate init(_ workspace: Workspace, _ request: CheckRequest) {
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
        self.init(options: options)
    }
}

extension Configuration {
    /// Sorted by id, in which numbers count as such, the default theme first.
    fileprivate func inOrder(_ entries: [ThemeCatalog.Entry]) -> [ThemeCatalog.Entry] {
        var entries = entries.sorted { $0.label.id.naturallyPrecedes($1.label.id) }
        if let first = entries.firstIndex(where: { $0.label.id == defaultTheme?.value }) {
            entries.insert(entries.remove(at: first), at: 0)
        }
        return entries
    }
}

/// No theme file has the requested id.
package struct UnknownTheme: Error, CustomStringConvertible {
    let id: String
    let known: [String]

    package init(id: String, known: [String]) {
        self.id = id
        self.known = known
    }

    /// The theme that was probably meant.
    package var guess: String? { ThemeID.closest(to: id, among: known) }

    /// How to name a theme by its file; nil where the id is no path.
    package var fileHelp: String? {
        guard id.contains(".") || id.contains("/") else { return nil }
        return "name the theme by its id, and a file outside the project by --themes: "
            + "'\(ThemeReader.themeID(of: id)) --themes \(id)'"
    }

    package var description: String {
        "there is no theme '\(id)'\n  help: \(guess.map(didYouMean) ?? fileHelp ?? "'themepreview list' shows the themes")"
    }
}

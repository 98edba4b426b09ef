package import Findings
import Projects
import ThemeChecks
package import ThemeModel
package import ThemeRendering

/// A project with the verdict on every theme, each judged once.
package struct CheckedProject: Sendable {
    package let project: ResolvedProject
    /// The default theme first, then sorted by id.
    package let judged: [JudgedTheme]
    /// Findings about no judged theme, and the stale rows of the baseline.
    package let findings: [Finding]
    /// The reports of the rules alone, by theme.
    private let ruleReports: [String: Report]

    /// Judges the themes; takes over from `previous` the reports on themes that did not change.
    package init(_ project: ResolvedProject, after previous: CheckedProject? = nil) async throws {
        let known = previous?.reports(usableFor: project) ?? [:]
        let found = project.themeFindings.byTheme
        let baselines = project.request.baselinesByTheme
        let judgements = try await concurrentMap(project.themes, jobs: project.request.jobs) {
            theme in
            project.judgement(
                on: theme.theme,
                known: known[theme.id],
                found: found[theme.id] ?? [],
                baselines[theme.id]
            )
        }
        self.project = project
        judged = judgements.map(\.judged)
        findings = project.findings(after: judgements)
        ruleReports = Dictionary(judgements.map { ($0.judged.theme.id, $0.ruleReport) }) {
            first,
            _ in
            first
        }
    }

    /// The verdict of a check that leaves the pages out.
    package func withoutPages() async throws -> CheckedProject {
        try await CheckedProject(project.withoutPages, after: self)
    }

    /// The default theme first, then sorted by id.
    package var themes: [Theme] { judged.map(\.theme) }

    /// The ids of theme files that cannot be read or resolved.
    package var unusableIDs: [String] { project.unusableIDs }

    /// The report on the whole project.
    ///
    /// Complexity: O(n log n).
    package var report: Report {
        var report = Report()
        for theme in judged { report.merge(theme.report) }
        report.findings += findings
        return report.sorted()
    }

    /// The reports of the rules on themes that are the same in another state of the project.
    private func reports(usableFor other: ResolvedProject) -> [String: Report] {
        guard project.judgesLike(other) else { return [:] }
        let themes = Dictionary(judged.map { ($0.theme.id, $0.theme) }) { first, _ in first }
        let same = other.themes.filter { themes[$0.id] == $0.theme }
        return Dictionary(same.map { ($0.id, ruleReports[$0.id]) }) { first, _ in first }
            .compactMapValues(\.self)
    }
}

/// The verdict on a theme.
private struct Judgement: Sendable {
    /// The findings of the rules alone.
    let ruleReport: Report
    /// With all findings about the theme, those of the baseline marked.
    let judged: JudgedTheme
    /// The project's requirements that the theme uses.
    let usage: ProjectUsage
    /// The rows of the baseline about the theme that match no finding.
    let gone: [BaselineRow]
}

extension ResolvedProject {
    /// An equal theme gets an equal report in both.
    fileprivate func judgesLike(_ other: ResolvedProject) -> Bool {
        request.level == other.request.level && request.today == other.request.today
            && workspace.configuration.source == other.workspace.configuration.source
            && workspace.templates.mapValues(\.text) == other.workspace.templates.mapValues(\.text)
    }

    fileprivate func judgement(
        on theme: Theme,
        known: Report?,
        found: [Finding],
        _ baseline: Baseline?
    ) -> Judgement {
        let ruleReport = known ?? workspace.configuration.rules.applied(to: checker.check(theme))
        var report = ruleReport
        if !found.isEmpty {
            report.findings += found
            report = report.sorted()
        }
        let (marked, gone) = baseline?.marked(report) ?? (report, [])
        return Judgement(
            ruleReport: ruleReport,
            judged: JudgedTheme(theme, marked),
            usage: checker.usage(in: theme, report),
            gone: gone
        )
    }

    /// Findings about no judged theme, with the rest of the baseline applied, and its stale rows.
    fileprivate func findings(after judgements: [Judgement]) -> [Finding] {
        let ofPages = request.includesPages ? templateFindings + pages.findings : []
        let ofProject = workspace.configuration.rules.applied(to: wholeFindings(after: judgements))
        let report = Report(findings: (themeFindings.elsewhere + ofPages + ofProject).sorted())
        return request.baseline(without: judgements).applied(
            to: report,
            scope: Baseline.Scope(themes: request.themeIDs),
            strict: request.isStrict
        ).findings
    }

    /// Findings about the project as a whole, for which all its themes were looked at.
    private func wholeFindings(after judgements: [Judgement]) -> [Finding] {
        var findings: [Finding] = []
        // A requirement may be met by a theme that was left out or cannot be read.
        if request.themeIDs.isEmpty && unusableIDs.isEmpty {
            var usage = ProjectUsage()
            for judgement in judgements { usage.merge(judgement.usage) }
            findings += checker.projectFindings(usage)
        }
        if request.includesPages { findings += undefinedProperties() }
        return findings
    }
}

extension CheckRequest {
    fileprivate var baselinesByTheme: [String?: Baseline] {
        let rows = Dictionary(grouping: baseline?.rows ?? [], by: \.key.theme)
        return rows.mapValues { Baseline(rows: $0) }
    }

    /// The rows that the judged themes do not match, and those about no judged theme.
    fileprivate func baseline(without judgements: [Judgement]) -> Baseline {
        let judged = Set(judgements.map(\.judged.theme.id))
        let others = (baseline?.rows ?? []).filter { row in
            !(row.key.theme.map(judged.contains) ?? false)
        }
        return Baseline(rows: judgements.flatMap(\.gone) + others)
    }
}

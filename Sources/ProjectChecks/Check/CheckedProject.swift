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
        ruleReports = judgements.ruleReports
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
        var reports: [String: Report] = [:]
        for theme in other.themes where themes[theme.id] == theme.theme {
            reports[theme.id] = ruleReports[theme.id]
        }
        return reports
    }
}

extension ResolvedProject {
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
        var usage = ProjectUsage()
        for judgement in judgements { usage.merge(judgement.usage) }
        // A requirement may be met by a theme that was left out or cannot be read.
        if request.themeIDs.isEmpty && unusableIDs.isEmpty {
            findings += checker.projectFindings(usage)
        }
        findings += checker.unexplainedPairs(usage)
        if request.includesPages { findings += undefinedProperties() }
        return findings
    }
}

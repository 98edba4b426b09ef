package import Findings
import Projects
import SourceText
import ThemeChecks
package import ThemeModel
package import ThemeRendering

/// A project with the verdict on every theme, each judged once.
package struct CheckedProject: Sendable {
    package let project: ResolvedProject
    /// The default theme first, then sorted by id.
    package let judged: [JudgedTheme]
    private let judgements: [Judgement]

    /// Judges the themes; takes over from `previous` the reports on themes that did not change.
    package init(_ project: ResolvedProject, after previous: CheckedProject? = nil) async throws {
        let request = project.request
        let knownReports = previous?.reports(usableFor: project) ?? [:]
        let readingFindings = project.themeFindings.byTheme
        let baselines = request.baselinesByTheme
        judgements = try await concurrentMap(project.themes, jobs: request.jobs) { theme in
            project.judgement(
                on: theme.theme,
                known: knownReports[theme.id],
                found: readingFindings[theme.id] ?? [],
                baselines[theme.id]
            )
        }
        self.project = project
        judged = judgements.map(\.judged)
    }

    /// Findings about no judged theme, and the stale rows of the baseline.
    ///
    /// Made when it is asked for: `serve` never does, and would take twice as long for an edit.
    package var findings: [Finding] { project.findings(after: judgements) }

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
        let themes = Dictionary(keepingFirst: judged.map { ($0.theme.id, $0.theme) })
        let ruleReports = judgements.ruleReports
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
        let whole = wholeFindings(after: judgements)
        var all = themeFindings.elsewhere
        if request.includesPages { all += templateFindings + pageFindings }
        all += workspace.configuration.rules.applied(to: whole)
        let report = request.baseline(without: judgements).applied(
            to: Report(findings: all.sorted()),
            scope: Baseline.Scope(themes: request.themeIDs),
            strict: request.isStrict
        )
        return report.findings
    }

    /// Findings about pages; links of a folder that nobody named are notes where the themes are elsewhere, since a
    /// repository may have a folder `docs` of its own.
    private var pageFindings: [Finding] {
        let configuration = workspace.configuration
        let isNamed = configuration.requiresDocs || configuration.themes == Configuration().themes
        if isNamed || configuration.rules.settings[.brokenLink] != nil { return pages.findings }
        return pages.findings.map { finding in
            var finding = finding
            if finding.rule == .brokenLink { finding.severity = .note }
            return finding
        }
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
        findings += mirrorFindings() + useFindings()
        return findings
    }
}

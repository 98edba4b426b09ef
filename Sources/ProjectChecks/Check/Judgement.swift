import Findings
import Projects
import SourceText
import ThemeChecks
import ThemeModel
import ThemeRendering

/// The verdict on a theme.
struct Judgement: Sendable {
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
    func judgement(
        on theme: Theme,
        known: Report?,
        found: [Finding],
        _ baseline: Baseline?
    ) -> Judgement {
        let ruleReport = known ?? workspace.configuration.rules.applied(to: checker.check(theme))
        var report = ruleReport
        if !found.isEmpty {
            report.findings += ruleReport.needsNoRoles ? found.map(\.asNoteOnRole) : found
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

    /// An equal theme gets an equal report in both.
    func judgesLike(_ other: ResolvedProject) -> Bool {
        request.level == other.request.level && request.today == other.request.today
            && checker.options.usedPairs == other.checker.options.usedPairs
            && workspace.configuration.source == other.workspace.configuration.source
            && workspace.templates.mapValues(\.text) == other.workspace.templates.mapValues(\.text)
    }
}

extension Report {
    /// Every pair is known, so that a theme with names of its own needs no page and no text among the roles.
    fileprivate var needsNoRoles: Bool {
        coverage.contains { $0.checked > 0 } && !hasUnknownPairs
    }
}

extension Finding {
    /// A warning about a missing role as a note; any other finding as it is.
    fileprivate var asNoteOnRole: Finding {
        guard rule == .missingRole, severity == .warning else { return self }
        var note = self
        note.severity = .note
        return note
    }
}

extension [Judgement] {
    /// The reports of the rules alone, by theme id.
    var ruleReports: [String: Report] {
        let reports = map { ($0.judged.theme.id, $0.ruleReport) }
        return Dictionary(keepingFirst: reports)
    }
}

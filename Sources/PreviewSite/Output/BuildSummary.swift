package import Findings
import ThemeRendering

/// The first findings of a build, one a cause, and the number of all.
package struct BuildSummary: Hashable, Sendable {
    /// How many findings a build shows without `--verbose`.
    package static let usualLimit = 10

    /// What says that a theme or page is not in the site.
    private static let omissions: Set<RuleID> = [
        .unreadableFile, .duplicateID, .unknownBase, .missingRole, .unreadablePage,
    ]

    let limit: Int
    private var omissions: [Finding] = []
    private var others: [Finding] = []
    /// The number of causes of errors and warnings that no waiver or baseline allows, theme by theme.
    package var count = 0
    /// The number of notes that no waiver or baseline allows.
    package var notes = 0
    /// Whether `check` would fail, for another reason than a budget.
    package var hasFailures = false
    /// How many findings of a rule the baseline allows, and how many there are that would fail.
    var budgets: [RuleID: Int] = [:]
    var spent: [RuleID: Int] = [:]
    /// The number of themes that cannot be read, or only in part.
    package var mistakenThemes = 0
    package var unreadablePages = 0

    package init(limit: Int = Self.usualLimit) { self.limit = limit }

    /// The first causes of errors and warnings, those about what is missing first; with `limit == .max`, all findings.
    package var shown: [Finding] { omissions + others.prefix(limit - omissions.count) }

    /// The build exits with status 1: something cannot be read, or with `strictly`, `check` would fail.
    package func fails(strictly: Bool) -> Bool {
        mistakenThemes > 0 || unreadablePages > 0 || strictly && (hasFailures || exceedsBudget)
    }

    private var exceedsBudget: Bool { spent.contains { $0.value > budgets[$0.key] ?? 0 } }

    /// Adds the findings of a report; `check` fails at `threshold`.
    mutating func add(_ report: Report, threshold: Severity) {
        let counting = report.findings.filter { $0.counts && $0.severity > .note }
        let causes = Report(findings: counting).causes
        show(limit == .max ? report.findings : causes.map(\.summary))
        count += causes.count
        notes += report.findings.count { $0.counts && $0.severity == .note }
        var rest = report
        if !budgets.isEmpty {
            rest.findings.removeAll {
                budgets[$0.rule] != nil && !RuleSettings.fixed.contains($0.rule)
            }
            for failure in report.failures(at: threshold) where budgets[failure.rule] != nil {
                spent[failure.rule, default: 0] += 1
            }
        }
        hasFailures = hasFailures || rest.fails(at: threshold)
    }

    /// Adds findings to ``shown`` up to the limit, without counting them.
    mutating func show(_ findings: [Finding]) {
        let isOmission = { (finding: Finding) in Self.omissions.contains(finding.rule) }
        omissions += findings.lazy.filter(isOmission).prefix(limit - omissions.count)
        others += findings.lazy.filter { !isOmission($0) }.prefix(limit - others.count)
    }
}

extension BuildSummary {
    /// The findings of a project: those about no single theme first, then those of each theme.
    init(of checked: CheckedProject, limit: Int) {
        self.init(limit: limit)
        let project = checked.project
        let threshold = project.workspace.configuration.failOn
        budgets = project.request.baseline?.budgets ?? [:]
        add(Report(findings: checked.findings), threshold: threshold)
        for judged in checked.judged { add(judged.report, threshold: threshold) }
        mistakenThemes = project.unusableIDs.count + project.mistakenIDs.count
        unreadablePages = project.pages.unreadable.count + project.pages.damaged.count
    }
}

import Findings
import ForeignFormats
import Synchronization
import ThemeChecks
import ThemeFixes
import ThemeModel
import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What `fix` would do about themes: planned only for one that is asked for and fails, and once for those that share files.
final class ThemeAdvice: Sendable {
    /// The most themes of a site that shows what `fix` would write: plans for 270 take three times as long as the build.
    static let usualLimit = 40

    private let check: ResolvedProject
    private let files: [String: Data]
    private let groups: [Group]
    private let groupsByTheme: [String: Int]

    init(_ check: ResolvedProject) {
        self.check = check
        files = check.workspace.themeFilesByLabel
        groups = check.catalog.groups.map(Group.init)
        let members = groups.enumerated().flatMap { index, group in
            group.entries.map { ($0.label.id, index) }
        }
        groupsByTheme = Dictionary(members) { first, _ in first }
    }

    /// The themes that share files.
    private final class Group: Sendable {
        let entries: [ResolvedTheme]
        /// By theme; nil before the first question.
        let plans = Mutex<[String: Plan]?>(nil)

        init(_ entries: [ResolvedTheme]) { self.entries = entries }
    }

    /// What is planned for themes that have a value in common.
    struct Plan: Sendable {
        let plan: FixPlan
        let themes: [Theme]
        let texts: [String: ThemeText]
    }

    /// The id of the first theme that shares files with this one; nil where there is no other.
    func group(of theme: String) -> String? {
        groupsByTheme[theme].flatMap {
            groups[$0].entries.count > 1 ? groups[$0].entries[0].label.id : nil
        }
    }

    private static func findings(in report: Report) -> [Finding] {
        report.findings.filter { $0.rule == .lowContrast && $0.counts }
    }

    /// Whether a theme with this report can be shown as a fix would make it.
    func canFix(_ report: Report) -> Bool {
        check.entries.count <= Self.usualLimit && !Self.findings(in: report).isEmpty
    }

    /// What would be written for a theme with this report.
    func preview(_ theme: Theme, _ report: Report) -> FixPreview {
        let findings = Self.findings(in: report)
        guard canFix(report), let plan = plan(for: theme.id) else { return FixPreview(report) }
        let pairs = Dictionary(findings.map { (PairKey($0), $0) }) { first, _ in first }
        let values = PlannedValues(plan.plan, plan.themes, plan.texts, withEdits: false)
        let advised = report.advised(by: values.advice(on: pairs))
        if plan.plan.changes.isEmpty { return FixPreview(advised) }
        let fixed = theme.changed(by: plan.plan.changes)
        return FixPreview(advised, theme: fixed, pairs: check.checker.verdicts(on: fixed))
    }

    /// Other threads that ask about the same files wait.
    func plan(for theme: String) -> Plan? {
        guard let group = groupsByTheme[theme].map({ groups[$0] }) else { return nil }
        return group.plans.withLock { known in
            let plans = known ?? makePlans(group.entries)
            known = plans
            return plans[theme]
        }
    }

    private func makePlans(_ entries: [ResolvedTheme]) -> [String: Plan] {
        var plans: [String: Plan] = [:]
        for themes in ThemeFixer.groups(of: entries.map(\.theme)) {
            let texts = check.texts(of: themes, files)
            let plan = Plan(plan: check.plan(for: themes, texts), themes: themes, texts: texts)
            for theme in themes { plans[theme.id] = plan }
        }
        return plans
    }
}

package import Findings
import Projects
import SourceText
import Synchronization
import ThemeChecks
import ThemeFixes
package import ThemeModel
package import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The plans of `fix` for themes of a site: one is made when a theme is asked for that fails, and kept for those that share
/// files with it.
package final class ThemeAdvice: Sendable {
    /// The most themes of a site that shows what `fix` would write: plans for 270 take three times as long as the build.
    static let usualLimit = 40

    private let project: ResolvedProject
    private let files: [String: Data]
    private let groups: [Group]
    private let groupsByTheme: [String: Int]

    package init(_ project: ResolvedProject) {
        self.project = project
        files = project.workspace.themeFilesByLabel
        groups = project.catalog.groups.map(Group.init)
        let members = groups.enumerated().flatMap { index, group in
            group.themes.map { ($0.id, index) }
        }
        groupsByTheme = Dictionary(keepingFirst: members)
    }

    /// The themes that share files.
    private final class Group: Sendable {
        let themes: [Theme]
        /// By theme; nil before the first question.
        let plans = Mutex<[String: GroupPlan]?>(nil)

        init(_ themes: [ResolvedTheme]) { self.themes = themes.map(\.theme) }
    }

    /// The id of the first theme that shares files with this one; nil where there is no other.
    package func group(of theme: String) -> String? {
        guard let index = groupsByTheme[theme], groups[index].themes.count > 1 else { return nil }
        return groups[index].themes[0].id
    }

    /// A theme with this report can be shown as a fix would make it.
    package func canFix(_ report: Report) -> Bool {
        guard project.themes.count <= Self.usualLimit else { return false }
        let findings = report.fixable.values
        return !findings.isEmpty && FixLimit.themes(beyond: findings).isEmpty
    }

    /// The values that would be written for a theme with this report.
    package func preview(_ theme: Theme, _ report: Report) -> FixPreview {
        guard canFix(report), let plan = plan(for: theme.id) else {
            return FixPreview(report, nearest: Self.nearest)
        }
        let values = PlannedValues(plan, withEdits: false)
        let advised = report.advised(by: values.advice(on: report.fixable))
        if plan.plan.changes.isEmpty { return FixPreview(advised, nearest: Self.nearest) }
        let fixed = theme.changed(by: plan.plan.changes)
        let pairs = project.checker.verdicts(on: fixed)
        return FixPreview(advised, theme: fixed, pairs: pairs, nearest: Self.nearest)
    }

    /// The foreground alone that would pass, by the objective of the plans.
    private static let nearest: FixPreview.NearestForeground = { foreground, background, required in
        PassingColor.foreground(foreground, on: [background], atLeast: required)?.color
    }

    /// The plan for a theme and those with which it shares values; other threads that ask for it wait.
    package func plan(for theme: String) -> GroupPlan? {
        guard let index = groupsByTheme[theme] else { return nil }
        let group = groups[index]
        return group.plans.withLock { known in
            let plans = known ?? makePlans(for: group.themes)
            known = plans
            return plans[theme]
        }
    }

    private func makePlans(for themes: [Theme]) -> [String: GroupPlan] {
        var plans: [String: GroupPlan] = [:]
        for plan in project.plans(for: themes, files) {
            for theme in plan.themes { plans[theme.id] = plan }
        }
        return plans
    }
}

package import Findings
import Projects
import SourceText
package import ThemeFixes
import ThemeModel

extension ResolvedProject {
    /// The report with what ``fix(_:)`` would do about its low contrast; with `withEdits`, also as edits of the files.
    ///
    /// Plans only for the themes that need it, and for those that share values with them.
    package func advised(_ report: Report, withEdits: Bool = false) async throws -> Report {
        let findings = report.fixable
        let failing = Set(findings.values.compactMap(\.theme))
        let large = FixLimit.themes(beyond: findings.values)
        let groups = catalog.groups.filter { group in
            let ids = Set(group.map(\.id))
            return !ids.isDisjoint(with: failing) && ids.isDisjoint(with: large)
        }
        let files = workspace.themeFilesByLabel
        let advice = try await concurrentMap(groups, jobs: request.jobs) { group -> [Advice] in
            let needed = ThemeFixer.groups(of: group.map(\.theme)).filter { themes in
                themes.contains { failing.contains($0.id) }
            }
            let plans = needed.map { plan(for: $0, files) }
            return plans.flatMap { plan in
                PlannedValues(plan, withEdits: withEdits).advice(on: findings)
            }
        }
        var advised = report.advised(by: advice.flatMap(\.self))
        let unplanned = failing.subtracting(groups.joined().map(\.id))
        advised.unplanned = findings.values.count { finding in
            finding.theme.map(unplanned.contains) ?? false
        }
        return advised
    }
}

extension Report {
    /// The pairs with low contrast that nothing allows.
    var fixable: [PairKey: Finding] {
        let counting = findings.filter { $0.rule == .lowContrast && $0.counts }
        return Dictionary(keepingFirst: counting.map { (PairKey($0), $0) })
    }
}

extension PairKey {
    package init(_ pair: PairInMode) {
        self.init(theme: pair.theme, mode: pair.mode, pair: pair.pair)
    }
}

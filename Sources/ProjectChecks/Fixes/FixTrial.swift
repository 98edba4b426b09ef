import Findings
import Projects
import SourceText
import ThemeChecks
import ThemeFixes
import ThemeModel

/// Changed files in memory, and the pairs that they break.
struct FixTrial: Sendable {
    let plans: FixPlans
    let plan: FixPlan
    let files: [ChangedThemeFile]
    /// The first pair of each theme that does not pass as planned, or gets worse.
    let broken: [PairInMode]
    /// The changes that their files cannot take.
    let unwritable: [ValueChange]
    /// The number of errors about code on marks that are left in the themes that were asked for.
    let codeOnMarks: Int

    init(_ plans: FixPlans, of project: ResolvedProject) async throws {
        let plan = plans.plan
        let fixed = FixedFiles(with: plan.changes, in: plans.files) { label in
            plans.files[label].flatMap { project.text(of: $0, at: label) }
        }
        let files = fixed.files
        self.plans = plans
        self.plan = plan
        self.files = files
        unwritable = fixed.unwritable
        let themes = try await Self.themes(with: files, project)
        broken = try await Self.broken(in: themes, plan, project)
        let wanted = themes.filter(project.includes)
        let counts = try await concurrentMap(wanted, jobs: project.request.jobs) { theme in
            project.checker.codeOnMarks(of: theme).count(where: \.isError)
        }
        codeOnMarks = counts.reduce(0, +)
    }

    private static func themes(
        with files: [ChangedThemeFile],
        _ project: ResolvedProject
    ) async throws -> [Theme] {
        if files.isEmpty { return project.catalog.allThemes }
        let workspace = project.workspace.replacing(files)
        let jobs = project.request.jobs
        return try await ThemeCatalog(workspace, jobs: jobs, after: project.catalog).allThemes
    }

    private static func broken(
        in themes: [Theme],
        _ plan: FixPlan,
        _ project: ResolvedProject
    ) async throws -> [PairInMode] {
        if plan.changes.isEmpty { return [] }
        let jobs = project.request.jobs
        let after = Dictionary(keepingFirst: themes.map { ($0.id, $0) })
        let promise = Promise(plan)
        let broken = try await concurrentMap(project.catalog.allThemes, jobs: jobs) {
            theme -> PairInMode? in
            let before = project.checker.pairs(of: theme)
            guard let theme = after[theme.id] else { return before.first?.pair }
            return promise.brokenPair(in: project.checker.pairs(of: theme), before: before)
        }
        return broken.compactMap(\.self)
    }
}

/// The ratios that pairs have after the changes of a plan.
private struct Promise: Sendable {
    private let fixed: Set<PairInMode>
    private let unfixed: [PairInMode: Double]

    init(_ plan: FixPlan) {
        fixed = Set(plan.changes.flatMap(\.fixed).map(\.pair))
        // Only a decision of the user makes a pair worse.
        unfixed = Dictionary(keepingFirst: plan.unfixed.map { ($0.pair, $0.measured) })
    }

    func brokenPair(in after: [MeasuredPair], before: [MeasuredPair]) -> PairInMode? {
        let old = Dictionary(keepingFirst: before.map { ($0.pair, $0.measured) })
        let broken = after.first { row in
            row.measured < promised(row.pair, before: old)
        }
        return broken?.pair
    }

    private func promised(_ pair: PairInMode, before: [PairInMode: Double]) -> Double {
        if fixed.contains(pair) { return pair.required }
        // A changed value may make another pair the one that judges it: pairs come and go.
        let old = before[pair] ?? pair.required
        return min(pair.required, old, unfixed[pair] ?? old)
    }
}

/// A pair that must reach a ratio, and the one that it has; 0 if that is unknown.
private struct MeasuredPair {
    let pair: PairInMode
    let measured: Double
}

extension ThemeChecker {
    fileprivate func pairs(of theme: Theme) -> [MeasuredPair] {
        measuredPairs(of: theme) + steps(of: theme)
    }

    /// The steps of orders and ladders, with 1 for one that is as asked.
    private func steps(of theme: Theme) -> [MeasuredPair] {
        sequenceSteps(of: theme).map { step in
            let pair = PairInMode(
                theme: theme,
                mode: step.mode,
                pair: step.pair,
                required: 1
            )
            return MeasuredPair(pair: pair, measured: step.isMet ? 1 : 0)
        }
    }

    private func measuredPairs(of theme: Theme) -> [MeasuredPair] {
        // A plan knows nothing of code on marks, of which a check shows the weakest: another one after each change.
        let marks = codeOnMarks(of: theme)
        return verdicts(on: theme).compactMap { row in
            guard let required = row.required else { return nil }
            if marks.contains(where: { $0.mode == row.mode && $0.pair == row.pair }) { return nil }
            let pair = PairInMode(
                theme: theme,
                mode: row.mode,
                pair: row.pair,
                required: required
            )
            let measured = row.isTooLoud ? 0 : row.measured ?? 0
            return MeasuredPair(pair: pair, measured: measured)
        }
    }
}

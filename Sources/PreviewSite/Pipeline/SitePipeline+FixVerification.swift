import Findings
import ThemeChecks
import ThemeFixes
import ThemeModel

extension SitePipeline {
    /// Reads the changed files, and throws where anything is not as the plan has it, or got worse.
    func verify(_ plan: FixPlan, _ changed: SitePipeline, _ themes: [Theme]) async throws {
        if plan.changes.isEmpty { return }
        let after = Dictionary(await changed.resolved().themes.map { ($0.id, $0) }) { first, _ in first }
        let mended = Set(plan.changes.flatMap(\.fixed).map(\.pair))
        let checker = checker
        let worse = await concurrently(themes, jobs: jobs) { theme -> String? in
            let rows = after[theme.id].map { checker.verdicts(on: $0) } ?? []
            let isGood = checker.verdicts(on: theme).elementsEqual(rows) { old, new in
                guard old.mode == new.mode, old.pair == new.pair else { return false }
                guard let required = old.required, let measured = old.measured else { return true }
                let pair = PairInMode(theme: theme.id, mode: old.mode, pair: old.pair, required: required)
                return new.measured ?? 0 >= (mended.contains(pair) ? required : min(required, measured))
            }
            return isGood ? nil : theme.id
        }
        if let theme = worse.compactMap(\.self).first { throw FixingError.unverified(theme) }
    }
}

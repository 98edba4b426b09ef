import ColorScience
import Findings
import Projects
import SourceText
import ThemeChecks
package import ThemeFixes
import ThemeModel

extension ResolvedProject {
    /// Finds the colour changes, applies them to the files' texts in memory, and checks the result.
    ///
    /// Fixes only findings of the requested themes; no theme gets worse.
    package func fix(_ options: FixOptions = FixOptions()) async throws -> SiteFix {
        try await fix(by: FixPlans(self, options))
    }

    /// Applies plans to the files' texts in memory, and checks the result: changes that fail their check, or that a
    /// file cannot take, are left out.
    package func fix(by plans: FixPlans) async throws -> SiteFix {
        var trial = try await FixTrial(plans, of: self)
        var refused: [TokenPlace: FixRefusal] = [:]
        while !trial.broken.isEmpty || !trial.unwritable.isEmpty {
            for change in trial.unwritable {
                refused[change.place] = .unwritable
            }
            // A theme whose file was not changed says nothing about the plan.
            for pair in trial.unwritable.isEmpty ? trial.broken : [] {
                let places = places(in: trial.plan, deciding: pair)
                if places.isEmpty { throw FixingError.unverified(pair.theme) }
                for place in places { refused[place] = .worsens(pair) }
            }
            var plans = trial.plans
            try await plans.leaveOut(refused.keys)
            trial = try await FixTrial(plans, of: self)
        }
        return SiteFix(
            plan: trial.plan,
            files: trial.files,
            unusable: unusableIDs.count,
            unknown: try await unknownPairCount(),
            codeOnMarks: trial.codeOnMarks,
            refused: refused,
            reach: reach(of: trial.plan.changes.compactMap(\.place.location))
        )
    }

    /// The places of changes that decide a pair; all of the theme's files where none does.
    private func places(in plan: FixPlan, deciding pair: PairInMode) -> [TokenPlace] {
        guard let theme = catalog.allThemes.first(where: { $0.id == pair.theme }) else {
            return []
        }
        let deciding = checker.places(deciding: pair.pair, in: pair.mode, of: theme)
        let files = ThemeFixer.files(of: [theme])
        let own = plan.changes.filter { change in
            change.place.location.map { files.contains($0.file) } ?? false
        }
        let near = own.filter { change in
            if change.isNew { return change.place.role == pair.pair.foreground }
            return deciding.contains(change.place.location)
        }
        return (near.isEmpty ? own : near).map(\.place)
    }

    /// The number of pairs of the requested themes with an unknown contrast.
    private func unknownPairCount() async throws -> Int {
        let wanted = catalog.allThemes.filter(includes)
        let counts = try await concurrentMap(wanted, jobs: request.jobs) { theme in
            checker.verdicts(on: theme).count { $0.verdict == .unknown }
        }
        return counts.reduce(0, +)
    }
}

/// The searches that lead to a plan.
struct PlanSearch {
    /// The end of a search, with the colours that more passing pairs would have made meet.
    struct End {
        var search: FixSearch
        var keptApart: [NearPair] = []
        /// All pairs pass where colours may meet, so that nothing else stands in their way.
        var passesWhereMet = false
    }

    let problem: FixProblem
    let options: FixOptions
    /// The values in the files.
    let start: FixObjective

    init(_ problem: FixProblem, _ options: FixOptions) {
        self.problem = problem
        self.options = options
        let files = [FixValue?](repeating: nil, count: problem.tokens.count)
        start = FixObjective(problem, values: files, maxDelta: options.maxDelta)
    }

    func run() -> End {
        let objective = options.pinned.isEmpty ? start : objective(at: decided)
        let unchanged = FixSearch(from: objective)
        if unchanged.open.isEmpty { return End(search: unchanged) }
        let end = bestOfAliases(from: objective)
        // Cheaper colours for what fails all the same would be cheaper again from there: a fix would have no end.
        let isDecided = objective.values != start.values
        if !isDecided, end.search.open.count >= unchanged.open.count {
            return End(search: unchanged, keptApart: end.keptApart)
        }
        return end
    }

    private var decided: [FixValue?] {
        problem.tokens.map { token in
            options.pinned[token.place]?.value(of: token, in: problem)
        }
    }

    /// A decision may break a promise, which the rest then restores if it can.
    private func objective(at values: [FixValue?]) -> FixObjective {
        FixObjective(
            problem,
            values: values,
            maxDelta: options.maxDelta,
            restoring: options.pinned.isEmpty ? [] : start.floors
        )
    }

    /// The best plan that may change aliases, unless one that changes values alone leaves fewer pairs failing: what an alias
    /// names anew stays, which others may need to move.
    private func bestOfAliases(from objective: FixObjective) -> End {
        let end = bestOfRanks(from: objective)
        if end.search.open.isEmpty || !end.search.renamesAliases { return end }
        let other = bestOfRanks(from: objective.withoutAliases)
        return other.search.open.count < end.search.open.count ? other : end
    }

    /// The best plan that keeps ranks, unless one without ranks leaves fewer pairs failing.
    private func bestOfRanks(from objective: FixObjective) -> End {
        let ranked = best(from: objective)
        let hasRanks = problem.checks.contains { $0.kind == .rank }
        if ranked.search.open.isEmpty || ranked.passesWhereMet || !hasRanks { return ranked }
        let unranked = best(from: objective.withoutRanks)
        let isBetter = unranked.search.open.count < ranked.search.open.count
        return isBetter ? unranked : ranked
    }

    /// The best plan in which no colours meet, and those that would if more pairs passed.
    private func best(from objective: FixObjective) -> End {
        let free = FixSearch.best(from: objective)
        let met = free.nearPairs(since: objective).filter { pair in
            pair.before >= options.keepsApart && pair.after < options.keepsApart
        }
        // Most plans keep colours apart without being made to, and cost less than those that are.
        if met.isEmpty { return End(search: free) }
        let flips = Set(FlipProof(of: free, from: objective).flips)
        let hold = FixObjective.Hold(apart: options.keepsApart, free: flips)
        let held = FixSearch.best(from: objective.holding(hold))
        let isWorse = held.open.count > free.open.count
        return End(
            search: held,
            keptApart: isWorse ? met : [],
            passesWhereMet: free.open.isEmpty
        )
    }
}

extension FixSearch {
    /// Shares of the bounds to keep away from, the widest first: near a bound, 8 bits may have no colour.
    private static let margins = [1.1, 1.03, 1.015, 1.005, 1]
    /// A quarter of the trials of a first search: this one begins near its end.
    private static let trialsWithinBounds = 50_000

    /// The cheapest end of a few searches: a background that moved stays in a second one, and where pairs changed sides,
    /// another one begins where none does that need not.
    static func best(from objective: FixObjective) -> FixSearch {
        let search = cheaper(from: objective)
        guard let sides = FlipProof(of: search, from: objective).keepable else { return search }
        guard var other = search.restarted(keeping: sides) else { return search }
        other.run()
        return other.cost < search.cost ? other : search
    }

    /// A background that moves first may keep a surface from moving, which would be cheaper.
    private static func cheaper(from objective: FixObjective) -> FixSearch {
        var search = FixSearch(from: objective)
        search.run()
        guard search.movesBackground else { return search }
        var other = FixSearch(from: objective, candidates: search.candidates)
        other.keepsBackgrounds = true
        other.run()
        return other.cost < search.cost ? other : search
    }

    private var movesBackground: Bool {
        problem.order.contains { problem.tokens[$0].isBackground && isChanged($0) }
    }

    private func restarted(keeping sides: [Double]) -> FixSearch? {
        for margin in Self.margins {
            var other = FixSearch(
                from: objective,
                candidates: candidates,
                allTrials: Self.trialsWithinBounds
            )
            let system = ContrastSystem(
                self,
                from: objective,
                sides: sides,
                margin: margin,
                followsAliases: false
            )
            guard case .bounds(let bounds) = system.solved() else { continue }
            if other.build(within: bounds) { return other }
        }
        return nil
    }
}

extension FixSearch {
    /// Shares of the bounds to keep away from, the widest first: near a bound, 8 bits may have no colour.
    private static let margins = [1.1, 1.03, 1.015, 1.005, 1]
    /// A quarter of the trials of a first search: this one begins near its end.
    private static let trialsWithinBounds = 50_000

    /// The cheaper end of two searches: where the first one made pairs change sides, another one begins where none does
    /// that need not.
    static func best(from objective: FixObjective) -> FixSearch {
        var search = FixSearch(from: objective)
        search.run()
        guard let sides = FlipProof(of: search, from: objective).keepable else { return search }
        guard var other = search.restarted(keeping: sides) else { return search }
        other.run()
        return other.cost < search.cost ? other : search
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

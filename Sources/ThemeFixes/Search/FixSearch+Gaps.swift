extension FixSearch {
    /// Lets values of failing pairs take colours in gaps.
    ///
    /// Last, since a colour in a narrow gap holds all others where they are.
    mutating func enterGaps() {
        let failing = Set(open.flatMap { problem.tokensOfCheck[$0] })
        for token in problem.order where failing.contains(token) {
            var trial = self
            trial.entersGaps = true
            trial.settle(token)
            trial.entersGaps = false
            if trial.open.count < open.count { self = trial }
        }
    }

    /// Colours in gaps between two candidates of a line, where pairs pass that fail at both.
    ///
    /// A gap may be narrower than a step of the line, or than one of 8 bits: then a colour of a slightly other hue is in it.
    func gapCandidates(
        of token: TokenIndex,
        _ floor: CostFloor,
        below cost: Double
    ) -> [FixCandidate] {
        let lines = candidates.lines(of: token)
        // With less than a flip to gain, all pairs are as they are beside the gap.
        let gaps = floor.penalties.gaps(below: cost - FixPrice.flip / 2)
        let missed = gaps.filter { !lines.main.reach($0) }
        return missed.flatMap(lines.candidates)
    }
}

import ColorScience

extension FixSearch {
    /// Gives each value the cheapest colour within bounds, which narrow down by that; false where there is none.
    mutating func build(within start: ContrastSystem) -> Bool {
        var bounds = start
        for token in byWeight where !bounds.isEmpty {
            let range = bounds.range(of: token)
            if !range.contains(shades.color(of: token).relativeLuminance) {
                guard let best = cheapest(for: token, in: range) else { return false }
                set(token, to: best)
            }
            bounds.fix(token, at: shades.color(of: token).relativeLuminance)
        }
        return !bounds.isEmpty
    }

    /// The free colours, those that count most first: what is left for the others follows from them.
    private var byWeight: [TokenIndex] {
        let tokens = problem.tokens
        let colors = problem.pivots.filter { tokens[$0].kind == .color && !isAimedAt($0) }
        return colors.sorted { first, second in
            let weight = tokens[first].weight
            let other = tokens[second].weight
            return weight == other ? first < second : weight > other
        }
    }

    private func cheapest(
        for token: TokenIndex,
        in range: ClosedRange<Double>
    ) -> FixCandidate? {
        let relations = objective.relations(of: token)
        let lines = candidates.lines(of: token)
        var best: FixCandidate?
        var least = Double.infinity
        for candidate in lines.candidates(in: range) where candidate.price < .infinity {
            let nearness = nearness(of: token, at: candidate.lab, relations)
            let cost = candidate.price + nearness
            if best == nil || cost < least {
                best = candidate
                least = cost
            }
        }
        return best
    }
}

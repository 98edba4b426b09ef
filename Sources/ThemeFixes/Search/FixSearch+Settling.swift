import ColorScience

extension FixSearch {
    /// The cheapest candidate so far; nil for the value that a token begins with.
    private struct Best {
        var candidate: FixCandidate?
        var cost: Double
    }

    /// Differences of costs that are mere rounding.
    private static let rounding = 1e-9
    /// A harm below this is none; sums of prices are no more exact.
    private static let noHarm = 1e-6
    /// The most steps of 8 bits to the best colour nearby: lines end within a few of it.
    private static let polishingSteps = 8

    /// Gives a token its best value.
    mutating func settle(_ token: TokenIndex) {
        if isKept(token) { return }
        let old = present(of: token)
        let oldCost = old.price + harm(to: token)
        if isChanged(token) { reset(token) }
        var best = Best(candidate: nil, cost: harm(to: token))
        if best.cost == 0 { return }
        // A little more than the old cost, so that the old value counts when a line comes by it again.
        best.cost = min(best.cost, oldCost + Self.rounding)
        let start = best.cost
        walkLines(of: token, old, &best)
        if let candidate = best.candidate {
            set(token, to: candidate)
        } else if start > oldCost {
            set(token, to: old)
        } else {
            // The candidates were shown, and nothing else is changed.
            shades.set(token, to: objective.values[token])
        }
    }

    private mutating func walkLines(of token: TokenIndex, _ old: FixCandidate, _ best: inout Best) {
        let lines = candidates.lines(of: token)
        if problem.tokens[token].kind == .alias {
            return walk(lines.choices, token, &best)
        }
        let floor = costFloor(of: token)
        walk(lines.main, token, floor, &best)
        if best.cost >= FixPrice.flip {
            if entersGaps { lookIntoGaps(of: token, floor, &best) }
            return
        }
        for line in lines.variants {
            // Other hues and chromas only where a colour would be too near to another.
            let harm = best.cost - (best.candidate?.price ?? old.price)
            if harm < Self.noHarm { return }
            walk(line, token, floor, &best)
        }
    }

    private mutating func lookIntoGaps(
        of token: TokenIndex,
        _ floor: CostFloor,
        _ best: inout Best
    ) {
        let relations = objective.relations(of: token)
        for candidate in gapCandidates(of: token, floor, below: best.cost) {
            look(at: candidate, token, relations, &best)
        }
    }

    /// Both directions of a line, always the cheaper candidate next.
    private mutating func walk(
        _ line: CandidateDirections,
        _ token: TokenIndex,
        _ floor: CostFloor,
        _ best: inout Best
    ) {
        var upward = LineWalk(line.up)
        var downward = LineWalk(line.down)
        var up = upward.next(below: best.cost, by: floor)
        var down = downward.next(below: best.cost, by: floor)
        let relations = objective.relations(of: token)
        while true {
            let isUp = (up?.price ?? .infinity) <= (down?.price ?? .infinity)
            guard let next = isUp ? up : down, next.price < best.cost else { return }
            look(at: next, token, relations, &best)
            if isUp {
                up = upward.next(below: best.cost, by: floor)
            } else {
                down = downward.next(below: best.cost, by: floor)
            }
        }
    }

    /// The colours that an alias could name: too few to jump over any.
    private mutating func walk(
        _ choices: [FixCandidate],
        _ token: TokenIndex,
        _ best: inout Best
    ) {
        let relations = objective.relations(of: token)
        for choice in choices {
            guard choice.price < best.cost else { return }
            look(at: choice, token, relations, &best)
        }
    }

    private mutating func look(
        at candidate: FixCandidate,
        _ token: TokenIndex,
        _ relations: [FixRelation],
        _ best: inout Best
    ) {
        let cost = cost(of: candidate, token, relations, below: best.cost)
        if cost < best.cost {
            best = Best(candidate: candidate, cost: cost)
        }
    }

    /// Tries the 26 colours around a new one until none is better.
    mutating func polish(_ token: TokenIndex) {
        let penalties = costFloor(of: token).penalties
        let relations = objective.relations(of: token)
        for _ in 0..<Self.polishingSteps {
            let old = present(of: token)
            var best = Best(candidate: nil, cost: old.price + harm(to: token) - Self.rounding)
            for color in shades.color(of: token).neighbours
            where penalties.sum(at: color.relativeLuminance) < best.cost {
                let candidate = candidates.candidate(color, for: token)
                if candidate.price < best.cost {
                    look(at: candidate, token, relations, &best)
                }
            }
            set(token, to: best.candidate ?? old)
            if best.candidate == nil { return }
        }
    }
}

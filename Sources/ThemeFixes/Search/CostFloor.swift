import ColorScience

/// A lower bound of the harm to a token by its candidates.
struct CostFloor {
    var penalties = LuminancePenalties()
    /// The orders that the token keeps beside others.
    private var orders: [LightnessOrder] = []
    /// The lightness up to which none of them is lost, and the one down to which none is.
    private var top = Double.infinity
    private var bottom = -Double.infinity

    mutating func add(_ order: LightnessOrder) {
        orders.append(order)
        if order.isLostRising {
            top = min(top, order.lightness)
        } else {
            bottom = max(bottom, order.lightness)
        }
    }

    /// The disorder of a candidate that all further ones on its line have, too.
    func disorder(from candidate: FixCandidate, isRising: Bool) -> Double {
        let lightness = candidate.lab.lightness
        if isRising ? lightness <= top : lightness >= bottom { return 0 }
        var sum = 0.0
        for order in orders where order.isLostRising == isRising {
            sum += order.disorder(at: lightness)
        }
        return sum
    }
}

extension FixSearch {
    /// The harm that follows from luminance or lightness alone, so that most candidates need no measurement.
    func costFloor(of token: TokenIndex) -> CostFloor {
        var floor = CostFloor()
        if problem.tokens[token].kind == .alpha { return floor }
        floor.penalties = luminancePenalties(of: token)
        for relation in objective.relations(of: token) where keepsOrder(relation, token) {
            let order = relation.lightnessOrder(beside: labs[relation.other])
            if !order.isVoid { floor.add(order) }
        }
        return floor
    }

    private func keepsOrder(_ relation: FixRelation, _ token: TokenIndex) -> Bool {
        relation.isRamp || isShown(token) && isShown(relation.other)
    }

    private func luminancePenalties(of token: TokenIndex) -> LuminancePenalties {
        var penalties = LuminancePenalties()
        var finder = LimitFinder(token, shades)
        penalties.reserve(2 * problem.checksOfToken[token].count)
        for check in problem.checksOfToken[token] {
            let price = objective.failure(of: check)
            finder.collect(check, below: objective.goals[check])
            penalties.add(price, within: finder.limits.intervals)
            if price < FixPrice.brokenPair {
                finder.collect(check, below: objective.floors[check])
                penalties.add(FixPrice.brokenPair - price, within: finder.limits.intervals)
            }
            addFlip(of: check, by: &finder, to: &penalties)
        }
        return penalties
    }

    private func addFlip(
        of check: CheckIndex,
        by finder: inout LimitFinder,
        to penalties: inout LuminancePenalties
    ) {
        let side = objective.sides[check]
        // Of several stacks the worst one has the side, which luminance alone does not tell.
        let isPlain = problem.renditions == 1 && problem.checks[check].stacks.count == 1
        guard side != 0, isPlain else { return }
        finder.collect(check, below: 1, side: side)
        penalties.add(objective.flip, within: finder.limits.intervals)
    }
}

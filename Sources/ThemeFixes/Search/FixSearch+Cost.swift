import ColorScience

extension FixSearch {
    /// The whole cost.
    var cost: Double {
        var cost = 0.0
        for token in problem.tokens.indices where isChanged(token) {
            cost += prices[token]
            for relation in objective.relations(of: token) {
                let price = price(of: relation, token, labs[token])
                // Two changed values both have the relation.
                if price > 0 { cost += isChanged(relation.other) ? price / 2 : price }
            }
        }
        for check in measures.indices {
            cost += objective.penalty(of: check, at: measures[check])
        }
        return cost
    }

    /// The part of the cost that depends on a token, but for its price.
    func harm(to token: TokenIndex) -> Double {
        var cost = nearness(of: token, at: labs[token], objective.relations(of: token))
        for check in problem.checksOfToken[token] {
            cost += objective.penalty(of: check, at: measures[check])
        }
        return cost
    }

    func isHurt(_ token: TokenIndex) -> Bool { harm(to: token) > 0 }

    func nearness(of token: TokenIndex, at lab: OKLab, _ relations: [FixRelation]) -> Double {
        var price = 0.0
        for relation in relations {
            price += self.price(of: relation, token, lab)
        }
        return price
    }

    /// The part of the nearness that is of steps between texts.
    func lostSteps(of token: TokenIndex, _ relations: [FixRelation]) -> Double {
        guard isShown(token) else { return 0 }
        return relations.reduce(0) { sum, relation in
            let other = relation.other
            let lost = relation.lostStep(of: labs[token], beside: labs[other])
            return lost > 0 && isShown(other) ? sum + lost : sum
        }
    }

    /// The price of a relation; a step that aliases hide keeps its place in its ramp, and nothing else.
    private func price(of relation: FixRelation, _ token: TokenIndex, _ lab: OKLab) -> Double {
        let other = labs[relation.other]
        // Most cost nothing, which is found sooner than what aliases show.
        let price = relation.price(of: lab, beside: other)
        if price == 0 || isShown(token) && isShown(relation.other) { return price }
        return relation.isRamp ? relation.disorder(of: lab, beside: other) : 0
    }

    /// A value that aliases named is shown as long as one of them does, and an alias once it has a value of its own.
    func isShown(_ token: TokenIndex) -> Bool {
        if !problem.hasAliases { return true }
        if problem.tokens[token].kind == .alias { return shades.values[token] != nil }
        let aliases = problem.aliases.leading(to: token)
        if aliases.allSatisfy({ shades.values[$0] == nil }) { return true }
        return problem.measuredNodes(of: token).contains { shades.override(of: $0) == nil }
    }

    /// A value that an alias names stays, and an alias names none that has moved or fails.
    func isBlocked(_ value: FixValue?, _ token: TokenIndex) -> Bool {
        if !problem.hasAliases { return false }
        if let target = problem.target(of: value) { return isChanged(target) || isFailing(target) }
        return isAimedAt(token) && value != objective.values[token]
    }

    /// A value with a failing pair may have to change.
    private func isFailing(_ token: TokenIndex) -> Bool {
        problem.checksOfToken[token].contains { check in
            abs(measures[check]) < objective.goals[check] && shades.depends(check, on: token)
        }
    }

    func present(of token: TokenIndex) -> FixCandidate {
        FixCandidate(
            value: shades.values[token],
            lab: labs[token],
            luminance: -1,
            price: prices[token]
        )
    }

    mutating func set(_ token: TokenIndex, to candidate: FixCandidate) {
        aim(token, at: candidate.value)
        shades.set(token, to: candidate.value)
        labs[token] = candidate.lab
        prices[token] = candidate.price
        for check in problem.checksOfToken[token] {
            measures[check] = shades.measure(check)
        }
    }

    mutating func reset(_ token: TokenIndex) {
        let origin = FixCandidate(
            value: objective.values[token],
            lab: objective.labs[token],
            luminance: -1,
            price: 0
        )
        set(token, to: origin)
    }

    /// The cost of a candidate; infinite as soon as it is clear that it reaches `bound`.
    mutating func cost(
        of candidate: FixCandidate,
        _ token: TokenIndex,
        _ relations: [FixRelation],
        below bound: Double
    ) -> Double {
        guard candidate.price < bound, !isBlocked(candidate.value, token) else { return .infinity }
        // An alias is shown once it has a value; a colour is set last, since most are too expensive.
        let isAlias = problem.tokens[token].kind == .alias
        if isAlias { shades.set(token, to: candidate.value) }
        guard
            var cost = priceWithNearness(of: candidate, token, relations, below: bound)
        else { return .infinity }
        if !isAlias { shades.set(token, to: candidate.value) }
        let checks = problem.checksOfToken[token]
        if checks.isEmpty { return cost }
        let hint = hints.checks[token]
        let first = measuredPenalty(of: hint, decisiveFrom: bound - cost)
        if cost + first >= bound { return .infinity }
        for check in checks {
            let penalty = measuredPenalty(of: check, decisiveFrom: bound - cost)
            if penalty > 0 { hints.checks[token] = check }
            cost += penalty
            guard cost < bound else { return .infinity }
        }
        return cost
    }

    /// The part of a candidate's cost that is not the penalties'; nil where that alone reaches `bound`.
    ///
    /// The relation that rejected the last candidate comes first: a search prices twelve for each of a million candidates.
    private func priceWithNearness(
        of candidate: FixCandidate,
        _ token: TokenIndex,
        _ relations: [FixRelation],
        below bound: Double
    ) -> Double? {
        if relations.isEmpty { return candidate.price }
        let hint = relations[hints.relations[token]]
        let first = price(of: hint, token, candidate.lab)
        if candidate.price + first >= bound { return nil }
        var nearness = 0.0
        for (place, relation) in relations.enumerated() {
            let price = price(of: relation, token, candidate.lab)
            if price == 0 { continue }
            nearness += price
            if candidate.price + nearness >= bound {
                hints.relations[token] = place
                return nil
            }
        }
        return candidate.price + nearness
    }

    /// A penalty, exact below `limit`: from there on a candidate is too expensive anyway.
    private mutating func measuredPenalty(
        of check: CheckIndex,
        decisiveFrom limit: Double
    ) -> Double {
        effort -= problem.checks[check].stacks.count
        let enough = objective.measure(of: check, costing: limit)
        let measure = shades.measure(check, stoppingBelow: enough)
        return objective.penalty(of: check, at: measure)
    }
}

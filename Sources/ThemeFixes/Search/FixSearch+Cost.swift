import ColorScience

extension FixSearch {
    func relation(_ relations: [FixRelation], _ lab: OKLab) -> Double {
        var price = 0.0
        for relation in relations { price += relation.price(of: lab, beside: labs[relation.other]) }
        return price
    }

    /// The whole cost.
    var cost: Double {
        var cost = 0.0
        for token in problem.tokens.indices where isChanged(token) {
            cost += prices[token]
            for relation in origin.relations(of: token) {
                let price = relation.price(of: labs[token], beside: labs[relation.other])
                if price > 0 { cost += isChanged(relation.other) ? price / 2 : price }
            }
        }
        for check in measures.indices { cost += origin.penalty(of: check, at: measures[check]) }
        return cost
    }

    /// The part of the cost that depends on a token, but for its price.
    func harm(to token: Int) -> Double {
        var cost = relation(origin.relations(of: token), labs[token])
        for check in problem.checksOfToken[token] {
            cost += origin.penalty(of: check, at: measures[check])
        }
        return cost
    }

    func isHurt(_ token: Int) -> Bool { harm(to: token) > 0 }

    mutating func set(_ token: Int, to value: FixValue?, _ lab: OKLab, _ price: Double) {
        shades.set(token, to: value)
        (labs[token], prices[token]) = (lab, price)
        for check in problem.checksOfToken[token] { measures[check] = shades.measure(check) }
    }

    mutating func set(_ token: Int, to candidate: FixCandidate) {
        set(token, to: candidate.value, candidate.lab, candidate.price)
    }

    mutating func reset(_ token: Int) {
        set(token, to: origin.values[token], origin.labs[token], 0)
    }

    mutating func measure(_ check: Int) -> Double {
        effort -= problem.checks[check].stacks.count
        return shades.measure(check)
    }

    /// The cost of a candidate; infinite as soon as it is clear that it reaches `bound`.
    mutating func cost(
        of candidate: FixCandidate,
        _ token: Int,
        _ relations: [FixRelation],
        below bound: Double
    ) -> Double {
        var cost = candidate.price + relation(relations, candidate.lab)
        guard cost < bound else { return .infinity }
        shades.set(token, to: candidate.value)
        let checks = problem.checksOfToken[token]
        if checks.isEmpty { return cost }
        let hint = lastFailed[token]
        if cost + origin.penalty(of: hint, at: measure(hint)) >= bound { return .infinity }
        for check in checks {
            let penalty = origin.penalty(of: check, at: measure(check))
            if penalty > 0 { lastFailed[token] = check }
            cost += penalty
            guard cost < bound else { return .infinity }
        }
        return cost
    }
}

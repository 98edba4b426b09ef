import ColorScience

/// The search for the plan that costs least: see ``FixObjective``.
///
/// One step, `settle`, gives a value its best candidate with all others as they are; its own old value is one, so the
/// same step takes back what is not needed any more. Another, `pivot`, moves one value and settles its neighbours: a
/// background and all that lies on it, compared by the whole cost. Both repeat until nothing gets better.
struct FixSearch {
    let origin: FixOrigin
    private let problem: FixProblem
    private(set) var shades: FixShades
    private(set) var measures: [Double]
    private var labs: [OKLab]
    private var prices: [Double]
    /// The check that failed last for a token: it fails most of its candidates.
    private var lastFailed: [Int]

    private static let rounds = 6

    init(from origin: FixOrigin) {
        self.origin = origin
        problem = origin.problem
        shades = FixShades(problem, origin.values)
        (measures, labs) = (origin.measures, origin.labs)
        prices = Array(repeating: 0, count: problem.tokens.count)
        lastFailed = problem.checksOfToken.map { $0.first ?? 0 }
    }

    mutating func run() {
        let order = order
        for _ in 0..<2 { for token in order where isHurt(token) { settle(token) } }
        for _ in 0..<Self.rounds {
            let before = cost
            for token in order.reversed() where problem.tokens[token].isFree { pivot(token) }
            for token in order where isChanged(token) { settle(token) }
            if cost > before - 1e-6 { break }
        }
        polish(order)
    }

    /// Text, then what lies on surfaces, then what is only a surface.
    private var order: [Int] {
        let fronts = problem.checks.flatMap { check in
            check.stacks.flatMap { problem.nodes[problem.layers[problem.stacks[$0].lowerBound]].tokens }
        }
        var rank = Array(repeating: 2, count: problem.tokens.count)
        for token in Set(fronts) { rank[token] = 1 }
        for (index, token) in problem.tokens.enumerated() where token.weight == 3 { rank[index] = 0 }
        for (index, token) in problem.tokens.enumerated() where token.weight == 8 { rank[index] = 3 }
        return problem.tokens.indices.filter { problem.tokens[$0].isFree }.sorted { (rank[$0], $0) < (rank[$1], $1) }
    }

    var isUnchanged: Bool { shades.values == origin.values }

    private func isChanged(_ token: Int) -> Bool { shades.values[token] != origin.values[token] }

    var open: [Int] { measures.indices.filter { abs(measures[$0]) < origin.goals[$0] } }
}

// The cost.
extension FixSearch {
    private func penalty(_ check: Int, _ measure: Double) -> Double {
        let size = abs(measure)
        var penalty = 0.0
        if size < origin.floors[check] {
            penalty = FixObjective.failure.broken
        } else if size < origin.goals[check] {
            penalty = FixObjective.failure.open * Double(problem.rows[check].count)
        }
        if FixObjective.isFlip(from: origin.measures[check], to: measure), !problem.isChosen(check) {
            penalty += FixObjective.flip.price
        }
        return penalty
    }

    private func relation(_ token: Int, _ lab: OKLab) -> Double {
        guard problem.tokens[token].kind == .color else { return 0 }
        var price = 0.0
        for relation in origin.relations(of: token) { price += relation.price(of: lab, beside: labs[relation.other]) }
        return price
    }

    /// The whole cost.
    var cost: Double {
        var cost = 0.0
        for token in problem.tokens.indices where isChanged(token) {
            cost += prices[token]
            guard problem.tokens[token].kind == .color else { continue }
            for relation in origin.relations(of: token) {
                let price = relation.price(of: labs[token], beside: labs[relation.other])
                cost += isChanged(relation.other) ? price / 2 : price
            }
        }
        for check in measures.indices { cost += penalty(check, measures[check]) }
        return cost
    }

    /// The part of the cost that depends on a token.
    private func ownCost(_ token: Int) -> Double {
        var cost = prices[token] + relation(token, labs[token])
        for check in problem.checksOfToken[token] { cost += penalty(check, measures[check]) }
        return cost
    }

    private func isHurt(_ token: Int) -> Bool { ownCost(token) - prices[token] > 0 }

    private mutating func set(_ token: Int, to value: FixValue?, _ lab: OKLab, _ price: Double) {
        shades.set(token, to: value)
        (labs[token], prices[token]) = (lab, price)
        for check in problem.checksOfToken[token] { measures[check] = shades.measure(check) }
    }

    private mutating func set(_ token: Int, to candidate: FixCandidate) {
        set(token, to: candidate.value, candidate.lab, candidate.price)
    }

    private mutating func reset(_ token: Int) { set(token, to: origin.values[token], origin.labs[token], 0) }

    /// The cost of a candidate; infinite as soon as it is clear that it reaches `bound`.
    private mutating func cost(of candidate: FixCandidate, _ token: Int, below bound: Double) -> Double {
        var cost = candidate.price + relation(token, candidate.lab)
        guard cost < bound else { return .infinity }
        shades.set(token, to: candidate.value)
        let hint = lastFailed[token]
        if cost + penalty(hint, shades.measure(hint)) >= bound { return .infinity }
        for check in problem.checksOfToken[token] {
            let penalty = penalty(check, shades.measure(check))
            if penalty > 0 { lastFailed[token] = check }
            cost += penalty
            guard cost < bound else { return .infinity }
        }
        return cost
    }
}

// The steps.
extension FixSearch {
    /// Gives a token its best value.
    private mutating func settle(_ token: Int) {
        if problem.checksOfToken[token].isEmpty { return }
        let old = (value: shades.values[token], lab: labs[token], price: prices[token], cost: ownCost(token))
        if isChanged(token) { reset(token) }
        var best: (candidate: FixCandidate?, cost: Double) = (nil, ownCost(token))
        if best.cost == 0 { return }
        let lines = origin.lines(of: token)
        for line in stride(from: 0, to: lines.count, by: 2) {
            // Other hues and chromas only where a colour would be too near to another.
            if line > 0, best.cost - (best.candidate?.price ?? 0) < 1e-9 { break }
            var isOpen = (true, true)
            var index = 0
            while isOpen.0 || isOpen.1 {
                if isOpen.0 { isOpen.0 = look(at: lines[line, index], token, &best) }
                if isOpen.1 { isOpen.1 = look(at: lines[line + 1, index], token, &best) }
                index += 1
            }
        }
        if old.cost <= best.cost + 1e-9 {
            set(token, to: old.value, old.lab, old.price)
        } else if let candidate = best.candidate {
            set(token, to: candidate)
        } else {
            reset(token)
        }
    }

    /// Whether to go on along a line.
    private mutating func look(
        at candidate: FixCandidate?, _ token: Int, _ best: inout (candidate: FixCandidate?, cost: Double)
    ) -> Bool {
        guard let candidate, candidate.price < best.cost else { return false }
        let cost = cost(of: candidate, token, below: best.cost)
        if cost < best.cost { best = (candidate, cost) }
        return true
    }

    private func neighbours(of token: Int) -> [Int] {
        var near = Set(problem.checksOfToken[token].flatMap { problem.tokensOfCheck[$0] })
        if problem.tokens[token].kind == .color {
            for relation in origin.relations(of: token)
            where relation.price(of: labs[token], beside: labs[relation.other]) > 0 { near.insert(relation.other) }
        }
        near.remove(token)
        return near.filter { problem.tokens[$0].isFree }.sorted()
    }

    /// Moves a token and lets its neighbours follow, where that costs less.
    private mutating func pivot(_ token: Int) {
        let near = neighbours(of: token)
        guard isChanged(token) || near.contains(where: { isChanged($0) }) || isHurt(token) else { return }
        let current = cost
        takeOver(token, near, current)
        let lines = origin.lines(of: token)
        let isWide = isHurt(token)
        for line in 0..<min(2, lines.count) {
            var index = 1
            while let candidate = lines[line, index], candidate.price < cost {
                if !follow(token, candidate, near) && !isWide { break }
                index += max(2, index / 4)
            }
        }
    }

    private mutating func follow(_ token: Int, _ candidate: FixCandidate, _ near: [Int]) -> Bool {
        var trial = self
        trial.set(token, to: candidate)
        for other in near where trial.isChanged(other) || trial.isHurt(other) { trial.settle(other) }
        guard trial.cost < cost - 1e-6 else { return false }
        self = trial
        return true
    }

    /// Takes back the changes of the neighbours, so that the token alone mends what they did.
    private mutating func takeOver(_ token: Int, _ near: [Int], _ current: Double) {
        var trial = self
        for other in near where trial.isChanged(other) { trial.reset(other) }
        trial.settle(token)
        for other in near where trial.isChanged(other) || trial.isHurt(other) { trial.settle(other) }
        if trial.cost < current - 1e-6 { self = trial }
    }

    /// Tries the 26 colours around each new one until none is better.
    private mutating func polish(_ order: [Int]) {
        for token in order.reversed() where isChanged(token) && problem.tokens[token].kind == .color {
            for _ in 0..<8 { if !polishOnce(token) { break } }
        }
    }

    private mutating func polishOnce(_ token: Int) -> Bool {
        let old = (color: shades.color(of: token), lab: labs[token], price: prices[token])
        var best: (candidate: FixCandidate?, cost: Double) = (nil, ownCost(token) - 1e-9)
        for candidate in old.color.neighbours {
            let lab = candidate.oklab
            let price = FixObjective.price(of: lab, from: origin.labs[token], weight: problem.tokens[token].weight)
            guard price < best.cost, Difference.deltaEOK(lab, origin.labs[token]) <= origin.maxDelta else { continue }
            _ = look(at: FixCandidate(value: .color(candidate), lab: lab, price: price), token, &best)
        }
        let end = best.candidate ?? FixCandidate(value: .color(old.color), lab: old.lab, price: old.price)
        set(token, to: end)
        return best.candidate != nil
    }
}

extension FixProblem {
    /// Whether a check's foreground is the better of two colours: it has no polarity of its own.
    func isChosen(_ check: Int) -> Bool {
        if case .better = nodes[layers[stacks[checks[check].stacks.lowerBound].lowerBound]].source { true } else { false }
    }
}

extension SRGB8 {
    /// The colours a step away in some channels.
    fileprivate var neighbours: [SRGB8] {
        let channels = [red, green, blue].map { value in [value, value &- 1, value &+ 1].filter { $0.distance(to: value).magnitude <= 1 } }
        return channels[0].flatMap { red in
            channels[1].flatMap { green in channels[2].map { SRGB8(red: red, green: green, blue: $0) } }
        }.dropFirst().map(\.self)
    }
}

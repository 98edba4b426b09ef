import ColorScience

extension FixSearch {
    private typealias Best = (candidate: FixCandidate?, cost: Double)

    /// Gives a token its best value.
    mutating func settle(_ token: Int) {
        let old = (value: shades.values[token], lab: labs[token], price: prices[token])
        let oldCost = old.price + harm(to: token)
        if isChanged(token) { reset(token) }
        var best: Best = (nil, harm(to: token))
        if best.cost == 0 { return }
        best.cost = min(best.cost, oldCost + 1e-9)
        let start = best.cost
        let limits = limits(of: token)
        let lines = origin.lines(of: token)
        if !limits.isEverything { walk(0, lines, token, limits, &best) }
        if best.cost >= FixObjective.failure.open {
            walk(0, lines, token, LuminanceLimits(), step: 3, &best)
        }
        for line in stride(from: 2, to: lines.count, by: 2) {
            // Other hues and chromas only where a colour would be too near to another.
            let harm = best.cost - (best.candidate?.price ?? old.price)
            if harm < 1e-6 || best.cost >= FixObjective.flip { break }
            walk(line, lines, token, limits, &best)
        }
        if let candidate = best.candidate {
            set(token, to: candidate)
        } else if start > oldCost {
            set(token, to: old.value, old.lab, old.price)
        } else {
            reset(token)
        }
    }

    /// Gives each value the cheapest colour within bounds, which narrow down by that; false where there is none.
    mutating func build(_ start: SideBounds) -> Bool {
        var bounds = start
        let tokens = problem.pivots.filter { problem.tokens[$0].kind == .color }
        for token in tokens.sorted(by: {
            (problem.tokens[$1].weight, $0) < (problem.tokens[$0].weight, $1)
        }) {
            if bounds.isEmpty { return false }
            let range = bounds.range(of: token)
            if !range.contains(shades.color(of: token).relativeLuminance) {
                let relations = origin.relations(of: token)
                let candidates = origin.lines(of: token).candidates(in: range)
                func cost(_ candidate: FixCandidate) -> Double {
                    candidate.price + relation(relations, candidate.lab)
                }
                guard let best = candidates.min(by: { cost($0) < cost($1) }) else { return false }
                set(token, to: best)
            }
            bounds.fix(token, at: shades.color(of: token).relativeLuminance)
        }
        return !bounds.isEmpty
    }

    /// Both directions of a line, always the cheaper candidate next.
    private mutating func walk(
        _ line: Int,
        _ lines: CandidateLines,
        _ token: Int,
        _ limits: LuminanceLimits,
        step: Int = 1,
        _ best: inout Best
    ) {
        var up = lines.first(line, from: 0, limits)
        var down = lines.first(line + 1, from: 0, limits)
        let relations = origin.relations(of: token)
        while true {
            let isUp = up?.candidate.price ?? .infinity <= down?.candidate.price ?? .infinity
            guard let next = isUp ? up : down, next.candidate.price < best.cost else { return }
            look(at: next.candidate, token, relations, &best)
            if isUp {
                up = lines.first(line, from: next.index + step, limits)
            } else {
                down = lines.first(line + 1, from: next.index + step, limits)
            }
        }
    }

    private mutating func look(
        at candidate: FixCandidate,
        _ token: Int,
        _ relations: [FixRelation],
        _ best: inout Best
    ) {
        let cost = cost(of: candidate, token, relations, below: best.cost)
        if cost < best.cost { best = (candidate, cost) }
    }

    /// What cannot pass, or would change sides where that can be avoided, so that most candidates need no measurement.
    private func limits(of token: Int) -> LuminanceLimits {
        let kept = limits(of: token, keepsSides: true)
        return kept.isEverything ? limits(of: token, keepsSides: false) : kept
    }

    private func limits(of token: Int, keepsSides: Bool) -> LuminanceLimits {
        var limits = LuminanceLimits()
        guard problem.tokens[token].kind != .alpha else { return limits }
        for check in problem.checksOfToken[token] {
            let side = keepsSides ? origin.sides[check] : 0
            _ = limits.add(check, of: token, below: origin.goals[check], side: side, shades)
        }
        limits.merge()
        return limits
    }

    private func neighbours(of token: Int) -> [Int] {
        var near = problem.neighbours[token]
        for relation in origin.relations(of: token)
        where (spreads || relation.price(of: labs[token], beside: labs[relation.other]) > 0)
            && problem.tokens[relation.other].isFree && !near.contains(relation.other)
        { near.append(relation.other) }
        return near
    }

    /// Moves a token and lets its neighbours follow, where that costs less.
    mutating func pivot(_ token: Int) {
        let near = neighbours(of: token)
        let isWide = harm(to: token) >= FixObjective.failure.open
        guard isHurt(token) || isChanged(token) || near.contains(where: { isChanged($0) }) else {
            return
        }
        takeOver(token, near)
        giveBack(token, near)
        if problem.tokens[token].kind == .role { return }
        let lines = origin.lines(of: token)
        for line in 0..<min(2, lines.count) {
            var index = 1
            while let candidate = lines[line, index], trials > 0, effort > 0,
                candidate.price - prices[token] < worth(of: token, near)
            {
                trials -= 1
                if !follow(token, candidate, near, afresh: isWide) && !isWide && !spreads { break }
                index += max(3, index / 8)
            }
        }
    }

    /// What a move of a token could save at most.
    private func worth(of token: Int, _ near: [Int]) -> Double {
        spreads ? harm(to: token) : near.reduce(harm(to: token)) { $0 + prices[$1] + harm(to: $1) }
    }

    private mutating func follow(
        _ token: Int,
        _ candidate: FixCandidate,
        _ near: [Int],
        afresh: Bool
    ) -> Bool {
        var trial = self
        if afresh { for other in near where trial.isChanged(other) { trial.reset(other) } }
        trial.set(token, to: candidate)
        return accept(&trial, near)
    }

    /// Takes back the changes of the neighbours, so that the token alone mends what they did.
    private mutating func takeOver(_ token: Int, _ near: [Int]) {
        var trial = self
        for other in near where trial.isChanged(other) { trial.reset(other) }
        trial.settle(token)
        if trial.shades.values[token] != shades.values[token] { _ = accept(&trial, near) }
    }

    /// Takes back the change of a token, so that its neighbours mend what it did, and it the rest.
    mutating func giveBack(_ token: Int, _ near: [Int]) {
        guard isChanged(token) else { return }
        var trial = self
        trial.reset(token)
        for other in near where trial.isHurt(other) { trial.settle(other) }
        trial.settle(token)
        _ = accept(&trial, near)
    }

    private mutating func accept(_ trial: inout FixSearch, _ near: [Int]) -> Bool {
        for other in near where trial.isChanged(other) || trial.isHurt(other) {
            trial.settle(other)
        }
        trial.trials = trials
        effort = trial.effort
        guard trial.cost < cost - FixObjective.gain else { return false }
        self = trial
        version += 1
        return true
    }

    /// Tries the 26 colours around a new one until none is better.
    mutating func polish(_ token: Int) {
        let limits = limits(of: token)
        let relations = origin.relations(of: token)
        for _ in 0..<8 {
            let old = (color: shades.color(of: token), lab: labs[token], price: prices[token])
            var best: Best = (nil, old.price + harm(to: token) - 1e-9)
            for color in old.color.neighbours
            where limits.interval(around: color.relativeLuminance) == nil {
                let candidate = origin.candidate(color, for: token)
                if candidate.price < best.cost { look(at: candidate, token, relations, &best) }
            }
            set(
                token,
                to: best.candidate?.value ?? .color(old.color),
                best.candidate?.lab ?? old.lab,
                best.candidate?.price ?? old.price
            )
            if best.candidate == nil { return }
        }
    }
}

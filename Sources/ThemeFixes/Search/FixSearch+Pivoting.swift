import ColorScience

extension FixSearch {
    /// The next candidate to try on a line: not each, since every trial settles all neighbours, and fewer further out.
    private static func indexToTry(after index: Int) -> Int {
        index + max(3, index / 8)
    }

    /// Moves a token and lets its neighbours follow, where that costs less.
    mutating func pivot(_ token: TokenIndex) {
        let neighbours = neighbours(of: token)
        let isFailing = harm(to: token) >= FixPrice.openFailure
        guard isHurt(token) || isChanged(token) || neighbours.contains(where: isChanged)
        else { return }
        let near = SettlingOrder(neighbours, in: problem)
        takeOver(token, near)
        giveBack(token, near)
        if problem.tokens[token].kind == .role { return }
        let lines = candidates.lines(of: token).main
        for line in [lines.up, lines.down] {
            move(token, along: line, near, isFailing: isFailing)
        }
    }

    private mutating func move(
        _ token: TokenIndex,
        along line: CandidateLine,
        _ near: SettlingOrder,
        isFailing: Bool
    ) {
        var index = 1
        while let candidate = line[index], trials > 0, effort > 0,
            candidate.price - prices[token] < worth(of: token, near)
        {
            if isBlocked(candidate.value, token) { return }
            trials -= 1
            let isBetter = follow(token, candidate, near, afresh: isFailing)
            // Only where a pair fails, or an edit has to pay off, may a longer way help although a shorter one did not.
            let isAlpha = problem.tokens[token].kind == .alpha
            let isEditPaid = isChanged(token) || candidate.price > 2 * objective.edit(of: token)
            if !isBetter, !isFailing, !spreads, !isAlpha, isEditPaid { return }
            index = Self.indexToTry(after: index)
        }
    }

    /// Another value may have to make way for one that is too near to a third.
    ///
    /// All steps of a ramp may, and twins, and else only those around it: with all of 200 colours on one ground, a search took 19 s.
    private func mayMakeWay(_ relation: FixRelation, for token: TokenIndex) -> Bool {
        let distance = Difference.deltaEOK(labs[token], labs[relation.other])
        return spreads && (relation.isOfOneFamily || distance < 3 * ColorKeeping.apart)
    }

    private func neighbours(of token: TokenIndex) -> [TokenIndex] {
        var near = problem.neighbours[token]
        for relation in objective.relations(of: token) {
            let other = relation.other
            let isNear = relation.price(of: labs[token], beside: labs[other]) > 0
            if isNear || mayMakeWay(relation, for: token), problem.tokens[other].isFree,
                !near.contains(other)
            {
                near.append(other)
            }
        }
        return near
    }

    /// The most that a move of a token could save: its harm, and all that its neighbours cost.
    private func worth(of token: TokenIndex, _ near: SettlingOrder) -> Double {
        var worth = harm(to: token)
        if spreads { return worth }
        for other in near.tokens {
            worth = worth + prices[other] + harm(to: other)
        }
        return worth
    }

    private mutating func follow(
        _ token: TokenIndex,
        _ candidate: FixCandidate,
        _ near: SettlingOrder,
        afresh: Bool
    ) -> Bool {
        var trial = self
        if afresh { trial.resetChanged(near.tokens) }
        trial.set(token, to: candidate)
        return accept(&trial, near)
    }

    /// Takes back the changes of the neighbours, so that the token alone fixes what they did.
    private mutating func takeOver(_ token: TokenIndex, _ near: SettlingOrder) {
        var trial = self
        trial.resetChanged(near.tokens)
        trial.settle(token)
        if trial.shades.values[token] != shades.values[token] {
            _ = accept(&trial, near)
        }
    }

    /// Takes back the change of a token, so that its neighbours fix what it did, and it the rest.
    mutating func giveBack(_ token: TokenIndex, _ near: SettlingOrder) {
        guard isChanged(token) else { return }
        var trial = self
        trial.reset(token)
        for other in near.tokens where trial.isHurt(other) {
            trial.settle(other)
        }
        trial.settle(token)
        _ = accept(&trial, near)
    }

    private mutating func resetChanged(_ tokens: [TokenIndex]) {
        for token in tokens where isChanged(token) {
            reset(token)
        }
    }

    private mutating func accept(_ trial: inout FixSearch, _ near: SettlingOrder) -> Bool {
        let limit = cost - FixPrice.gain
        let canPay = trial.settle(near, below: limit)
        trial.trials = trials
        effort = trial.effort
        guard canPay, trial.cost < limit else { return false }
        self = trial
        version += 1
        return true
    }
}

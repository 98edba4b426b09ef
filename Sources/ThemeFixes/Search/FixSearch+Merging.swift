import ColorScience

extension FixSearch {
    /// Takes back changes that no pair needs and that make a colour one with another of its mode.
    ///
    /// Such a colour made way for a new one beside it, and met a third that never lies on the same ground.
    mutating func takeBackMerges() {
        for token in problem.order.reversed() where isChanged(token) && isMerged(token) {
            var trial = self
            trial.reset(token)
            if trial.penalties(of: token) <= penalties(of: token), !trial.isTooNear(token) {
                self = trial
            }
        }
    }

    private func penalties(of token: TokenIndex) -> Double {
        problem.checksOfToken[token].reduce(0) { sum, check in
            sum + objective.penalty(of: check, at: measures[check])
        }
    }

    /// Another colour of a mode can no longer be told from this one.
    private func isMerged(_ token: TokenIndex) -> Bool {
        problem.tokens.indices.contains { other in
            sharesMode(token, other) && isNear(token, other, labs)
                && !isNear(token, other, objective.labs)
        }
    }

    /// A value that was told from this one is too near to it.
    private func isTooNear(_ token: TokenIndex) -> Bool {
        objective.relations(of: token).contains { relation in
            isShown(relation.other) && isNear(token, relation.other, labs)
                && !isNear(token, relation.other, objective.labs)
        }
    }

    private func sharesMode(_ token: TokenIndex, _ other: TokenIndex) -> Bool {
        let own = problem.tokens[token]
        let value = problem.tokens[other]
        let isSeen = own.kind == .color && value.kind == .color && value.isUsed
        return token != other && isSeen && own.modes & value.modes != 0
    }

    private func isNear(_ token: TokenIndex, _ other: TokenIndex, _ labs: [OKLab]) -> Bool {
        Difference.deltaEOK(labs[token], labs[other]) < ColorKeeping.distinct
    }
}

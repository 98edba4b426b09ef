import ColorScience

extension FixSearch {
    /// The changed tokens without which the new values at the place of a token would make a pair worse.
    func needs(of token: TokenIndex, _ before: FixShades, _ floors: [Double]) -> [Int] {
        let place = problem.tokens[token].place
        let changed = changedTokens(since: before.values)
        let own = changed.filter { problem.tokens[$0].place == place }
        var trial = before
        var needed = own
        var fresh = own
        while !fresh.isEmpty {
            for token in fresh {
                trial.set(token, to: shades.values[token])
            }
            let checks = needed.flatMap { problem.checksOfToken[$0] }
            let broken = Set(checks).filter { check in
                abs(trial.measure(check)) < floors[check]
            }
            let involved = broken.flatMap { problem.tokensOfCheck[$0] }
            let missing = Set(involved).subtracting(needed)
            fresh = changed.filter(missing.contains)
            needed += fresh
        }
        return Array(needed.dropFirst(own.count))
    }

    /// The colours that changes bring closer together than they should be.
    func nearPairs(since start: FixObjective) -> [NearPair] {
        let changed = changedTokens(since: start.values).filter { token in
            problem.tokens[token].isColor
        }
        let set = Set(changed)
        var pairs: [NearPair] = []
        for token in changed {
            for relation in start.relations(of: token) {
                let other = relation.other
                guard relation.kind != .idleStep, isShown(token), isShown(other) else { continue }
                // Two changed colours both have the relation.
                if other < token, set.contains(other) { continue }
                let pair = nearPair(token, other, since: start)
                pairs += [pair].compactMap(\.self)
            }
        }
        return pairs
    }

    private func changedTokens(since values: [FixValue?]) -> [Int] {
        problem.tokens.indices.filter { shades.values[$0] != values[$0] }
    }

    private func nearPair(
        _ first: Int,
        _ second: Int,
        since start: FixObjective
    ) -> NearPair? {
        let before = Difference.deltaEOK(
            start.labs[first],
            start.labs[second]
        )
        let after = Difference.deltaEOK(
            shades.color(of: first),
            shades.color(of: second)
        )
        guard after < min(before, ColorKeeping.apart) else { return nil }
        return NearPair(
            first: problem.tokens[first].place,
            second: problem.tokens[second].place,
            before: before,
            after: after
        )
    }
}

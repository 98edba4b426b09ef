/// The proof that no change of one value fixes a failing check, with the others as they end up.
///
/// Of opaque colours, each requirement forbids an interval of luminances, and intervals that cover all of 0...1 are a
/// proof. Where they do not, or something is translucent, the search found none, which is no proof.
struct Impossibility {
    struct Proof {
        /// The highest ratio beside the conflicts, to a ten-thousandth.
        let best: Double
        /// The checks that rule out a better one.
        let conflicts: [CheckIndex]
    }

    /// The exactness of a ratio.
    private static let exactness = 0.0001

    private let search: FixSearch
    private let check: CheckIndex

    init(of check: CheckIndex, in search: FixSearch) {
        self.search = search
        self.check = check
    }

    /// The colours that the check depends on, those of the foreground first.
    var colors: [TokenIndex] {
        let problem = search.problem
        let layers = problem.checks[check].stacks.flatMap { problem.layers[problem.stacks[$0]] }
        var seen: Set<Int> = []
        return layers.flatMap { problem.tokensOfNode[$0] }.filter { token in
            problem.tokens[token].kind == .color && seen.insert(token).inserted
        }
    }

    /// Nil where none was found, which does not prove that there is a colour.
    func proof(for token: TokenIndex) -> Proof? {
        let goal = search.objective.goals[check]
        var needed = search.problem.checksOfToken[token].filter { $0 != check }
        guard isProved(goal, token, beside: needed) else { return nil }
        for other in needed {
            let rest = needed.filter { $0 != other }
            if isProved(goal, token, beside: rest) { needed = rest }
        }
        return Proof(best: bestRatio(token, beside: needed), conflicts: needed)
    }

    /// The measure that another check must keep: its goal, or its present one where it fails as well.
    func kept(_ check: CheckIndex) -> Double {
        min(search.objective.goals[check], abs(search.measures[check]))
    }

    private func bestRatio(_ token: TokenIndex, beside others: [Int]) -> Double {
        var reached = 1.0
        var missed = search.objective.goals[check]
        while missed - reached > Self.exactness {
            let middle = (reached + missed) / 2
            if isProved(middle, token, beside: others) {
                missed = middle
            } else {
                reached = middle
            }
        }
        return reached
    }

    private func isProved(_ ratio: Double, _ token: TokenIndex, beside others: [Int]) -> Bool {
        var finder = LimitFinder(token, search.shades)
        guard finder.forbid(check, below: ratio) else { return false }
        for other in others {
            _ = finder.forbid(other, below: kept(other))
        }
        finder.merge()
        return finder.limits.isEverything
    }
}

import ColorScience
public import ThemeModel

/// Two steps of a ramp, greys, or a normal colour of a terminal and its bright one, that no longer are in their order.
public struct DisorderedPair: Hashable, Sendable {
    /// The place of the value that was the darker one.
    public let darker: TokenPlace
    /// The place of the value that was the lighter one, and now is not.
    public let lighter: TokenPlace
    /// The requirements that the two values only just meet.
    public let conflicts: [Obstacle.Conflict]
}

extension FixSearch {
    /// The pairs of values that changes bring out of their order.
    func disorders(since start: FixObjective) -> [DisorderedPair] {
        problem.tokens.indices.flatMap { token in
            start.relations(of: token).compactMap { disorder(of: token, $0, since: start) }
        }
    }

    /// Nil where the token was the lighter one, so that each pair is named once.
    private func disorder(
        of token: TokenIndex,
        _ relation: FixRelation,
        since start: FixObjective
    ) -> DisorderedPair? {
        let other = relation.other
        guard start.labs[token].lightness < start.labs[other].lightness,
            relation.isRamp || isShown(token) && isShown(other),
            relation.isDisordered(labs[token], beside: labs[other])
        else { return nil }
        let checks = [token, other].compactMap { tightestCheck(of: $0) }
        return DisorderedPair(
            darker: problem.tokens[token].place,
            lighter: problem.tokens[other].place,
            conflicts: checks.map { problem.conflict($0, keeps: start.goals[$0]) }
        )
    }

    /// The pair of a value that is nearest to its requirement.
    func tightestCheck(of token: TokenIndex) -> CheckIndex? {
        let checks = problem.checksOfToken[token].filter { check in
            problem.checks[check].kind == .contrast && shades.depends(check, on: token)
        }
        return checks.min {
            abs(measures[$0]) / objective.goals[$0] < abs(measures[$1]) / objective.goals[$1]
        }
    }
}

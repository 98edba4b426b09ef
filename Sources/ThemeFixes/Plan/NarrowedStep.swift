import ColorScience
public import ThemeModel

/// Two texts next to each other in a hierarchy with less than 0.8 of the contrast with each other that they had.
public struct NarrowedStep: Hashable, Sendable {
    /// The place of the first one.
    public let first: TokenPlace
    /// The place of the second one.
    public let second: TokenPlace
    /// Their ratio in the files.
    public let before: Double
    /// Their ratio once the changes are made.
    public let after: Double
    /// The requirements that the two only just meet.
    public let conflicts: [Obstacle.Conflict]

    /// The step is so small that it is hard to see.
    public var isFaint: Bool { after < Self.faint }

    /// Twice what 0.05 of lightness make in the middle, where two colours of code are told apart at a glance.
    private static let faint = 1.5
}

extension FixSearch {
    /// The steps between texts that changes make smaller than they are to be.
    func narrowedSteps(_ before: FixShades, since start: FixObjective) -> [NarrowedStep] {
        problem.tokens.indices.flatMap { token in
            start.relations(of: token).compactMap { relation in
                let other = relation.other
                guard start.isNextTier(token, other) else { return nil }
                return narrowedStep(token, other, before, since: start)
            }
        }
    }

    /// Nil for the darker one, so that each pair is named once.
    private func narrowedStep(
        _ token: TokenIndex,
        _ other: TokenIndex,
        _ before: FixShades,
        since start: FixObjective
    ) -> NarrowedStep? {
        guard start.labs[token].lightness > start.labs[other].lightness,
            isShown(token), isShown(other)
        else { return nil }
        let old = Contrast.signedRatio(of: before.color(of: token), on: before.color(of: other))
        let new = Contrast.signedRatio(of: shades.color(of: token), on: shades.color(of: other))
        let isKept = new * ChangeHolds.reached >= old * TierStep.share
        // Any step, in its order, is enough of a small one.
        if isKept || old * TierStep.share <= 1 && new > 0 { return nil }
        let checks = [token, other].compactMap { tightestCheck(of: $0) }.filter(isJustMet)
        return NarrowedStep(
            first: problem.tokens[token].place,
            second: problem.tokens[other].place,
            before: abs(old),
            after: abs(new),
            conflicts: checks.map { problem.conflict($0, keeps: start.goals[$0]) }
        )
    }

    private func isJustMet(_ check: CheckIndex) -> Bool {
        abs(measures[check]) <= objective.goals[check] * ChangeHolds.reached
    }
}

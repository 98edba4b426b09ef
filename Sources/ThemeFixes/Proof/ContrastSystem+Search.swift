import ColorScience

extension ContrastSystem {
    /// The ratio of a background to what it was, at most: beyond it a theme would be another one.
    private static let backgroundMove = 2.0

    /// The constraints under which every pair reaches its goal, or what it has at the end of a search that missed it.
    ///
    /// `sides` has 1 for a check whose foreground is to be the lighter one, -1 where the darker one, and 0 where either
    /// will do. A `margin` above 1 keeps away from the bounds, beside which 8 bits may have no colour. With
    /// `followsAliases`, what an alias shows is free of the value that it leads to, as a proof needs it.
    init(
        _ end: FixSearch,
        from objective: FixObjective,
        sides: [Double],
        margin: Double = 1,
        followsAliases: Bool = true
    ) {
        self.followsAliases = followsAliases
        let problem = objective.problem
        let start = FixShades(problem, objective.values)
        for (index, token) in problem.tokens.enumerated() {
            let range = Self.range(
                of: token,
                first: start.color(of: index),
                present: end.shades.color(of: index)
            )
            _ = addVariable(range)
        }
        for (index, check) in problem.checks.enumerated() {
            switch check.kind {
            case .distinct, .quiet, .weaker, .rank, .step, .raised, .sunken:
                continue
            case .dark, .light:
                limitBackground(of: index, isDark: check.kind == .dark, end.shades)
            case .contrast:
                let goal = min(objective.goals[index], abs(end.measures[index]))
                let ratio = max(1, goal * margin)
                addGap(of: index, ratio, side: sides[index], end.shades)
            }
        }
    }

    /// The luminances of a token by itself: around its first colour for a background, else any, or the present one.
    private static func range(
        of token: FixToken,
        first: SRGB8,
        present: SRGB8
    ) -> ClosedRange<Double> {
        if !token.isFree {
            let luminance = present.relativeLuminance
            return luminance...luminance
        }
        guard token.isBackground else { return 0...1 }
        let luminance = first.relativeLuminance + LuminanceInterval.flare
        let low = max(black, luminance / backgroundMove) - LuminanceInterval.flare
        let high = min(white, luminance * backgroundMove) - LuminanceInterval.flare
        return low...high
    }

    private mutating func limitBackground(of check: CheckIndex, isDark: Bool, _ shades: FixShades) {
        let ends = shades.problem.ends(of: check)
        guard let ground = variable(ends.front, shades) else { return }
        let middle = LuminanceInterval.dark.end
        limit(ground, to: isDark ? 0...middle : middle...1, because: check)
    }

    private mutating func addGap(
        of check: CheckIndex,
        _ ratio: Double,
        side: Double,
        _ shades: FixShades
    ) {
        let problem = shades.problem
        let ends = problem.ends(of: check)
        guard ratio > 1, problem.checks[check].stacks.count == 1,
            let front = variable(ends.front, shades),
            let ground = variable(ends.ground, shades)
        else { return }
        gaps.append(Gap(front: front, ground: ground, ratio: ratio, check: check, side: side))
    }

    /// The place of a colour's bounds; nil for what is left out.
    private mutating func variable(_ node: NodeIndex, _ shades: FixShades) -> Int? {
        let own = shades.problem.nodes[node]
        let role = shades.problem.override(of: node) { shades.problem.tokens[$0].kind == .role }
        guard own.isOpaque, role == nil else { return nil }
        if followsAliases, let alias = shades.alias(deciding: node) { return alias }
        switch own.source {
        case .token(let token):
            return token
        case .better:
            return nil
        case .fixed:
            let luminance = shades.shade(of: node, 0).luminance
            return addVariable(luminance...luminance)
        }
    }
}

extension FixShades {
    /// The first alias of a colour that names another value, or may; nil where the value at the end decides.
    fileprivate func alias(deciding node: NodeIndex) -> TokenIndex? {
        problem.override(of: node) { values[$0] != nil || problem.tokens[$0].isFree }
    }
}

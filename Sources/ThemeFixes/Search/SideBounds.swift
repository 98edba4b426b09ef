import ColorScience

/// The luminances between which each value must stay if all pairs are to pass with light and dark as they are, and a
/// background within 2:1 of what it was.
///
/// A foreground that stays the lighter one by a ratio has a luminance bounded by that of the ground, and the reverse.
/// Relaxation (Bellman and Ford, on products) solves such constraints: any luminance within a value's bounds is part of
/// a solution, and where the bounds of one value cross, there is none. Translucent colours and derived ones are left
/// out, so that a solution may fail, but that there is none is a proof.
struct SideBounds {
    private struct Gap {
        let light: Int
        let dark: Int
        let ratio: Double
        let check: CheckIndex
    }

    private struct Limits {
        let low: Double
        let high: Double
    }

    private var gaps: [Gap] = []
    /// Luminances with `flare`, so that a ratio is a quotient: first of the tokens, then of colours that cannot change.
    private var lows: [Double] = []
    private var highs: [Double] = []
    private var lowCauses: [Int: Gap] = [:]
    private var highCauses: [Int: Gap] = [:]
    /// There is no solution.
    private(set) var isEmpty = false
    /// Checks that no colours satisfy together; empty where there is a solution.
    private(set) var conflict: [CheckIndex] = []

    /// Differences that are mere rounding.
    private static let slack = 1e-9
    private static let flare = LuminanceInterval.flare
    private static let black = flare
    private static let white = 1 + flare
    /// The ratio of a background to what it was, at most: beyond it a theme would be another one.
    private static let backgroundMove = 2.0

    /// Bounds within which every pair reaches its goal, or what it has at the end of a search that missed it.
    ///
    /// `sides` has 1 for a check whose foreground is to be the lighter one, -1 where the darker one, else 0.
    /// A `margin` above 1 keeps away from the bounds, beside which 8 bits may have no colour.
    init(
        _ end: FixSearch,
        from objective: FixObjective,
        sides: [Double],
        margin: Double = 1
    ) {
        let problem = objective.problem
        let start = FixShades(problem, objective.values)
        for (index, token) in problem.tokens.enumerated() {
            let limits = Self.limits(
                of: token,
                first: start.color(of: index),
                present: end.shades.color(of: index)
            )
            lows.append(limits.low)
            highs.append(limits.high)
        }
        for (index, check) in problem.checks.enumerated() {
            switch check.kind {
            case .distinct, .quiet, .weaker, .rank, .step:
                continue
            case .dark, .light:
                limitBackground(of: index, isDark: check.kind == .dark, end.shades)
            case .contrast:
                let goal = min(objective.goals[index], abs(end.measures[index]))
                let ratio = max(1, goal * margin)
                addGap(of: index, ratio, side: sides[index], end.shades)
            }
        }
        relax()
    }

    /// The luminances that a value may have, where there is a solution.
    func range(of token: TokenIndex) -> ClosedRange<Double> {
        let low = lows[token]
        let high = max(low, highs[token])
        return low - Self.flare - Self.slack...high - Self.flare + Self.slack
    }

    /// Decides on a value.
    mutating func fix(_ token: TokenIndex, at luminance: Double) {
        lows[token] = max(lows[token], luminance + Self.flare)
        highs[token] = min(highs[token], luminance + Self.flare)
        relax()
    }
}

extension SideBounds {
    /// The bounds of a token by itself: of its first colour for a background, else of any, or of the present one.
    private static func limits(of token: FixToken, first: SRGB8, present: SRGB8) -> Limits {
        if !token.isFree {
            let luminance = present.relativeLuminance + flare
            return Limits(low: luminance, high: luminance)
        }
        guard token.isBackground else { return Limits(low: black, high: white) }
        let luminance = first.relativeLuminance + flare
        return Limits(
            low: max(black, luminance / backgroundMove),
            high: min(white, luminance * backgroundMove)
        )
    }

    private mutating func limitBackground(of check: CheckIndex, isDark: Bool, _ shades: FixShades) {
        let ends = shades.problem.ends(of: check)
        guard let ground = variable(ends.front, shades) else { return }
        let middle = LuminanceInterval.dark.end + Self.flare
        if isDark {
            highs[ground] = min(highs[ground], middle)
        } else {
            lows[ground] = max(lows[ground], middle)
        }
    }

    private mutating func addGap(
        of check: CheckIndex,
        _ ratio: Double,
        side: Double,
        _ shades: FixShades
    ) {
        let problem = shades.problem
        let ends = problem.ends(of: check)
        guard side != 0, problem.checks[check].stacks.count == 1,
            let front = variable(ends.front, shades),
            let ground = variable(ends.ground, shades)
        else { return }
        let isLighter = side > 0
        gaps.append(
            Gap(
                light: isLighter ? front : ground,
                dark: isLighter ? ground : front,
                ratio: ratio,
                check: check
            )
        )
    }

    /// The place of a colour's bounds; nil for what is left out.
    private mutating func variable(_ node: NodeIndex, _ shades: FixShades) -> Int? {
        let own = shades.problem.nodes[node]
        guard own.isOpaque, own.role == nil else { return nil }
        switch own.source {
        case .token(let token):
            return token
        case .better:
            return nil
        case .fixed:
            let luminance = shades.shade(of: node, 0).luminance + Self.flare
            lows.append(luminance)
            highs.append(luminance)
            return lows.count - 1
        }
    }

    private mutating func relax() {
        for _ in 0...lows.count where !isEmpty {
            let isDone = !narrow()
            let crossed = lows.indices.first { lows[$0] > highs[$0] + Self.slack }
            if let crossed { return end(at: crossed) }
            if isDone { return }
        }
        isEmpty = true
    }

    /// Carries every bound over every gap once; false where that narrows nothing.
    private mutating func narrow() -> Bool {
        var isNarrower = false
        for gap in gaps {
            let low = lows[gap.dark] * gap.ratio
            if low > lows[gap.light] + Self.slack {
                lows[gap.light] = low
                lowCauses[gap.light] = gap
                isNarrower = true
            }
            let high = highs[gap.light] / gap.ratio
            if high < highs[gap.dark] - Self.slack {
                highs[gap.dark] = high
                highCauses[gap.dark] = gap
                isNarrower = true
            }
        }
        return isNarrower
    }

    /// Follows the bounds of a value to what they come from.
    private mutating func end(at variable: Int) {
        var checks: Set<Int> = []
        for (causes, isLow) in [(lowCauses, true), (highCauses, false)] {
            var place = variable
            while let gap = causes[place], checks.insert(gap.check).inserted {
                place = isLow ? gap.dark : gap.light
            }
        }
        isEmpty = true
        conflict = checks.sorted()
    }
}

import ColorScience

/// The luminances between which each value must stay if all pairs are to pass with light and dark as they are, and a
/// background within 2:1 of what it was.
///
/// Where a foreground stays the lighter one by a ratio, its luminance is bounded by that of the ground, and the reverse.
/// Relaxation (Bellman and Ford, on products) solves such constraints: any luminance within a value's bounds is part of
/// a solution, and where the bounds of one value cross, there is none. Translucent colours and derived ones are left
/// out, so that a solution may fail, but that there is none is a proof.
struct SideBounds {
    private struct Gap {
        let light: Int
        let dark: Int
        let ratio: Double
        let check: Int
    }

    private var gaps: [Gap] = []
    /// Luminances and 0.05, first of the tokens, then of colours that cannot change.
    private var lows: [Double]
    private var highs: [Double]
    private var lowCauses: [Int: Gap] = [:]
    private var highCauses: [Int: Gap] = [:]
    /// Whether there is no solution.
    private(set) var isEmpty = false
    /// Checks that no colours satisfy together; empty where there is a solution.
    private(set) var conflict: [Int] = []

    private static let slack = 1e-9
    /// The ratio of a background to what it was, at most: beyond it a theme would be another one.
    private static let backgroundMove = 2.0

    /// Bounds within which every pair reaches its goal, or what it has at the end of a search that missed it.
    ///
    /// `sides` has 1 for a check whose foreground is to be the lighter one, -1 where the darker one, else 0.
    /// A `margin` above 1 keeps away from the bounds, beside which 8 bits may have no colour.
    init(_ end: FixSearch, from origin: FixOrigin, sides: [Double], margin: Double = 1) {
        let problem = origin.problem
        let shades = end.shades
        let start = FixShades(problem, origin.values)
        let limits = problem.tokens.enumerated().map { index, token in
            Self.limits(of: token, start.color(of: index), shades.color(of: index))
        }
        lows = limits.map(\.low)
        highs = limits.map(\.high)
        for (index, check) in problem.checks.enumerated() {
            let ends = problem.ends(of: index)
            switch check.kind {
            case .distinct: continue
            case .dark, .light:
                guard let ground = variable(ends.front, shades) else { continue }
                let middle = LuminanceInterval.dark.end + 0.05
                if check.kind == .dark { highs[ground] = min(highs[ground], middle) }
                if check.kind == .light { lows[ground] = max(lows[ground], middle) }
            case .contrast:
                guard sides[index] != 0, check.stacks.count == 1,
                    let front = variable(ends.front, shades),
                    let ground = variable(ends.ground, shades)
                else { continue }
                let isLighter = sides[index] > 0
                gaps.append(
                    Gap(
                        light: isLighter ? front : ground,
                        dark: isLighter ? ground : front,
                        ratio: max(1, min(origin.goals[index], abs(end.measures[index])) * margin),
                        check: index
                    )
                )
            }
        }
        relax()
    }

    /// The bounds of a token by itself: of its first colour for a background, else of any, or of the present one.
    private static func limits(of token: FixToken, _ first: SRGB8, _ present: SRGB8) -> (
        low: Double, high: Double
    ) {
        if !token.isFree {
            return (present.relativeLuminance + 0.05, present.relativeLuminance + 0.05)
        }
        guard token.isBackground else { return (0.05, 1.05) }
        let luminance = first.relativeLuminance + 0.05
        return (max(0.05, luminance / backgroundMove), min(1.05, luminance * backgroundMove))
    }

    /// The place of a colour's bounds; nil for what is left out.
    private mutating func variable(_ node: Int, _ shades: FixShades) -> Int? {
        let own = shades.problem.nodes[node]
        guard own.isOpaque, own.role == nil else { return nil }
        switch own.source {
        case .token(let token): return token
        case .better: return nil
        case .fixed:
            lows.append(shades.luminance(of: node, 0) + 0.05)
            highs.append(lows[lows.count - 1])
            return lows.count - 1
        }
    }

    /// The luminances that a value may have, where there is a solution.
    func range(of token: Int) -> ClosedRange<Double> {
        lows[token] - 0.05 - Self.slack...max(lows[token], highs[token]) - 0.05 + Self.slack
    }

    /// Decides on a value.
    mutating func fix(_ token: Int, at luminance: Double) {
        lows[token] = max(lows[token], luminance + 0.05)
        highs[token] = min(highs[token], luminance + 0.05)
        relax()
    }

    private mutating func relax() {
        for _ in 0...lows.count where !isEmpty {
            var isDone = true
            for gap in gaps {
                if lows[gap.dark] * gap.ratio > lows[gap.light] + Self.slack {
                    lows[gap.light] = lows[gap.dark] * gap.ratio
                    lowCauses[gap.light] = gap
                    isDone = false
                }
                if highs[gap.light] / gap.ratio < highs[gap.dark] - Self.slack {
                    highs[gap.dark] = highs[gap.light] / gap.ratio
                    highCauses[gap.dark] = gap
                    isDone = false
                }
            }
            if let crossed = lows.indices.first(where: { lows[$0] > highs[$0] + Self.slack }) {
                return end(at: crossed)
            }
            if isDone { return }
        }
        isEmpty = true
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

import ColorScience
import Findings

/// Why no change of one value mends a finding, with the others as they end up.
///
/// Where all colours are opaque, each requirement forbids an interval of luminances, and intervals that cover all of
/// 0...1 are a proof. Where they do not, or something is translucent, the search found none, which is no proof.
struct Impossibility {
    let search: FixSearch
    let check: Int
    private var problem: FixProblem { search.origin.problem }

    /// Values of the foreground come first.
    var obstacles: [Obstacle] {
        let stacks = problem.checks[check].stacks.map { problem.layers[problem.stacks[$0]] }
        let own = stacks.flatMap(\.self).flatMap { problem.tokensOfNode[$0] }
        var seen: Set<Int> = []
        return own.filter { problem.tokens[$0].kind == .color && seen.insert($0).inserted }.map {
            token in
            let value = problem.tokens[token]
            return Obstacle(place: value.place, reason: value.isFree ? reason(token) : .notFree)
        }
    }

    private func reason(_ token: Int) -> Obstacle.Reason {
        var needed = problem.checksOfToken[token].filter { $0 != check }
        let goal = search.origin.goals[check]
        guard isProved(goal, token, beside: needed) else { return .noneFound }
        for other in needed {
            let rest = needed.filter { $0 != other }
            if isProved(goal, token, beside: rest) { needed = rest }
        }
        return .outOfReach(
            best: bestRatio(token, beside: needed),
            conflicts: needed.map { problem.conflict($0, kept($0)) }
        )
    }

    /// The highest ratio beside others, to a ten-thousandth.
    private func bestRatio(_ token: Int, beside others: [Int]) -> Double {
        var reached = 1.0
        var missed = search.origin.goals[check]
        while missed - reached > 0.0001 {
            let middle = (reached + missed) / 2
            if isProved(middle, token, beside: others) { missed = middle } else { reached = middle }
        }
        return reached
    }

    private func isProved(_ ratio: Double, _ token: Int, beside others: [Int]) -> Bool {
        var limits = LuminanceLimits()
        guard limits.add(check, of: token, below: ratio, search.shades) else { return false }
        for other in others { _ = limits.add(other, of: token, below: kept(other), search.shades) }
        limits.merge()
        return limits.isEverything
    }

    /// What another check must keep: its goal, or its measure where it fails as well.
    private func kept(_ check: Int) -> Double {
        min(search.origin.goals[check], abs(search.measures[check]))
    }
}

extension FixProblem {
    /// A check as a requirement that rules out others, with what it must keep.
    func conflict(_ check: Int, _ kept: Double) -> Obstacle.Conflict {
        let row = rows[check][0]
        let (phrase, number): (String, Double?) =
            switch checks[check].kind {
            case .contrast: (row.pair.phrase, kept)
            case .distinct: ("\(row.pair.foreground) apart from \(row.pair.background)", kept)
            case .dark: ("a dark background", nil)
            case .light: ("a light background", nil)
            }
        return Obstacle.Conflict(theme: row.theme, mode: row.mode, phrase: phrase, required: number)
    }
}

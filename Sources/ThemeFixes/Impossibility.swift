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
        let own = stacks.flatMap(\.self).flatMap { problem.nodes[$0].tokens }
        var seen: Set<Int> = []
        return own.filter { problem.tokens[$0].kind == .color && seen.insert($0).inserted }.map { token in
            let value = problem.tokens[token]
            return Obstacle(place: value.place, reason: value.isFree ? reason(token) : .notFree)
        }
    }

    private func reason(_ token: Int) -> Obstacle.Reason {
        let others = problem.checksOfToken[token].filter { $0 != check && forbidden($0, token, kept($0)) != [] }
        guard isProved(search.origin.goals[check], token, beside: others) else { return .noneFound }
        var needed = others
        for other in others {
            let rest = needed.filter { $0 != other }
            if isProved(search.origin.goals[check], token, beside: rest) { needed = rest }
        }
        return .outOfReach(best: bestRatio(token, beside: needed), conflicts: needed.map(conflict))
    }

    /// The highest ratio beside others, to a ten-thousandth.
    private func bestRatio(_ token: Int, beside others: [Int]) -> Double {
        var (reached, missed) = (1.0, search.origin.goals[check])
        while missed - reached > 0.0001 {
            let middle = (reached + missed) / 2
            if isProved(middle, token, beside: others) { missed = middle } else { reached = middle }
        }
        return reached
    }

    /// Whether no luminance is left.
    private func isProved(_ ratio: Double, _ token: Int, beside others: [Int]) -> Bool {
        guard let own = forbidden(check, token, ratio) else { return false }
        let all = own + others.flatMap { forbidden($0, token, kept($0)) ?? [] }
        var free = 0.0
        for interval in all.sorted(by: { $0.start < $1.start }) {
            if interval.start >= free { break }
            free = max(free, interval.end)
        }
        return free > 1
    }

    /// What another check must keep: its goal, or its measure where it fails as well.
    private func kept(_ check: Int) -> Double { min(search.origin.goals[check], abs(search.measures[check])) }

    private func conflict(_ check: Int) -> Obstacle.Conflict {
        let row = problem.rows[check][0]
        let (phrase, number): (String, Double?) =
            switch problem.checks[check].kind {
            case .contrast: (row.pair.phrase, kept(check))
            case .distinct: ("\(row.pair.foreground) apart from \(row.pair.background)", kept(check))
            case .dark: ("a dark background", nil)
            case .light: ("a light background", nil)
            }
        return Obstacle.Conflict(theme: row.theme, mode: row.mode, phrase: phrase, required: number)
    }
}

/// Luminances between two ends that are allowed themselves; an end beyond 0...1 takes the limit in.
private struct Interval: Equatable {
    var start: Double
    var end: Double

    static func near(_ luminance: Double, _ ratio: Double) -> Interval {
        Interval(start: (luminance + 0.05) / ratio - 0.05, end: (luminance + 0.05) * ratio - 0.05)
    }

    /// The luminance of CIE lightness 50, (66 / 116)³, which no 8-bit colour has.
    static let middle = 66.0 * 66 * 66 / (116 * 116 * 116)
}

extension Impossibility {
    /// The luminances of a token with which a check falls below a ratio; nil where they do not decide it.
    private func forbidden(_ check: Int, _ token: Int, _ ratio: Double) -> [Interval]? {
        let stacks = problem.checks[check].stacks.map { problem.stacks[$0] }
        let first = problem.layers[stacks[0].lowerBound]
        switch problem.checks[check].kind {
        case .distinct: return nil
        case .dark: return isOwn(first, token) ? [Interval(start: Interval.middle, end: 2)] : nil
        case .light: return isOwn(first, token) ? [Interval(start: -1, end: Interval.middle)] : nil
        case .contrast:
            var intervals: [Interval] = []
            for stack in stacks {
                let (front, ground) = (problem.layers[stack.lowerBound], problem.layers[stack.lowerBound + 1])
                for rendition in 0..<problem.renditions {
                    guard let own = forbidden(front, ground, token, ratio, rendition) else { return nil }
                    intervals += own
                }
            }
            return intervals
        }
    }

    private func forbidden(
        _ front: Int, _ ground: Int, _ token: Int, _ ratio: Double, _ rendition: Int
    ) -> [Interval]? {
        func luminance(_ node: Int) -> Double { search.shades.luminance(of: node, rendition) }
        guard problem.nodes[front].isOpaque, problem.nodes[ground].isOpaque else { return nil }
        if case .better(let one, let other, on: ground, over: _) = problem.nodes[front].source {
            guard problem.renditions == 1 else { return nil }
            if isOwn(ground, token), isFixed(one, token), isFixed(other, token) {
                let intervals = [one, other].map { Interval.near(luminance($0), ratio) }
                let common = Interval(
                    start: max(intervals[0].start, intervals[1].start), end: min(intervals[0].end, intervals[1].end))
                return common.start < common.end ? [common] : []
            }
            guard isFixed(ground, token), [one, other].contains(where: { isOwn($0, token) }),
                let rest = [one, other].first(where: { isFixed($0, token) })
            else { return nil }
            let passes = Contrast.ratio(ofLuminance: luminance(rest), on: luminance(ground)) >= ratio
            return passes ? [] : [.near(luminance(ground), ratio)]
        }
        if isOwn(front, token), isFixed(ground, token) { return [.near(luminance(ground), ratio)] }
        if isOwn(ground, token), isFixed(front, token) { return [.near(luminance(front), ratio)] }
        guard isFixed(front, token), isFixed(ground, token) || isOwn(front, token) && isOwn(ground, token) else { return nil }
        let passes = front != ground && isFixed(front, token)
            && Contrast.ratio(ofLuminance: luminance(front), on: luminance(ground)) >= ratio
        return passes ? [] : [Interval(start: -1, end: 2)]
    }

    private func isOwn(_ node: Int, _ token: Int) -> Bool { problem.nodes[node].source == .token(token) }

    private func isFixed(_ node: Int, _ token: Int) -> Bool { !problem.nodes[node].tokens.contains(token) }
}

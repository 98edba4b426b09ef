import ColorScience

/// Luminances between two ends, which are allowed themselves; an end beyond 0...1 takes the limit in.
struct LuminanceInterval: Equatable {
    var start: Double
    var end: Double

    /// What has less than a ratio to a luminance; with a side above 0 also all that is darker, below 0 all that is lighter.
    static func near(_ luminance: Double, _ ratio: Double, side: Double = 0) -> LuminanceInterval {
        LuminanceInterval(
            start: side > 0 ? -1 : (luminance + 0.05) / ratio - 0.05,
            end: side < 0 ? 2 : (luminance + 0.05) * ratio - 0.05
        )
    }

    static let all = LuminanceInterval(start: -1, end: 2)
    static let dark = LuminanceInterval(start: -1, end: middle)
    static let light = LuminanceInterval(start: middle, end: 2)

    /// The luminance of CIE lightness 50, (66 / 116)³, which no 8-bit colour has.
    private static let middle = 66.0 * 66 * 66 / (116 * 116 * 116)
}

/// The luminances that requirements forbid a token, where luminance decides them: all colours are opaque.
struct LuminanceLimits {
    private(set) var intervals: [LuminanceInterval] = []

    /// Joins intervals that overlap, in order.
    mutating func merge() {
        intervals.sort { $0.start < $1.start }
        var count = 0
        for interval in intervals {
            if count > 0, interval.start < intervals[count - 1].end {
                intervals[count - 1].end = max(intervals[count - 1].end, interval.end)
            } else {
                intervals[count] = interval
                count += 1
            }
        }
        intervals.removeLast(intervals.count - count)
    }

    /// Whether merged intervals leave nothing of 0...1.
    var isEverything: Bool { intervals.contains { $0.start < 0 && $0.end > 1 } }

    /// The interval that a luminance lies well inside of, rounding aside.
    func interval(around luminance: Double) -> LuminanceInterval? {
        for interval in intervals
        where interval.start + 1e-9 < luminance && luminance < interval.end - 1e-9 {
            return interval
        }
        return nil
    }

    /// Adds what makes a check of a token fall below a ratio, or leave its side; false where luminance does not decide that.
    mutating func add(
        _ check: Int,
        of token: Int,
        below ratio: Double,
        side: Double = 0,
        _ shades: FixShades
    ) -> Bool {
        let problem = shades.problem
        switch problem.checks[check].kind {
        case .distinct: return false
        case .dark, .light:
            guard problem.isOwn(problem.ends(of: check).front, token) else { return false }
            intervals.append(problem.checks[check].kind == .dark ? .light : .dark)
        case .contrast:
            for stack in problem.checks[check].stacks {
                let start = problem.stacks[stack].lowerBound
                let front = problem.layers[start]
                let ground = problem.layers[start + 1]
                guard problem.nodes[front].isOpaque, problem.nodes[ground].isOpaque else {
                    return false
                }
                for rendition in 0..<problem.renditions {
                    guard add(front, ground, token, ratio, side, shades, rendition) else {
                        return false
                    }
                }
            }
        }
        return true
    }

    private mutating func add(
        _ front: Int,
        _ ground: Int,
        _ token: Int,
        _ ratio: Double,
        _ side: Double,
        _ shades: FixShades,
        _ rendition: Int
    ) -> Bool {
        let problem = shades.problem
        if case .better(let one, let other, on: ground, over: _) = problem.nodes[front].source,
            !shades.isReplaced(front),
            problem.nodes[front].role != token
        {
            return problem.renditions == 1 && addBetter(one, other, ground, token, ratio, shades)
        }
        let first = shades.luminance(of: front, rendition)
        let second = shades.luminance(of: ground, rendition)
        let isRole = problem.nodes[front].role == token
        let isFixed = (
            shades.isReplaced(front) ? !isRole : problem.isFixed(front, token),
            problem.isFixed(ground, token)
        )
        if isFixed.1, isRole || problem.isOwn(front, token) {
            intervals.append(.near(second, ratio, side: side))
        } else if isFixed.0, problem.isOwn(ground, token) {
            intervals.append(.near(first, ratio, side: -side))
        } else if isFixed.0, isFixed.1 {
            if Contrast.ratio(ofLuminance: first, on: second) < ratio { intervals.append(.all) }
        } else if problem.isOwn(front, token), problem.isOwn(ground, token) {
            if ratio > 1 { intervals.append(.all) }
        } else {
            return false
        }
        return true
    }

    /// The foreground is the better of two colours on the ground.
    private mutating func addBetter(
        _ one: Int,
        _ other: Int,
        _ ground: Int,
        _ token: Int,
        _ ratio: Double,
        _ shades: FixShades
    ) -> Bool {
        let problem = shades.problem
        func near(_ node: Int) -> LuminanceInterval { .near(shades.luminance(of: node, 0), ratio) }
        let isFixed = (problem.isFixed(one, token), problem.isFixed(other, token))
        if problem.isOwn(ground, token) {
            guard isFixed.0, isFixed.1 else { return false }
            let first = near(one)
            let second = near(other)
            let common = LuminanceInterval(
                start: max(first.start, second.start),
                end: min(first.end, second.end)
            )
            if common.start < common.end { intervals.append(common) }
            return true
        }
        guard problem.isFixed(ground, token) else { return false }
        for (own, rest, isRestFixed) in [(one, other, isFixed.1), (other, one, isFixed.0)] {
            guard problem.isOwn(own, token), isRestFixed else { continue }
            let luminances = (shades.luminance(of: rest, 0), shades.luminance(of: ground, 0))
            if Contrast.ratio(ofLuminance: luminances.0, on: luminances.1) < ratio {
                intervals.append(near(ground))
            }
            return true
        }
        return false
    }
}

extension FixProblem {
    fileprivate func isOwn(_ node: Int, _ token: Int) -> Bool {
        nodes[node].source == .token(token)
    }

    fileprivate func isFixed(_ node: Int, _ token: Int) -> Bool {
        !tokensOfNode[node].contains(token)
    }
}

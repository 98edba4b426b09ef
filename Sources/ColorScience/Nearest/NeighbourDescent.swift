/// Moves from a passing 8-bit colour to the nearest passing one among its neighbours, until none is nearer to the origin.
struct NeighbourDescent<Goal: ColorGoal> {
    private let target: OKLab
    private let chroma: Double
    private let goal: Goal

    init(from origin: SRGB8, goal: Goal) {
        target = origin.oklab
        chroma = length(target.a, target.b)
        self.goal = goal
    }

    func improved(_ start: SRGB8) -> ColorAtDistance {
        var best = ColorAtDistance(color: start, distance: Difference.deltaEOK(target, start.oklab))
        let tolerance = max(HueTolerance.deltaH, hueDistance(of: start.oklab))
        var seen: SRGB8?
        while let nearer = nearest(around: best, outside: seen, tolerance: tolerance) {
            (seen, best) = (best.color, nearer)
        }
        return best
    }

    /// The best colour at most 2 levels away in each channel; nil where none is better.
    private func nearest(around start: ColorAtDistance, outside seen: SRGB8?, tolerance: Double) -> ColorAtDistance? {
        var best = start
        let center = start.color
        for red in center.red.levels(within: 2) {
            for green in center.green.levels(within: 2) {
                for blue in center.blue.levels(within: 2) {
                    let color = SRGB8(red: red, green: green, blue: blue)
                    if let seen, color.isWithin(2, of: seen) { continue }
                    if let nearer = candidate(color, nearerThan: best, tolerance) { best = nearer }
                }
            }
        }
        return best.distance < start.distance ? best : nil
    }

    /// A colour, if it passes, keeps the hue and is nearer than the best so far; the cheaper question comes first.
    private func candidate(_ color: SRGB8, nearerThan best: ColorAtDistance, _ tolerance: Double) -> ColorAtDistance? {
        if goal.isDecidedByLuminance, !goal.isMet(by: color) { return nil }
        let lab = color.oklab
        let distance = Difference.deltaEOK(target, lab)
        guard distance < best.distance, hueDistance(of: lab) <= tolerance,
            goal.isDecidedByLuminance || goal.isMet(by: color)
        else { return nil }
        return ColorAtDistance(color: color, distance: distance)
    }

    /// The part of the difference that is one of hue: the ΔH of polar spaces.
    private func hueDistance(of color: OKLab) -> Double {
        let other = length(color.a, color.b)
        let chord = length(color.a - target.a, color.b - target.b)
        return max(0, chord * chord - (other - chroma) * (other - chroma)).squareRoot()
    }
}

/// A colour and how far it is from the origin of a search, ΔE OK.
struct ColorAtDistance {
    let color: SRGB8
    let distance: Double
}

extension UInt8 {
    fileprivate func levels(within reach: UInt8) -> ClosedRange<UInt8> {
        (self < reach ? 0 : self - reach)...(self > .max - reach ? .max : self + reach)
    }
}

extension SRGB8 {
    fileprivate func isWithin(_ reach: Int, of other: SRGB8) -> Bool {
        abs(Int(red) - Int(other.red)) <= reach && abs(Int(green) - Int(other.green)) <= reach
            && abs(Int(blue) - Int(other.blue)) <= reach
    }
}

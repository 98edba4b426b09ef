/// Moves from a passing 8-bit colour to passing neighbours, until none is nearer to the origin.
struct NeighbourDescent {
    private let target: OKLab
    private let chroma: Double
    private let goal: ContrastGoal

    init(from origin: SRGB8, goal: ContrastGoal) {
        target = origin.oklab
        chroma = length(target.a, target.b)
        self.goal = goal
    }

    func improved(_ start: SRGB8) -> ColorAtDistance {
        var best = ColorAtDistance(color: start, distance: Difference.deltaEOK(target, start.oklab))
        let tolerance = max(HueTolerance.deltaH, hueDistance(of: start.oklab))
        while let nearer = nearest(around: best, tolerance: tolerance) {
            best = nearer
        }
        return best
    }

    /// The best colour at most 2 levels away in each channel; nil where none is better.
    private func nearest(around start: ColorAtDistance, tolerance: Double) -> ColorAtDistance? {
        var best = start
        let center = start.color
        for red in center.red.levels(within: 2) {
            for green in center.green.levels(within: 2) {
                for blue in center.blue.levels(within: 2) {
                    let color = SRGB8(red: red, green: green, blue: blue)
                    if let nearer = candidate(color, nearerThan: best, tolerance) {
                        best = nearer
                    }
                }
            }
        }
        return best.distance < start.distance ? best : nil
    }

    /// A colour, if it passes, keeps the hue and is nearer than the best so far; cheaper checks come first.
    private func candidate(_ color: SRGB8, nearerThan best: ColorAtDistance, _ tolerance: Double)
        -> ColorAtDistance?
    {
        guard goal.isMet(by: color) else { return nil }
        let xyz = color.linear.xyz
        // The estimate rejects most colours: without it a search takes 1.4 times as long.
        let reach = best.distance + OKLab.estimateTolerance
        if Difference.squaredDeltaEOK(target, OKLab(estimating: xyz)) >= reach * reach {
            return nil
        }
        let lab = OKLab(xyz)
        let distance = Difference.deltaEOK(target, lab)
        guard distance < best.distance, hueDistance(of: lab) <= tolerance else { return nil }
        return ColorAtDistance(color: color, distance: distance)
    }

    /// The hue part of the difference: ΔH of polar spaces.
    private func hueDistance(of color: OKLab) -> Double {
        let other = length(color.a, color.b)
        let chord = length(color.a - target.a, color.b - target.b)
        return max(0, chord * chord - (other - chroma) * (other - chroma)).squareRoot()
    }
}

/// A colour and its ΔE OK from the origin of a search.
struct ColorAtDistance {
    let color: SRGB8
    let distance: Double
}

extension UInt8 {
    /// The 8-bit values at most `reach` away.
    package func levels(within reach: UInt8) -> ClosedRange<UInt8> {
        (self < reach ? 0 : self - reach)...(self > .max - reach ? .max : self + reach)
    }
}

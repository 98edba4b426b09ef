/// Walks from a passing 8-bit colour to better ones nearby, as long as there are any.
struct LatticeDescent {
    private let target: OKLab
    private let chroma: Double
    private let goal: ContrastGoal

    /// How far a colour may leave the hue of the origin: half of what is just noticeable.
    private static let hueTolerance = 0.01

    init(from origin: SRGB8, goal: ContrastGoal) {
        target = origin.oklab
        chroma = length(target.a, target.b)
        self.goal = goal
    }

    private static let reach = 2

    /// The best colour reachable from `start` by steps of at most 2 in each channel.
    func improved(_ start: SRGB8) -> Step {
        var best = Step(color: start, distance: Difference.deltaEOK(target, start.oklab))
        let tolerance = max(Self.hueTolerance, hueDistance(of: start.oklab))
        var previous: SRGB8?
        for _ in 0..<64 {
            let next = neighbour(of: best, tolerance: tolerance, besides: previous)
            guard next.distance < best.distance else { break }
            previous = best.color
            best = next
        }
        return best
    }

    /// A colour and how far it is from the origin, ΔE OK.
    struct Step {
        let color: SRGB8
        let distance: Double
    }

    /// The best neighbour; those of the step before were no better than this one, and are not looked at again.
    private func neighbour(of step: Step, tolerance: Double, besides previous: SRGB8?) -> Step {
        var best = step
        for color in step.color.neighbours(within: Self.reach) {
            if let previous, color.isNeighbour(of: previous, within: Self.reach) { continue }
            guard goal.isMet(by: color) else { continue }
            let xyz = color.linear.xyz
            guard Difference.deltaEOK(target, OKLab(estimating: xyz)) < best.distance + OKLab.estimate else { continue }
            let lab = OKLab(xyz)
            let distance = Difference.deltaEOK(target, lab)
            if distance < best.distance, hueDistance(of: lab) <= tolerance {
                best = Step(color: color, distance: distance)
            }
        }
        return best
    }

    /// The part of the difference that is one of hue: the ΔH of polar spaces.
    private func hueDistance(of color: OKLab) -> Double {
        let other = length(color.a, color.b)
        let chord = length(color.a - target.a, color.b - target.b)
        return max(0, chord * chord - (other - chroma) * (other - chroma)).squareRoot()
    }
}

/// Walks from a passing 8-bit colour to better ones nearby, as long as there are any.
struct LatticeDescent<Goal: ColorGoal> {
    private let target: OKLab
    private let chroma: Double
    private let goal: Goal

    init(from origin: SRGB8, goal: Goal) {
        target = origin.oklab
        chroma = length(target.a, target.b)
        self.goal = goal
    }

    /// The best colour reachable from `start` by steps of at most 2 in each channel.
    func improved(_ start: SRGB8) -> Step {
        var best = Step(color: start, distance: Difference.deltaEOK(target, start.oklab))
        let tolerance = max(HuePrice.tolerance, hueDistance(of: start.oklab))
        var seen: Neighbourhood?
        while true {
            let neighbourhood = Neighbourhood(of: best.color, within: 2)
            let next = nearest(in: neighbourhood, outside: seen, than: best, tolerance: tolerance)
            guard next.distance < best.distance else { return best }
            (best, seen) = (next, neighbourhood)
        }
    }

    /// A colour and how far it is from the origin, ΔE OK.
    struct Step {
        let color: SRGB8
        let distance: Double
    }

    /// The best of some colours; those that were `seen` are no better than the best so far, and not looked at again.
    private func nearest(
        in neighbourhood: Neighbourhood, outside seen: Neighbourhood?, than step: Step, tolerance: Double
    ) -> Step {
        var best = step
        var limit = Self.limit(of: step)
        // What is looked at first is what costs less.
        let isCheap = goal.isOfLuminance
        neighbourhood.forEach(outside: seen) { color, luminance, cones in
            guard !isCheap || goal.isMet(by: color, ofLuminance: luminance),
                Difference.squaredDeltaEOK(target, OKLab(estimating: cones)) < limit
            else { return }
            let lab = color.oklab
            let distance = Difference.deltaEOK(target, lab)
            guard distance < best.distance, hueDistance(of: lab) <= tolerance,
                isCheap || goal.isMet(by: color, ofLuminance: luminance)
            else { return }
            best = Step(color: color, distance: distance)
            limit = Self.limit(of: best)
        }
        return best
    }

    /// The square of the distance that an estimate of a nearer colour cannot exceed.
    private static func limit(of step: Step) -> Double {
        let distance = step.distance + OKLab.estimate
        return distance * distance
    }

    /// The part of the difference that is one of hue: the ΔH of polar spaces.
    private func hueDistance(of color: OKLab) -> Double {
        let other = length(color.a, color.b)
        let chord = length(color.a - target.a, color.b - target.b)
        return max(0, chord * chord - (other - chroma) * (other - chroma)).squareRoot()
    }
}

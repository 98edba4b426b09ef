/// Walks from a passing 8-bit colour to better ones nearby, as long as there are any.
struct LatticeDescent {
    private let target: OKLab
    private let chroma: Double
    private let goal: ContrastGoal

    init(from origin: SRGB8, goal: ContrastGoal) {
        target = origin.oklab
        chroma = length(target.a, target.b)
        self.goal = goal
    }

    /// A colour and how far it is from the origin, ΔE OK.
    struct Step {
        let color: SRGB8
        let distance: Double
    }

    /// The best colour reachable from `start`, by steps that become finer, without leaving the hue of the origin by more than
    /// `tolerance`, or by more than `start` does.
    func improved(_ start: SRGB8, hueTolerance tolerance: Double) -> Step {
        let lab = start.oklab
        var best = Step(color: start, distance: Difference.deltaEOK(target, lab))
        let tolerance = max(tolerance, hueDistance(of: lab))
        for stride in Self.strides {
            for _ in 0..<64 {
                let next = neighbour(of: best, stride: stride, tolerance: tolerance)
                guard next.distance < best.distance else { break }
                best = next
            }
        }
        return best
    }

    /// How many levels of a channel lie between the neighbours that are looked at.
    private static let strides = [8, 1]

    private func neighbour(of step: Step, stride: Int, tolerance: Double) -> Step {
        var best = step
        for color in step.color.neighbours(within: 2, stride: stride) where goal.isMet(by: color) {
            let lab = color.oklab
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

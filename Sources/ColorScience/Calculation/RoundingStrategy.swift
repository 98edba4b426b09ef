/// The direction in which `round()` goes.
///
/// Source: CSS Values 4, §10.4.
enum RoundingStrategy: String, Sendable {
    case nearest
    case up
    case down
    case towardsZero = "to-zero"

    /// The multiple of `step` that is next to `value`; halves are rounded up.
    func round(_ value: Double, to step: Double) -> Double {
        let steps = value / step.magnitude
        let rounded =
            switch self {
            case .nearest: (steps + 0.5).rounded(.down)
            case .up: steps.rounded(.up)
            case .down: steps.rounded(.down)
            case .towardsZero: steps.rounded(.towardZero)
            }
        return rounded * step.magnitude
    }
}

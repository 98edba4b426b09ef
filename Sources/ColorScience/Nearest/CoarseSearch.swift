/// Looks for the nearest colour that meets a goal wherever it may be, for goals that luminance alone does not decide.
///
/// The first passing one of some colours all over the gamut, the nearest first, is improved among its 8-bit neighbours. A goal that
/// only few colours meet may be missed.
struct CoarseSearch<Goal: ColorGoal> {
    let origin: SRGB8
    let goal: Goal

    /// Whether any of the coarse colours meets the goal.
    var hasAny: Bool { lattice.contains { goal.isMet(by: $0.color) } }

    func nearest() -> SRGB8? {
        let target = origin.oklab
        let passing = lattice.filter { goal.isMet(by: $0.color) }
        let start = passing.min { Difference.deltaEOK(target, $0.lab) < Difference.deltaEOK(target, $1.lab) }
        return start.map { LatticeDescent(from: origin, goal: goal).improved($0.color).color }
    }
}

/// Six levels of each channel, and 52 greys.
private let lattice: [(color: SRGB8, lab: OKLab)] = {
    let levels = stride(from: 0, through: 255, by: 51).map { UInt8($0) }
    let colors = levels.flatMap { red in
        levels.flatMap { green in levels.map { SRGB8(red: red, green: green, blue: $0) } }
    }
    let greys = stride(from: 0, through: 255, by: 5).map { SRGB8(red: UInt8($0), green: UInt8($0), blue: UInt8($0)) }
    return (colors + greys).map { ($0, $0.oklab) }
}()

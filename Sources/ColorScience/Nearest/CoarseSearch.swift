/// Looks for the nearest colour that meets a goal wherever it may be, for goals that luminance alone does not decide.
///
/// The first passing one of 4,096 colours, the nearest first, is improved among its 8-bit neighbours. A goal that only a few
/// colours meet may be missed.
struct CoarseSearch<Goal: ColorGoal> {
    let origin: SRGB8
    let goal: Goal

    func nearest() -> SRGB8? {
        let target = origin.oklab
        let sorted = lattice.map { (color: $0.color, distance: Difference.deltaEOK(target, $0.lab)) }
            .sorted { $0.distance < $1.distance }
        guard let start = sorted.first(where: { goal.isMet(by: $0.color) }) else { return nil }
        return LatticeDescent(from: origin, goal: goal).improved(start.color).color
    }
}

/// Sixteen levels of each channel.
private let lattice: [(color: SRGB8, lab: OKLab)] = {
    let levels = (0...15).map { UInt8($0 * 17) }
    return levels.flatMap { red in
        levels.flatMap { green in
            levels.map { blue in
                let color = SRGB8(red: red, green: green, blue: blue)
                return (color, color.oklab)
            }
        }
    }
}()

/// Looks for the passing grey nearest to a grey: what has no hue is given none.
///
/// There are 256 greys, so all of them are tried. Where any colour passes on a single backdrop, black or white does.
struct GreySearch<Goal: ColorGoal> {
    let origin: SRGB8
    let goal: Goal

    /// The nearest passing grey; nil where the origin is no grey, or none passes.
    func nearest() -> SRGB8? {
        guard origin.red == origin.green, origin.green == origin.blue else { return nil }
        return (UInt8.min...UInt8.max).lazy
            .map { SRGB8(red: $0, green: $0, blue: $0) }
            .filter(goal.isMet)
            .min { distance($0) < distance($1) }
    }

    /// Greys differ in lightness alone, which grows with their value: the order is that of ΔE OK up to a tie of two sides.
    private func distance(_ grey: SRGB8) -> Double { Difference.deltaEOK(origin, grey) }
}

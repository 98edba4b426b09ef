/// Looks for the passing grey nearest to a grey: what has no hue is given none.
///
/// Greys differ in lightness alone, which grows with their value: the nearest is the first that passes on one of the two sides.
/// Where any colour passes on a single backdrop, black or white does.
struct GreySearch {
    let origin: SRGB8
    let goal: ContrastGoal

    /// The nearest passing grey; nil where the origin is no grey, or none passes.
    func nearest() -> SRGB8? {
        guard origin.red == origin.green, origin.green == origin.blue else { return nil }
        let darker = (0...origin.red).reversed().lazy.map(Self.grey).first(where: goal.isMet)
        let lighter = (origin.red...255).lazy.map(Self.grey).first(where: goal.isMet)
        return [darker, lighter].compactMap(\.self).min { distance($0) < distance($1) }
    }

    private static func grey(_ level: UInt8) -> SRGB8 { SRGB8(red: level, green: level, blue: level) }

    private func distance(_ grey: SRGB8) -> Double { Difference.deltaEOK(origin, grey) }
}

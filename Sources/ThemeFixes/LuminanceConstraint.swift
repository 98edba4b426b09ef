import ColorScience

/// A ratio that a luminance must have to one of some others.
///
/// Where all colours are opaque, this is what is left of a constraint when all variables but one are fixed.
struct LuminanceConstraint: Hashable, Sendable {
    /// The luminances, one of which is enough.
    let others: [Double]
    let required: Double

    /// Above a CIE lightness of 50, in words of ratios: so far from black, or below it, so far from white.
    static let light = LuminanceConstraint(others: [0], required: (middle + 0.05) / 0.05)
    static let dark = LuminanceConstraint(others: [1], required: 1.05 / (middle + 0.05))

    /// The luminance of CIE lightness 50, (66 / 116)³, which no 8-bit colour has.
    private static let middle = 66.0 * 66 * 66 / (116 * 116 * 116)

    func isMet(at luminance: Double, tolerance: Double = 0) -> Bool {
        others.contains { Contrast.ratio(ofLuminance: luminance, on: $0) >= required - tolerance }
    }

    /// Where it begins to be met.
    var boundaries: [LuminanceBoundary] { others.flatMap { LuminanceBoundary.of(required, to: $0) } }
}

import ColorScience

/// The part of the contrast between two texts that stays, so that a step of a hierarchy goes on to be seen.
///
/// People who repair the weaker text by hand move the stronger one, too.
struct TierStep {
    /// The share of the ratio that stays.
    static let share = 0.8

    private let isLighter: Bool
    /// The ratio to keep.
    private let kept: Double

    /// Nil where any ratio is enough.
    init?(from color: OKLab, to other: OKLab) {
        isLighter = color.lightness > other.lightness
        let ratio = Self.light(of: color) / Self.light(of: other)
        kept = (isLighter ? ratio : 1 / ratio) * Self.share
        if kept <= 1 { return nil }
    }

    /// The price of what is lost of the step.
    func price(of color: OKLab, beside other: OKLab) -> Double {
        let ratio = Self.light(of: color) / Self.light(of: other)
        let step = isLighter ? ratio : 1 / ratio
        return step < kept ? FixPrice.tierStep * (1 - step / kept) : 0
    }

    /// The light that a grey of the same lightness gives: its luminance is the cube of that.
    private static func light(of color: OKLab) -> Double {
        let lightness = max(0, color.lightness)
        return lightness * lightness * lightness + LuminanceInterval.flare
    }
}

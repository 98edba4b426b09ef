/// Contrast as WCAG 2 measures it.
public enum Contrast {
    /// The contrast ratio, 1...21, unrounded; compare it with `>=`.
    ///
    /// Source: WCAG 2.2, "contrast ratio".
    public static func ratio(of foreground: SRGB8, on background: SRGB8) -> Double {
        ratio(ofLuminance: foreground.relativeLuminance, on: background.relativeLuminance)
    }

    /// The contrast ratio of a colour that lets what is behind it shine through, as ``DisplayColor/composited(over:)`` makes it.
    static func ratio(of foreground: DisplayColor, on background: SRGB8) -> Double {
        ratio(of: foreground.composited(over: [DisplayColor(rgb: background)]) ?? background, on: background)
    }

    /// The contrast ratio of two relative luminances.
    package static func ratio(ofLuminance first: Double, on second: Double) -> Double {
        (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// The ratio for people: cut off after two decimals, so that a failing 4.4999 never reads "4.50".
    public static func display(_ ratio: Double) -> String {
        guard ratio.isFinite, ratio >= 0, ratio < 1_000_000 else { return "0.00" }
        return FixedPoint.text(of: Int(ratio * 100), decimals: 2)
    }

    /// The lightness of a colour, CIE L*, 0...100.
    ///
    /// Source: CIE 15:2004, on the relative luminance of WCAG.
    public static func lightness(of color: SRGB8) -> Double {
        116 * LabCurve.compress(color.relativeLuminance) - 16
    }
}

/// Contrast as WCAG 2 measures it.
public enum Contrast {
    /// The contrast ratio, 1...21, unrounded; compare it with `>=`.
    ///
    /// Source: WCAG 2.2, "contrast ratio".
    public static func ratio(of foreground: SRGB8, on background: SRGB8) -> Double {
        ratio(ofLuminance: foreground.relativeLuminance, on: background.relativeLuminance)
    }

    static func ratio(of foreground: DisplayColor, on background: SRGB8) -> Double {
        ratio(
            of: foreground.composited(over: [DisplayColor(rgb: background)]) ?? background,
            on: background
        )
    }

    package static func ratio(ofLuminance first: Double, on second: Double) -> Double {
        (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// The ratio of black and white; also that of a colour against nothing.
    package static let greatest = 21.0

    /// The ratio for people: cut off after two decimals, so that a failing 4.4999 never reads "4.50".
    public static func display(_ ratio: Double) -> String {
        guard ratio.isFinite, ratio >= 0, ratio < 1_000_000 else {
            return "0.00"
        }
        return CSSNumber.decimal(Int(ratio * 100), decimals: 2)
    }

    /// The lightness of a colour, CIE L*, 0...100.
    ///
    /// Source: CIE 15:2004, on the relative luminance of WCAG.
    public static func lightness(of color: SRGB8) -> Double {
        116 * LabCurve.compress(color.relativeLuminance) - 16
    }

    /// The highest ratio that any colour has on all of `backdrops` at once; 21 where there are none.
    ///
    /// Between two neighbouring luminances the best one has equal ratios to both: the geometric mean of L + 0.05; at
    /// the ends it is black or white. Complexity: O(n log n).
    public static func bestRatio(on backdrops: [SRGB8]) -> Double {
        bestRatio(onLuminances: backdrops.map(\.relativeLuminance))
    }

    package static func bestRatio(onLuminances backdrops: [Double]) -> Double {
        let known = Set(backdrops).sorted()
        let between = zip(known, known.dropFirst()).map { darker, lighter in
            ((darker + 0.05) * (lighter + 0.05)).squareRoot() - 0.05
        }
        let candidates = [0, 1] + between
        let ratios = candidates.map { luminance in
            known.map { ratio(ofLuminance: luminance, on: $0) }.min() ?? greatest
        }
        return ratios.max() ?? greatest
    }

    /// The first of two colours has the higher ratio on a fill that lies on a backdrop.
    ///
    /// The first wins where both are equal, or nothing opaque is known beneath.
    package static func prefersFirst(
        _ first: DisplayColor,
        to second: DisplayColor,
        on fill: DisplayColor,
        over backdrop: DisplayColor
    ) -> Bool {
        guard let ground = fill.composited(over: [backdrop]) else {
            return true
        }
        return ratio(of: first, on: ground) >= ratio(of: second, on: ground)
    }
}

/// The weights of red, green and blue in linear light.
///
/// Source: WCAG 2.2, "relative luminance". These literal coefficients, not the Y row of the XYZ matrix, which would
/// change hundreds of verdicts.
let luminanceWeights = Components(0.2126, 0.7152, 0.0722)

extension SRGB8 {
    /// Relative luminance as WCAG 2.2 defines it: 0 for black, 1 for white.
    public var relativeLuminance: Double {
        dot(luminanceWeights, linear.components)
    }
}

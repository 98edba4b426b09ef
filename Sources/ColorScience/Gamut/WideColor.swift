/// The colour that a display with the gamut of P3 shows: encoded Display P3 and an alpha.
///
/// Five decimals, which reports print and verdicts read; no rounding to 8 bit, which would move colours of sRGB, too.
package struct WideColor: Hashable, Sendable {
    let components: Components
    let alpha: Double

    private init(_ components: Components, alpha: Double) {
        self.components = components.map { value in
            let clipped = min(max(value, 0), 1)
            return (clipped * 100_000).rounded() / 100_000
        }
        self.alpha = alpha
    }

    /// A colour within sRGB, as it is written to CSS.
    package init(_ display: DisplayColor) {
        self.init(DisplayP3(display.rgb.linear.xyz).components, alpha: display.alpha)
    }

    /// A colour outside sRGB, clipped to P3; nil for one within sRGB, which looks the same everywhere.
    package init?(beyondSRGB color: Color) {
        if color.isInSRGBGamut { return nil }
        self.init(shown: color)
    }

    /// A colour clipped to P3, whether or not sRGB has it.
    package init(shown color: Color) {
        self.init(color.converted(to: DisplayP3.self).components, alpha: color.mapped.alpha)
    }

    /// The same colour with another opacity.
    package func with(alpha: Double) -> WideColor {
        WideColor(components, alpha: alpha)
    }

    /// The opaque colour that is seen of this one on `backdrops`, the nearest first; nil if nothing is opaque.
    package func composited(over backdrops: ArraySlice<WideColor>) -> WideColor? {
        if isOpaque { return self }
        guard let ground = backdrops.first?.composited(over: backdrops.dropFirst()) else {
            return nil
        }
        return blended(over: ground)
    }

    /// The alpha is 1, so nothing shines through.
    package var isOpaque: Bool { alpha == 1 }

    /// The opaque colour that is seen of this one on another.
    package func blended(over ground: WideColor) -> WideColor {
        WideColor(mix(ground.components, components, share: alpha), alpha: 1)
    }

    /// Relative luminance, 0 to 1: Y of CIE XYZ.
    package var relativeLuminance: Double {
        DisplayP3(components: components).xyz.components.second
    }

    /// The colour without its alpha: "color(display-p3 1 0.5 0)".
    package var css: String {
        Color(DisplayP3(components: components)).css
    }
}

/// The colour that a display shows: 8-bit sRGB and an alpha.
///
/// CSS output has this value and verdicts read it, so the alpha is kept exactly as CSS serialises it: as the shortest
/// decimal for its 8-bit value (CSSOM, §6.7.2).
public struct DisplayColor: Hashable, Sendable, CustomStringConvertible {
    /// The colour without its alpha.
    public var rgb: SRGB8
    /// Opacity, 0...1, on the 256 steps of CSS.
    public var alpha: Double {
        didSet { alpha = DisplayColor.legacyAlpha(alpha) }
    }

    /// A display colour; the alpha goes to the nearest step of 1/255.
    public init(rgb: SRGB8, alpha: Double = 1) {
        self.rgb = rgb
        self.alpha = DisplayColor.legacyAlpha(alpha)
    }

    /// The alpha is 1, so nothing shines through.
    public var isOpaque: Bool { alpha == 1 }

    /// "#0b1f3a" when opaque, else "rgba(11, 31, 58, 0.72)".
    public var css: String {
        isOpaque
            ? rgb.hex : "rgba(\(rgb.red), \(rgb.green), \(rgb.blue), \(CSSNumber.text(of: alpha)))"
    }

    /// The value as CSS.
    public var description: String { css }

    /// The alpha of `rgba()`: two decimals if these give the same 8-bit value, else three.
    ///
    /// Source: CSSOM, §6.7.2 "serialize a CSS <alphavalue>". In whole numbers, since 50 × 2.55 is 127.49999999999999.
    private static func legacyAlpha(_ alpha: Double) -> Double {
        let step = Int(eightBit(alpha))
        let percent = (step * 100 + 127) / 255
        let thousandths =
            (percent * 510 + 100) / 200 == step ? percent * 10 : (step * 1000 + 127) / 255
        return Double(thousandths) / 1000
    }
}

extension DisplayColor {
    /// The opaque colour that is seen of this one on `backdrops`, the nearest first; `nil` if nothing is opaque.
    ///
    /// Source-over on gamma-encoded sRGB (Compositing and Blending 1, §5.1), rounded to 8 bit after each layer, as
    /// browsers paint them. Colours below the first opaque layer are ignored.
    public func composited(over backdrops: [DisplayColor]) -> SRGB8? {
        composited(over: backdrops[...])
    }

    package func composited(over backdrops: ArraySlice<DisplayColor>) -> SRGB8? {
        if isOpaque { return rgb }
        guard let ground = backdrops.firstIndex(where: \.isOpaque) else {
            return nil
        }
        var result = backdrops[ground].rgb
        for layer in backdrops[..<ground].reversed() {
            result = layer.blended(over: result)
        }
        return blended(over: result)
    }

    /// The opaque colour that is seen of this one on another.
    package func blended(over ground: SRGB8) -> SRGB8 {
        SRGB8(
            clipping: SRGB(
                components: mix(ground.srgb.components, rgb.srgb.components, share: alpha)
            )
        )
    }
}

/// Hue, whiteness and blackness of sRGB.
///
/// Source: CSS Color 4, §8 and its sample code `hwbToRgb`, `rgbToHwb`.
public struct HWB: ColorCoordinates {
    /// The space `hwb`.
    public static let space = ColorSpace.hwb
    /// The hue is the first component.
    public static let hueIndex: Int? = 0
    /// Hue in degrees, 0..<360.
    public var hue: Double
    /// Share of white, 0...1 inside the gamut.
    public var whiteness: Double
    /// Share of black, 0...1 inside the gamut.
    public var blackness: Double

    /// Takes the numbers as they are.
    public init(hue: Double, whiteness: Double, blackness: Double) {
        self.hue = hue
        self.whiteness = whiteness
        self.blackness = blackness
    }

    /// Takes the numbers as they are.
    public init(components: Components) {
        self.init(hue: components.first, whiteness: components.second, blackness: components.third)
    }

    /// Converts from sRGB; a powerless hue is 0.
    public init(_ srgb: SRGB) {
        self.init(
            hue: srgb.hue,
            whiteness: min(srgb.red, srgb.green, srgb.blue),
            blackness: 1 - max(srgb.red, srgb.green, srgb.blue)
        )
        if isHuePowerless { hue = 0 }
    }

    /// Converts from XYZ.
    public init(_ xyz: XYZD65) {
        self.init(SRGB(xyz))
    }

    /// Hue, whiteness, blackness.
    public var components: Components {
        Components(hue, whiteness, blackness)
    }
    /// The colour relative to D65.
    public var xyz: XYZD65 { srgb.xyz }
    /// Whiteness and blackness make 99.999 % or more.
    public var isHuePowerless: Bool {
        whiteness + blackness >= 0.99999
    }

    /// The colour in encoded sRGB; a grey where whiteness and blackness make 100 % or more.
    public var srgb: SRGB {
        let sum = whiteness + blackness
        guard sum < 1 else {
            return SRGB(red: whiteness / sum, green: whiteness / sum, blue: whiteness / sum)
        }
        let pure = HSL(hue: hue, saturation: 1, lightness: 0.5).srgb
        return SRGB(components: pure.components.map { $0 * (1 - sum) + whiteness })
    }
}

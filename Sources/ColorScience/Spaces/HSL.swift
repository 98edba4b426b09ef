/// Hue, saturation and lightness of sRGB.
///
/// Source: CSS Color 4, §7 and its sample code `hslToRgb`, `rgbToHsl`.
public struct HSL: ColorCoordinates {
    /// The space `hsl`.
    public static let space = ColorSpace.hsl
    /// The hue is the first component.
    public static let hueIndex: Int? = 0
    /// Hue in degrees, 0..<360.
    public var hue: Double
    /// Saturation, 0...1 inside the gamut.
    public var saturation: Double
    /// Lightness, 0...1 inside the gamut.
    public var lightness: Double

    /// Takes the numbers as they are.
    public init(hue: Double, saturation: Double, lightness: Double) {
        self.hue = hue
        self.saturation = saturation
        self.lightness = lightness
    }

    /// Takes the numbers as they are.
    public init(components: Components) {
        self.init(hue: components.first, saturation: components.second, lightness: components.third)
    }

    /// Converts from sRGB; a powerless hue is 0, and a negative saturation is turned into the opposite hue.
    public init(_ srgb: SRGB) {
        let highest = max(srgb.red, srgb.green, srgb.blue)
        let lowest = min(srgb.red, srgb.green, srgb.blue)
        let middle = (highest + lowest) / 2
        let room = min(middle, 1 - middle)
        let isGrey = room == 0 || highest - lowest < Self.noise
        let share = isGrey ? 0 : (highest - middle) / room
        let hue = share < 0 ? srgb.hue + 180 : srgb.hue
        self.init(hue: hue >= 360 ? hue - 360 : hue, saturation: abs(share), lightness: middle)
        if isHuePowerless { self.hue = 0 }
    }

    /// Converts from XYZ.
    public init(_ xyz: XYZD65) {
        self.init(SRGB(xyz))
    }

    /// Hue, saturation, lightness.
    public var components: Components {
        Components(hue, saturation, lightness)
    }
    /// The colour relative to D65.
    public var xyz: XYZD65 { srgb.xyz }
    /// The saturation is 0.001 % or less.
    public var isHuePowerless: Bool {
        saturation <= 0.00001
    }

    /// The colour in encoded sRGB.
    public var srgb: SRGB {
        SRGB(red: channel(0), green: channel(8), blue: channel(4))
    }

    /// The residue of a conversion between the channels of a grey; near white it would pass for a saturation.
    private static let noise = 1e-12

    private func channel(_ offset: Double) -> Double {
        let position = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
        let reach = saturation * min(lightness, 1 - lightness)
        return lightness - reach * max(-1, min(position - 3, 9 - position, 1))
    }
}

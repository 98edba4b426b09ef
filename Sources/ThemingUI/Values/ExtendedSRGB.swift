public import ColorScience

/// A colour as Apple's frameworks take it: encoded sRGB, beyond 0...1 for wide-gamut colours, and an opacity.
public struct ExtendedSRGB: Hashable, Sendable {
    /// Red; 0...1 in sRGB's gamut.
    public var red: Double
    /// Green; 0...1 in sRGB's gamut.
    public var green: Double
    /// Blue; 0...1 in sRGB's gamut.
    public var blue: Double
    /// Opacity, 0...1.
    public var alpha: Double

    /// Makes a colour from its components.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Converts a colour of any space; a missing component counts as 0.
    public init(_ color: Color) {
        let srgb = color.srgb
        self.init(red: srgb.red, green: srgb.green, blue: srgb.blue, alpha: color.alpha)
    }

    /// The colour in the `srgb` space of CSS.
    public var color: Color {
        Color(SRGB(red: red, green: green, blue: blue), alpha: alpha)
    }
}

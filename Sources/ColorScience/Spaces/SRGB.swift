/// Gamma-encoded sRGB, extended beyond 0...1 for colours outside the gamut.
///
/// Source: CSS Color 4, §10.2; IEC 61966-2-1.
public struct SRGB: RGBCoordinates {
    /// The space `srgb`.
    public static let space = ColorSpace.srgb
    /// Red; 0...1 inside the gamut.
    public var red: Double
    /// Green; 0...1 inside the gamut.
    public var green: Double
    /// Blue; 0...1 inside the gamut.
    public var blue: Double

    /// Takes the numbers as they are.
    public init(red: Double, green: Double, blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// The colour itself.
    public init(_ srgb: SRGB) {
        self = srgb
    }

    /// Encodes linear light.
    public init(_ linear: LinearSRGB) {
        self.init(components: linear.components.map(SRGBTransfer.encode))
    }

    /// Converts from XYZ.
    public init(_ xyz: XYZD65) {
        self.init(LinearSRGB(xyz))
    }

    /// The colour in linear light.
    public var linear: LinearSRGB { LinearSRGB(components: components.map(SRGBTransfer.decode)) }

    /// The colour relative to D65.
    public var xyz: XYZD65 { linear.xyz }
}

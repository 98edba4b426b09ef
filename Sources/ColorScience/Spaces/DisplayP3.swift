/// Gamma-encoded Display P3: the curve of sRGB with the primaries of DCI-P3.
///
/// Source: CSS Color 4, §10.4.
public struct DisplayP3: RGBCoordinates {
    /// The space `display-p3`.
    public static let space = ColorSpace.displayP3
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

    /// Encodes linear light.
    public init(_ linear: LinearDisplayP3) {
        self.init(components: linear.components.map(SRGBTransfer.encode))
    }

    /// Converts from XYZ.
    public init(_ xyz: XYZD65) {
        self.init(LinearDisplayP3(xyz))
    }

    /// The colour in linear light.
    public var linear: LinearDisplayP3 { LinearDisplayP3(components: components.map(SRGBTransfer.decode)) }

    /// The colour relative to D65.
    public var xyz: XYZD65 { linear.xyz }
}

/// Linear-light sRGB.
///
/// Source: CSS Color 4, §10.3; the matrices are the exact ones of its sample code (§18).
public struct LinearSRGB: RGBCoordinates {
    /// The space `srgb-linear`.
    public static let space = ColorSpace.srgbLinear
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

    /// Decodes.
    public init(_ srgb: SRGB) {
        self = srgb.linear
    }

    /// Converts from XYZ.
    public init(_ xyz: XYZD65) {
        self.init(components: Self.fromXYZ * xyz.components)
    }

    /// The colour relative to D65.
    public var xyz: XYZD65 { XYZD65(components: Self.toXYZ * components) }

    private static let toXYZ = Matrix3(
        Components(506752.0 / 1_228_815, 87881.0 / 245763, 12673.0 / 70218),
        Components(87098.0 / 409605, 175762.0 / 245763, 12673.0 / 175545),
        Components(7918.0 / 409605, 87881.0 / 737289, 1_001_167.0 / 1_053_270)
    )

    private static let fromXYZ = Matrix3(
        Components(12831.0 / 3959, -329.0 / 214, -1974.0 / 3959),
        Components(-851781.0 / 878810, 1_648_619.0 / 878810, 36519.0 / 878810),
        Components(705.0 / 12673, -2585.0 / 12673, 705.0 / 667)
    )
}

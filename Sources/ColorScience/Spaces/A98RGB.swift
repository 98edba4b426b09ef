/// Adobe RGB (1998), gamma-encoded.
///
/// Source: CSS Color 4, §10.6; the exponent is 563/256, matrices of §18.
public struct A98RGB: RGBCoordinates {
    /// The space `a98-rgb`.
    public static let space = ColorSpace.a98RGB
    /// Red, green, blue; each 0...1 inside the gamut.
    public var components: Components

    /// Takes the numbers as they are.
    public init(components: Components) {
        self.components = components
    }

    /// Converts from XYZ.
    public init(_ xyz: XYZD65) {
        let linear = Self.fromXYZ * xyz.components
        self.init(components: linear.map { mirroredPower($0, 256.0 / 563) })
    }

    /// The colour relative to D65.
    public var xyz: XYZD65 {
        XYZD65(components: Self.toXYZ * components.map { mirroredPower($0, 563.0 / 256) })
    }

    private static let toXYZ = Matrix3(
        Components(573536.0 / 994567, 263643.0 / 1_420_810, 187206.0 / 994567),
        Components(591459.0 / 1_989_134, 6_239_551.0 / 9_945_670, 374412.0 / 4_972_835),
        Components(53769.0 / 1_989_134, 351524.0 / 4_972_835, 4_929_758.0 / 4_972_835)
    )

    private static let fromXYZ = Matrix3(
        Components(1_829_569.0 / 896150, -506331.0 / 896150, -308931.0 / 896150),
        Components(-851781.0 / 878810, 1_648_619.0 / 878810, 36519.0 / 878810),
        Components(16779.0 / 1_248_040, -147721.0 / 1_248_040, 1_266_979.0 / 1_248_040)
    )
}

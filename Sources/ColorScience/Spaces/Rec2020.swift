/// ITU-R BT.2020 as a display shows it: a plain exponent of 2.4 without a toe.
///
/// Source: CSS Color 4 (2026), §10.8. Chromium 156 still reads the older camera curve, see ``Rec2020/asCameraEncoded``.
public struct Rec2020: RGBCoordinates {
    /// The space `rec2020`.
    public static let space = ColorSpace.rec2020
    /// Red, green, blue; each 0...1 inside the gamut.
    public var components: Components

    /// Takes the numbers as they are.
    public init(components: Components) {
        self.components = components
    }

    /// Converts from XYZ.
    public init(_ xyz: XYZD65) {
        let linear = Self.fromXYZ * xyz.components
        self.init(components: linear.map { mirroredPower($0, 1 / 2.4) })
    }

    /// The colour relative to D65.
    public var xyz: XYZD65 {
        XYZD65(components: Self.toXYZ * components.map { mirroredPower($0, 2.4) })
    }

    /// The colour that the same numbers mean under the BT.2020 camera curve, which Chromium 156 and older libraries
    /// apply.
    ///
    /// Source: ITU-R BT.2020-2, p. 4.
    public var asCameraEncoded: XYZD65 {
        XYZD65(components: Self.toXYZ * components.map(Self.decodeCamera))
    }

    private static func decodeCamera(_ value: Double) -> Double {
        let alpha = 1.09929682680944
        let beta = 0.018053968510807
        guard abs(value) >= beta * 4.5 else {
            return value / 4.5
        }
        let magnitude = power((abs(value) + alpha - 1) / alpha, 1 / 0.45)
        return value < 0 ? -magnitude : magnitude
    }

    private static let toXYZ = Matrix3(
        Components(
            63_426_534.0 / 99_577_255,
            20_160_776.0 / 139_408_157,
            47_086_771.0 / 278_816_314
        ),
        Components(
            26_158_966.0 / 99_577_255,
            472_592_308.0 / 697_040_785,
            8_267_143.0 / 139_408_157
        ),
        Components(0, 19_567_812.0 / 697_040_785, 295_819_943.0 / 278_816_314)
    )

    private static let fromXYZ = Matrix3(
        Components(30_757_411.0 / 17_917_100, -6_372_589.0 / 17_917_100, -4_539_589.0 / 17_917_100),
        Components(-19_765_991.0 / 29_648_200, 47_925_759.0 / 29_648_200, 467509.0 / 29_648_200),
        Components(792561.0 / 44_930_125, -1_921_689.0 / 44_930_125, 42_328_811.0 / 44_930_125)
    )
}

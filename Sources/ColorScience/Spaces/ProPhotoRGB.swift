/// ROMM RGB, gamma-encoded and relative to D50.
///
/// Source: CSS Color 4, §10.7 and §18; six-digit primaries, exponent 1.8 with a linear toe below 1/512.
public struct ProPhotoRGB: RGBCoordinates {
    /// The space `prophoto-rgb`.
    public static let space = ColorSpace.proPhotoRGB
    /// Red, green, blue; each 0...1 inside the gamut.
    public var components: Components

    /// Takes the numbers as they are.
    public init(components: Components) {
        self.components = components
    }

    /// Converts from XYZ.
    public init(_ xyz: XYZD65) {
        let linear = Self.fromXYZ * XYZD50(xyz).components
        self.init(components: linear.map(Self.encode))
    }

    /// The colour relative to D65.
    public var xyz: XYZD65 {
        XYZD50(components: Self.toXYZ * components.map(Self.decode)).xyz
    }

    private static func decode(_ value: Double) -> Double {
        abs(value) <= 16.0 / 512 ? value / 16 : mirroredPower(value, 1.8)
    }

    private static func encode(_ value: Double) -> Double {
        abs(value) >= 1.0 / 512 ? mirroredPower(value, 1 / 1.8) : value * 16
    }

    private static let toXYZ = Matrix3(
        Components(0.7977666449006423, 0.13518129740053308, 0.0313477341283922),
        Components(0.2880748288194013, 0.711835234241873, 8.993693872564e-05),
        Components(0, 0, 986.0 / 1195)
    )

    private static let fromXYZ = Matrix3(
        Components(1.3457868816471583, -0.25557208737979464, -0.05110186497554526),
        Components(-0.5446307051249019, 1.5082477428451468, 0.020527447436421393),
        Components(0, 0, 1195.0 / 986)
    )
}

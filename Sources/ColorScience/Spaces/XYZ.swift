/// CIE XYZ relative to the white point D65: the hub through which every conversion goes.
///
/// Source: CSS Color 4, §10.9.
public struct XYZD65: ColorCoordinates {
    /// The space `xyz-d65`.
    public static let space = ColorSpace.xyzD65
    /// X.
    public var x: Double
    /// Luminance; white has 1.
    public var y: Double
    /// Z.
    public var z: Double

    /// Takes the numbers as they are.
    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }

    /// Takes the numbers as they are.
    public init(components: Components) {
        self.init(x: components.first, y: components.second, z: components.third)
    }

    /// The colour itself.
    public init(_ xyz: XYZD65) {
        self = xyz
    }

    /// X, Y, Z.
    public var components: Components {
        Components(x, y, z)
    }
    /// The colour itself.
    public var xyz: XYZD65 { self }
}

/// CIE XYZ relative to the white point D50.
///
/// Source: CSS Color 4, §10.9; chromatic adaptation by the linear Bradford method (§18).
public struct XYZD50: ColorCoordinates {
    /// The space `xyz-d50`.
    public static let space = ColorSpace.xyzD50
    /// X.
    public var x: Double
    /// Luminance; white has 1.
    public var y: Double
    /// Z.
    public var z: Double

    /// Takes the numbers as they are.
    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }

    /// Takes the numbers as they are.
    public init(components: Components) {
        self.init(x: components.first, y: components.second, z: components.third)
    }

    /// Adapts a colour relative to D65.
    public init(_ xyz: XYZD65) {
        self.init(components: Self.fromD65 * xyz.components)
    }

    /// X, Y, Z.
    public var components: Components {
        Components(x, y, z)
    }
    /// The colour adapted to D65.
    public var xyz: XYZD65 {
        XYZD65(components: Self.toD65 * components)
    }

    /// The white point, from the chromaticity (0.3457, 0.3585).
    static let white = Components(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)

    private static let fromD65 = Matrix3(
        Components(1.0479297925449966, 0.022946870601609527, -0.050192266289205194),
        Components(0.029627808770055674, 0.99043442675388, -0.01707379906341879),
        Components(-0.009243040646204521, 0.015055191490298164, 0.751874281428137)
    )

    private static let toD65 = Matrix3(
        Components(0.9554734214880752, -0.023098454948764523, 0.06325924320057066),
        Components(-0.028369709333863583, 1.0099953980813041, 0.021041441191917306),
        Components(0.012314014864481996, -0.02050764929889898, 1.330365926242124)
    )
}

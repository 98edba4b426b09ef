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
    public var components: Components { Components(x, y, z) }
    /// The colour itself.
    public var xyz: XYZD65 { self }
}

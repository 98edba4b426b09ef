/// Gamma-encoded Display P3: the curve of sRGB with the primaries of DCI-P3.
///
/// Source: CSS Color 4, §10.4.
public struct DisplayP3: RGBCoordinates {
    /// The space `display-p3`.
    public static let space = ColorSpace.displayP3
    /// Red, green, blue; each 0...1 inside the gamut.
    public var components: Components

    /// Takes the numbers as they are.
    public init(components: Components) {
        self.components = components
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
    public var linear: LinearDisplayP3 {
        LinearDisplayP3(components: components.map(SRGBTransfer.decode))
    }

    /// The colour relative to D65.
    public var xyz: XYZD65 { linear.xyz }
}

/// Linear-light Display P3.
///
/// Source: CSS Color 4, §10.5; matrices of §18.
public struct LinearDisplayP3: RGBCoordinates {
    /// The space `display-p3-linear`.
    public static let space = ColorSpace.displayP3Linear
    /// Red, green, blue; each 0...1 inside the gamut.
    public var components: Components

    /// Takes the numbers as they are.
    public init(components: Components) {
        self.components = components
    }

    /// Converts from XYZ.
    public init(_ xyz: XYZD65) {
        self.init(components: Self.fromXYZ * xyz.components)
    }

    /// The colour relative to D65.
    public var xyz: XYZD65 {
        XYZD65(components: Self.toXYZ * components)
    }

    private static let toXYZ = Matrix3(
        Components(608311.0 / 1_250_200, 189793.0 / 714400, 198249.0 / 1_000_160),
        Components(35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2_500_400),
        Components(0, 32229.0 / 714400, 5_220_557.0 / 5_000_800)
    )

    private static let fromXYZ = Matrix3(
        Components(446124.0 / 178915, -333277.0 / 357830, -72051.0 / 178915),
        Components(-14852.0 / 17905, 63121.0 / 35810, 423.0 / 17905),
        Components(11844.0 / 330415, -50337.0 / 660830, 316169.0 / 330415)
    )
}

/// Gamma-encoded sRGB, extended beyond 0...1 for colours outside the gamut.
///
/// Source: CSS Color 4, §10.2; IEC 61966-2-1.
public struct SRGB: RGBCoordinates {
    /// The space `srgb`.
    public static let space = ColorSpace.srgb
    /// Red, green, blue; each 0...1 inside the gamut.
    public var components: Components

    /// Takes the numbers as they are.
    public init(components: Components) {
        self.components = components
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
    public var linear: LinearSRGB {
        LinearSRGB(components: components.map(SRGBTransfer.decode))
    }

    /// The colour relative to D65.
    public var xyz: XYZD65 { linear.xyz }
}

extension SRGB {
    /// The hexagonal hue in degrees, 0..<360; 0 for a grey.
    ///
    /// Source: CSS Color 4, sample code `rgbToHue`.
    var hue: Double {
        let highest = max(red, green, blue)
        let range = highest - min(red, green, blue)
        guard range != 0 else { return 0 }
        let sector =
            if highest == red {
                (green - blue) / range + (green < blue ? 6 : 0)
            } else if highest == green {
                (blue - red) / range + 2
            } else {
                (red - green) / range + 4
            }
        return sector >= 6 ? 0 : sector * 60
    }
}

/// Linear-light sRGB.
///
/// Source: CSS Color 4, §10.3; the matrices are the exact ones of its sample code (§18).
public struct LinearSRGB: RGBCoordinates {
    /// The space `srgb-linear`.
    public static let space = ColorSpace.srgbLinear
    /// Red, green, blue; each 0...1 inside the gamut.
    public var components: Components

    /// Takes the numbers as they are.
    public init(components: Components) {
        self.components = components
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
    public var xyz: XYZD65 {
        XYZD65(components: Self.toXYZ * components)
    }

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

/// The encoding curve of sRGB and Display P3, mirrored for negative values.
///
/// Source: CSS Color 4, §10.2; IEC 61966-2-1. The cut-off is 0.04045, as WCAG has it since May 2021.
enum SRGBTransfer {
    static func decode(_ value: Double) -> Double {
        let magnitude = abs(value)
        guard magnitude > 0.04045 else { return value / 12.92 }
        let linear = power((magnitude + 0.055) / 1.055, 2.4)
        return value < 0 ? -linear : linear
    }

    static func encode(_ value: Double) -> Double {
        let magnitude = abs(value)
        guard magnitude > 0.0031308 else {
            return value * 12.92
        }
        let encoded = 1.055 * power(magnitude, 1 / 2.4) - 0.055
        return value < 0 ? -encoded : encoded
    }

    static let table: [Double] = (0...255).map { decode(Double($0) / 255) }
}

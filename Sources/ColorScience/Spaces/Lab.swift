/// CIE Lab relative to D50.
///
/// Source: CSS Color 4, §9.1 and §18; CIE 15:2004.
public struct Lab: ColorCoordinates {
    /// The space `lab`.
    public static let space = ColorSpace.lab
    /// Lightness, 0...100.
    public var lightness: Double
    /// Green to red, about -125...125.
    public var a: Double
    /// Blue to yellow, about -125...125.
    public var b: Double

    /// Takes the numbers as they are.
    public init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }

    /// Takes the numbers as they are.
    public init(components: Components) {
        self.init(lightness: components.first, a: components.second, b: components.third)
    }

    /// Unrolls the polar form.
    public init(_ lch: LCH) {
        self.init(
            lightness: lch.lightness,
            a: lch.chroma * cosine(degrees: lch.hue),
            b: lch.chroma * sine(degrees: lch.hue)
        )
    }

    /// Converts from XYZ.
    public init(_ xyz: XYZD65) {
        let adapted = XYZD50(xyz)
        let x = LabCurve.compress(adapted.x / XYZD50.white.first)
        let y = LabCurve.compress(adapted.y)
        let z = LabCurve.compress(adapted.z / XYZD50.white.third)
        self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
    }

    /// Lightness, a, b.
    public var components: Components { Components(lightness, a, b) }

    /// The colour relative to D65.
    public var xyz: XYZD65 {
        let y = (lightness + 16) / 116
        let scaled = Components(y + a / 500, y, y - b / 200).map(LabCurve.expand)
        return XYZD50(
            x: scaled.first * XYZD50.white.first,
            y: scaled.second,
            z: scaled.third * XYZD50.white.third
        ).xyz
    }
}

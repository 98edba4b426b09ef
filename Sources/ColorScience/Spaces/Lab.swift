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
    public var components: Components {
        Components(lightness, a, b)
    }

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

/// The lightness curve of CIE Lab: a cube root with a straight foot.
///
/// Source: CIE 15:2004, with the exact rationals ε = 216/24389 and κ = 24389/27 of CSS Color 4, §18.
enum LabCurve {
    private static let epsilon = 216.0 / 24389
    private static let kappa = 24389.0 / 27

    static func compress(_ value: Double) -> Double {
        value > epsilon ? cubeRoot(value) : (kappa * value + 16) / 116
    }

    static func expand(_ value: Double) -> Double {
        let cube = value * value * value
        return cube > epsilon ? cube : (116 * value - 16) / kappa
    }
}

/// CIE LCH, the polar form of CIE Lab, relative to D50.
///
/// Source: CSS Color 4, §9.1 and §18.
public struct LCH: ColorCoordinates {
    /// The space `lch`.
    public static let space = ColorSpace.lch
    /// The hue is the third component.
    public static let hueIndex: Int? = 2
    /// Lightness, 0...100.
    public var lightness: Double
    /// Distance from grey, 0 and more, about 150 at most.
    public var chroma: Double
    /// Hue in degrees, 0..<360.
    public var hue: Double

    /// Takes the numbers as they are.
    public init(lightness: Double, chroma: Double, hue: Double) {
        self.lightness = lightness
        self.chroma = chroma
        self.hue = hue
    }

    /// Takes the numbers as they are.
    public init(components: Components) {
        self.init(lightness: components.first, chroma: components.second, hue: components.third)
    }

    /// The polar form; a powerless hue is 0.
    public init(_ lab: Lab) {
        self.init(
            lightness: lab.lightness,
            chroma: length(lab.a, lab.b),
            hue: degrees(y: lab.b, x: lab.a)
        )
        if isHuePowerless { hue = 0 }
    }

    /// Converts from XYZ.
    public init(_ xyz: XYZD65) {
        self.init(Lab(xyz))
    }

    /// Lightness, chroma, hue.
    public var components: Components {
        Components(lightness, chroma, hue)
    }
    /// The colour relative to D65.
    public var xyz: XYZD65 { Lab(self).xyz }
    /// The chroma is 0.0015 or less.
    public var isHuePowerless: Bool { chroma <= 0.0015 }
}

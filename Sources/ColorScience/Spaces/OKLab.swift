/// OKLab: a perceptual space in which equal distances look about equally different.
///
/// Source: CSS Color 4, §9.2 and §18; Björn Ottosson, "A perceptual color space for image processing". The matrices are
/// the ones recomputed in 64 bit for the CSS white point.
public struct OKLab: ColorCoordinates {
    /// The space `oklab`.
    public static let space = ColorSpace.oklab
    /// Lightness, 0...1.
    public var lightness: Double
    /// Green to red, about -0.4...0.4.
    public var a: Double
    /// Blue to yellow, about -0.4...0.4.
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
    public init(_ oklch: OKLCH) {
        self.init(
            lightness: oklch.lightness,
            a: oklch.chroma * cosine(degrees: oklch.hue),
            b: oklch.chroma * sine(degrees: oklch.hue)
        )
    }

    /// Converts from XYZ.
    public init(_ xyz: XYZD65) {
        let cones = Self.conesFromXYZ * xyz.components
        self.init(components: Self.labFromCones * cones.map(cubeRoot))
    }

    /// Converts within ``estimateTolerance``, at a fraction of the cost.
    init(estimating xyz: XYZD65) {
        let cones = Self.conesFromXYZ * xyz.components
        self.init(components: Self.labFromCones * cones.map(estimatedCubeRoot))
    }

    /// More than the ΔE OK by which the estimate of any 8-bit colour is off.
    static let estimateTolerance = 0.0001

    /// Lightness, a, b.
    public var components: Components {
        Components(lightness, a, b)
    }

    /// The colour relative to D65.
    public var xyz: XYZD65 {
        let cones = Self.conesFromLab * components
        return XYZD65(components: Self.xyzFromCones * cones.map { $0 * $0 * $0 })
    }

    private static let conesFromXYZ = Matrix3(
        Components(0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
        Components(0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
        Components(0.0481771893596242, 0.2642395317527308, 0.6335478284694309)
    )

    private static let labFromCones = Matrix3(
        Components(0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
        Components(1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
        Components(0.0259040424655478, 0.7827717124575296, -0.8086757549230774)
    )

    static let xyzFromCones = Matrix3(
        Components(1.2268798758459243, -0.5578149944602171, 0.2813910456659647),
        Components(-0.0405757452148008, 1.1122868032803170, -0.0717110580655164),
        Components(-0.0763729366746601, -0.4214933324022432, 1.5869240198367816)
    )

    static let conesFromLab = Matrix3(
        Components(1, 0.3963377773761749, 0.2158037573099136),
        Components(1, -0.1055613458156586, -0.0638541728258133),
        Components(1, -0.0894841775298119, -1.2914855480194092)
    )
}

/// OKLCH, the polar form of OKLab.
///
/// Source: CSS Color 4, §9.2 and §18.
public struct OKLCH: ColorCoordinates {
    /// The space `oklch`.
    public static let space = ColorSpace.oklch
    /// The hue is the third component.
    public static let hueIndex: Int? = 2
    /// Lightness, 0...1.
    public var lightness: Double
    /// Distance from grey, 0 and more, about 0.4 at most.
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
    public init(_ oklab: OKLab) {
        self.init(
            lightness: oklab.lightness,
            chroma: length(oklab.a, oklab.b),
            hue: degrees(y: oklab.b, x: oklab.a)
        )
        if isHuePowerless { hue = 0 }
    }

    /// Converts from XYZ.
    public init(_ xyz: XYZD65) {
        self.init(OKLab(xyz))
    }

    /// Lightness, chroma, hue.
    public var components: Components {
        Components(lightness, chroma, hue)
    }
    /// The colour relative to D65.
    public var xyz: XYZD65 { OKLab(self).xyz }
    /// The chroma is 0.000004 or less.
    public var isHuePowerless: Bool { chroma <= 0.000004 }

    /// The degrees from the hue to that of another colour, -180...180.
    package func turn(to other: OKLCH) -> Double {
        let turn = other.hue - hue
        if turn > 180 {
            return turn - 360
        }
        return turn < -180 ? turn + 360 : turn
    }
}

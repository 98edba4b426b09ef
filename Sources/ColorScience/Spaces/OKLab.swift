/// OKLab: a perceptual space in which equal distances look about equally different.
///
/// Source: CSS Color 4, §9.2 and §18; Björn Ottosson, "A perceptual color space for image processing". The matrices are the ones
/// recomputed in 64 bit for the CSS white point.
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

    /// Converts what the cones see, give or take ``estimate``: to sort out what is not worth the exact conversion.
    init(estimating cones: Components) {
        self.init(components: Self.labFromCones * cones.map(estimatedCubeRoot))
    }

    /// What each level of red, of green and of blue adds to what the cones see.
    static let coneShares: [(red: Components, green: Components, blue: Components)] = SRGBTransfer.table.map { level in
        let channels = [
            LinearSRGB(red: level, green: 0, blue: 0), LinearSRGB(red: 0, green: level, blue: 0),
            LinearSRGB(red: 0, green: 0, blue: level),
        ].map { conesFromXYZ * $0.xyz.components }
        return (channels[0], channels[1], channels[2])
    }

    /// How far an estimated colour may be from the exact one, ΔE OK; no 8-bit colour is off by more than 0.6 times that.
    static let estimate = 0.0001

    /// Lightness, a, b.
    public var components: Components { Components(lightness, a, b) }

    /// The colour relative to D65.
    public var xyz: XYZD65 {
        let cones = Self.conesFromLab * components
        return XYZD65(components: Self.xyzFromCones * cones.map { $0 * $0 * $0 })
    }

    /// The relative luminance as WCAG weighs it, and how fast it rises along each axis.
    var luminance: (value: Double, slope: Components) {
        let cones = Self.conesFromLab * components
        let weights = Self.luminanceOfCones
        let (long, medium, short) = (cones.first, cones.second, cones.third)
        let rise = Components(
            3 * weights.first * long * long, 3 * weights.second * medium * medium, 3 * weights.third * short * short)
        let (first, second, third) = Self.conesFromLab.rows
        return (
            dot(rise, cones) / 3,
            Components(
                dot(rise, Components(first.first, second.first, third.first)),
                dot(rise, Components(first.second, second.second, third.second)),
                dot(rise, Components(first.third, second.third, third.third)))
        )
    }

    private static let luminanceOfCones: Components = {
        let weights = [Components(1, 0, 0), Components(0, 1, 0), Components(0, 0, 1)].map { cone in
            let linear = LinearSRGB(XYZD65(components: xyzFromCones * cone))
            return Luminance.red * linear.red + Luminance.green * linear.green + Luminance.blue * linear.blue
        }
        return Components(weights[0], weights[1], weights[2])
    }()

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

    private static let xyzFromCones = Matrix3(
        Components(1.2268798758459243, -0.5578149944602171, 0.2813910456659647),
        Components(-0.0405757452148008, 1.1122868032803170, -0.0717110580655164),
        Components(-0.0763729366746601, -0.4214933324022432, 1.5869240198367816)
    )

    private static let conesFromLab = Matrix3(
        Components(1, 0.3963377773761749, 0.2158037573099136),
        Components(1, -0.1055613458156586, -0.0638541728258133),
        Components(1, -0.0894841775298119, -1.2914855480194092)
    )
}

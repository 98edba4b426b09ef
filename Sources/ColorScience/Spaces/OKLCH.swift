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
        self.init(lightness: oklab.lightness, chroma: length(oklab.a, oklab.b), hue: degrees(y: oklab.b, x: oklab.a))
        if isHuePowerless { hue = 0 }
    }

    /// Converts from XYZ.
    public init(_ xyz: XYZD65) {
        self.init(OKLab(xyz))
    }

    /// Lightness, chroma, hue.
    public var components: Components { Components(lightness, chroma, hue) }
    /// The colour relative to D65.
    public var xyz: XYZD65 { OKLab(self).xyz }
    /// Whether the chroma is 0.000004 or less.
    public var isHuePowerless: Bool { chroma <= 0.000004 }
}

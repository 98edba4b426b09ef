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
        self.init(lightness: lab.lightness, chroma: length(lab.a, lab.b), hue: degrees(y: lab.b, x: lab.a))
        if isHuePowerless { hue = 0 }
    }

    /// Converts from XYZ.
    public init(_ xyz: XYZD65) {
        self.init(Lab(xyz))
    }

    /// Lightness, chroma, hue.
    public var components: Components { Components(lightness, chroma, hue) }
    /// The colour relative to D65.
    public var xyz: XYZD65 { Lab(self).xyz }
    /// Whether the chroma is 0.0015 or less.
    public var isHuePowerless: Bool { chroma <= 0.0015 }
}

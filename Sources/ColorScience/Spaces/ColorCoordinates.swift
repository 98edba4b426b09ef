/// A colour in one particular space: three numbers and the way to and from CIE XYZ.
///
/// Each space is a type of its own, so that encoded, linear and polar values cannot be mixed up.
public protocol ColorCoordinates: Hashable, Sendable {
    /// The space the numbers belong to.
    static var space: ColorSpace { get }
    /// The index of the hue among the components, or `nil` if the space has none.
    static var hueIndex: Int? { get }
    /// The numbers in the order in which CSS writes them.
    var components: Components { get }
    /// The colour relative to D65.
    var xyz: XYZD65 { get }
    /// The colour is so near to grey that its hue means nothing (CSS Color 4, §4.4.1).
    var isHuePowerless: Bool { get }
    /// Takes the numbers as they are.
    init(components: Components)
    /// Converts from XYZ; a powerless hue becomes 0.
    init(_ xyz: XYZD65)
    /// Converts from encoded sRGB, directly where the space is a form of sRGB, else through XYZ.
    init(_ srgb: SRGB)
}

extension ColorCoordinates {
    /// A space without a hue.
    public static var hueIndex: Int? { nil }
    /// A colour without a hue has no powerless one.
    public var isHuePowerless: Bool { false }

    /// Converts through XYZ.
    public init(_ srgb: SRGB) {
        self.init(srgb.xyz)
    }
}

/// A colour of three additive primaries.
public protocol RGBCoordinates: ColorCoordinates {
    /// Red, green, blue; values outside 0...1 are outside the gamut.
    var components: Components { get set }
}

extension RGBCoordinates {
    /// Takes the numbers as they are; values outside 0...1 are outside the gamut.
    public init(red: Double, green: Double, blue: Double) {
        self.init(components: Components(red, green, blue))
    }

    /// Red; 0...1 inside the gamut.
    public var red: Double {
        get { components.first }
        set { components.first = newValue }
    }

    /// Green; 0...1 inside the gamut.
    public var green: Double {
        get { components.second }
        set { components.second = newValue }
    }

    /// Blue; 0...1 inside the gamut.
    public var blue: Double {
        get { components.third }
        set { components.third = newValue }
    }
}

/// The properties of a font that a text style sets; what is nil is left to what the style builds on.
public struct FontDescriptor: Hashable, Sendable {
    /// A family name of the theme's, or the stack itself.
    public enum Family: Hashable, Sendable {
        /// The name of a family of the theme.
        case named(String)
        /// Names of fonts, the first that is there is taken.
        case stack([String])
    }

    /// The fonts, by the name of a family of the theme or as a stack.
    public var family: Located<Family>?
    /// The size; `em` and `%` are relative to the style it builds on.
    public var size: Located<Dimension>?
    /// From 1 to 1000; 400 is regular, 700 bold.
    public var weight: Located<Int>?
    /// How the letters lean.
    public var slant: Located<FontSlant>?
    /// In per cent of the normal width, from 50 to 200.
    public var width: Located<Double>?
    /// In multiples of the size.
    public var lineHeight: Located<Double>?
    /// The space added between letters; may be negative.
    public var letterSpacing: Located<Dimension>?
    /// OpenType feature tags of four characters, such as `tnum`.
    public var features: Located<[String]>?
    /// For `heading`: the ratio of each heading's size to the next smaller one's.
    public var scale: Located<Double>?

    /// Makes a descriptor that sets nothing.
    public init() {}

    /// This descriptor with what `other` sets put over it.
    public func merging(_ other: FontDescriptor) -> FontDescriptor {
        var result = self
        result.family = other.family ?? family
        result.size = other.size ?? size
        result.weight = other.weight ?? weight
        result.slant = other.slant ?? slant
        result.width = other.width ?? width
        result.lineHeight = other.lineHeight ?? lineHeight
        result.letterSpacing = other.letterSpacing ?? letterSpacing
        result.features = other.features ?? features
        result.scale = other.scale ?? scale
        return result
    }
}

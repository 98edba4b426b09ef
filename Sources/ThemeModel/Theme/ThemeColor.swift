public import ColorScience
public import Findings

/// A colour of a theme, resolved, with what is written to CSS and where it came from.
public struct ThemeColor: Hashable, Sendable {
    /// How a theme came by a colour.
    public enum Origin: Hashable, Sendable {
        /// The theme says so.
        case declared
        /// The theme does not say; the words tell what it was derived from.
        case derived(String)
        /// What the theme says could not be read, so this stands in and nothing may be concluded from it.
        case substituted
    }

    /// The token that a colour was taken from.
    package struct Alias: Hashable, Sendable {
        /// The dotted path, such as `palette.ink` or `colors.primary`.
        package let path: String
        /// The alpha that replaces the token's own; nil where the two colours are equal.
        package let alpha: Double?

        package init(path: String, alpha: Double? = nil) { (self.path, self.alpha) = (path, alpha) }
    }

    /// The colour as it was written.
    public let color: Color
    /// The colour mapped into sRGB and rounded to 8 bits: what is written to CSS.
    public let display: DisplayColor
    /// Every value that a display may show for the colour, ``display`` first: browsers clip where we map.
    public let renditions: [DisplayColor]
    /// How the theme came by it.
    public private(set) var origin: Origin
    /// Where it was written, or the theme's place when it was derived.
    public private(set) var location: SourceLocation?
    /// The token it was taken from, by an alias of the theme or by a derivation; nil for a colour of its own.
    package private(set) var alias: Alias?
    /// What decides the colour.
    package private(set) var source: ColorSource
    /// Where its alpha is written; nil for an opaque one.
    package let alpha: AlphaSource?

    /// Makes a colour of a theme, mapping it once.
    public init(_ color: Color, origin: Origin = .declared, location: SourceLocation? = nil) {
        self.init(color, origin: origin, location: location, source: .builtIn)
    }

    package init(
        _ color: Color, origin: Origin, alias: Alias? = nil, location: SourceLocation?, source: ColorSource,
        alpha: AlphaSource? = nil
    ) {
        self.color = color
        self.origin = origin
        self.alias = alias
        self.location = location
        self.source = source
        self.alpha = alpha
        renditions = color.renditions
        display = renditions[0]
    }

    /// The same colour, come by in another way; mapped no second time.
    package func from(
        _ origin: Origin, alias: Alias? = nil, at location: SourceLocation?, source: ColorSource? = nil
    ) -> ThemeColor {
        var result = self
        result.origin = origin
        result.alias = alias
        result.location = location
        if let source { result.source = source }
        return result
    }

    /// Whether nothing stands in for what could not be read.
    package var isKnown: Bool { origin != .substituted }
}

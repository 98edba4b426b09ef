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

    /// The colour as it was written.
    public let color: Color
    /// The colour mapped into sRGB and rounded to 8 bits: what is written to CSS.
    public let display: DisplayColor
    /// Every value that a display may show for the colour, ``display`` first: browsers clip where we map.
    public let renditions: [DisplayColor]
    /// How the theme came by it.
    public let origin: Origin
    /// Where it was written, or the theme's place when it was derived.
    public let location: SourceLocation?

    /// Makes a colour of a theme, mapping it once.
    public init(_ color: Color, origin: Origin = .declared, location: SourceLocation? = nil) {
        self.color = color
        self.origin = origin
        self.location = location
        renditions = color.renditions
        display = renditions[0]
    }

    /// The same colour, come by in another way.
    package func from(_ origin: Origin, at location: SourceLocation?) -> ThemeColor {
        ThemeColor(of: self, origin: origin, location: location)
    }

    private init(of other: ThemeColor, origin: Origin, location: SourceLocation?) {
        color = other.color
        display = other.display
        renditions = other.renditions
        self.origin = origin
        self.location = location
    }

    /// Whether nothing stands in for what could not be read.
    package var isKnown: Bool { origin != .substituted }
}

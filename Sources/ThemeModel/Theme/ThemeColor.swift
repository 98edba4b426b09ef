public import ColorScience
public import SourceText

/// A colour of a theme, resolved, with what is written to CSS and where it came from.
public struct ThemeColor: Hashable, Sendable {
    /// Where a theme's colour comes from.
    public enum Origin: Hashable, Sendable {
        /// The theme declares it.
        case declared
        /// The theme omits it; the text says what it was derived from.
        case derived(String)
        /// The theme's value could not be read, so this is a substitute, which no verdict may be based on.
        case substituted
    }

    package struct Alias: Hashable, Sendable {
        /// The dotted path, such as `palette.ink` or `colors.primary`.
        package let path: String
        /// The alpha that replaces the token's own; nil where the two colours are equal.
        package let alpha: Double?

        package init(path: String, alpha: Double? = nil) {
            self.path = path
            self.alpha = alpha
        }
    }

    /// The colour as it was written.
    public var color: Color { content.value.color }
    /// The colour mapped into sRGB and rounded to 8 bits: what is written to CSS.
    public var display: DisplayColor { content.value.renditions[0] }
    /// Every value that a display may show for the colour, ``display`` first: browsers clip instead of mapping.
    public var renditions: [DisplayColor] { content.value.renditions }
    /// What a P3 display shows of a colour outside sRGB; nil for one inside, which looks the same there.
    package var wide: WideColor? { content.value.wide }
    /// Where the colour comes from.
    public var origin: Origin { content.value.origin }
    /// Where it was written; the theme's location for a derived one.
    public var location: SourceLocation? { content.value.location }
    /// The token it was taken from, by an alias of the theme or by a derivation; nil for a colour of its own.
    package var alias: Alias? { content.value.alias }
    /// What decides the colour, once all aliases are followed.
    package var source: ColorSource { content.value.source }
    /// Where its alpha is written; nil for an opaque colour.
    package var alpha: AlphaSource? { content.value.alpha }

    private struct Content: Hashable, Sendable {
        let color: Color
        let renditions: [DisplayColor]
        let wide: WideColor?
        var origin: Origin
        var location: SourceLocation?
        var alias: Alias?
        var source: ColorSource
        let alpha: AlphaSource?
    }

    /// Shared by copies: colours are copied far more often than they are made.
    private final class Shared: Sendable {
        let value: Content
        init(_ value: Content) { self.value = value }
    }

    private let content: Shared

    /// Makes a colour of a theme, mapping it once.
    public init(_ color: Color, origin: Origin = .declared, location: SourceLocation? = nil) {
        self.init(color, origin: origin, location: location, source: .builtIn)
    }

    package init(
        _ color: Color,
        origin: Origin,
        alias: Alias? = nil,
        location: SourceLocation?,
        source: ColorSource,
        alpha: AlphaSource? = nil
    ) {
        content = Shared(
            Content(
                color: color,
                renditions: color.renditions,
                wide: WideColor(beyondSRGB: color),
                origin: origin,
                location: location,
                alias: alias,
                source: source,
                alpha: alpha
            )
        )
    }

    private init(_ content: Content) { self.content = Shared(content) }

    /// The same colour with another origin; it is not mapped again.
    package func from(
        _ origin: Origin,
        alias: Alias? = nil,
        at location: SourceLocation?,
        source: ColorSource? = nil
    ) -> ThemeColor {
        var result = content.value
        result.origin = origin
        result.alias = alias
        result.location = location
        if let source { result.source = source }
        return ThemeColor(result)
    }

    /// Whether two colours are equal, with the same origin and location.
    public static func == (left: ThemeColor, right: ThemeColor) -> Bool {
        left.content === right.content || left.content.value == right.content.value
    }

    /// Hashes what equality compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(content.value) }

    /// Equal for copies of one colour, which are equal.
    package var identity: ObjectIdentifier { ObjectIdentifier(content) }

    package var isKnown: Bool { origin != .substituted }
}

/// The place of a value that decides a colour in a theme file: a colour, or the alpha of an alias.
public struct TokenPlace: Hashable, Sendable {
    /// The token's dotted path, such as `palette.ink` or `components.button.hover.text`.
    public var path: String
    /// Where the value was written; nil for one made in code.
    public var location: SourceLocation?
    /// The value as it is written there; nil for one made in code.
    package var written: String?

    /// Names a place.
    public init(_ path: String, at location: SourceLocation? = nil) {
        self.path = path
        self.location = location
    }

    init(_ path: String, of expression: Located<ColorExpression>) {
        self.init(path, at: expression.location)
        written = expression.value.written
    }
}

package indirect enum ColorSource: Hashable, Sendable {
    /// A built-in colour, or a substitute for one that could not be read.
    case builtIn
    case token(TokenPlace)
    /// Whichever of two colours has the higher contrast on a fill that lies on the page.
    case better(ThemeColor, ThemeColor, on: ThemeColor, over: ThemeColor)
}

package struct AlphaSource: Hashable, Sendable {
    package var token: TokenPlace
    /// Multiplies the stated alpha, for a derived role.
    package var factor = 1.0
}

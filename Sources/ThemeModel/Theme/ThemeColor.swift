public import ColorScience
public import SourceText

/// A colour of a theme, resolved, with its values for CSS and its origin.
public struct ThemeColor: Hashable, Sendable {
    /// The origin of a theme's colour.
    public enum Origin: Hashable, Sendable {
        /// The theme declares it.
        case declared
        /// The theme omits it; the text names its source.
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
    /// The colour mapped into sRGB and rounded to 8 bits, as it is written to CSS.
    public var display: DisplayColor { content.value.renditions[0] }
    /// Every value that a display may show for the colour, ``display`` first: browsers clip instead of mapping.
    public var renditions: [DisplayColor] { content.value.renditions }
    /// The colour that the theme has besides, for displays beyond sRGB alone.
    package var wideTwin: Color? { content.value.wideTwin }
    /// The colour on a P3 display where it is outside sRGB, or where the file has another one for such displays; nil where
    /// it looks the same there.
    package var wide: WideColor? { content.value.wide }
    /// The origin of the colour.
    public var origin: Origin { content.value.origin }
    /// The place where it was written; the theme's location for a derived one.
    public var location: SourceLocation? { content.value.location }
    /// The token it was taken from, by an alias of the theme or by a derivation; nil for a colour of its own.
    package var alias: Alias? { content.value.alias }
    /// The source that decides the colour, once all aliases are followed.
    package var source: ColorSource { content.value.source }
    /// The source of its alpha; nil for an opaque colour.
    package var alpha: AlphaSource? { content.value.alpha }
    /// The places of the aliases on the way to the source, its own one first; one that others are computed from is left out.
    package var references: [TokenPlace] { content.value.references }
    /// The most aliases that are kept: each colour of a chain of thousands would have those of all below it.
    package static let referenceLimit = 8

    private struct Content: Hashable, Sendable {
        let color: Color
        let renditions: [DisplayColor]
        let wideTwin: Color?
        let wide: WideColor?
        var origin: Origin
        var location: SourceLocation?
        var alias: Alias?
        var source: ColorSource
        let alpha: AlphaSource?
        var references: [TokenPlace]
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
        alpha: AlphaSource? = nil,
        references: [TokenPlace] = [],
        wideTwin: Color? = nil
    ) {
        let other = wideTwin.map { WideColor(shown: $0) }
        content = Shared(
            Content(
                color: color,
                renditions: color.renditions,
                wideTwin: wideTwin,
                wide: other ?? WideColor(beyondSRGB: color),
                origin: origin,
                location: location,
                alias: alias,
                source: source,
                alpha: alpha,
                references: references
            )
        )
    }

    private init(_ content: Content) { self.content = Shared(content) }

    /// The same colour with another origin; it is not mapped again.
    package func from(
        _ origin: Origin,
        alias: Alias? = nil,
        at location: SourceLocation?,
        source: ColorSource? = nil,
        references: [TokenPlace]? = nil
    ) -> ThemeColor {
        var result = content.value
        result.origin = origin
        result.alias = alias
        result.location = location
        if let source { result.source = source }
        if let references { result.references = references }
        return ThemeColor(result)
    }

    /// Equality of colour, origin and location.
    public static func == (left: ThemeColor, right: ThemeColor) -> Bool {
        left.content === right.content || left.content.value == right.content.value
    }

    /// The hash of all that equality compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(content.value) }

    /// Equal for copies of one colour, which are equal.
    package var identity: ObjectIdentifier { ObjectIdentifier(content) }

    package var isKnown: Bool { origin != .substituted }
}

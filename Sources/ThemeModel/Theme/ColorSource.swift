public import Findings

/// A value in a theme file that decides a colour: a colour, or the alpha of an alias.
public struct TokenPlace: Hashable, Sendable {
    /// The token's dotted path, such as `palette.ink` or `components.button.hover.text`.
    public var path: String
    /// Where the value was written; nil for one made in code.
    public var location: SourceLocation?

    /// Names a place.
    public init(_ path: String, at location: SourceLocation? = nil) {
        self.path = path
        self.location = location
    }
}

/// What decides a colour, once all aliases are followed.
package indirect enum ColorSource: Hashable, Sendable {
    /// A colour that is built in, or that stands in for one that could not be read.
    case builtIn
    /// A colour that is written at a place.
    case token(TokenPlace)
    /// Whichever of two colours has the higher contrast on a fill that lies on the page.
    case better(ThemeColor, ThemeColor, on: ThemeColor, over: ThemeColor)
}

/// Where a colour's alpha is written.
package struct AlphaSource: Hashable, Sendable {
    /// The alias or the colour that states it.
    package var token: TokenPlace
    /// What the stated alpha is multiplied by, for a role that is derived.
    package var factor = 1.0
}

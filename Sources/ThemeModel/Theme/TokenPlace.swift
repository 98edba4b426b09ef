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

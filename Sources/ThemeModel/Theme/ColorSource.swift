public import SourceText

/// The place of a value that decides a colour in a theme file: a colour, or the alpha of an alias.
public struct TokenPlace: Sendable {
    /// The token's dotted path, such as `palette.ink` or `components.button.hover.text`.
    public var path: String
    /// The place where the value was written; nil for one made in code.
    public var location: SourceLocation?
    /// The value as it is written there; nil for one made in code.
    package var written: String?
    /// Further places of the same value, which change with this one.
    package var copies: [SourceLocation] = []
    /// The name that a foreign file has for the token; nil where that is the path.
    var key: String?

    /// Names a place.
    public init(_ path: String, at location: SourceLocation? = nil) {
        self.path = path
        self.location = location
    }

    init(_ path: String, of expression: Located<ColorExpression>) {
        self.init(path, at: expression.location)
        written = expression.value.written
        copies = expression.value.copies
    }

    /// The token as its file names it.
    public var name: String { key ?? path }
}

extension TokenPlace: Hashable {
    /// Compares all but the file's name, which follows from the place.
    public static func == (left: TokenPlace, right: TokenPlace) -> Bool {
        left.path == right.path && left.location == right.location
            && left.written == right.written && left.copies == right.copies
    }

    /// Hashes what `==` compares, without what is written there.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(location)
    }
}

package indirect enum ColorSource: Hashable, Sendable {
    /// A built-in colour, a substitute for one that could not be read, or one that is written twice, for two gamuts.
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

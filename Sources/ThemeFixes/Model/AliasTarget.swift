public import ColorScience
public import ThemeModel

/// A colour of a theme that an alias may name: one that stands in its palette as it is.
struct AliasTarget: Sendable {
    let place: TokenPlace
    let color: SRGB8
    /// The value, where a plan may change it; nil for one that others are computed from.
    var token: TokenIndex?

    /// Nil for an alias, a translucent colour, and one that displays show differently.
    init?(_ color: ThemeColor, at path: String) {
        guard color.alias == nil, color.origin == .declared, let location = color.location,
            color.display.isOpaque, color.renditions.count == 1, color.wide == nil
        else { return nil }
        place = TokenPlace(path, at: location)
        self.color = color.display.rgb
    }
}

/// An alias that names another colour than before.
public struct AliasChange: Hashable, Sendable {
    /// The place of what it named.
    public let old: TokenPlace
    /// The place of the colour that it names now.
    public let new: TokenPlace
    /// The alias as it is to be written.
    public let text: String

    /// Names another colour.
    public init(from old: TokenPlace, to new: TokenPlace, text: String) {
        self.old = old
        self.new = new
        self.text = text
    }
}

/// Writes the alias at a place so that it names another colour; nil where it cannot.
public typealias AliasWriter =
    @Sendable (_ place: TokenPlace, _ old: TokenPlace, _ new: TokenPlace, _ color: SRGB8) -> String?

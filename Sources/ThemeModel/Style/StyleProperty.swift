/// The name of a CSS property that a theme may set; the vocabulary is open.
///
/// `extension StyleProperty { static let letterSpacing: StyleProperty = "letter-spacing" }`
public struct StyleProperty: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name: letters, digits and `-`.
    public let rawValue: String

    /// Takes a name; what CSS could take for anything but a name is made `-`.
    public init(rawValue: String) { self.rawValue = slug(rawValue, fallback: "none") }
    /// Takes a name; what CSS could take for anything but a name is made `-`.
    public init(stringLiteral value: String) { self.init(rawValue: value) }

    /// The colour behind an element.
    public static let background: StyleProperty = "background-color"
    /// The colour of text.
    public static let color: StyleProperty = "color"
    /// The colour of a control's active part.
    public static let accentColor: StyleProperty = "accent-color"
    /// How round the corners are.
    public static let cornerRadius: StyleProperty = "border-radius"
}

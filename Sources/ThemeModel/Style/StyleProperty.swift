public import ColorScience

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

/// The value of a property; each is written anew from what it stands for, so that no text of a theme reaches CSS.
public enum StyleValue: Hashable, Sendable {
    /// A colour, as CSS writes it.
    case color(Color)
    /// A length or a share.
    case dimension(Dimension)
    /// A number without a unit.
    case number(Double)
    /// A word of CSS: letters, digits and `-`.
    case keyword(String)
    /// A list of font families; all but the generic ones are quoted.
    case families([String])

    /// The value as CSS.
    public var css: String {
        switch self {
        case .color(let color): color.mapped.css
        case .dimension(let dimension): dimension.css
        case .number(let number): CSSNumber.text(of: number)
        case .keyword(let word): slug(word, fallback: "initial")
        case .families(let names): CSSEscape.fontStack(names, separator: ",")
        }
    }
}

public import ColorScience

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

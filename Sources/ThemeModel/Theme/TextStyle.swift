import Findings
public import SourceText

/// A text style of a theme, resolved: nothing is left to a default.
public struct TextStyle: Hashable, Sendable {
    /// The font stack, the first choice first.
    public var family: [String]
    /// The size as CSS writes it.
    public var size: Dimension
    /// The size in CSS pixels; nil where it depends on the page.
    public var pixels: Double?
    /// From 1 to 1000.
    public var weight: Int
    /// The slant of the letters.
    public var slant: FontSlant
    /// In per cent of the normal width.
    public var width: Double
    /// In multiples of the size.
    public var lineHeight: Double
    /// The space added between letters.
    public var letterSpacing: Dimension
    /// OpenType feature tags.
    public var features: [String]
    /// The place of the family, for this style or the one it builds on; nil for a default.
    public var familyLocation: SourceLocation?
    /// The place where the size was written.
    public var sizeLocation: SourceLocation?

    /// WCAG 2.2 counts it as large: at least 24 px, or at least 14 pt (18.67 px) and bold.
    public var isLarge: Bool {
        guard let pixels else { return false }
        return ContrastUse.text(size: pixels, weight: Double(weight)) == .largeText
    }
}

extension TextStyle {
    /// The styles that every theme has, in the order in which they are shown.
    public static let standardNames = [
        "body", "heading", "h1", "h2", "h3", "h4", "h5", "h6", "caption", "quote", "code", "label",
        "button",
    ]

    /// A style of this name would write the properties of a family, such as `--font-family-sans`.
    package static func isTaken(_ name: String) -> Bool {
        name == "family" || name.hasPrefix("family-")
    }
}

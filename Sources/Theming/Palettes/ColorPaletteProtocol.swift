public import ColorScience

/// The colours of a theme in the manner of a palette: few, and named by their weight.
///
/// Make it a value: then a changed copy changes nobody else's.
public protocol ColorPaletteProtocol: Sendable {
    /// The colour that carries the theme.
    var primary: Color { get set }
    /// The colour of what should not stand out.
    var neutral: Color { get set }
    /// The colour beside the primary one.
    var secondary: Color { get set }
    /// The colour behind what the others stand on.
    var highlight: Color { get set }
}

/// A palette of any kind, as a value.
public struct ColorPalette: ColorPaletteProtocol, Hashable {
    /// The colour that carries the theme.
    public var primary: Color
    /// The colour of what should not stand out.
    public var neutral: Color
    /// The colour beside the primary one.
    public var secondary: Color
    /// The colour behind the others.
    public var highlight: Color

    /// Makes a palette of colours.
    public init(primary: Color, neutral: Color, secondary: Color, highlight: Color) {
        self.primary = primary
        self.neutral = neutral
        self.secondary = secondary
        self.highlight = highlight
    }

    /// The colours of another palette.
    public init(_ palette: any ColorPaletteProtocol) {
        self.init(
            primary: palette.primary, neutral: palette.neutral, secondary: palette.secondary,
            highlight: palette.highlight)
    }
}

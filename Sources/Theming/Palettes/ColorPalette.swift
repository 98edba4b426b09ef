public import ColorScience

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

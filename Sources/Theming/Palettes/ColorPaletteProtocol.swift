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

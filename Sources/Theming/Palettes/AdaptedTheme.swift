/// A palette theme put together from its parts: the form in which a class of themes is handed over.
///
/// What it takes from an object is copied, so that a later change to the object changes no theme.
public struct AdaptedTheme: PaletteTheme {
    /// The name.
    public let name: String
    /// The colours.
    public var palette: any ColorPaletteProtocol
    /// The fonts.
    public var fontStyles: any FontStyles

    /// Takes the parts of a theme; the palette is copied colour by colour.
    public init(
        name: String, palette: any ColorPaletteProtocol, fontStyles: any FontStyles = DefaultFontStyles()
    ) {
        self.name = name
        self.palette = ColorPalette(palette)
        self.fontStyles = fontStyles
    }
}

import ThemeModel

/// A palette theme of any kind as a value that can be compared: by its name, its colours and its fonts.
public struct CurrentTheme: Equatable, Sendable {
    /// The theme itself.
    public var theme: any PaletteTheme

    /// Takes a theme of any kind.
    public init(_ theme: any PaletteTheme) { self.theme = theme }

    /// The theme's name.
    public var name: String { theme.name }
    /// The theme's colours.
    public var palette: any ColorPaletteProtocol {
        get { theme.palette }
        set { theme.palette = newValue }
    }
    /// The theme's fonts.
    public var fontStyles: any FontStyles {
        get { theme.fontStyles }
        set { theme.fontStyles = newValue }
    }

    /// Whether two themes are equal as what they are; of types that cannot be compared, whether they look the same.
    public static func == (left: CurrentTheme, right: CurrentTheme) -> Bool {
        func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == right.theme as? Value }
        if let theme = left.theme as? any Equatable { return isEqual(theme) }
        return left.name == right.name && ColorPalette(left.palette) == ColorPalette(right.palette)
            && left.fontStyles.table == right.fontStyles.table
    }
}

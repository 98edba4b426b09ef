import ColorScience

/// A theme in the manner of a palette and font styles.
///
/// Make it a value; a class is shared by everybody who holds it, and a change to it tells nobody.
public protocol PaletteTheme: Sendable {
    /// The name; it is part of the theme's identity.
    var name: String { get }
    /// The colours.
    var palette: any ColorPaletteProtocol { get set }
    /// The fonts.
    var fontStyles: any FontStyles { get set }
}

/// Cyan, magenta, yellow and black.
public struct DefaultTheme: PaletteTheme {
    /// The name.
    public let name = "DefaultTheme"
    /// The colours.
    public var palette: any ColorPaletteProtocol = ColorPalette(
        primary: .rgb(0, 255, 255), neutral: .rgb(255, 0, 255), secondary: .rgb(255, 255, 0),
        highlight: .rgb(0, 0, 0))
    /// The fonts.
    public var fontStyles: any FontStyles = DefaultFontStyles()

    /// Makes the theme.
    public init() {}
}

/// Red, blue, green and white: the green of screens, #00ff00, which in CSS is called lime.
public struct AlternativeTheme: PaletteTheme {
    /// The name.
    public let name = "AlternativeTheme"
    /// The colours.
    public var palette: any ColorPaletteProtocol = ColorPalette(
        primary: .rgb(255, 0, 0), neutral: .rgb(0, 0, 255), secondary: .rgb(0, 255, 0),
        highlight: .rgb(255, 255, 255))
    /// The fonts.
    public var fontStyles: any FontStyles = DefaultFontStyles()

    /// Makes the theme.
    public init() {}
}

extension Color {
    /// A colour from its three bytes.
    fileprivate static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
        Color(SRGB8(red: red, green: green, blue: blue))
    }
}

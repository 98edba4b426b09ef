import ColorScience
import ThemeModel

/// Escape sequences for 24-bit colour, which `ColorDepth` fits to the terminal.
enum Swatch {
    /// A theme's main colours, two columns each.
    static func row(of theme: Theme) -> String {
        let roles: [Role] = [.background, .surface, .text, .primary, .accent]
        return roles.compactMap { theme.defaultMode[$0]?.display.rgb }.map { block($0) }.joined()
    }

    static func block(_ color: SRGB8, text: String = "  ") -> String {
        "\u{1B}[48;2;\(color.red);\(color.green);\(color.blue)m\(text)\u{1B}[0m"
    }

    static func sample(_ foreground: SRGB8, on background: SRGB8, text: String) -> String {
        block(
            background,
            text: "\u{1B}[38;2;\(foreground.red);\(foreground.green);\(foreground.blue)m\(text)"
        )
    }
}

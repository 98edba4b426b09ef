import ColorScience
import ThemeModel

/// The colours that VS Code takes where a theme gives none.
enum CodeThemeDefaults {
    /// The colour of plain code on a theme's background; nil where that cannot be read.
    ///
    /// Source: `editor.foreground` in VS Code's `platform/theme/common/colors/editorColors.ts`.
    static func text(
        on background: Located<ColorExpression>?,
        _ hasMoreContrast: Bool
    ) -> Located<ColorExpression>? {
        guard case .literal(let color)? = background?.value.source else { return nil }
        let isDark = Contrast.lightness(of: color.clipped.rgb) < 50
        let hex: String
        switch (isDark, hasMoreContrast) {
        case (true, false): hex = "bbbbbb"
        case (true, true): hex = "ffffff"
        case (false, false): hex = "333333"
        case (false, true): hex = "292929"
        }
        guard let text = SRGB8(hex: hex) else { return nil }
        return Located(ColorExpression(.literal(Color(text))))
    }
}

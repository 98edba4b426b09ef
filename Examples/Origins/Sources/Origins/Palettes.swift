import ColorScience
import Foundation
import OriginSamples
import ThemeChecks
import ThemeModel
import Theming

/// A brand's theme, which the library has never seen.
struct HarborTheme: PaletteTheme {
    let name = "HarborTheme"
    var palette = ColorPalette(
        primary: Color(SRGB8(red: 11, green: 31, blue: 58)),
        neutral: Color(SRGB8(red: 90, green: 90, blue: 90)),
        secondary: Color(SRGB8(red: 3, green: 105, blue: 161)),
        highlight: Color(.white)
    )
    var fontStyles = FontStyles.trebuchet
}

/// System 1: a palette and font styles, chosen by a server.
@MainActor
func palettes() throws {
    AppTheme.registry.register("HarborTheme") { HarborTheme() }
    try AppTheme.select(json: Data(#"{"theme": "HarborTheme"}"#.utf8))
    print("1 \(AppTheme.current.name) has \(AppTheme.current.palette.primary.mapped.css)")
    do {
        try AppTheme.select(json: Data(#"{"theme": "HarbourTheme"}"#.utf8))
    } catch {
        print("1 refused: \(error)")
    }
    print("1 heading: \(AppTheme.current.fontStyles.heading.css)")
    for theme in [DefaultTheme(), AlternativeTheme(), HarborTheme()] as [any PaletteTheme] {
        guard let resolved = theme.document.resolve().theme else { continue }
        let failing = ThemeChecker().check(resolved).pairs.count { $0.verdict == .fail }
        print("1 \(theme.name): \(failing == 0 ? "every pair passes" : "some pairs fail")")
    }
}

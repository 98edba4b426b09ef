import ColorScience
import Theming

extension ThemeStyle {
    static let ink: ThemeStyle = "ink"
}

/// A label that knows nothing of themes.
@MainActor
final class Label {
    var textColor = Color(.black)
    var size = 12.0
}

extension Label: ThemeCompatible {}

/// System 2: `label.theme.textColor = ThemeProvider { … }`.
@MainActor
func providers() {
    let label = Label()
    label.theme.textColor = ThemeProvider { style in
        switch style {
        case .dark: Color(.white)
        case .ink: Color(SRGB8(red: 20, green: 20, blue: 60))
        default: Color(.black)
        }
    }
    label.theme.size = ThemeProvider(light: 12, dark: 14)
    for style in [ThemeStyle.light, .dark, .ink] {
        Themer.appStyle.theme = style
        print("2 \(style.rawValue): \(label.textColor.mapped.css) at \(label.size)")
    }
    label.theme.textColor = nil
    Themer.appStyle.theme = .light
    print("2 without its provider: \(label.textColor.mapped.css)")
}

import ColorScience
import OriginModels
import Theming

extension Color {
    /// A colour as `#rrggbb`, for tests alone: what cannot be read is black.
    static func hex(_ text: String) -> Color { Color(SRGB8(hex: text) ?? .black) }
}

// The themes are defined in another module than their model.
extension MyThemeSettings {
    static let lightTheme = MyThemeSettings(
        appBgColor: .hex("#ffffff"),
        highlightedBgColor: .hex("#aaaaaa"),
        textColor: .hex("#000000")
    )
    static let darkTheme = MyThemeSettings(
        appBgColor: .hex("#808080"),
        highlightedBgColor: .hex("#555555"),
        textColor: .hex("#ffffff")
    )
}

enum MyTheme: ThemeProtocol {
    case light, dark

    var settings: MyThemeSettings {
        switch self {
        case .light: .lightTheme
        case .dark: .darkTheme
        }
    }
}

/// A label of the main actor; it remembers every theme it was handed.
@MainActor
final class Label {
    private(set) var themes: [MyTheme] = []
    var bg: Color? { themes.last?.settings.appBgColor }
    var textColor: Color?

    func handleTheme(_ theme: MyTheme) { themes.append(theme) }
}

/// Remembers the numbers that it is handed, on whatever thread.
final class Probe: Sendable {
    let log = Log<Int>()

    func take(_ value: Int) { log.add(value) }
}

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
        appBgColor: .hex("#ffffff"), highlightedBgColor: .hex("#aaaaaa"), textColor: .hex("#000000"))
    static let darkTheme = MyThemeSettings(
        appBgColor: .hex("#808080"), highlightedBgColor: .hex("#555555"), textColor: .hex("#ffffff"))
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

/// A label that any thread may theme; it remembers every theme it was handed.
final class Label: Sendable {
    let log = Log<MyTheme>()
    var bg: Color? { log.last?.settings.appBgColor }

    func handleTheme(_ theme: MyTheme) { log.add(theme) }
}

/// A label that is observed as a whole.
final class ObservedLabel: Themable, Sendable {
    let log = Log<MyTheme>()

    func applyTheme(_ theme: MyTheme) { log.add(theme) }
}

/// Hands numbers on as they come, for tests of order.
final class Probe: Sendable {
    let log = Log<Int>()

    func take(_ value: Int) { log.add(value) }
}

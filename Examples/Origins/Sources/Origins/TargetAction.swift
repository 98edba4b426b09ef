import ColorScience
import Theming

/// What a theme says, whoever uses it.
struct MyThemeSettings: ThemeModelProtocol {
    var appBgColor: Color
    var textColor: Color
    var margin: Double
}

extension MyThemeSettings {
    static let lightTheme = MyThemeSettings(
        appBgColor: Color(.white),
        textColor: Color(.black),
        margin: 16
    )
    static let darkTheme = MyThemeSettings(
        appBgColor: Color(.black),
        textColor: Color(.white),
        margin: 20
    )
}

/// The tags that stand for themes.
enum MyTheme: ThemeProtocol {
    case light, dark

    var settings: MyThemeSettings {
        switch self {
        case .light: .lightTheme
        case .dark: .darkTheme
        }
    }
}

private let themer = Themer(MyTheme.light)

extension Themer where Theme == MyTheme {
    /// The application's themer: a static stored property cannot be in a generic class, so a constant holds it.
    static var shared: Themer<MyTheme> { themer }
}

/// A screen with two handlers of its own, and none that anybody else can see.
@MainActor
final class SettingsScreen {
    private var title = ""
    private var colors = ""

    init() {
        Themer.shared.register(target: self, action: SettingsScreen.retitle)
        Themer.shared.register(target: self, action: SettingsScreen.recolor)
    }

    fileprivate func retitle(_ theme: MyTheme) {
        title = theme == .light ? "Light Mode" : "Dark Mode"
    }

    fileprivate func recolor(_ theme: MyTheme) {
        let settings = theme.settings
        colors = "\(settings.textColor.mapped.css) on \(settings.appBgColor.mapped.css)"
    }

    var summary: String { "\(title): \(colors)" }
}

/// System 0: target and action.
@MainActor
func targetAction() {
    let screen = SettingsScreen()
    print("0 \(screen.summary)")
    Themer.shared.theme = .dark
    print("0 \(screen.summary)")
}

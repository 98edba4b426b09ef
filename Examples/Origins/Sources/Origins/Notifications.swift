import ColorScience
import Foundation
import Theming

/// The two themes that colours are made for.
enum ColorTheme { case light, dark }

extension Color {
    /// The colour behind content; what it is in a theme is known here alone.
    static func contentBackground(for theme: ColorTheme) -> Color {
        theme == .light ? Color(.white) : Color(.black)
    }
}

/// A screen and what is in it.
@MainActor
class Screen: ColorUpdatable, ColorThemeObserving {
    var theme = ColorTheme.light
    var children: [Screen] = []
    private(set) var background = Color.contentBackground(for: .light)

    func updateColors(for theme: ColorTheme) {
        background = .contentBackground(for: theme)
        for child in children { child.updateColors(from: theme) }
    }
}

/// System 4: colours that are updated by objects that observe.
@MainActor
func notifications() {
    let themer = Themer(ColorTheme.light)
    let screen = Screen()
    screen.children = [Screen()]
    screen.addDidChangeColorThemeObserver(of: themer)
    themer.theme = .dark
    let late = Screen()
    late.addDidChangeColorThemeObserver(of: themer)
    let colors = [screen, screen.children[0], late].map(\.background.mapped.css)
    print("4 \(colors.joined(separator: " "))")
    screen.removeDidChangeColorThemeObserver(of: themer)
    themer.theme = .light
    print("4 \(screen.background.mapped.css) when it no longer listens")
}

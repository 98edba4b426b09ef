public import Foundation
public import Theming

/// The reader's choice of theme and mode, kept in a file.
public struct Preferences {
    private let store: ThemeStore<AppTheme>

    /// Keeps the choice in a file, which need not exist.
    public init(file: URL) { store = ThemeStore(.file(file), key: "theme") }

    /// A themer with the theme that was chosen last; the first one where none was, or it is no longer there.
    public func themer() -> Themer<AppTheme> {
        let themer = Themer(AppTheme.themes[0])
        store.restore(to: themer, standard: AppTheme.themes[0])
        return themer
    }

    /// Takes a command, `theme harbour` or `mode dark`, and keeps the choice; false for any other.
    public func choose(_ command: String, for themer: Themer<AppTheme>) throws -> Bool {
        let words = command.split(separator: " ").map(String.init)
        guard words.count == 2 else { return false }
        switch words[0] {
        case "theme":
            guard let theme = AppTheme.ThemeID(rawValue: words[1]) else { return false }
            themer.show(theme: theme)
        case "mode":
            guard let mode = AppTheme.Mode(rawValue: words[1]), themer.theme.inMode(mode) != nil
            else { return false }
            themer.show(mode: mode)
        default: return false
        }
        try store.keep(themer.theme)
        return true
    }
}

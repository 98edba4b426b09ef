import Findings
import SourceText
import ThemeModel

/// A fact that stands beside a theme's name.
struct ThemeFact {
    let name: String
    let value: String

    var view: View { [.name: .text(name), .value: .text(value)] }

    /// The level, the kind of a theme of another program, the modes, the palette and the fonts.
    static func all(of judged: JudgedTheme) -> [ThemeFact] {
        let theme = judged.theme
        let colors = theme.defaultMode.palette.count
        let rows = [
            ("Level", ReachedLevel(judged.report).label),
            ("Kind", theme.kind == .app ? "" : theme.kind.rawValue),
            (
                theme.modes.count == 1 ? "Mode" : "Modes",
                theme.modes.map(words).joined(separator: ", ")
            ),
            ("Palette", colors == 0 ? "" : colors.of("colour")),
            ("Fonts", families(of: theme.defaultMode)),
        ]
        return rows.filter { !$0.1.isEmpty }.map(ThemeFact.init)
    }

    /// A mode's name, and its scheme where the name does not say it.
    private static func words(for mode: Mode) -> String {
        mode.name == mode.scheme.rawValue ? mode.name : "\(mode.name) (\(mode.scheme.rawValue))"
    }

    /// The first families of the text styles, each once.
    private static func families(of mode: Mode) -> String {
        var seen: Set<String> = []
        let all = mode.styles.compactMap { $0.value.family.first }
        return all.filter { seen.insert($0).inserted }.joined(separator: ", ")
    }
}

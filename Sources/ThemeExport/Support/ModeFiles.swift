import ThemeModel

/// One mode of a theme, for a program that takes a file a mode.
struct ModeFile {
    /// The file's name without its ending: `harbor`, `harbor-dark`.
    let stem: String
    /// The name in lists of the program: `Harbor`, `Harbor dark`.
    let title: String
    let mode: Mode
}

extension ExportedTheme {
    /// The modes; the default one has the theme's own name.
    var modeFiles: [ModeFile] {
        theme.modes.map { mode in
            if mode.name == theme.defaultMode.name {
                return ModeFile(stem: fileName, title: theme.name, mode: mode)
            }
            return ModeFile(
                stem: "\(fileName)-\(mode.fileName)",
                title: "\(theme.name) \(mode.name)",
                mode: mode
            )
        }
    }
}

import Findings
import ThemeModel

/// One mode of a theme, for a program that takes a file a mode.
struct ModeFile {
    /// The file's name without its ending: `harbor`, `harbor-dark`.
    let stem: String
    /// The name in lists of the program: `Harbor`, `Harbor dark`.
    let title: String
    let mode: Mode
    /// The mode on the ground of code, as ``CodeSurface`` has it.
    let code: Mode
    let level: ContrastLevel
}

extension ExportedTheme {
    /// The modes; the default one has the theme's own name.
    var modeFiles: [ModeFile] {
        theme.modes.map { mode in
            let isDefault = mode.name == theme.defaultMode.name
            return ModeFile(
                stem: isDefault ? fileName : "\(fileName)-\(mode.fileName)",
                title: isDefault ? theme.name : "\(theme.name) \(mode.name)",
                mode: mode,
                code: CodeSurface.mode(of: mode, in: theme),
                level: theme.level(of: mode)
            )
        }
    }
}

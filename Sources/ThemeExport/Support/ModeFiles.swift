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
    /// The theme was read from a file of an editor.
    let isOfEditor: Bool
}

extension ModeFile {
    /// The mode of the window around code, for a program with usual colours for statuses.
    var windowMode: Mode { withOwnStatuses(mode) }

    /// The mode of code, for a program with usual colours for statuses.
    var codeMode: Mode { withOwnStatuses(code) }

    /// A mode without the statuses that a theme of an editor does not have.
    ///
    /// Derived, they would all be the accent, and in VS Code added files would look like errors.
    private func withOwnStatuses(_ mode: Mode) -> Mode {
        guard isOfEditor else { return mode }
        var own = mode
        for status in [Role.success, .warning, .danger, .info] {
            guard case .derived = mode[status]?.origin else { continue }
            own.colors[status.rawValue] = nil
            own.colors[status.on.rawValue] = nil
        }
        return own
    }
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
                level: theme.level(of: mode),
                isOfEditor: theme.kind == .editor
            )
        }
    }
}

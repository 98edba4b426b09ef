import ColorScience
import SourceText
import ThemeFormats
import ThemeModel

/// A theme as colour themes of VS Code, a file a mode: the window, code by scopes, and code by meaning.
///
/// Source: VS Code's theme colour reference and its semantic highlighting guide.
enum VSCodeFormat: ExportFormat {
    static let name = "vscode"
    static let summary = "colour themes of VS Code, a file a mode"
    static let hasModeFiles = true

    static func files(for themes: [ExportedTheme], _ options: ExportOptions) -> [ExportedFile] {
        themes.flatMap(\.modeFiles).map { file in
            ExportedFile(
                name: "\(file.stem)-color-theme.json",
                text: json(of: file).indented + "\n",
                mode: file.mode.name
            )
        }
    }

    /// Settings that lay colours over themes are read as a theme, too, but they are none.
    static func keeps(_ text: String) -> Bool { !text.contains("olorCustomizations\"") }

    private static func json(of file: ModeFile) -> JSONValue {
        [
            "$schema": "vscode://schemas/color-theme",
            "name": .string(file.title),
            "type": .string(type(of: file.mode)),
            "semanticHighlighting": .boolean(true),
            "colors": .texts(colors(of: file)),
            "tokenColors": .list(rules(of: file.code)),
            "semanticTokenColors": .texts(file.code.values(of: meanings, \.hex)),
        ]
    }

    private static func type(of mode: Mode) -> String {
        switch (mode.contrast, mode.scheme) {
        case (.more, .dark): "hcDark"
        case (.more, .light): "hcLight"
        case (_, .dark): "dark"
        case (_, .light): "light"
        }
    }

    private static func colors(of file: ModeFile) -> [(String, String)] {
        let ofWindow = file.windowMode.values(of: window, \.hex)
        let ofCode = file.codeMode.values(of: editor, \.hex) + brackets(of: file.code)
        let cursors =
            file.code.cursorColors(["editorCursor.foreground"])
            + file.mode.cursorColors(["terminalCursor.foreground"])
        let terminal = file.mode.terminalColors(at: file.level) { name, isBright in
            "terminal.ansi\(isBright ? "Bright" : "")\(name.capitalizedFirst)"
        }
        return ofWindow + ofCode + cursors + terminal
    }

    /// The colours of nested brackets: VS Code's own fit its own backgrounds alone.
    private static func brackets(of mode: Mode) -> [(String, String)] {
        let roles = ["keyword", "function", "string"].map { Role.syntax($0) }
        return roles.enumerated().compactMap { index, role in
            mode[role].map { ("editorBracketHighlight.foreground\(index + 1)", $0.display.hex) }
        }
    }

    private static func rules(of mode: Mode) -> [JSONValue] {
        scopes.compactMap { role, scopes in
            mode[role].map { color in
                [
                    "scope": .list(scopes.map(JSONValue.string)),
                    "settings": ["foreground": .string(color.display.hex)],
                ]
            }
        }
    }
}

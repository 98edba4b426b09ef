import SourceText
import ThemeModel

/// A theme as variables to import into Figma: a file of design tokens for each mode, whole.
///
/// Source: Figma's own export, which names the mode in `com.figma.modeName`.
enum FigmaFormat: ExportFormat {
    static let name = "figma"
    static let summary = "variables to import into Figma, a file a mode"
    static let needsRoles = false

    static func files(for themes: [ExportedTheme], _ options: ExportOptions) -> [ExportedFile] {
        themes.flatMap { theme in
            theme.theme.modes.map { mode in
                let own: [(key: String, value: JSONValue)] = [
                    ("$extensions", ["com.figma.modeName": .string(mode.name)])
                ]
                return ExportedFile(
                    name: "\(theme.fileName).\(mode.fileName).tokens.json",
                    text: JSONValue.object(WrittenTokens(mode, in: .figma).tree.members + own).indented
                        + "\n"
                )
            }
        }
    }
}

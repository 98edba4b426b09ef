import ForeignFormats
import ThemeFormats
import ThemeModel

/// A theme in one file of JSON, which `ThemeDocument(json:)` reads back to the same theme.
enum JSONFormat: ExportFormat {
    static let name = "json"
    static let summary = "one file that holds the whole theme, also what it extends"
    static let needsRoles = false

    static func files(for themes: [ExportedTheme], _ options: ExportOptions) throws
        -> [ExportedFile]
    {
        try themes.map { theme in
            let text = String(decoding: try theme.document.withoutRepeats.json, as: UTF8.self)
            return ExportedFile(
                name: "\(theme.document.id).json",
                text: text.hasSuffix("\n") ? text : text + "\n"
            )
        }
    }
}

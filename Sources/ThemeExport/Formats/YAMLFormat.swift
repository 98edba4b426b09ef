import ForeignFormats
import ThemeFormats
import ThemeModel

enum YAMLFormat: ExportFormat {
    static let name = "yaml"
    static let summary = "a theme file of themepreview, whatever the theme was written in"
    static let needsRoles = false

    static func files(for themes: [ExportedTheme], _ options: ExportOptions) throws
        -> [ExportedFile]
    {
        try themes.map {
            ExportedFile(name: "\($0.document.id).yml", text: try $0.document.withoutRepeats.yaml)
        }
    }
}

import ThemeFormats
import ThemeModel

struct YAMLFormat: ExportFormat {
    static let name = "yaml"
    static let summary = "a theme file of themepreview, whatever the theme was written in"
    static let needsRoles = false

    init(_ options: ExportOptions) {}

    func files(for themes: [ExportedTheme]) throws -> [ExportedFile] {
        try themes.map { ExportedFile(name: "\($0.document.id).yml", text: try $0.document.yaml) }
    }
}

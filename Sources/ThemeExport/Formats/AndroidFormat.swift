import ColorScience
import ThemeModel

/// A theme's colours as resources of Android: `values` for light, `values-night` for dark.
struct AndroidFormat: ExportFormat {
    static let name = "android"
    static let summary = "colour resources for Android, light and night"
    static let needsRoles = false

    init(_ options: ExportOptions) {}

    func files(for themes: [ExportedTheme]) -> [ExportedFile] {
        themes.flatMap { theme -> [ExportedFile] in
            let folders = theme.theme.schemes.count > 1 ? [("values", Scheme.light), ("values-night", .dark)] : []
            let one = [("values", theme.theme.defaultMode.scheme)]
            return (folders.isEmpty ? one : folders).map { folder, scheme in
                ExportedFile(
                    name: "\(theme.fileName)/\(folder)/colors.xml", text: Self.text(of: theme.theme.mode(for: scheme)))
            }
        }
    }

    private static func text(of mode: Mode) -> String {
        var names = ResourceNames { "\(isHead($0) ? "" : "_")\(String($0.lowercased().map { $0 == "-" ? "_" : $0 }))" }
        let colors = mode.resources.map { name, color in
            "    <color name=\"\(names.name(for: name))\">\(color.display.hexWithAlphaFirst)</color>\n"
        }
        return """
            <?xml version="1.0" encoding="utf-8"?>
            <resources>
            \(colors.joined())</resources>

            """
    }

    /// Resources become constants of Java, which begin with a letter.
    private static func isHead(_ name: String) -> Bool { name.first?.isLetter ?? false }
}

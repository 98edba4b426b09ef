import ColorScience
import SourceText
import ThemeModel

/// A theme as schemes of base16, a file a mode.
enum Base16Format: ExportFormat {
    static let name = "base16"
    static let summary = "schemes of base16, a file a mode"
    static let hasModeFiles = true

    static func files(for themes: [ExportedTheme], _ options: ExportOptions) -> [ExportedFile] {
        themes.flatMap { BaseScheme.base16.files(for: $0) }
    }
}

/// A theme as schemes of base24, a file a mode: base16 with bright colours and two darker backgrounds.
enum Base24Format: ExportFormat {
    static let name = "base24"
    static let summary = "schemes of base24, a file a mode"
    static let hasModeFiles = true

    static func files(for themes: [ExportedTheme], _ options: ExportOptions) -> [ExportedFile] {
        themes.flatMap { BaseScheme.base24.files(for: $0) }
    }
}

extension BaseScheme {
    fileprivate func files(for theme: ExportedTheme) -> [ExportedFile] {
        theme.modeFiles.map { file in
            let colors = colors(of: file, in: theme.theme).map { "  \($0): \"\($1.hex)\"\n" }
            return ExportedFile(
                name: "\(file.stem).yaml",
                text: head(of: file, theme.theme) + "palette:\n" + colors.joined(),
                mode: file.mode.name
            )
        }
    }

    private func head(of file: ModeFile, _ theme: Theme) -> String {
        let lines = [
            ("system", name), ("name", file.title), ("author", theme.author ?? ""),
            ("variant", variant(of: file, in: theme).rawValue),
        ]
        return lines.map { "\($0): \(JSONValue.string($1).compact)\n" }.joined()
    }
}

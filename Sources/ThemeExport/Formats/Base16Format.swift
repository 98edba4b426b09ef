import ColorScience
import SourceText
import ThemeModel

/// A theme as schemes of base16, a file a mode.
enum Base16Format: ExportFormat {
    static let name = "base16"
    static let summary = "schemes of base16, a file a mode"

    static func files(for themes: [ExportedTheme], _ options: ExportOptions) -> [ExportedFile] {
        themes.flatMap { BaseScheme.files(for: $0, system: Self.name, BaseScheme.base16) }
    }
}

/// A theme as schemes of base24, a file a mode: base16 with bright colours and two darker backgrounds.
enum Base24Format: ExportFormat {
    static let name = "base24"
    static let summary = "schemes of base24, a file a mode"

    static func files(for themes: [ExportedTheme], _ options: ExportOptions) -> [ExportedFile] {
        themes.flatMap {
            BaseScheme.files(for: $0, system: Self.name, BaseScheme.base16 + BaseScheme.bright)
        }
    }
}

/// What both have in common: a theme that was read from a scheme gives back its colours, any other one its roles.
///
/// Source: the styling guides 0.12 and 0.1.3 of tinted-theming.
private enum BaseScheme {
    typealias Slots = [(name: String, role: Role)]

    static func files(for theme: ExportedTheme, system: String, _ slots: Slots) -> [ExportedFile] {
        theme.modeFiles.map { file in
            let colors = slots.compactMap { name, role in
                color(name, or: role, in: file.mode).map { "  \(name): \"\($0.hex)\"\n" }
            }
            func line(_ key: String, _ text: String) -> String {
                "\(key): \(JSONValue.string(text).compact)\n"
            }
            let head =
                line("system", system) + line("name", file.title)
                + line("author", theme.theme.author ?? "")
                + line("variant", file.mode.scheme.rawValue)
            return ExportedFile(
                name: "\(file.stem).yaml",
                text: head + "palette:\n" + colors.joined()
            )
        }
    }

    private static func color(_ name: String, or role: Role, in mode: Mode) -> SRGB8? {
        guard let own = mode.palette[name]?.display, let background = mode[.background]?.display
        else {
            return mode.opaque(role)
        }
        return own.composited(over: [background])
    }

    static let base16: Slots = [
        ("base00", .background), ("base01", .surface), ("base02", .selection),
        ("base03", .syntax("comment")),
        ("base04", .textMuted), ("base05", .text), ("base06", .heading), ("base07", .text),
        ("base08", .danger), ("base09", .syntax("number")), ("base0A", .warning),
        ("base0B", .success),
        ("base0C", .info), ("base0D", .primary), ("base0E", .accent),
        ("base0F", .syntax("deleted")),
    ]

    static let bright: Slots = [
        ("base10", .background), ("base11", .background), ("base12", .danger), ("base13", .warning),
        ("base14", .success), ("base15", .info), ("base16", .primary), ("base17", .accent),
    ]
}

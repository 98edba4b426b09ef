import ColorScience
import ForeignFormats
import SourceText
import ThemeModel

/// A theme as schemes of base16, a file a mode.
enum Base16Format: ExportFormat {
    static let name = "base16"
    static let summary = "schemes of base16, a file a mode"
    static let hasModeFiles = true

    static func files(for themes: [ExportedTheme], _ options: ExportOptions) -> [ExportedFile] {
        themes.flatMap { BaseScheme.files(for: $0, system: Self.name, BaseScheme.base16) }
    }
}

/// A theme as schemes of base24, a file a mode: base16 with bright colours and two darker backgrounds.
enum Base24Format: ExportFormat {
    static let name = "base24"
    static let summary = "schemes of base24, a file a mode"
    static let hasModeFiles = true

    static func files(for themes: [ExportedTheme], _ options: ExportOptions) -> [ExportedFile] {
        themes.flatMap {
            BaseScheme.files(for: $0, system: Self.name, BaseScheme.base16 + BaseScheme.bright)
        }
    }
}

/// The common part of both: a theme that was read from a scheme gives back its colours, any other one those of its code.
///
/// Source: the styling guides 0.12 and 0.1.3 of tinted-theming.
private enum BaseScheme {
    /// The roles of a slot; the first whose colour is not that of plain code counts.
    typealias Slots = [(name: String, roles: [Role])]

    static func files(for theme: ExportedTheme, system: String, _ slots: Slots) -> [ExportedFile] {
        let isScheme = isScheme(theme.theme)
        return theme.modeFiles.map { file in
            let bright = MappingWriter.terminalColors(in: file.code, at: file.level)
            let colors = slots.compactMap { name, roles in
                let own = isScheme ? color(named: name, in: file.mode) : nil
                let terminal = brightNumbers[name].flatMap { bright("ansi.\($0)") }
                return (own ?? terminal ?? color(of: roles, in: file.code)).map {
                    "  \(name): \"\($0.hex)\"\n"
                }
            }
            return ExportedFile(
                name: "\(file.stem).yaml",
                text: head(of: file, theme.theme, system) + "palette:\n" + colors.joined(),
                mode: file.mode.name
            )
        }
    }

    private static func isScheme(_ theme: Theme) -> Bool {
        ["base16", "base24"].contains(theme.format)
    }

    private static func head(of file: ModeFile, _ theme: Theme, _ system: String) -> String {
        let lines = [
            ("system", system), ("name", file.title), ("author", theme.author ?? ""),
            ("variant", (isScheme(theme) ? file.mode.scheme : file.code.schemeBelowText).rawValue),
        ]
        return lines.map { "\($0): \(JSONValue.string($1).compact)\n" }.joined()
    }

    private static func color(named name: String, in mode: Mode) -> SRGB8? {
        guard let own = mode.palette[name]?.display, let background = mode[.background]?.display
        else { return nil }
        return own.composited(over: [background])
    }

    private static func color(of roles: [Role], in mode: Mode) -> SRGB8? {
        let colors = roles.compactMap(mode.opaque)
        let text = mode.opaque(.text)
        return colors.first { $0 != text } ?? colors.first
    }

    static let base16: Slots = [
        ("base00", [.background]), ("base01", [.surface]), ("base02", [.selection]),
        ("base03", [.syntax("comment")]), ("base04", [.textMuted]),
        ("base05", [.text]), ("base06", [.text]), ("base07", [.text]),
        ("base08", [.syntax("variable"), .syntax("tag"), .syntax("deleted"), .danger]),
        ("base09", [.syntax("number"), .syntax("constant"), .warning]),
        ("base0A", [.syntax("type"), .warning]),
        ("base0B", [.syntax("string"), .success]),
        ("base0C", ["syntax-escape", .syntax("operator"), .syntax("attribute"), .info]),
        ("base0D", [.syntax("function"), .link, .primary]),
        ("base0E", [.syntax("keyword"), .accent]),
        ("base0F", ["syntax-deprecated", .syntax("deleted"), .danger]),
    ]

    static let bright: Slots =
        [("base10", [.background]), ("base11", [.background])]
        + brightNumbers.keys.sorted().map { ($0, []) }

    /// The colours of a terminal that the bright ones are.
    private static let brightNumbers = [
        "base12": 9, "base13": 11, "base14": 10, "base15": 14, "base16": 12, "base17": 13,
    ]
}

extension Mode {
    /// Dark where the background is darker than the text on it, as that of code may be in a light mode.
    fileprivate var schemeBelowText: Scheme {
        guard let background = opaque(.background), let text = opaque(.text) else { return scheme }
        return background.oklab.lightness < text.oklab.lightness ? .dark : .light
    }
}

import ColorScience
import ThemeModel

/// A theme as themes of Helix, a file a mode; Helix knows no opacity, so colours are put on the background.
///
/// Source: the chapter on themes of Helix's book. Its keys have dots, and a text and a background each, which the table
/// that reads Helix does not tell apart.
enum HelixFormat: ExportFormat {
    static let name = "helix"
    static let summary = "themes of Helix, a file a mode"

    static func files(for themes: [ExportedTheme], _ options: ExportOptions) -> [ExportedFile] {
        themes.flatMap(\.modeFiles).map { file in
            let lines = Self.keys.map { key, roles in
                let members = [("fg", roles.fg), ("bg", roles.bg)].compactMap { name, role in
                    role.flatMap(file.mode.opaque).map { "\(name) = \"\($0.hex)\"" }
                }
                return members.isEmpty
                    ? "" : "\"\(key)\" = { \(members.joined(separator: ", ")) }\n"
            }
            return ExportedFile(name: "\(file.stem).toml", text: lines.joined())
        }
    }

    private typealias Roles = (fg: Role?, bg: Role?)

    private static let keys = window + code

    private static let window: [(String, Roles)] = [
        ("ui.background", (nil, .background)),
        ("ui.background.separator", (.borderStrong, nil)),
        ("ui.text", (.text, nil)),
        ("ui.text.focus", (Role.selection.on, .selection)),
        ("ui.text.inactive", (.textMuted, nil)),
        ("ui.cursor", (.background, .textMuted)),
        ("ui.cursor.primary", (.background, .focus)),
        ("ui.cursor.match", (.focus, nil)),
        ("ui.selection", (nil, .selection)),
        ("ui.selection.primary", (nil, .selection)),
        ("ui.cursorline.primary", (nil, .surface)),
        ("ui.linenr", (.textDisabled, nil)),
        ("ui.linenr.selected", (.textMuted, nil)),
        ("ui.virtual", (.border, nil)),
        ("ui.virtual.inlay-hint", (.textMuted, nil)),
        ("ui.window", (.borderStrong, nil)),
        ("ui.statusline", (.text, .surface)),
        ("ui.statusline.inactive", (.textMuted, .surface)),
        ("ui.menu", (.text, .surface)),
        ("ui.menu.selected", (Role.selection.on, .selection)),
        ("ui.menu.scroll", (.borderStrong, .surface)),
        ("ui.popup", (.text, .surface)),
        ("ui.help", (.text, .surface)),
        ("ui.highlight", (Role.highlight.on, .highlight)),
        ("error", (.danger, nil)), ("warning", (.warning, nil)), ("info", (.info, nil)),
        ("hint", (.textMuted, nil)),
    ]

    private static let code: [(String, Roles)] = [
        ("comment", (.syntax("comment"), nil)),
        ("keyword", (.syntax("keyword"), nil)),
        ("string", (.syntax("string"), nil)),
        ("constant", (.syntax("constant"), nil)),
        ("constant.numeric", (.syntax("number"), nil)),
        ("type", (.syntax("type"), nil)), ("constructor", (.syntax("type"), nil)),
        ("function", (.syntax("function"), nil)),
        ("variable", (.syntax("variable"), nil)),
        ("operator", (.syntax("operator"), nil)),
        ("punctuation", (.syntax("punctuation"), nil)),
        ("tag", (.syntax("tag"), nil)),
        ("attribute", (.syntax("attribute"), nil)), ("label", (.syntax("attribute"), nil)),
        ("namespace", (.syntax("type"), nil)),
        ("markup.heading", (.heading, nil)),
        ("markup.link.url", (.link, nil)), ("markup.link.text", (.link, nil)),
        ("markup.raw", (.code, nil)), ("markup.quote", (.textMuted, nil)),
        ("diff.plus", (.syntax("inserted"), nil)), ("diff.minus", (.syntax("deleted"), nil)),
        ("diff.delta", (.warning, nil)),
    ]
}

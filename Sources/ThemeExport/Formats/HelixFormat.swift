import ColorScience
import ThemeModel

/// A theme as themes of Helix, a file a mode; Helix knows no opacity, so colours are put on the background.
///
/// Source: the chapter on themes of Helix's book. Its keys have dots, and a text and a background each, which the table
/// that reads Helix does not tell apart.
enum HelixFormat: ExportFormat {
    static let name = "helix"
    static let summary = "themes of Helix, a file a mode"
    static let comment: CommentStyle? = .hash
    static let hasModeFiles = true

    static func files(for themes: [ExportedTheme], _ options: ExportOptions) -> [ExportedFile] {
        themes.flatMap(\.modeFiles).map { file in
            let lines =
                Self.lines(Self.window, in: file.mode) + Self.lines(Self.code, in: file.code)
            return ExportedFile(
                name: "\(file.stem).toml",
                text: lines.joined(),
                mode: file.mode.name
            )
        }
    }

    static func keeps(_ text: String) -> Bool { true }

    private static func lines(_ keys: [(String, Roles)], in mode: Mode) -> [String] {
        keys.map { key, roles in
            let members = [("fg", roles.fg), ("bg", roles.bg)].compactMap { name, role in
                role.flatMap(mode.opaque).map { "\(name) = \"\($0.hex)\"" }
            }
            return members.isEmpty ? "" : "\"\(key)\" = { \(members.joined(separator: ", ")) }\n"
        }
    }

    private typealias Roles = (fg: Role?, bg: Role?)

    /// The window around code.
    private static let window: [(String, Roles)] = [
        ("ui.text.focus", (Role.selection.on, .selection)),
        ("ui.statusline", (.text, .surface)),
        ("ui.statusline.inactive", (.textMuted, .surface)),
        ("ui.menu", (.text, .surface)),
        ("ui.menu.selected", (Role.selection.on, .selection)),
        ("ui.menu.scroll", (.borderStrong, .surface)),
    ]

    /// Code, and what lies on its ground.
    private static let code: [(String, Roles)] = [
        ("ui.background", (nil, .background)),
        ("ui.background.separator", (.borderStrong, nil)),
        ("ui.text", (.text, nil)),
        ("ui.text.inactive", (.textMuted, nil)),
        ("ui.cursor", (.background, .textMuted)),
        ("ui.cursor.primary", (.background, .focus)),
        ("ui.cursor.match", (.focus, nil)),
        ("ui.selection", (nil, .selection)),
        ("ui.selection.primary", (nil, .selection)),
        ("ui.cursorline.primary", (nil, .surface)),
        ("ui.linenr", (.textMuted, nil)),
        ("ui.linenr.selected", (.text, nil)),
        ("ui.virtual", (.border, nil)),
        ("ui.virtual.inlay-hint", (.textMuted, nil)),
        ("ui.virtual.jump-label", (.text, nil)),
        ("ui.window", (.borderStrong, nil)),
        ("ui.popup", (.text, .surface)),
        ("ui.help", (.text, .surface)),
        ("ui.highlight", (Role.highlight.on, .highlight)),
        ("error", (.danger, nil)),
        ("warning", (.warning, nil)),
        ("info", (.info, nil)),
        ("hint", (.textMuted, nil)),
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

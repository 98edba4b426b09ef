import ColorScience
import SourceText
import ThemeFormats
import ThemeModel

/// A theme as a family of Zed: one file with a theme for each mode.
///
/// Source: Zed's theme schema v0.2.0. The table that reads Zed has fewer keys than a theme needs to look whole.
enum ZedFormat: ExportFormat {
    static let name = "zed"
    static let summary = "a theme family of Zed, with every mode"

    static func files(for themes: [ExportedTheme], _ options: ExportOptions) -> [ExportedFile] {
        themes.map { theme in
            let family: JSONValue = [
                "$schema": "https://zed.dev/schema/themes/v0.2.0.json",
                "name": .string(theme.theme.name),
                "author": .string(theme.theme.author ?? ""),
                "themes": .list(
                    theme.modeFiles.map { file in
                        [
                            "name": .string(file.title),
                            "appearance": .string(file.mode.scheme.rawValue),
                            "style": .object(Self.style(of: file)),
                        ]
                    }
                ),
            ]
            return ExportedFile(name: "\(theme.fileName).json", text: family.indented + "\n")
        }
    }

    static func keeps(_ text: String) -> Bool { true }

    private static func style(of file: ModeFile) -> [(key: String, value: JSONValue)] {
        let (mode, code) = (file.mode, file.code)
        let colors =
            file.windowMode.values(of: window, \.hex) + file.codeMode.values(of: editor, \.hex)
            + mode.terminalColors(at: file.level) { "terminal.ansi.\($1 ? "bright_" : "")\($0)" }
        let syntax = code.values(of: syntax) { JSONValue.texts([("color", $0.hex)]) }
        return colors.map { (key: $0, value: .string($1)) } + [
            ("players", [.texts(code.values(of: player, \.hex) + code.cursorColors(["cursor"]))]),
            ("syntax", .object(syntax.map { (key: $0, value: $1) })),
        ]
    }

    /// The window around code.
    private static let window: KeyValuePairs<Role, [String]> = [
        .background: [
            "background", "tab.active_background", "terminal.background", "toolbar.background",
        ],
        .text: ["text", "icon", "terminal.foreground", "terminal.bright_foreground"],
        .textMuted: ["text.muted", "icon.muted", "terminal.dim_foreground", "hidden", "ignored"],
        .textDisabled: ["text.disabled", "icon.disabled"],
        .placeholder: ["icon.placeholder"],
        .surface: [
            "surface.background", "panel.background", "status_bar.background",
            "title_bar.background", "title_bar.inactive_background", "tab_bar.background",
            "tab.inactive_background", "element.background", "element.hover", "ghost_element.hover",
            "element.disabled",
        ],
        .surfaceRaised: ["elevated_surface.background"],
        .border: [
            "border", "border.variant", "border.disabled", "scrollbar.track.border",
            "panel.indent_guide",
        ],
        .borderStrong: ["border.selected", "scrollbar.thumb.background"],
        .focus: ["border.focused", "pane.focused_border", "panel.focused_border"],
        .primary: ["text.accent", "icon.accent"],
        .selection: [
            "element.selected", "element.active", "ghost_element.selected", "ghost_element.active",
            "drop_target.background",
        ],
    ]

    /// Code, and what lies on its ground.
    private static let editor: KeyValuePairs<Role, [String]> = [
        .background: ["editor.background", "editor.gutter.background"],
        .text: ["editor.foreground", "editor.active_line_number"],
        .textMuted: ["editor.line_number", "hint", "predictive"],
        .textDisabled: ["editor.invisible", "unreachable"],
        .surface: [
            "editor.active_line.background", "editor.highlighted_line.background",
            "editor.subheader.background",
        ],
        .border: ["editor.wrap_guide"],
        .borderStrong: ["editor.active_wrap_guide"],
        .selection: [
            "editor.document_highlight.read_background",
            "editor.document_highlight.write_background",
        ],
        .highlight: ["search.match_background", "search.active_match_background"],
        .danger: ["deleted", "error"],
        .warning: ["modified", "conflict", "warning", "version_control.modified"],
        .info: ["renamed", "info"],
        .placeholder: ["text.placeholder"],
        .success: ["created", "success"],
        .link: ["link_text.hover"],
        .syntax("inserted"): ["version_control.added"],
        .syntax("deleted"): ["version_control.deleted"],
    ]

    private static let player: KeyValuePairs<Role, [String]> = [
        .focus: ["background"], .selection: ["selection"],
    ]

    private static let syntax: KeyValuePairs<Role, [String]> = [
        .syntax("comment"): ["comment", "comment.doc"],
        .syntax("keyword"): ["keyword", "preproc"],
        .syntax("string"): [
            "string", "string.escape", "string.regex", "string.special", "text.literal",
        ],
        .syntax("number"): ["number"],
        .syntax("constant"): ["boolean", "constant", "variant"],
        .syntax("type"): ["constructor", "enum", "namespace", "type"],
        .syntax("function"): ["function"],
        .syntax("variable"): ["property", "variable", "variable.special"],
        .syntax("operator"): ["operator"],
        .syntax("punctuation"): [
            "punctuation", "punctuation.bracket", "punctuation.delimiter",
            "punctuation.list_marker",
            "punctuation.special",
        ],
        .syntax("tag"): ["tag"],
        .syntax("attribute"): ["attribute", "label"],
        .syntax("inserted"): ["diff.plus"],
        .syntax("deleted"): ["diff.minus"],
        .heading: ["title"],
        .link: ["link_text", "link_uri"],
        .text: ["embedded", "emphasis", "emphasis.strong", "primary"],
    ]
}

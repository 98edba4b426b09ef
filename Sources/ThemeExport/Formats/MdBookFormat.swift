import ColorScience
import ThemeModel

/// A theme for mdBook, which has no themes but its own five: the light mode is written over `light`, the dark one over
/// `navy`.
///
/// Source: mdBook's `variables.css` (0.5), and the classes of highlight.js.
enum MdBookFormat: ExportFormat {
    static let name = "mdbook"
    static let summary = "a style sheet over mdBook's themes light and navy"
    static let comment: CommentStyle? = .css

    static func files(for themes: [ExportedTheme], _ options: ExportOptions) -> [ExportedFile] {
        themes.map { theme in
            let rules = theme.theme.schemes.map { scheme in
                Self.rules(
                    theme.theme.mode(for: scheme),
                    below: scheme == .light ? ".light" : ".navy"
                )
            }
            // A reader without scripts gets neither class.
            let plain = theme.theme.schemes.map { scheme in
                let rule = Self.page(theme.theme.mode(for: scheme), below: "html:not(.js)")
                return scheme == .light ? rule : CSSRule.media("(prefers-color-scheme: dark)", rule)
            }
            return ExportedFile(name: "\(theme.fileName).css", text: (rules + plain).joined())
        }
    }

    private static func rules(_ mode: Mode, below name: String) -> String {
        let block = mode.declarations(of: ["code-background": .codeBackground, "code": .code])
        return page(mode, below: name, block)
            + CSSRule.text(
                "\(name) .hljs",
                ["background: var(--code-background);", "color: var(--code);"]
            )
            + CSSRule.texts(of: mode, below: name, words)
            // mdBook's own grounds are for other colours.
            + CSSRule.text("\(name) .hljs-addition, \(name) .hljs-deletion", ["background: none;"])
    }

    /// The values of a page, and the text of a mark, which mdBook draws in black.
    private static func page(_ mode: Mode, below name: String, _ others: [String] = []) -> String {
        let values =
            ["--color-scheme: \(mode.scheme.rawValue);"] + mode.declarations(of: names) + others
        return CSSRule.text(name, values)
            + CSSRule.texts(of: mode, below: name, [Role.highlight.on: ["mark"]])
    }

    private static let names: KeyValuePairs<String, Role> = [
        "bg": .background, "fg": .text,
        "sidebar-bg": .surface, "sidebar-fg": .text, "sidebar-non-existant": .textDisabled,
        "sidebar-active": .link,
        "sidebar-spacer": .border, "sidebar-header-border-color": .accent,
        "scrollbar": .borderStrong, "icons": .textMuted, "icons-hover": .text, "links": .link,
        "inline-code-color": .code,
        "theme-popup-bg": .surfaceRaised, "theme-popup-border": .border, "theme-hover": .surface,
        "quote-bg": .surface, "quote-border": .border, "warning-border": .warning,
        "table-border-color": .border, "table-header-bg": .surface, "table-alternate-bg": .surface,
        "searchbar-border-color": .borderStrong, "searchbar-bg": .background, "searchbar-fg": .text,
        "searchbar-shadow-color": .focus, "searchresults-header-fg": .textMuted,
        "searchresults-border-color": .border,
        "searchresults-li-bg": .surface, "search-mark-bg": .highlight,
        "footnote-highlight": .focus,
        "blockquote-note-color": .info, "blockquote-tip-color": .success,
        "blockquote-important-color": .accent,
        "blockquote-warning-color": .warning, "blockquote-caution-color": .danger,
    ]

    private static let words: KeyValuePairs<Role, [String]> = [
        .syntax("comment"): [".hljs-comment", ".hljs-quote"],
        .syntax("keyword"): [".hljs-keyword", ".hljs-selector-tag", ".hljs-meta"],
        .syntax("string"): [".hljs-string", ".hljs-regexp", ".hljs-char"],
        .syntax("number"): [".hljs-number"],
        .syntax("constant"): [".hljs-literal", ".hljs-symbol", ".hljs-bullet"],
        .syntax("type"): [
            ".hljs-type", ".hljs-built_in", ".hljs-builtin-name", ".hljs-class .hljs-title",
        ],
        .syntax("function"): [".hljs-title", ".hljs-section"],
        .syntax("variable"): [".hljs-variable", ".hljs-template-variable", ".hljs-params"],
        .syntax("operator"): [".hljs-operator"],
        .syntax("punctuation"): [".hljs-punctuation"],
        .syntax("tag"): [".hljs-tag", ".hljs-name"],
        .syntax("attribute"): [
            ".hljs-attr", ".hljs-attribute", ".hljs-link", ".hljs-selector-class",
            ".hljs-selector-id",
        ],
        .syntax("inserted"): [".hljs-addition"],
        .syntax("deleted"): [".hljs-deletion"],
        .code: [".hljs-function"],
    ]
}

import ColorScience
import ThemeModel

/// A theme as colour schemes of Material for MkDocs, one for each mode, by the names `harbor` and `harbor-dark`.
///
/// Source: the custom properties of its style sheet `_colors.scss` (9.x).
enum MaterialFormat: ExportFormat {
    static let name = "mkdocs-material"
    static let summary = "colour schemes of Material for MkDocs, one a mode"
    static let comment: CommentStyle? = .css

    static func files(for themes: [ExportedTheme], _ options: ExportOptions) -> [ExportedFile] {
        themes.map { theme in
            let modes = theme.modeFiles.map { rules(of: $0.mode, named: $0.stem) }
            return ExportedFile(name: "\(theme.fileName).css", text: modes.joined())
        }
    }

    private static func rules(of mode: Mode, named name: String) -> String {
        let selector = "[data-md-color-scheme=\"\(name)\"]"
        let scheme = "color-scheme: \(mode.scheme.rawValue);"
        let properties = CSSRule.text(selector, [scheme] + mode.declarations(of: names))
        let marks = CSSRule.texts(
            of: mode,
            below: selector,
            [Role.highlight.on: [".md-content mark"]]
        )
        return properties + marks
    }

    private static let names: KeyValuePairs<String, Role> = [
        "md-primary-fg-color": .primary,
        "md-primary-fg-color--light": .primary,
        "md-primary-fg-color--dark": .primary,
        "md-primary-bg-color": Role.primary.on,
        "md-primary-bg-color--light": Role.primary.on,
        "md-accent-fg-color": .accent,
        "md-accent-fg-color--transparent": .surface,
        "md-accent-bg-color": Role.accent.on,
        "md-accent-bg-color--light": Role.accent.on,
        "md-default-fg-color": .text,
        "md-default-fg-color--light": .textMuted,
        "md-default-fg-color--lighter": .textDisabled,
        "md-default-fg-color--lightest": .border,
        "md-default-bg-color": .background,
        "md-default-bg-color--light": .background,
        "md-default-bg-color--lighter": .surface,
        "md-default-bg-color--lightest": .surface,
        "md-code-fg-color": .code,
        "md-code-bg-color": .codeBackground,
        "md-code-bg-color--light": .codeBackground,
        "md-code-bg-color--lighter": .codeBackground,
        // An emphasised line has an edge alone: no theme is checked for code on another ground.
        "md-code-hl-color": .focus,
        "md-code-hl-color--light": .codeBackground,
        "md-code-hl-number-color": .syntax("number"),
        "md-code-hl-special-color": .syntax("attribute"),
        "md-code-hl-function-color": .syntax("function"),
        "md-code-hl-constant-color": .syntax("constant"),
        "md-code-hl-keyword-color": .syntax("keyword"),
        "md-code-hl-string-color": .syntax("string"),
        "md-code-hl-name-color": .code,
        "md-code-hl-operator-color": .syntax("operator"),
        "md-code-hl-punctuation-color": .syntax("punctuation"),
        "md-code-hl-comment-color": .syntax("comment"),
        "md-code-hl-generic-color": .syntax("tag"),
        "md-code-hl-variable-color": .syntax("variable"),
        "md-typeset-color": .text,
        "md-typeset-a-color": .link,
        "md-typeset-mark-color": .highlight,
        "md-typeset-kbd-color": .surface,
        "md-typeset-kbd-accent-color": .surfaceRaised,
        "md-typeset-kbd-border-color": .borderStrong,
        "md-typeset-table-color": .border,
        "md-typeset-table-color--light": .surface,
        "md-admonition-fg-color": .text,
        "md-admonition-bg-color": .background,
        "md-warning-fg-color": Role.warning.on,
        "md-warning-bg-color": .warning,
        "md-footer-fg-color": .text,
        "md-footer-fg-color--light": .textMuted,
        "md-footer-fg-color--lighter": .textMuted,
        "md-footer-bg-color": .surface,
        "md-footer-bg-color--dark": .surface,
    ]
}

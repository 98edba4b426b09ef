/// A theme as CSS: custom properties in every mode, and the theme's own rules.
///
/// Every value is written from its parsed form; only the theme's own CSS, which is checked to stay within its scope, is
/// copied. Equal themes give equal bytes.
public struct ThemeStyleSheet: Sendable {
    private let theme: Theme
    private let modes: [ModeStyle]

    /// Prepares a theme's style sheet; `prefix` is put before every property's name, as in `--acme-color-text`.
    ///
    /// With `references`, a colour that is another token's is written as `var(--palette-ink)` instead of its value;
    /// what is shown is the same. Complexity: O(modes × tokens).
    public init(_ theme: Theme, prefix: String = "", references: Bool = false) {
        self.theme = theme
        modes = ModeStyle.styles(
            of: theme,
            prefix: prefix.isEmpty ? "--" : "--\(prefix)-",
            references: references
        )
    }

    /// The style sheet that styles a whole page: `:root`.
    public var page: String {
        String(decoding: pageBytes, as: UTF8.self)
    }

    /// The same style sheet for elements with `data-theme="<id>"`, to be joined with others.
    public var scoped: String {
        String(decoding: scopedBytes, as: UTF8.self)
    }

    /// The modes after the default one in the order in which they are written, each with its media condition; nil where only
    /// the attribute chooses it.
    package static func furtherModes(
        of theme: Theme
    ) -> [(mode: Mode, condition: String?)] {
        ModeStyle.furtherModes(of: theme)
    }

    package var pageBytes: [UInt8] { bytes(in: .page) }
    package var scopedBytes: [UInt8] { bytes(in: .marked(id: theme.id)) }

    /// The theme's own CSS, for the style sheet of a page.
    package static func ownRules(of theme: Theme) -> String {
        ownRules(of: theme, in: .page)
    }

    private static func ownRules(of theme: Theme, in scope: StyleScope) -> String {
        guard let style = theme.style else { return "" }
        return "\(scope.hook(id: theme.id)) {\n\(style.css)\n}\n"
    }

    private func bytes(in scope: StyleScope) -> [UInt8] {
        var css: [UInt8] = []
        for mode in modes {
            if mode.isDefault {
                mode.addRules(scope.base(mode.name), to: &css)
            } else if let condition = mode.condition {
                css += "@media \(condition) {\n".utf8
                mode.addRule(scope.automatic, to: &css)
                css += "}\n".utf8
                mode.addWideRule(scope.automatic, condition: condition, to: &css)
            }
        }
        for mode in modes where !mode.isDefault {
            mode.addRules(scope.chosen(mode.name), to: &css)
        }
        css += Self.ownRules(of: theme, in: scope).utf8
        return css
    }
}

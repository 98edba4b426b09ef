public import ThemeModel

/// A theme as CSS: custom properties in every mode, and the theme's own rules.
///
/// Every value is written anew from what was read; nothing of the theme's file is echoed but its own CSS, which was
/// proved to stay within its scope. Equal themes give equal bytes.
public struct ThemeStyleSheet: Sendable {
    private let theme: Theme
    private let modes: [ModeStyle]

    /// Prepares a theme's style sheet; `prefix` is put before every property's name, as in `--acme-color-text`.
    ///
    /// With `references`, a colour that is another token's is written as `var(--palette-ink)` instead of its value; what
    /// is shown is the same. Complexity: O(modes × tokens).
    public init(_ theme: Theme, prefix: String = "", references: Bool = false) {
        self.theme = theme
        modes = ModeStyle.styles(of: theme, prefix: prefix.isEmpty ? "--" : "--\(prefix)-", references: references)
    }

    /// The style sheet that styles a whole page: `:root`.
    public var page: String { text(in: .page) }

    /// The same style sheet for elements with `data-theme="<id>"`, to be joined with others.
    public var scoped: String { text(in: .marked(id: theme.id)) }

    private func text(in scope: StyleScope) -> String {
        var result = ""
        for mode in modes {
            if mode.isDefault {
                result += rules(scope.base(mode.name), mode)
            } else if let condition = mode.condition {
                result += "@media \(condition) {\n\(rule(scope.automatic, mode))}\n"
                result += wide(scope.automatic, mode, condition: condition)
            }
        }
        for mode in modes where !mode.isDefault { result += rules(scope.chosen(mode.name), mode) }
        if let style = theme.style {
            result += "\(scope.hook(id: theme.id)) {\n\(style.css)\n}\n"
        }
        return result
    }

    private func rules(_ selector: String, _ mode: ModeStyle) -> String {
        rule(selector, mode) + wide(selector, mode, condition: nil)
    }

    private func rule(_ selector: String, _ mode: ModeStyle) -> String {
        "\(selector) {\n  color-scheme: \(mode.scheme.rawValue);\n\(mode.declarations)}\n"
    }

    private func wide(_ selector: String, _ mode: ModeStyle, condition: String?) -> String {
        guard !mode.wideDeclarations.isEmpty else { return "" }
        let gamut = ["(color-gamut: p3)", condition].compactMap(\.self).joined(separator: " and ")
        return "@media \(gamut) {\n\(selector) {\n\(mode.wideDeclarations)}\n}\n"
    }
}

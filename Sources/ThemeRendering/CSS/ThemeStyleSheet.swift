public import ThemeModel

/// A theme as CSS: custom properties in every mode, and the theme's own rules.
///
/// Every value is written anew from what was read; nothing of the theme's file is echoed but its own CSS, which was
/// proved to stay within its scope. Equal themes give equal bytes.
public struct ThemeStyleSheet: Sendable {
    private let theme: Theme
    private let prefix: String
    private let modes: [ModeStyle]

    /// Prepares a theme's style sheet; `prefix` is put before every property's name, as in `--acme-color-text`.
    ///
    /// With `references`, a colour that is another token's is written as `var(--palette-ink)` instead of its value; what
    /// is shown is the same. Complexity: O(modes × tokens).
    public init(_ theme: Theme, prefix: String = "", references: Bool = false) {
        self.theme = theme
        self.prefix = prefix.isEmpty ? "--" : "--\(prefix)-"
        modes = ModeStyle.styles(of: theme, references: references)
    }

    /// The style sheet that styles a whole page: `:root`.
    public var page: String { text(in: .page) }

    /// The same style sheet for elements with `data-theme="<id>"`, to be joined with others.
    public var scoped: String { text(in: .marked(id: theme.id)) }

    private func text(in scope: StyleScope) -> String {
        var result = ""
        for mode in modes {
            let properties = mode.properties
            if mode.isDefault {
                result += rule(scope.base(mode.name), properties, scheme: mode.scheme)
                result += wide(scope.base(mode.name), properties, condition: nil)
                continue
            }
            if let condition = mode.condition {
                result += "@media \(condition) {\n\(rule(scope.automatic, properties, scheme: mode.scheme))}\n"
                result += wide(scope.automatic, properties, condition: condition)
            }
        }
        for mode in modes where !mode.isDefault {
            result += rule(scope.chosen(mode.name), mode.properties, scheme: mode.scheme)
            result += wide(scope.chosen(mode.name), mode.properties, condition: nil)
        }
        if let style = theme.style {
            result += "\(scope.hook(id: theme.id)) {\n\(style.css)\n}\n"
        }
        return result
    }

    private func rule(_ selector: String, _ properties: [CustomProperty], scheme: Scheme) -> String {
        let lines = properties.map { property in
            "  \(prefix)\(property.name): \(property.reference.map { "var(\(prefix)\($0))" } ?? property.value);\n"
        }.joined()
        return "\(selector) {\n  color-scheme: \(scheme.rawValue);\n\(lines)}\n"
    }

    private func wide(_ selector: String, _ properties: [CustomProperty], condition: String?) -> String {
        let lines = properties.compactMap { property in
            // A reference is wide where its target is.
            (property.reference == nil ? property.wideValue : nil).map { "  \(prefix)\(property.name): \($0);\n" }
        }
        guard !lines.isEmpty else { return "" }
        let gamut = ["(color-gamut: p3)", condition].compactMap(\.self).joined(separator: " and ")
        return "@media \(gamut) {\n\(selector) {\n\(lines.joined())}\n}\n"
    }
}

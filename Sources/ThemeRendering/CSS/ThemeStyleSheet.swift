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
    public var page: String { String(decoding: pageBytes, as: UTF8.self) }

    /// The same style sheet for elements with `data-theme="<id>"`, to be joined with others.
    public var scoped: String { String(decoding: scopedBytes, as: UTF8.self) }

    var pageBytes: [UInt8] { text(in: .page) }
    var scopedBytes: [UInt8] { text(in: .marked(id: theme.id)) }

    private func text(in scope: StyleScope) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(modes.reduce(512) { $0 + 2 * ($1.declarations.count + $1.wideDeclarations.count) })
        for mode in modes {
            if mode.isDefault {
                addRules(scope.base(mode.name), mode, to: &text)
            } else if let condition = mode.condition {
                text += "@media \(condition) {\n".utf8
                addRule(scope.automatic, mode, to: &text)
                text += "}\n".utf8
                addWide(scope.automatic, mode, condition: condition, to: &text)
            }
        }
        for mode in modes where !mode.isDefault { addRules(scope.chosen(mode.name), mode, to: &text) }
        if let style = theme.style {
            text += "\(scope.hook(id: theme.id)) {\n\(style.css)\n}\n".utf8
        }
        return text
    }

    private func addRules(_ selector: String, _ mode: ModeStyle, to text: inout [UInt8]) {
        addRule(selector, mode, to: &text)
        addWide(selector, mode, condition: nil, to: &text)
    }

    private func addRule(_ selector: String, _ mode: ModeStyle, to text: inout [UInt8]) {
        text += "\(selector) {\n  color-scheme: \(mode.scheme.rawValue);\n".utf8
        text += mode.declarations
        text += "}\n".utf8
    }

    private func addWide(_ selector: String, _ mode: ModeStyle, condition: String?, to text: inout [UInt8]) {
        guard !mode.wideDeclarations.isEmpty else { return }
        let gamut = ["(color-gamut: p3)", condition].compactMap(\.self).joined(separator: " and ")
        text += "@media \(gamut) {\n\(selector) {\n".utf8
        text += mode.wideDeclarations
        text += "}\n}\n".utf8
    }
}

public import ThemeModel

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
        modes = ModeStyle.styles(of: theme, prefix: prefix.isEmpty ? "--" : "--\(prefix)-", references: references)
    }

    /// The style sheet that styles a whole page: `:root`.
    public var page: String { text(in: .page) }

    /// The same style sheet for elements with `data-theme="<id>"`, to be joined with others.
    public var scoped: String { text(in: .marked(id: theme.id)) }

    var pageBytes: [UInt8] { Array(page.utf8) }
    var scopedBytes: [UInt8] { Array(scoped.utf8) }

    private func text(in scope: StyleScope) -> String {
        var text = ""
        for mode in modes {
            if mode.isDefault {
                text += mode.rule(scope.base(mode.name)) + mode.wideRule(scope.base(mode.name))
            } else if let condition = mode.condition {
                text += "@media \(condition) {\n\(mode.rule(scope.automatic))}\n"
                text += mode.wideRule(scope.automatic, condition: condition)
            }
        }
        for mode in modes where !mode.isDefault {
            text += mode.rule(scope.chosen(mode.name)) + mode.wideRule(scope.chosen(mode.name))
        }
        if let style = theme.style { text += "\(scope.hook(id: theme.id)) {\n\(style.css)\n}\n" }
        return text
    }
}

private struct ModeStyle: Sendable {
    let name: String
    let scheme: Scheme
    let isDefault: Bool
    /// The media condition for the mode; nil where only the attribute chooses it.
    let condition: String?
    let declarations: (all: String, wide: String)

    /// A theme's modes in the order in which they are written: where several conditions hold, the last one wins.
    ///
    /// Each further mode writes every property in which any mode differs from the default, so that two modes never mix.
    static func styles(of theme: Theme, prefix: String, references: Bool) -> [ModeStyle] {
        let all = theme.modes.map { $0.customProperties(references: references) }
        let varying = all[0].names(alteredIn: all.dropFirst())
        var taken: Set<String> = []
        let styles = zip(theme.modes, all).enumerated().map { index, mode -> ModeStyle in
            let (mode, properties) = mode
            let condition = condition(of: mode, default: theme.defaultMode).flatMap {
                taken.insert($0).inserted ? $0 : nil
            }
            let written = index == 0 ? properties : properties.filter { varying.contains($0.name) }
            return ModeStyle(
                name: mode.name, scheme: mode.scheme, isDefault: index == 0, condition: condition,
                declarations: written.declarations(prefix: prefix))
        }
        return [styles[0]] + styles.dropFirst().sorted { rank($0.condition) < rank($1.condition) }
    }

    private static func condition(of mode: Mode, default base: Mode) -> String? {
        var parts: [String] = []
        if mode.scheme != base.scheme { parts.append("(prefers-color-scheme: \(mode.scheme.rawValue))") }
        if mode.contrast == .more && base.contrast != .more { parts.append("(prefers-contrast: more)") }
        return parts.isEmpty ? nil : parts.joined(separator: " and ")
    }

    /// Colour scheme alone, then contrast alone, then both, then modes without a condition.
    private static func rank(_ condition: String?) -> Int {
        guard let condition else { return 3 }
        if condition.contains(" and ") { return 2 }
        return condition.contains("contrast") ? 1 : 0
    }

    func rule(_ selector: String) -> String {
        "\(selector) {\n  color-scheme: \(scheme.rawValue);\n\(declarations.all)}\n"
    }

    /// The rule for displays that show more than sRGB; empty where nothing differs on them.
    func wideRule(_ selector: String, condition: String? = nil) -> String {
        guard !declarations.wide.isEmpty else { return "" }
        let gamut = ["(color-gamut: p3)", condition].compactMap(\.self).joined(separator: " and ")
        return "@media \(gamut) {\n\(selector) {\n\(declarations.wide)}\n}\n"
    }
}

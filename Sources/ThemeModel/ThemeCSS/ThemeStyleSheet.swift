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
    public var page: String { String(decoding: pageBytes, as: UTF8.self) }

    /// The same style sheet for elements with `data-theme="<id>"`, to be joined with others.
    public var scoped: String { String(decoding: scopedBytes, as: UTF8.self) }

    /// The modes after the default one in the order in which they are written, each with its media condition; nil where only
    /// the attribute chooses it.
    package static func furtherModes(of theme: Theme) -> [(mode: Mode, condition: String?)] {
        ModeStyle.furtherModes(of: theme)
    }

    package var pageBytes: [UInt8] { bytes(in: .page) }
    package var scopedBytes: [UInt8] { bytes(in: .marked(id: theme.id)) }

    /// The theme's own CSS, for the style sheet of a page.
    package static func ownRules(of theme: Theme) -> String { ownRules(of: theme, in: .page) }

    private static func ownRules(of theme: Theme, in scope: StyleScope) -> String {
        theme.style.map { "\(scope.hook(id: theme.id)) {\n\($0.css)\n}\n" } ?? ""
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
        for mode in modes where !mode.isDefault { mode.addRules(scope.chosen(mode.name), to: &css) }
        css += Self.ownRules(of: theme, in: scope).utf8
        return css
    }
}

private struct ModeStyle: Sendable {
    let name: String
    let scheme: Scheme
    let isDefault: Bool
    /// The media condition for the mode; nil where only the attribute chooses it.
    let condition: String?
    let declarations: (all: [UInt8], wide: [UInt8])

    /// A theme's modes in the order in which they are written: where several conditions hold, the last one wins.
    ///
    /// Each further mode writes every property in which any mode differs from the default, so that two modes never mix.
    static func styles(of theme: Theme, prefix: String, references: Bool) -> [ModeStyle] {
        let modes = [(mode: theme.defaultMode, condition: nil)] + furtherModes(of: theme)
        let all = modes.map { $0.mode.customProperties(references: references) }
        let varying = all[0].names(alteredIn: all.dropFirst())
        return modes.indices.map { index in
            let (mode, condition) = modes[index]
            let written = index == 0 ? all[0] : all[index].filter { varying.contains($0.name) }
            return ModeStyle(
                name: mode.name,
                scheme: mode.scheme,
                isDefault: index == 0,
                condition: condition,
                declarations: written.declarations(prefix: prefix)
            )
        }
    }

    static func furtherModes(of theme: Theme) -> [(mode: Mode, condition: String?)] {
        var taken: Set<String> = []
        return theme.modes.dropFirst().map { mode in
            let condition = condition(of: mode, default: theme.defaultMode)
            return (mode, condition.flatMap { taken.insert($0).inserted ? $0 : nil })
        }.sorted { rank($0.condition) < rank($1.condition) }
    }

    private static func condition(of mode: Mode, default base: Mode) -> String? {
        var parts: [String] = []
        if mode.scheme != base.scheme {
            parts.append("(prefers-color-scheme: \(mode.scheme.rawValue))")
        }
        if mode.contrast == .more && base.contrast != .more {
            parts.append("(prefers-contrast: more)")
        }
        return parts.isEmpty ? nil : parts.joined(separator: " and ")
    }

    /// Colour scheme alone, then contrast alone, then both, then modes without a condition.
    private static func rank(_ condition: String?) -> Int {
        guard let condition else { return 3 }
        if condition.contains(" and ") { return 2 }
        return condition.contains("contrast") ? 1 : 0
    }

    func addRules(_ selector: String, to css: inout [UInt8]) {
        addRule(selector, to: &css)
        addWideRule(selector, condition: nil, to: &css)
    }

    func addRule(_ selector: String, to css: inout [UInt8]) {
        css += "\(selector) {\n  color-scheme: \(scheme.rawValue);\n".utf8
        css += declarations.all
        css += "}\n".utf8
    }

    /// Adds the rule for displays that show more than sRGB; nothing where all values are the same on them.
    func addWideRule(_ selector: String, condition: String?, to css: inout [UInt8]) {
        guard !declarations.wide.isEmpty else { return }
        let gamut = ["(color-gamut: p3)", condition].compactMap(\.self).joined(separator: " and ")
        css += "@media \(gamut) {\n\(selector) {\n".utf8
        css += declarations.wide
        css += "}\n}\n".utf8
    }
}

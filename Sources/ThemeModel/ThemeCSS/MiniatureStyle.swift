import ColorScience

/// The properties that small pictures of themes use, in few bytes a theme.
///
/// A gallery of 900 themes would load 9 MB of `themes.css`. What most themes derive alike is said once, for all; a theme
/// writes the rest, under short names: some 250 bytes for a base16 scheme. Values beyond sRGB are left out.
package struct MiniatureStyle: Sendable {
    private struct Property: Sendable {
        let name: String
        let short: String
        /// The value in most themes.
        let value: String
        /// The property that most themes take the value from; nil for none.
        let source: String?
    }

    private let properties: [Property]
    private let prefix: String

    /// The roles that code themes fill alike; others follow the vocabulary's derivations.
    private static let usual: [String: String] = [
        "heading": "primary", "code-background": "background", "highlight": "warning",
        "syntax-keyword": "accent",
        "syntax-string": "success", "syntax-inserted": "success", "syntax-type": "warning",
        "syntax-function": "primary",
        "syntax-variable": "danger", "syntax-tag": "danger", "syntax-deleted": "danger",
        "syntax-constant": "syntax-number",
    ]

    /// Takes the names of the used properties, without `--` and prefix.
    package init(using names: Set<String>, prefix: String) {
        self.prefix = prefix.isEmpty ? "--" : "--\(prefix)-"
        var document = ThemeDocument(id: "usual")
        for (role, level) in [(Role.background, UInt8.max), (.text, 0)] {
            let grey = Color(SRGB8(red: level, green: level, blue: level))
            document.appearance.colors[role.rawValue] = Located(ColorExpression(.literal(grey)))
        }
        let usual = document.resolve().theme?.defaultMode.customProperties() ?? []
        let all = usual.filter { names.contains($0.name) }
        let known = Set(all.map(\.name))
        let shared = all.enumerated().map { index, property in
            let source = Self.source(of: property.name).flatMap { known.contains($0) ? $0 : nil }
            return Property(
                name: property.name,
                short: "--\(String(index, radix: 36))",
                value: property.value,
                source: source
            )
        }
        let start = self.prefix
        // What a project's own style sheets use, and only some themes have.
        let others = names.subtracting(known).sorted().map {
            Property(name: $0, short: start + $0, value: "", source: nil)
        }
        properties = shared + others
    }

    private static func source(of name: String) -> String? {
        switch name {
        case "button-background", "button-border": return "color-primary"
        case "button-text": return "color-on-primary"
        default: break
        }
        guard name.hasPrefix("color-") else { return nil }
        let role = String(name.dropFirst(6))
        if let source = usual[role] { return "color-\(source)" }
        switch Role.derivations[role] {
        case .same(let other, nil): return "color-\(other)"
        case .readable: return "color-background"
        default: return nil
        }
    }

    /// What holds for all miniatures: the long names, which style sheets use, and the usual values.
    package var base: [UInt8] {
        let shorts = Dictionary(properties.map { ($0.name, $0.short) }) { first, _ in first }
        let shared = properties.filter { !$0.value.isEmpty }
        let values = shared.map { property in
            "\(property.short):\(property.source.flatMap { shorts[$0] }.map { "var(\($0))" } ?? property.value);"
        }
        let names = shared.map { "\(prefix)\($0.name):var(\($0.short));" }
        return Array(".mini{color-scheme:light;\(values.joined())\(names.joined())}\n".utf8)
    }

    /// A theme's rules: a mode writes what the usual values and the default mode do not say.
    ///
    /// A theme with CSS of its own, which may use any property, is written as in ``ThemeStyleSheet``.
    package func rules(of theme: Theme) -> [UInt8] {
        if theme.style != nil {
            return ThemeStyleSheet(theme, prefix: String(prefix.dropFirst(2).dropLast()))
                .scopedBytes
        }
        let base = values(of: theme.defaultMode)
        let own = properties.filter { !isUsual($0, in: base) }
        let root = "[data-theme=\"\(theme.id)\"]"
        let scheme = theme.defaultMode.scheme == .light ? "" : "color-scheme:dark;"
        var css = rule(root, own.map { ($0, base[$0.name] ?? $0.value) }, scheme)
        for (mode, condition) in ThemeStyleSheet.furtherModes(of: theme) {
            let values = values(of: mode)
            let written = Set(own.map(\.name))
            let changed = properties.filter {
                written.contains($0.name)
                    ? values[$0.name] != base[$0.name] : !isUsual($0, in: values)
            }
            let declared = changed.map { ($0, values[$0.name] ?? $0.value) }
            let rules = { self.rule(root + $0, declared, "color-scheme:\(mode.scheme.rawValue);") }
            if let condition { css += "@media \(condition){\(rules(":not([data-mode])"))}\n" }
            css += rules("[data-mode=\"\(mode.name)\"]")
        }
        return Array(css.utf8)
    }

    private func values(of mode: Mode) -> [String: String] {
        Dictionary(mode.customProperties().map { ($0.name, $0.value) }) { $1 }
    }

    private func isUsual(_ property: Property, in values: [String: String]) -> Bool {
        guard let value = values[property.name] else { return true }
        return value == (property.source.flatMap { values[$0] } ?? property.value)
    }

    private func rule(
        _ selector: String,
        _ declared: [(property: Property, value: String)],
        _ scheme: String
    ) -> String {
        "\(selector){\(scheme)\(declared.map { "\($0.property.short):\($0.value);" }.joined())}\n"
    }
}

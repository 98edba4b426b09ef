import ColorScience
import SourceText

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
        "heading": "primary",
        "code-background": "background",
        "highlight": "warning",
        "syntax-keyword": "accent",
        "syntax-string": "success",
        "syntax-inserted": "success",
        "syntax-type": "warning",
        "syntax-function": "primary",
        "syntax-variable": "danger",
        "syntax-tag": "danger",
        "syntax-deleted": "danger",
        "syntax-constant": "syntax-number",
    ]

    /// Takes the names of the used properties, without `--` and prefix.
    package init(using names: Set<String>, prefix: String) {
        let start = prefix.isEmpty ? "--" : "--\(prefix)-"
        self.prefix = start
        let usual = Self.usualMode?.customProperties() ?? []
        let used = usual.filter { names.contains($0.name) }
        let known = Set(used.map(\.name))
        let shared = used.enumerated().map { index, property in
            let source = Self.source(of: property.name)
            return Property(
                name: property.name,
                short: "--\(String(index, radix: 36))",
                value: property.value,
                source: source.flatMap { known.contains($0) ? $0 : nil }
            )
        }
        // A project's own style sheets use them, and only some themes have them.
        let others = names.subtracting(known).sorted().map { name in
            Property(name: name, short: start + name, value: "", source: nil)
        }
        properties = shared + others
    }

    /// A mode of black on white, in which all else is derived.
    private static var usualMode: Mode? {
        var document = ThemeDocument(id: "usual")
        let colors: [(Role, SRGB8)] = [(.background, .white), (.text, .black)]
        for (role, color) in colors {
            let expression = ColorExpression(.literal(Color(color)))
            document.appearance.colors[role.rawValue] = Located(expression)
        }
        return document.resolve().theme?.defaultMode
    }

    private static func source(of name: String) -> String? {
        switch name {
        case "button-background", "button-border": return "color-primary"
        case "button-text": return "color-on-primary"
        default: break
        }
        guard let role = name.suffix(after: "color-") else { return nil }
        if let source = usual[role] { return "color-\(source)" }
        switch Role.derivations[role] {
        case .same(let other, nil): return "color-\(other)"
        case .readable: return "color-background"
        default: return nil
        }
    }

    /// The rule for all miniatures: the long names, which style sheets use, and the usual values.
    package var base: [UInt8] {
        let named = properties.map { ($0.name, $0.short) }
        let shorts = Dictionary(keepingFirst: named)
        let shared = properties.filter { !$0.value.isEmpty }
        let values = shared.map { property in
            var value = property.value
            if let source = property.source, let short = shorts[source] {
                value = "var(\(short))"
            }
            return "\(property.short):\(value);"
        }
        let names = shared.map { property in
            "\(prefix)\(property.name):var(\(property.short));"
        }
        let declarations = (values + names).joined()
        return Array(".mini{color-scheme:light;\(declarations)}\n".utf8)
    }

    /// A theme's rules: a mode writes what the usual values and the default mode do not say.
    ///
    /// A theme with CSS of its own, which may use any property, is written as in ``ThemeStyleSheet``.
    package func rules(of theme: Theme) -> [UInt8] {
        if theme.style != nil {
            let name = String(prefix.dropFirst(2).dropLast())
            return ThemeStyleSheet(theme, prefix: name).scopedBytes
        }
        let base = values(of: theme.defaultMode)
        let own = properties.filter { !isUsual($0, in: base) }
        let written = Set(own.map(\.name))
        let root = "[data-theme=\"\(theme.id)\"]"
        let scheme = theme.defaultMode.scheme == .light ? "" : "color-scheme:dark;"
        var css = rule(root, scheme, own, in: base)
        for (mode, condition) in ThemeStyleSheet.furtherModes(of: theme) {
            let values = values(of: mode)
            let changed = properties.filter { property in
                guard written.contains(property.name) else { return !isUsual(property, in: values) }
                return values[property.name] != base[property.name]
            }
            let scheme = "color-scheme:\(mode.scheme.rawValue);"
            if let condition {
                let automatic = rule("\(root):not([data-mode])", scheme, changed, in: values)
                css += "@media \(condition){\(automatic)}\n"
            }
            css += rule("\(root)[data-mode=\"\(mode.name)\"]", scheme, changed, in: values)
        }
        return Array(css.utf8)
    }

    private func values(of mode: Mode) -> [String: String] {
        let named = mode.customProperties().map { ($0.name, $0.value) }
        return Dictionary(named) { $1 }
    }

    private func isUsual(_ property: Property, in values: [String: String]) -> Bool {
        guard let value = values[property.name] else { return true }
        let usual = property.source.flatMap { values[$0] }
        return value == usual ?? property.value
    }

    private func rule(
        _ selector: String,
        _ scheme: String,
        _ properties: [Property],
        in values: [String: String]
    ) -> String {
        let declarations = properties.map { property in
            "\(property.short):\(values[property.name] ?? property.value);"
        }
        return "\(selector){\(scheme)\(declarations.joined())}\n"
    }
}

import ThemeModel

/// A theme as custom properties, in the style sheet that a built site has, or with `light-dark()`.
enum CSSFormat: ExportFormat {
    static let name = "css"
    static let summary = "a style sheet of custom properties, with every mode"
    static let needsRoles = false

    static func files(for themes: [ExportedTheme], _ options: ExportOptions) -> [ExportedFile] {
        themes.map { theme in
            let sheet = options.hasLightDark ? LightDarkSheet(theme.theme)?.text : nil
            return ExportedFile(
                name: "\(theme.fileName).css",
                text: sheet ?? ThemeStyleSheet(theme.theme).page
            )
        }
    }
}

/// A theme's light and dark mode in one rule, each colour as `light-dark()`; further modes by their attribute.
struct LightDarkSheet {
    private let theme: Theme
    private let light: Mode
    private let dark: Mode

    /// Nil for a theme without a light or a dark mode.
    init?(_ theme: Theme) {
        guard let light = theme.mode(.light, .standard), let dark = theme.mode(.dark, .standard)
        else { return nil }
        self.theme = theme
        self.light = light
        self.dark = dark
    }

    var text: String {
        let lights = light.customProperties()
        let darks = dark.customProperties()
        let twins = Dictionary(darks.map { ($0.name, $0) }) { $1 }
        let pairs = lights.map { ($0, twins[$0.name] ?? $0) }
        let known = Set(lights.map(\.name))
        let schemes = theme.defaultMode.scheme == .light ? "light dark" : "dark light"
        let base = pairs.map { light, dark in
            let value =
                light.isColor && dark.isColor ? Self.value(light.value, dark.value) : light.value
            return "--\(light.name): \(value);"
        }
        let wide = pairs.filter { $0.isColor && ($0.wide != nil || $1.wide != nil) }.map {
            light,
            dark in
            "--\(light.name): \(Self.value(light.wide ?? light.value, dark.wide ?? dark.value));"
        }
        let others = pairs.filter { !$0.isColor && $0.value != $1.value }.map {
            "--\($0.name): \($1.value);"
        }
        let added = darks.filter { !known.contains($0.name) }.map { "--\($0.name): \($0.value);" }
        return CSSRule.text(":root", ["color-scheme: \(schemes);"] + base)
            + CSSRule.media("(color-gamut: p3)", CSSRule.text(":root", wide))
            + CSSRule.media(
                "(prefers-color-scheme: dark)",
                CSSRule.text(":root:not([data-mode])", others + added)
            )
            + chosen(light, []) + chosen(dark, others + added)
            + theme.modes.filter { $0.name != light.name && $0.name != dark.name }.map(further)
            .joined()
            + ThemeStyleSheet.ownRules(of: theme)
    }

    private func chosen(_ mode: Mode, _ declarations: [String]) -> String {
        CSSRule.text(
            "[data-mode=\"\(mode.fileName)\"]",
            ["color-scheme: \(mode.scheme.rawValue);"] + declarations
        )
    }

    /// A mode that `light-dark()` does not know, such as one with more contrast.
    private func further(_ mode: Mode) -> String {
        let properties = mode.customProperties()
        let altered = (mode.scheme == .light ? light : dark).customProperties().names(alteredIn: [
            properties
        ])
        let changes = properties.filter { altered.contains($0.name) }
        let declarations = changes.map { "--\($0.name): \($0.value);" }
        let automatic = mode.contrast == .more && theme.mode(mode.scheme, .more)?.name == mode.name
        let condition =
            "(prefers-color-scheme: \(mode.scheme.rawValue)) and (prefers-contrast: more)"
        return
            (automatic
            ? CSSRule.media(condition, CSSRule.text(":root:not([data-mode])", declarations)) : "")
            + chosen(mode, declarations)
    }

    private static func value(_ light: String, _ dark: String) -> String {
        light == dark ? light : "light-dark(\(light), \(dark))"
    }
}

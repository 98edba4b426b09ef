import ColorScience
import ThemeModel

extension Mode {
    /// All values of a mode as custom properties, in a fixed order.
    ///
    /// With `references`, a colour that aliases a token of the same value is `var()` of the token's property.
    func customProperties(references: Bool = false) -> [CustomProperty] {
        var properties: [CustomProperty] = []
        for (name, color) in palette { properties.append(CustomProperty("palette-\(TokenName.css(name))", color)) }
        for (name, color) in colors { properties.append(CustomProperty("color-\(name)", color)) }
        addFonts(to: &properties)
        for (name, dimension) in layout {
            properties.append(CustomProperty(Self.layoutProperty(name), dimension.css))
        }
        for component in Component.allCases { add(component, to: &properties) }
        return references ? properties.referring(to: aliases) : properties
    }

    private func addFonts(to properties: inout [CustomProperty]) {
        for (name, family) in families {
            properties.append(CustomProperty("font-family-\(name)", CSSEscape.fontStack(family.value)))
        }
        for (name, style) in styles {
            let features = style.features.map { "\(CSSEscape.string($0)) 1" }.joined(separator: ", ")
            let values = [
                ("family", CSSEscape.fontStack(style.family)), ("size", style.size.css),
                ("weight", String(style.weight)), ("style", style.slant.rawValue),
                ("stretch", CSSNumber.text(of: style.width) + "%"),
                ("line-height", CSSNumber.text(of: style.lineHeight)),
                ("letter-spacing", style.letterSpacing.css), ("features", features.isEmpty ? "normal" : features),
            ]
            for (part, value) in values { properties.append(CustomProperty("font-\(name)-\(part)", value)) }
        }
    }

    private static func layoutProperty(_ name: String) -> String {
        if name == "border" { return "border-width" }
        return name.hasPrefix("spacing.") ? "space-\(name.dropFirst(8))" : TokenName.css(name)
    }

    private func add(_ component: Component, to properties: inout [CustomProperty]) {
        guard let style = components[component] else { return }
        for state in ComponentState.allCases {
            for part in ComponentColor.allCases {
                guard let color = style.color(part, in: state) else { continue }
                properties.append(CustomProperty(component.name(of: part, in: state), color))
            }
        }
        for dimension in ComponentDimension.allCases {
            guard let value = style.dimensions[dimension] else { continue }
            properties.append(CustomProperty(component.name(of: dimension), value.css))
        }
    }

    /// For each colour's property, the property of the token that it aliases without changing it.
    private var aliases: [String: String] {
        let palette = palette.map { ("palette-\(TokenName.css($0.name))", $0.value) }
        let components = Component.parts.keys.compactMap { name in color(named: name).map { (name, $0) } }
        let named = palette + colors.map { ("color-\($0.name)", $0.value) } + components
        let targets = named.compactMap { name, color in
            color.alias.flatMap { $0.alpha == nil ? Self.propertyName(of: $0.path) : nil }.map { (name, $0) }
        }
        return Dictionary(targets) { $1 }
    }

    private static func propertyName(of path: String) -> String {
        path.hasPrefix("colors.") ? "color-\(path.dropFirst(7))" : TokenName.css(path)
    }
}

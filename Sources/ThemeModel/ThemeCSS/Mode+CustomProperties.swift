import ColorScience
import SourceText

extension Mode {
    /// All values of a mode as custom properties, in a fixed order.
    ///
    /// With `references`, a colour that aliases a token of the same value is `var()` of the token's property.
    package func customProperties(references: Bool = false) -> [CustomProperty] {
        var properties: [CustomProperty] = []
        properties.reserveCapacity(palette.count + 8 * styles.count + 256)
        for (name, color) in palette {
            properties.append(CustomProperty("palette-" + TokenName.css(name), color))
        }
        for (name, color) in colors { properties.append(CustomProperty("color-" + name, color)) }
        addFonts(to: &properties)
        for (name, dimension) in layout {
            properties.append(CustomProperty(Self.layoutProperty(name), dimension.css))
        }
        for component in Component.allCases { add(component, to: &properties) }
        return references ? properties.referring(to: aliases) : properties
    }

    private func addFonts(to properties: inout [CustomProperty]) {
        for (name, family) in families {
            properties.append(
                CustomProperty("font-family-" + name, CSSEscape.fontStack(family.value))
            )
        }
        for (name, style) in styles {
            let start = "font-" + name
            func add(_ part: String, _ value: String) {
                properties.append(CustomProperty(start + part, value))
            }
            let features = style.features.map { "\(CSSEscape.string($0)) 1" }.joined(
                separator: ", "
            )
            add("-family", CSSEscape.fontStack(style.family))
            add("-size", style.size.css)
            add("-weight", String(style.weight))
            add("-style", style.slant.rawValue)
            add("-stretch", CSSNumber.text(of: style.width) + "%")
            add("-line-height", CSSNumber.text(of: style.lineHeight))
            add("-letter-spacing", style.letterSpacing.css)
            add("-features", features.isEmpty ? "normal" : features)
        }
    }

    private static func layoutProperty(_ name: String) -> String {
        if name == "border" { return "border-width" }
        return name.hasPrefix("spacing.") ? "space-\(name.dropFirst(8))" : TokenName.css(name)
    }

    private func add(_ component: Component, to properties: inout [CustomProperty]) {
        guard let style = components[component], let names = Self.componentNames[component] else {
            return
        }
        for (part, state, name) in names.colors {
            if let color = style.color(part, in: state) {
                properties.append(CustomProperty(name, color))
            }
        }
        for (dimension, name) in names.dimensions {
            if let value = style.dimensions[dimension] {
                properties.append(CustomProperty(name, value.css))
            }
        }
    }

    /// The names in the order in which they are written: the same 135 in every mode of every theme.
    private static let componentNames = Dictionary(
        uniqueKeysWithValues: Component.allCases.map { component in
            let colors = ComponentState.allCases.flatMap { state in
                ComponentColor.allCases.map { ($0, state, component.name(of: $0, in: state)) }
            }
            let dimensions = ComponentDimension.allCases.map { ($0, component.name(of: $0)) }
            return (component, (colors: colors, dimensions: dimensions))
        }
    )

    /// For each colour's property, the property of the token that it aliases without changing it.
    private var aliases: [String: String] {
        let palette = palette.map { ("palette-\(TokenName.css($0.name))", $0.value) }
        let components = Component.parts.keys.compactMap { name in
            color(named: name).map { (name, $0) }
        }
        let named = palette + colors.map { ("color-\($0.name)", $0.value) } + components
        let targets = named.compactMap { name, color in
            color.alias.flatMap { $0.alpha == nil ? Self.propertyName(of: $0.path) : nil }.map {
                (name, $0)
            }
        }
        return Dictionary(targets) { $1 }
    }

    private static func propertyName(of path: String) -> String {
        path.hasPrefix("colors.") ? "color-\(path.dropFirst(7))" : TokenName.css(path)
    }
}

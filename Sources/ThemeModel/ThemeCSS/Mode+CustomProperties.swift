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
        for (name, color) in colors {
            properties.append(CustomProperty("color-" + name, color))
        }
        for (name, family) in families {
            let stack = CSSEscape.fontStack(family.value)
            properties.append(CustomProperty("font-family-" + name, stack))
        }
        for (name, style) in styles {
            properties += style.customProperties(named: name)
        }
        for (name, dimension) in layout {
            properties.append(CustomProperty(Self.layoutProperty(name), dimension.css))
        }
        for component in Component.allCases {
            addParts(of: component, to: &properties)
        }
        return references ? properties.referring(to: aliases) : properties
    }

    private static func layoutProperty(_ name: String) -> String {
        if name == "border" { return "border-width" }
        if let size = name.suffix(after: "spacing.") { return "space-\(size)" }
        return TokenName.css(name)
    }

    private func addParts(of component: Component, to properties: inout [CustomProperty]) {
        guard let style = components[component], let names = ComponentProperties.all[component]
        else { return }
        for (part, name) in names.colors {
            if let color = style.color(part.color, in: part.state) {
                properties.append(CustomProperty(name, color))
            }
        }
        for (dimension, name) in names.dimensions {
            if let value = style.dimensions[dimension] {
                properties.append(CustomProperty(name, value.css))
            }
        }
    }

    /// For each colour's property, the property of the token that it aliases without changing it.
    private var aliases: [String: String] {
        var named: [(String, ThemeColor)] = []
        for (name, color) in palette {
            named.append(("palette-\(TokenName.css(name))", color))
        }
        for (name, color) in colors {
            named.append(("color-\(name)", color))
        }
        for name in Component.parts.keys {
            if let color = color(named: name) { named.append((name, color)) }
        }
        var aliases: [String: String] = [:]
        for (name, color) in named {
            guard let alias = color.alias, alias.alpha == nil else { continue }
            aliases[name] = Self.propertyName(of: alias.path)
        }
        return aliases
    }

    private static func propertyName(of path: String) -> String {
        if let role = path.suffix(after: "colors.") { return "color-\(role)" }
        return TokenName.css(path)
    }
}

/// The names of a component's properties in the order in which they are written: the same 135 in every mode of every theme.
private struct ComponentProperties {
    let colors: [(part: Component.Part, name: String)]
    let dimensions: [(dimension: ComponentDimension, name: String)]

    static let all: [Component: ComponentProperties] = {
        let named = zip(Component.allCases, Component.listedParts).map { component, parts in
            (component, ComponentProperties(of: component, parts))
        }
        return Dictionary(uniqueKeysWithValues: named)
    }()

    private init(of component: Component, _ parts: [Component.Part]) {
        colors = parts.map { ($0, $0.name) }
        dimensions = ComponentDimension.allCases.map { ($0, component.name(of: $0)) }
    }
}

extension TextStyle {
    fileprivate func customProperties(named name: String) -> [CustomProperty] {
        let start = "font-" + name
        let tags = features.map { "\(CSSEscape.string($0)) 1" }
        return [
            CustomProperty(start + "-family", CSSEscape.fontStack(family)),
            CustomProperty(start + "-size", size.css),
            CustomProperty(start + "-weight", String(weight)),
            CustomProperty(start + "-style", slant.rawValue),
            CustomProperty(start + "-stretch", CSSNumber.text(of: width) + "%"),
            CustomProperty(start + "-line-height", CSSNumber.text(of: lineHeight)),
            CustomProperty(start + "-letter-spacing", letterSpacing.css),
            CustomProperty(
                start + "-features",
                tags.isEmpty ? "normal" : tags.joined(separator: ", ")
            ),
        ]
    }
}

import ColorScience
import ThemeModel

extension Mode {
    /// Everything a mode says, as custom properties, in a fixed order.
    ///
    /// With `references`, a colour that is another token's names that one's property, where both have the same value.
    func customProperties(references: Bool = false) -> [CustomProperty] {
        let colors =
            palette.map { CustomProperty("palette-\(TokenName.css($0.name))", $0.value) }
            + colors.map { CustomProperty("color-\($0.name)", $0.value) }
        let properties = colors + fontProperties + layoutProperties + Component.allCases.flatMap(properties)
        return references ? properties.referring(to: aliases) : properties
    }

    private var fontProperties: [CustomProperty] {
        let families = families.map { CustomProperty("font-family-\($0.name)", CSSEscape.fontStack($0.value.value)) }
        return families + styles.flatMap { Self.properties(of: $0.value, name: "font-\($0.name)") }
    }

    private static func properties(of style: TextStyle, name: String) -> [CustomProperty] {
        let features = style.features.map { "\(CSSEscape.string($0)) 1" }.joined(separator: ", ")
        return [
            CustomProperty("\(name)-family", CSSEscape.fontStack(style.family)),
            CustomProperty("\(name)-size", style.size.css),
            CustomProperty("\(name)-weight", String(style.weight)),
            CustomProperty("\(name)-style", style.slant.rawValue),
            CustomProperty("\(name)-stretch", CSSNumber.text(of: style.width) + "%"),
            CustomProperty("\(name)-line-height", CSSNumber.text(of: style.lineHeight)),
            CustomProperty("\(name)-letter-spacing", style.letterSpacing.css),
            CustomProperty("\(name)-features", features.isEmpty ? "normal" : features),
        ]
    }

    private var layoutProperties: [CustomProperty] {
        layout.map { name, dimension in
            switch name {
            case "border": CustomProperty("border-width", dimension.css)
            case _ where name.hasPrefix("spacing."): CustomProperty("space-\(name.dropFirst(8))", dimension.css)
            default: CustomProperty(TokenName.css(name), dimension.css)
            }
        }
    }

    private func properties(of component: Component) -> [CustomProperty] {
        guard let style = components[component] else { return [] }
        let colors = ComponentState.allCases.flatMap { state in
            ComponentColor.allCases.compactMap { part in
                style.color(part, in: state).map { CustomProperty(component.name(of: part, in: state), $0) }
            }
        }
        let dimensions = ComponentDimension.allCases.compactMap { dimension in
            style.dimensions[dimension].map { CustomProperty(component.name(of: dimension), $0.css) }
        }
        return colors + dimensions
    }

    /// The property of the token that each colour was taken from unchanged, by the name of the colour's own.
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

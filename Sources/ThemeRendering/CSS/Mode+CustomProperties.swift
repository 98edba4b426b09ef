import ColorScience
import ThemeModel

extension Mode {
    /// Everything a mode says, as custom properties, in a fixed order.
    ///
    /// With `references`, a colour that is another token's names that one's property, where this comes to the same value.
    func customProperties(references: Bool = false) -> [CustomProperty] {
        var properties = paletteProperties + roleProperties + fontProperties + layoutProperties + componentProperties
        if !references { return properties }
        let targets = aliases
        // Two tokens of one name, which a finding tells of, could refer to each other in a circle.
        let counts = Dictionary(properties.map { ($0.name, 1) }, uniquingKeysWith: +)
        let written = Dictionary(properties.filter { counts[$0.name] == 1 }.map { ($0.name, $0) }) { $1 }
        for index in properties.indices {
            let property = properties[index]
            guard let name = targets[property.name], written[property.name] != nil, let target = written[name],
                target.value == property.value, target.wideValue == property.wideValue
            else { continue }
            properties[index].reference = name
        }
        return properties
    }

    /// The property of the token that each colour was taken from as it is, by the name of the colour's own.
    private var aliases: [String: String] {
        let palette = palette.map { ("palette-\(TokenName.css($0.name))", $0.value) }
        let named = palette + colors.map { ("color-\($0.name)", $0.value) } + componentColors.map { ($0.key, $0.value) }
        let targets = named.compactMap { name, color in
            color.alias.flatMap { $0.alpha == nil ? Self.propertyName(of: $0.path) : nil }.map { (name, $0) }
        }
        return Dictionary(targets) { $1 }
    }

    private static func propertyName(of path: String) -> String {
        path.hasPrefix("colors.") ? "color-\(path.dropFirst(7))" : TokenName.css(path)
    }

    private var paletteProperties: [CustomProperty] {
        palette.map { property("palette-\(TokenName.css($0.name))", $0.value) }
    }

    private var roleProperties: [CustomProperty] { colors.map { property("color-\($0.name)", $0.value) } }

    private var fontProperties: [CustomProperty] {
        families.map { CustomProperty("font-family-\($0.name)", CSSEscape.fontStack($0.value.value)) }
            + styles.flatMap { $0.value.customProperties(named: $0.name) }
    }

    private var layoutProperties: [CustomProperty] {
        layout.map { name, dimension in
            let property =
                switch name {
                case "border": "border-width"
                case _ where name.hasPrefix("spacing."): "space-\(name.dropFirst(8))"
                default: TokenName.css(name)
                }
            return CustomProperty(property, dimension.css)
        }
    }

    private var componentProperties: [CustomProperty] {
        Component.allCases.flatMap { component -> [CustomProperty] in
            guard let style = components[component] else { return [] }
            let colors = ComponentState.allCases.flatMap { state in
                ComponentColor.allCases.compactMap { part in
                    style.color(part, in: state).map { property(component.name(of: part, in: state), $0) }
                }
            }
            let dimensions = ComponentDimension.allCases.compactMap { dimension in
                style.dimensions[dimension].map { CustomProperty(component.name(of: dimension), $0.css) }
            }
            return colors + dimensions
        }
    }

    private func property(_ name: String, _ color: ThemeColor) -> CustomProperty {
        CustomProperty(name, color.display.css, wide: color.color.isInSRGBGamut ? nil : color.color.css)
    }
}

extension TextStyle {
    fileprivate func customProperties(named name: String) -> [CustomProperty] {
        let tags = features.map { "\(CSSEscape.string($0)) 1" }.joined(separator: ", ")
        return [
            ("family", CSSEscape.fontStack(family)), ("size", size.css), ("weight", String(weight)),
            ("style", slant.rawValue),
            ("stretch", CSSNumber.text(of: width) + "%"), ("line-height", CSSNumber.text(of: lineHeight)),
            ("letter-spacing", letterSpacing.css), ("features", tags.isEmpty ? "normal" : tags),
        ].map { CustomProperty("font-\(name)-\($0)", $1) }
    }
}

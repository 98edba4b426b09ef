import ColorScience
import ThemeModel

extension Mode {
    /// Everything a mode says, as custom properties, in a fixed order.
    ///
    /// With `references`, a colour that is another token's names that one's property, where this comes to the same value.
    func customProperties(references: Bool = false) -> [CustomProperty] {
        var properties: [CustomProperty] = []
        properties.reserveCapacity(400)
        for (name, color) in palette { properties.append(property("palette-\(TokenName.css(name))", color)) }
        for (name, color) in colors { properties.append(property("color-\(name)", color)) }
        addFonts(to: &properties)
        addLayout(to: &properties)
        addComponents(to: &properties)
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

    private func addFonts(to properties: inout [CustomProperty]) {
        for (name, family) in families {
            properties.append(CustomProperty("font-family-\(name)", CSSEscape.fontStack(family.value)))
        }
        for (name, style) in styles { properties += style.customProperties(named: name) }
    }

    private func addLayout(to properties: inout [CustomProperty]) {
        for (name, dimension) in layout {
            let property =
                switch name {
                case "border": "border-width"
                case _ where name.hasPrefix("spacing."): "space-\(name.dropFirst(8))"
                default: TokenName.css(name)
                }
            properties.append(CustomProperty(property, dimension.css))
        }
    }

    private func addComponents(to properties: inout [CustomProperty]) {
        for component in Component.allCases {
            guard let style = components[component] else { continue }
            for (state, part, name) in component.colorNames {
                if let color = style.color(part, in: state) { properties.append(property(name, color)) }
            }
            for dimension in ComponentDimension.allCases {
                guard let value = style.dimensions[dimension] else { continue }
                properties.append(CustomProperty(component.name(of: dimension), value.css))
            }
        }
    }

    private func property(_ name: String, _ color: ThemeColor) -> CustomProperty {
        CustomProperty(name, color.display.css, wide: color.color.isInSRGBGamut ? nil : color.color.css)
    }
}

extension Component {
    /// The names of its colours in every state, in the order in which they are written.
    fileprivate var colorNames: [(state: ComponentState, part: ComponentColor, name: String)] {
        Self.allColorNames[self] ?? []
    }

    private static let allColorNames = Dictionary(
        uniqueKeysWithValues: allCases.map { component in
            let names = ComponentState.allCases.flatMap { state in
                ComponentColor.allCases.map { (state, $0, component.name(of: $0, in: state)) }
            }
            return (component, names)
        })
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

import ColorScience
import ThemeModel

extension Mode {
    /// Everything a mode says, as custom properties, in a fixed order.
    ///
    /// With `references`, a colour that is another token's names that one's property, where this comes to the same value.
    func customProperties(prefix: String = "", references: Bool = false) -> PropertyList {
        var list = PropertyList(prefix: prefix)
        for (name, color) in palette { list.add("palette-", TokenName.css(name), color) }
        for (name, color) in colors { list.add("color-", name, color) }
        addFonts(to: &list)
        addLayout(to: &list)
        addComponents(to: &list)
        if references { list.refer(to: aliases) }
        return list
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

    private func addFonts(to list: inout PropertyList) {
        for (name, family) in families { list.add("font-family-", name, value: CSSEscape.fontStack(family.value)) }
        // Most styles have the family of the one before.
        var (family, stack): ([String], String) = ([], "")
        for (name, style) in styles {
            if style.family != family { (family, stack) = (style.family, CSSEscape.fontStack(style.family)) }
            let tags = style.features.map { "\(CSSEscape.string($0)) 1" }.joined(separator: ", ")
            list.add("font-", name, "-family", value: stack)
            list.add("font-", name, "-size", value: style.size.css)
            list.add("font-", name, "-weight", value: String(style.weight))
            list.add("font-", name, "-style", value: style.slant.rawValue)
            list.add("font-", name, "-stretch", value: CSSNumber.text(of: style.width) + "%")
            list.add("font-", name, "-line-height", value: CSSNumber.text(of: style.lineHeight))
            list.add("font-", name, "-letter-spacing", value: style.letterSpacing.css)
            list.add("font-", name, "-features", value: tags.isEmpty ? "normal" : tags)
        }
    }

    private func addLayout(to list: inout PropertyList) {
        for (name, dimension) in layout {
            switch name {
            case "border": list.add("border-width", "", value: dimension.css)
            case _ where name.hasPrefix("spacing."): list.add("space-", String(name.dropFirst(8)), value: dimension.css)
            default: list.add("", TokenName.css(name), value: dimension.css)
            }
        }
    }

    private func addComponents(to list: inout PropertyList) {
        for component in Component.allCases {
            guard let style = components[component], let names = Component.names[component] else { continue }
            for (state, part, name) in names.colors {
                if let color = style.color(part, in: state) { list.add("", name, color) }
            }
            for (dimension, name) in names.dimensions {
                if let value = style.dimensions[dimension] { list.add("", name, value: value.css) }
            }
        }
    }
}

extension PropertyList {
    fileprivate mutating func add(_ group: StaticString, _ name: String, _ color: ThemeColor) {
        add(group, name, value: color.display.css, wide: color.color.isInSRGBGamut ? nil : color.color.css)
    }
}

extension Component {
    /// The names of the colours in every state and of the dimensions, in the order in which they are written.
    fileprivate static let names = Dictionary(
        uniqueKeysWithValues: allCases.map { component in
            let colors = ComponentState.allCases.flatMap { state in
                ComponentColor.allCases.map { (state, $0, component.name(of: $0, in: state)) }
            }
            return (
                component,
                (colors: colors, dimensions: ComponentDimension.allCases.map { ($0, component.name(of: $0)) })
            )
        })
}

import ColorScience
import ThemeModel

extension Mode {
    /// Everything a mode says, as custom properties, in a fixed order.
    var customProperties: [CustomProperty] {
        paletteProperties + roleProperties + fontProperties + layoutProperties + componentProperties
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

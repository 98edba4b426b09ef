import ColorScience

/// Completes a theme's component styles from the built-in ones.
///
/// A state that the theme styles builds on the theme's normal state, and so does `hover` of a styled component. Any
/// other state is the built-in one as a whole, so that no text colour meets a background that it was not made for.
struct ComponentResolver {
    let descriptors: [Component: ComponentDescriptor]
    /// The built-in colours by role: all components share a few roles.
    private var defaults: [String: ThemeColor] = [:]

    init(_ appearance: Appearance) {
        descriptors = appearance.components
    }

    mutating func styles(
        colors: inout ColorResolver,
        layout: inout LayoutResolver
    ) -> [Component: ComponentStyle] {
        var styles: [Component: ComponentStyle] = [:]
        for (component, parts) in zip(Component.allCases, Component.listedParts) {
            styles[component] = style(of: component, parts, &colors, &layout)
        }
        return styles
    }

    private mutating func style(
        of component: Component,
        _ parts: [Component.Part],
        _ colors: inout ColorResolver,
        _ layout: inout LayoutResolver
    ) -> ComponentStyle {
        let builtIn = Component.builtIn[component] ?? ComponentDescriptor()
        let own = descriptors[component].map { completed($0, builtIn: builtIn) }
        let descriptor = own ?? builtIn
        var style = ComponentStyle()
        for part in parts {
            var color = builtInColor(of: part, &colors)
            let usual = builtIn.colors[part.state]?[part.color]
            if let expression = own?.colors[part.state]?[part.color], expression != usual {
                let substitute = color?.from(.substituted, at: expression.location)
                color = colors.color(of: expression, named: part.path) ?? substitute
            }
            style.set(part.color, in: part.state, to: color)
        }
        for dimension in ComponentDimension.allCases {
            guard let expression = descriptor.dimensions[dimension] else { continue }
            style.dimensions[dimension] = layout.dimension(
                of: expression,
                named: component.name(of: dimension)
            )
        }
        return style
    }

    private func completed(
        _ own: ComponentDescriptor,
        builtIn: ComponentDescriptor
    ) -> ComponentDescriptor {
        var result = builtIn.merging(own)
        let normal = result.colors[.normal] ?? [:]
        for state in ComponentState.allCases where state != .normal {
            if let declared = own.colors[state] {
                result.colors[state] = normal.merging(declared) { $1 }
            } else if state == .hover, own.colors[.normal] != nil {
                result.colors[state] = normal
            }
        }
        return result
    }

    private mutating func builtInColor(
        of part: Component.Part,
        _ colors: inout ColorResolver
    ) -> ThemeColor? {
        let origin = ThemeColor.Origin.derived("the component's default")
        guard let role = part.builtInRole else {
            let place = TokenPlace(part.path)
            return ThemeColor(
                Color(.black).withAlpha(0),
                origin: origin,
                location: nil,
                source: .token(place),
                alpha: AlphaSource(token: place)
            )
        }
        if let known = defaults[role] { return known }
        let path = "colors." + role
        let color = colors.color(at: path).map { color in
            color.from(
                color.isKnown ? origin : .substituted,
                alias: ThemeColor.Alias(path: path),
                at: nil
            )
        }
        defaults[role] = color
        return color
    }
}

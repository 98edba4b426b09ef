import ColorScience
import Findings

/// Completes a theme's component styles from the built-in ones.
///
/// A state that the theme styles builds on the theme's normal state, and so does `hover` of a styled component. Any
/// other state is the built-in one as a whole, so that no text colour meets a background that it was not made for.
struct ComponentResolver {
    let descriptors: [Component: ComponentDescriptor]
    /// The built-in colours by role: all components share a few roles.
    private var defaults: [String: ThemeColor] = [:]

    init(_ appearance: Appearance) { descriptors = appearance.components }

    mutating func styles(colors: inout ColorResolver, layout: inout LayoutResolver) -> [Component: ComponentStyle] {
        var styles: [Component: ComponentStyle] = [:]
        for component in Component.allCases { styles[component] = style(of: component, &colors, &layout) }
        return styles
    }

    private mutating func style(
        of component: Component, _ colors: inout ColorResolver, _ layout: inout LayoutResolver
    ) -> ComponentStyle {
        let builtIn = Component.builtIn[component] ?? ComponentDescriptor()
        let own = descriptors[component].map { completed($0, builtIn: builtIn) }
        let descriptor = own ?? builtIn
        var style = ComponentStyle()
        for state in ComponentState.allCases {
            let (standards, expressions) = (builtIn.colors[state] ?? [:], own?.colors[state])
            for part in ComponentColor.allCases {
                let path = { component.path(of: part, in: state) }
                var color = standards[part].flatMap { builtInColor($0.value, at: path, &colors) }
                if own != nil, expressions?[part] != standards[part] {
                    color = expressions?[part].flatMap { expression in
                        colors.color(of: expression, named: path())
                            ?? color?.from(.substituted, at: expression.location)
                    }
                }
                style.set(part, in: state, to: color)
            }
        }
        for dimension in ComponentDimension.allCases {
            guard let expression = descriptor.dimensions[dimension] else { continue }
            style.dimensions[dimension] = layout.dimension(of: expression, named: component.name(of: dimension))
        }
        return style
    }

    private func completed(_ own: ComponentDescriptor, builtIn: ComponentDescriptor) -> ComponentDescriptor {
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
        _ expression: ColorExpression, at path: () -> String, _ colors: inout ColorResolver
    ) -> ThemeColor? {
        let origin = ThemeColor.Origin.derived("the component's default")
        switch expression.source {
        case .unreadable: return nil
        case .literal(let color):
            let place = TokenPlace(path())
            return ThemeColor(
                color, origin: origin, location: nil, source: .token(place),
                alpha: color.alpha < 1 ? AlphaSource(token: place) : nil)
        case .reference(let role):
            if let known = defaults[role] { return known }
            let color = colors.color(at: role).map {
                $0.from($0.isKnown ? origin : .substituted, alias: ThemeColor.Alias(path: role), at: nil)
            }
            defaults[role] = color
            return color
        }
    }
}

extension Component {
    /// Where a file states it: `components.button.text`, `components.button.hover.text`.
    fileprivate func path(of part: ComponentColor, in state: ComponentState) -> String {
        "components.\(rawValue).\(state == .normal ? "" : "\(state.rawValue).")\(part.rawValue)"
    }
}

import Findings

/// Completes a theme's component styles from the built-in ones.
///
/// A state that the theme speaks of builds on the theme's own normal state, and so does hovering over a component that
/// the theme styles. A state that it does not speak of is the built-in one as a whole, so that a text colour never meets a
/// background it was not made for.
struct ComponentResolver {
    let descriptors: [Component: ComponentDescriptor]

    init(_ appearance: Appearance) { descriptors = appearance.components }

    /// Every component's style.
    func styles(colors: inout ColorResolver, layout: inout LayoutResolver) -> [Component: ComponentStyle] {
        var result: [Component: ComponentStyle] = [:]
        for component in Component.allCases {
            let own = descriptors[component] ?? ComponentDescriptor()
            let defaults = component.defaults
            let complete = completed(own, defaults: defaults)
            var style = ComponentStyle(colors: [:], dimensions: [:])
            for state in ComponentState.allCases {
                for part in ComponentColor.allCases {
                    guard let expression = complete.colors[state]?[part] else { continue }
                    let builtIn = defaults.colors[state]?[part]
                    let color = colors.color(of: expression)
                    style.colors[state, default: [:]][part] =
                        expression == builtIn
                        ? color?.asDefault
                        : color ?? builtIn.flatMap { colors.color(of: $0) }?.asSubstitute(at: expression.location)
                    style.colors[state]?[part]?.alias = ColorAlias(expression.value)
                }
            }
            for dimension in ComponentDimension.allCases {
                guard let expression = complete.dimensions[dimension] else { continue }
                style.dimensions[dimension] = layout.dimension(of: expression, named: component.name(of: dimension))
            }
            result[component] = style
        }
        return result
    }

    private func completed(_ own: ComponentDescriptor, defaults: ComponentDescriptor) -> ComponentDescriptor {
        var result = defaults.merging(own)
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
}

extension ThemeColor {
    /// The same colour as one that the theme left to us.
    fileprivate var asDefault: ThemeColor {
        isKnown ? ThemeColor(color, origin: .derived("the component's default"), location: nil) : self
    }

    /// The same colour in the place of one that could not be read.
    fileprivate func asSubstitute(at location: SourceLocation?) -> ThemeColor {
        ThemeColor(color, origin: .substituted, location: location)
    }
}

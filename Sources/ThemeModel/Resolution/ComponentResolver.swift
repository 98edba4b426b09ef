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
                    let name = "components.\(component.path(of: part, in: state))"
                    let color = colors.color(of: expression, named: name)
                    style.colors[state, default: [:]][part] =
                        expression == builtIn
                        ? color?.asDefault
                        : color
                            ?? builtIn.flatMap { colors.color(of: $0, named: name) }?.asSubstitute(
                                at: expression.location)
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

extension Component {
    /// Where a file states one of its colours: `button.text`, `button.hover.text`.
    fileprivate func path(of part: ComponentColor, in state: ComponentState) -> String {
        ([rawValue] + (state == .normal ? [] : [state.rawValue]) + [part.rawValue]).joined(separator: ".")
    }
}

extension ThemeColor {
    /// The same colour as one that the theme left to us.
    fileprivate var asDefault: ThemeColor {
        guard isKnown else { return self }
        return ThemeColor(
            color, origin: .derived("the component's default"), alias: alias, location: nil, source: source,
            alpha: alpha)
    }

    /// The same colour in the place of one that could not be read.
    fileprivate func asSubstitute(at location: SourceLocation?) -> ThemeColor {
        ThemeColor(color, origin: .substituted, location: location)
    }
}

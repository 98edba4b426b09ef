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
            let defaults = Component.builtIn[component] ?? ComponentDescriptor()
            let complete = descriptors[component].map { completed($0, defaults: defaults) } ?? defaults
            var style = ComponentStyle(colors: [:], dimensions: [:])
            for state in ComponentState.allCases {
                style.colors[state] = Self.colors(
                    complete.colors[state] ?? [:], builtIn: defaults.colors[state] ?? [:], &colors)
            }
            for dimension in ComponentDimension.allCases {
                guard let expression = complete.dimensions[dimension] else { continue }
                style.dimensions[dimension] = layout.dimension(of: expression, named: component.name(of: dimension))
            }
            result[component] = style
        }
        return result
    }

    private typealias Expressions = [ComponentColor: Located<ColorExpression>]

    /// The colours of a component in one state; what cannot be read has the built-in one in its place.
    private static func colors(
        _ expressions: Expressions, builtIn: Expressions, _ resolver: inout ColorResolver
    ) -> [ComponentColor: ThemeColor] {
        if expressions == builtIn { return builtIn.compactMapValues { resolver.color(of: $0)?.asDefault } }
        var result: [ComponentColor: ThemeColor] = [:]
        for part in ComponentColor.allCases {
            guard let expression = expressions[part] else { continue }
            let color = resolver.color(of: expression)
            result[part] =
                expression == builtIn[part]
                ? color?.asDefault
                : color ?? builtIn[part].flatMap { resolver.color(of: $0) }?.asSubstitute(at: expression.location)
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
        isKnown ? from(.derived("the component's default"), at: nil) : self
    }

    /// The same colour in the place of one that could not be read.
    fileprivate func asSubstitute(at location: SourceLocation?) -> ThemeColor {
        from(.substituted, at: location)
    }
}

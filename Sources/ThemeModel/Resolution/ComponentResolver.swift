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
            let own = descriptors[component].map { completed($0, defaults: defaults) }
            let complete = own ?? defaults
            var style = ComponentStyle(colors: [:], dimensions: [:])
            for (state, slots) in Component.slots[component] ?? [] {
                style.colors[state] = Self.colors(own?.colors[state], slots, &colors)
            }
            for dimension in ComponentDimension.allCases {
                guard let expression = complete.dimensions[dimension] else { continue }
                style.dimensions[dimension] = layout.dimension(of: expression, named: component.name(of: dimension))
            }
            result[component] = style
        }
        return result
    }

    /// The colours of a component in one state; what cannot be read has the built-in one in its place.
    ///
    /// A theme that does not style the component has nothing of its `own`.
    private static func colors(
        _ own: [ComponentColor: Located<ColorExpression>]?, _ slots: [Component.Slot], _ resolver: inout ColorResolver
    ) -> [ComponentColor: ThemeColor] {
        var result: [ComponentColor: ThemeColor] = Dictionary(minimumCapacity: slots.count)
        for slot in slots {
            guard let own else {
                result[slot.part] = slot.builtIn.flatMap { resolver.color(of: $0, named: slot.path) }?.asDefault
                continue
            }
            guard let expression = own[slot.part] else { continue }
            let color = resolver.color(of: expression, named: slot.path)
            result[slot.part] =
                expression == slot.builtIn
                ? color?.asDefault
                : color
                    ?? slot.builtIn.flatMap { resolver.color(of: $0, named: slot.path) }?.asSubstitute(
                        at: expression.location)
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
    /// A colour of a component in one state.
    fileprivate struct Slot: Sendable {
        let part: ComponentColor
        /// Where a file states it: `components.button.text`, `components.button.hover.text`.
        let path: String
        let builtIn: Located<ColorExpression>?
    }

    /// The colours of every component, state by state.
    fileprivate static let slots: [Component: [(state: ComponentState, slots: [Slot])]] = Dictionary(
        uniqueKeysWithValues: allCases.map { component in
            let states = ComponentState.allCases.map { state in
                let names = ["components", component.rawValue] + (state == .normal ? [] : [state.rawValue])
                let slots = ComponentColor.allCases.map { part in
                    Slot(
                        part: part, path: (names + [part.rawValue]).joined(separator: "."),
                        builtIn: builtIn[component]?.colors[state]?[part])
                }
                return (state: state, slots: slots)
            }
            return (component, states)
        })
}

extension ThemeColor {
    /// The same colour as one that the theme left to us.
    fileprivate var asDefault: ThemeColor {
        isKnown ? from(.derived("the component's default"), alias: alias, at: nil) : self
    }

    /// The same colour in the place of one that could not be read.
    fileprivate func asSubstitute(at location: SourceLocation?) -> ThemeColor {
        from(.substituted, at: location)
    }
}

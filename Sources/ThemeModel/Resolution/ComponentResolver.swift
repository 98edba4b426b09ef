import ColorScience
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
        let roles = Component.builtInRoles.map { path in colors.color(at: path)?.asDefault(for: path) }
        var result: [Component: ComponentStyle] = Dictionary(minimumCapacity: Component.allCases.count)
        for component in Component.allCases {
            let defaults = Component.builtIn[component] ?? ComponentDescriptor()
            let own = descriptors[component].map { completed($0, defaults: defaults) }
            let complete = own ?? defaults
            var style = ComponentStyle()
            for slot in Component.slots[component] ?? [] {
                style.set(slot.part, in: slot.state, to: Self.color(slot, own?.colors[slot.state], roles, &colors))
            }
            for dimension in ComponentDimension.allCases {
                guard let expression = complete.dimensions[dimension] else { continue }
                style.dimensions[dimension] = layout.dimension(of: expression, named: component.name(of: dimension))
            }
            result[component] = style
        }
        return result
    }

    /// A colour of a component; what cannot be read has the built-in one in its place.
    ///
    /// A theme that does not style the component has nothing of its `own`; `roles` are what the built-in roles come to.
    private static func color(
        _ slot: Component.Slot, _ own: [ComponentColor: Located<ColorExpression>]?, _ roles: [ThemeColor?],
        _ resolver: inout ColorResolver
    ) -> ThemeColor? {
        let builtIn = slot.role.map { roles[$0] } ?? slot.plain
        guard let own else { return builtIn }
        guard let expression = own[slot.part] else { return nil }
        if expression == slot.expression { return builtIn }
        return resolver.color(of: expression, named: slot.path) ?? builtIn?.asSubstitute(at: expression.location)
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
    /// A colour of a component in one state; one object, since every theme looks at all of them.
    fileprivate final class Slot: Sendable {
        let part: ComponentColor
        let state: ComponentState
        /// Where a file states it: `components.button.text`, `components.button.hover.text`.
        let path: String
        /// The built-in colour.
        let expression: Located<ColorExpression>?
        /// The place of the built-in colour among the roles, where it is one of them.
        let role: Int?
        /// The built-in colour, where it is none of the roles.
        let plain: ThemeColor?

        init(
            part: ComponentColor, state: ComponentState, path: String, expression: Located<ColorExpression>?,
            role: Int?, plain: ThemeColor?
        ) {
            (self.part, self.state, self.path, self.expression) = (part, state, path, expression)
            (self.role, self.plain) = (role, plain)
        }
    }

    /// The colours of every component, state by state.
    fileprivate static let slots = Dictionary(
        uniqueKeysWithValues: allCases.map { component in
            (
                component,
                ComponentState.allCases.flatMap { state in
                    ComponentColor.allCases.map { component.slot(of: $0, in: state) }
                }
            )
        })

    private func slot(of part: ComponentColor, in state: ComponentState) -> Slot {
        let names = ["components", rawValue] + (state == .normal ? [] : [state.rawValue]) + [part.rawValue]
        let path = names.joined(separator: ".")
        let expression = Self.builtIn[self]?.colors[state]?[part]
        var (role, plain): (Int?, ThemeColor?)
        switch expression?.value.source {
        case .reference(let path): role = Self.builtInRoles.firstIndex(of: path)
        case .literal(let color): plain = .default(color, at: path)
        case .unreadable, nil: break
        }
        return Slot(part: part, state: state, path: path, expression: expression, role: role, plain: plain)
    }

    /// The paths of the roles that the built-in colours are.
    fileprivate static let builtInRoles: [String] = {
        let expressions = builtIn.values.flatMap(\.colors.values).flatMap(\.values)
        let paths = expressions.compactMap { expression -> String? in
            if case .reference(let path) = expression.value.source { path } else { nil }
        }
        return Set(paths).sorted()
    }()
}

extension ThemeColor {
    /// How a theme came by a colour that it left to us.
    private static let left = Origin.derived("the component's default")

    /// The colour of a role as one that the theme left to us.
    fileprivate func asDefault(for path: String) -> ThemeColor {
        from(isKnown ? Self.left : .substituted, alias: Alias(path: path), at: nil)
    }

    /// A colour that is no role as one that the theme left to us.
    fileprivate static func `default`(_ color: Color, at path: String) -> ThemeColor {
        let place = TokenPlace(path)
        return ThemeColor(
            color, origin: left, location: nil, source: .token(place),
            alpha: color.alpha < 1 ? AlphaSource(token: place) : nil)
    }

    /// The same colour in the place of one that could not be read.
    fileprivate func asSubstitute(at location: SourceLocation?) -> ThemeColor {
        from(.substituted, at: location)
    }
}

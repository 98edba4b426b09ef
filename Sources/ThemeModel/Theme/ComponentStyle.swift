/// A component's style, resolved: every colour in every state, and every dimension.
public struct ComponentStyle: Hashable, Sendable {
    /// The colours by state.
    public var colors: [ComponentState: [ComponentColor: ThemeColor]]
    /// The dimensions.
    public var dimensions: [ComponentDimension: Dimension]

    /// The colour of a part in a state.
    public func color(_ part: ComponentColor, in state: ComponentState) -> ThemeColor? { colors[state]?[part] }
}

extension Component {
    /// The name of one of its colours: `button-background`, `button-selected-text`.
    public func name(of part: ComponentColor, in state: ComponentState) -> String {
        state == .normal ? "\(rawValue)-\(part.rawValue)" : "\(rawValue)-\(state.rawValue)-\(part.rawValue)"
    }

    /// The name of one of its dimensions: `button-border-width`.
    public func name(of dimension: ComponentDimension) -> String {
        dimension == .borderWidth ? "\(rawValue)-border-width" : "\(rawValue)-\(dimension.rawValue)"
    }
}

extension Component {
    /// A colour of a component in one of its states.
    package struct Part: Hashable, Sendable {
        package let component: Component
        package let color: ComponentColor
        package let state: ComponentState
        /// The role that it is where the theme does not say; nil where it is transparent then.
        package let builtInRole: String?
    }

    /// Every colour of every component by its name.
    package static let parts: [String: Part] = {
        var parts: [String: Part] = [:]
        for component in allCases {
            for color in ComponentColor.allCases {
                for state in ComponentState.allCases {
                    parts[component.name(of: color, in: state)] = Part(
                        component: component, color: color, state: state,
                        builtInRole: component.builtInRole(of: color, in: state))
                }
            }
        }
        return parts
    }()
}

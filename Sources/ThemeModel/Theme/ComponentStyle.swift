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

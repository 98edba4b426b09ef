/// The interface components that a theme styles.
public enum Component: String, CaseIterable, Hashable, Sendable {
    /// Starts an action.
    case button
    /// Turns something on and off.
    case `switch`
    /// A row of a list.
    case cell
    /// One of a few choices side by side.
    case segmentedControl = "segmented-control"
    /// A mark on a map or an image.
    case pin
    /// A short text.
    case label
    /// A frame around things that belong together.
    case card
    /// A text input.
    case field
    /// A number or word beside something.
    case badge
}

/// The states in which a component may look different.
public enum ComponentState: String, CaseIterable, Hashable, Sendable {
    /// Nothing is done with it.
    case normal
    /// The pointer is over it.
    case hover
    /// It is on, or chosen.
    case selected
    /// It cannot be used.
    case disabled
}

/// The colours of a component, in each of its states.
public enum ComponentColor: String, CaseIterable, Hashable, Sendable {
    /// The fill.
    case background
    /// The words on it.
    case text
    /// The line around it.
    case border
}

/// The dimensions of a component.
public enum ComponentDimension: String, CaseIterable, Hashable, Sendable {
    /// The radius of its corners.
    case radius
    /// The space between its edge and its content.
    case padding
    /// The width of the line around it.
    case borderWidth
}

extension Component {
    /// The name of one of its colours: `button-background`, `button-selected-text`.
    public func name(of part: ComponentColor, in state: ComponentState) -> String {
        if state == .normal { return "\(rawValue)-\(part.rawValue)" }
        return "\(rawValue)-\(state.rawValue)-\(part.rawValue)"
    }

    /// The name of one of its dimensions: `button-border-width`.
    public func name(of dimension: ComponentDimension) -> String {
        if dimension == .borderWidth { return "\(rawValue)-border-width" }
        return "\(rawValue)-\(dimension.rawValue)"
    }
}

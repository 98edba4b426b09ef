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

/// The states that a component may look different in.
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
    /// What fills it.
    case background
    /// What is written on it.
    case text
    /// The line around it.
    case border
}

/// The dimensions of a component.
public enum ComponentDimension: String, CaseIterable, Hashable, Sendable {
    /// How round its corners are.
    case radius
    /// The space between its edge and what is in it.
    case padding
    /// How wide the line around it is.
    case borderWidth
}

extension Component {
    /// The name of one of its colours: `button-background`, `button-selected-text`.
    public func name(of part: ComponentColor, in state: ComponentState) -> String {
        state == .normal
            ? "\(rawValue)-\(part.rawValue)" : "\(rawValue)-\(state.rawValue)-\(part.rawValue)"
    }

    /// The name of one of its dimensions: `button-border-width`.
    public func name(of dimension: ComponentDimension) -> String {
        dimension == .borderWidth ? "\(rawValue)-border-width" : "\(rawValue)-\(dimension.rawValue)"
    }

    package struct Part: Hashable, Sendable {
        package let component: Component
        package let color: ComponentColor
        package let state: ComponentState
        /// The role that an unstyled component shows; nil if it is transparent.
        package let builtInRole: String?

        init(_ component: Component, _ color: ComponentColor, in state: ComponentState) {
            self.component = component
            self.color = color
            self.state = state
            builtInRole = component.builtInRole(of: color, in: state)
        }
    }

    package static let parts = Dictionary(
        uniqueKeysWithValues: listedParts.joined().map {
            ($0.component.name(of: $0.color, in: $0.state), $0)
        }
    )

    /// The parts of each component, state by state.
    static let listedParts: [[Part]] = allCases.map { component in
        ComponentState.allCases.flatMap { state in
            ComponentColor.allCases.map { Part(component, $0, in: state) }
        }
    }
}

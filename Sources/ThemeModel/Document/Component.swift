/// The interface components that a theme styles.
public enum Component: String, CaseIterable, Hashable, Sendable {
    case button
    case `switch`
    case cell
    case segmentedControl = "segmented-control"
    case pin
    case label
    case card
    case field
    case badge
}

/// The states that a component may look different in.
public enum ComponentState: String, CaseIterable, Hashable, Sendable {
    case normal, hover, selected, disabled
}

/// The colours of a component, in each of its states.
public enum ComponentColor: String, CaseIterable, Hashable, Sendable {
    case background, text, border
}

/// The dimensions of a component.
public enum ComponentDimension: String, CaseIterable, Hashable, Sendable {
    case radius, padding, borderWidth
}

/// What a theme file says about one component.
public struct ComponentDescriptor: Hashable, Sendable {
    /// The colours it sets, by state.
    public var colors: [ComponentState: [ComponentColor: Located<ColorExpression>]] = [:]
    /// The dimensions it sets.
    public var dimensions: [ComponentDimension: Located<DimensionExpression>] = [:]

    /// Makes a descriptor that sets nothing.
    public init() {}

    /// This descriptor with what `other` sets put over it.
    public func merging(_ other: ComponentDescriptor) -> ComponentDescriptor {
        var result = self
        result.colors.merge(other.colors) { $0.merging($1) { $1 } }
        result.dimensions.merge(other.dimensions) { $1 }
        return result
    }
}

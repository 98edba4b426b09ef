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

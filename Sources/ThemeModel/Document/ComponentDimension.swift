/// The dimensions of a component.
public enum ComponentDimension: String, CaseIterable, Hashable, Sendable {
    case radius, padding, borderWidth
}

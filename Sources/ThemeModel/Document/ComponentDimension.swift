/// The dimensions of a component.
public enum ComponentDimension: String, CaseIterable, Hashable, Sendable {
    /// How round its corners are.
    case radius
    /// The space between its edge and what is in it.
    case padding
    /// How wide the line around it is.
    case borderWidth
}

/// The colours of a component, in each of its states.
public enum ComponentColor: String, CaseIterable, Hashable, Sendable {
    /// What fills it.
    case background
    /// What is written on it.
    case text
    /// The line around it.
    case border
}

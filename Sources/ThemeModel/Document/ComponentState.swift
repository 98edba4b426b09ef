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

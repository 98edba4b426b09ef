/// The states that a component may look different in.
public enum ComponentState: String, CaseIterable, Hashable, Sendable {
    case normal, hover, selected, disabled
}

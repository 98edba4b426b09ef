/// The colours of a component, in each of its states.
public enum ComponentColor: String, CaseIterable, Hashable, Sendable {
    case background, text, border
}

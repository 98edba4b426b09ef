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

/// The interface components that a theme styles.
public enum Component: String, CaseIterable, Hashable, Sendable {
    /// What starts something when it is pressed.
    case button
    /// What turns something on and off.
    case `switch`
    /// A row of a list.
    case cell
    /// One of a few choices that stand side by side.
    case segmentedControl = "segmented-control"
    /// A mark on a map or an image.
    case pin
    /// A short text.
    case label
    /// A frame around things that belong together.
    case card
    /// What text is typed into.
    case field
    /// A number or word beside something.
    case badge
}

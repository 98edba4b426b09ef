public import ThemeModel

/// A value that a failing pair depends on, with the reason why changing it does not help.
public struct Obstacle: Hashable, Sendable {
    /// The reason why a value cannot be changed so that the pair passes.
    public enum Reason: Hashable, Sendable {
        /// Proved: no colour passes with all other values as they are. The best ratio, and the requirements that rule out a better one.
        case outOfReach(best: Double, conflicts: [Conflict])
        /// None was found, which does not prove that there is none.
        case noneFound
        /// The opacity that one use gives the value is too low; `enough` is the foreground that passes, such as
        /// `primary/70`, and nil where none does.
        case tooLittleOpacity(enough: String?)
        /// Most of the value's pairs pass, so that it moves by a small distance at most.
        case mostlyPasses(passing: Int, of: Int)
        /// The file, or this place in it, must not be changed.
        case notFree
    }

    /// A requirement that rules out a better colour.
    public struct Conflict: Hashable, Sendable {
        /// The id of the theme.
        public let theme: String
        /// The name of the mode.
        public let mode: String
        /// `text on surface`, `success apart from danger`, `a light background`.
        public let phrase: String
        /// The least ratio or difference; nil for a light or dark background.
        public let required: Double?
    }

    /// The place of the value.
    public let place: TokenPlace
    /// The reason why changing it does not help.
    public let reason: Reason
}

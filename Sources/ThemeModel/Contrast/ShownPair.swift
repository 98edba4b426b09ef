public import Findings
public import SourceText

/// A foreground on a background that pages show, and what the foreground is used for.
public struct ShownPair: Hashable, Sendable {
    /// What a foreground is used for.
    public enum Purpose: Hashable, Sendable {
        /// Text in these styles: large only where all of them are; a style that a theme does not have is not.
        case text(styles: [String])
        /// A use that no style decides.
        case use(ContrastUse)
    }

    /// The name of the colour in front: a role or a component's colour.
    public var foreground: String
    /// The name of the colour behind it.
    public var background: String
    /// What the foreground is used for.
    public var purpose: Purpose
    /// Where it was declared.
    public var location: SourceLocation?

    /// Declares a pair.
    public init(
        _ foreground: String,
        on background: String,
        as purpose: Purpose,
        at location: SourceLocation? = nil
    ) {
        self.foreground = foreground
        self.background = background
        self.purpose = purpose
        self.location = location
    }
}

public import Findings
public import SourceText

/// A foreground on a background that pages show, and the purpose of the foreground.
public struct ShownPair: Hashable, Sendable {
    /// The purpose of a foreground.
    public enum Purpose: Hashable, Sendable {
        /// Text in these styles: large only where all of them are; a style that a theme does not have is not.
        case text(styles: [String])
        /// A use that no style decides.
        case use(ContrastUse)
    }

    /// The name of the foreground: a role or a component's colour.
    public var foreground: String
    /// The name of the background.
    public var background: String
    /// The purpose of the foreground.
    public var purpose: Purpose
    /// The place where it was declared.
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

public import Findings

/// One finding that is allowed, with the reason.
public struct Waiver: Hashable, Sendable {
    /// The rule whose finding is allowed.
    public var rule: RuleID
    /// The id of the theme; nil for every theme the waiver is handed to.
    public var theme: String?
    /// The mode; nil for every mode.
    public var mode: String?
    /// The foreground's name.
    public var foreground: String
    /// The background's name.
    public var background: String
    /// Why it is allowed.
    public var reason: String
    /// The first day on which it is allowed no more.
    public var expires: CalendarDate?
    /// Where it was written.
    public var location: SourceLocation?

    /// Makes a waiver for low contrast.
    public init(foreground: String, background: String, reason: String) {
        rule = .lowContrast
        self.foreground = foreground
        self.background = background
        self.reason = reason
    }
}

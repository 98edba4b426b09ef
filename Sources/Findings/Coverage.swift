/// What a report looked at, which is part of its result.
public struct Coverage: Hashable, Sendable {
    /// The id of the theme.
    public var theme: String
    /// The modes that were checked.
    public var modes: [String]
    /// How many pairs were looked at, over all modes.
    public var pairs: Int
    /// How many of them have a verdict of pass, fail or waived.
    public var checked: Int
    /// Roles that no pair reaches.
    public var uncheckedRoles: [String]
    /// Roles that the theme leaves out and that were derived, each with what from.
    public var derivedRoles: [String: String]

    /// Records what was looked at in one theme.
    public init(
        theme: String, modes: [String], pairs: Int, checked: Int, uncheckedRoles: [String],
        derivedRoles: [String: String]
    ) {
        self.theme = theme
        self.modes = modes
        self.pairs = pairs
        self.checked = checked
        self.uncheckedRoles = uncheckedRoles
        self.derivedRoles = derivedRoles
    }
}

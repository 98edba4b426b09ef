package import SourceText

/// The extent of a check in one theme; what it left out has not passed.
public struct Coverage: Hashable, Sendable {
    /// The id of the theme.
    public var theme: String
    /// The modes that were checked.
    public var modes: [String]
    /// The number of pairs, over all modes.
    public var pairs: Int
    /// The number of pairs with a verdict of pass, fail or waived.
    public var checked: Int
    /// Roles that no pair reaches.
    public var uncheckedRoles: [String]
    /// The selectors of the theme's own CSS that paint something unjudged.
    public var uncheckedStyles: [String] = []
    /// The pairs that are not held to their default requirement.
    public var accepted: [AcceptedPair] = []
    /// The number of pairs that a profile or an exception leaves out, over all modes.
    public var leftOut = 0
    /// The places of the exceptions that leave something out.
    package var usedExceptions: Set<SourceLocation> = []
    /// Roles that the theme omits, each with the source of its derivation.
    public var derivedRoles: [String: String]
    /// The number of colours of the theme's file that are used as they are, for text, fills and lines.
    public var semanticColors = 0
    /// Semantic colours that no pair reaches in some mode, in the order of the file.
    public var uncoveredColors: [String] = []
    /// Colours in no pair whose names tell no use, in the order of the file.
    package var namelessColors: [String] = []
    /// The share of the semantic ones that a project asks to be in pairs, from 0 to 1; nil for all.
    public var colorFloor: Double?
    /// The number of checked pairs with a role that a colour has by guess.
    package var guessedPairs = 0
    /// The name of the profile that took the place of the default pairs; nil for none.
    public var profile: String?
    /// The kind of the theme, whose pairs are the default ones; nil for an app.
    public var kind: String?

    /// The reason for the choice of pairs: `as terminal`, or `by slides` where a profile chose them; nil for all of an app.
    package var choice: String? {
        profile.map { "by \($0)" } ?? kind.map { "as \($0)" }
    }

    /// Records the extent of a check in one theme.
    public init(
        theme: String,
        modes: [String],
        pairs: Int,
        checked: Int,
        uncheckedRoles: [String],
        derivedRoles: [String: String],
        profile: String? = nil
    ) {
        self.theme = theme
        self.modes = modes
        self.pairs = pairs
        self.checked = checked
        self.uncheckedRoles = uncheckedRoles
        self.derivedRoles = derivedRoles
        self.profile = profile
    }
}

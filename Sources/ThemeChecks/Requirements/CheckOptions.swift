public import Findings
public import ThemeModel

/// The options of a check, in addition to each theme's own.
public struct CheckOptions: Sendable {
    /// The level for modes of standard contrast, whatever the theme says; nil leaves it to the theme.
    public var level: ContrastLevel?
    /// The project's requirements for every theme.
    public var requirements: ContrastRequirements
    /// The pairs that pages show; they are checked as well as those of the roles.
    public var shownPairs: [ShownPair] {
        didSet { shownRoles = shownPairs.ofRoles }
    }
    /// The same for a theme that styles no component: made once, since it takes longer than the pairs of a theme.
    private(set) var shownRoles: [ShownPair]
    /// The pairs that the app's own files put together; they are checked in every mode that has their colours.
    package var usedPairs: [UsedPair] = []
    /// The themes that the project gives a level or a profile of their own; a later one counts more.
    package var families: [ThemeFamily] = []
    /// The colours that the project takes as covered or not.
    package var coverage = CoverageRules()
    /// The day that waivers are measured against; nil takes every waiver as valid.
    public var today: CalendarDate?

    /// Asks for AA and nothing more.
    public init(
        level: ContrastLevel? = nil,
        requirements: ContrastRequirements = ContrastRequirements(),
        shownPairs: [ShownPair] = [],
        today: CalendarDate? = nil
    ) {
        self.level = level
        self.requirements = requirements
        self.shownPairs = shownPairs
        shownRoles = shownPairs.ofRoles
        self.today = today
    }
}

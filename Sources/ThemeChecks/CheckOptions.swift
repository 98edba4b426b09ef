public import Findings
public import ThemeModel

/// What a check is asked for beyond what each theme says of itself.
public struct CheckOptions: Sendable {
    /// The level for modes of standard contrast, whatever the theme says; nil leaves it to the theme.
    public var level: ContrastLevel?
    /// What the project asks of every theme.
    public var requirements: ContrastRequirements
    /// The pairs that pages show, which are checked beside those of the roles.
    public var shownPairs: [ShownPair]
    /// The day that waivers are measured against; nil takes every waiver as valid.
    public var today: CalendarDate?

    /// Asks for AA and nothing more.
    public init(
        level: ContrastLevel? = nil, requirements: ContrastRequirements = ContrastRequirements(),
        shownPairs: [ShownPair] = [], today: CalendarDate? = nil
    ) {
        self.level = level
        self.requirements = requirements
        self.shownPairs = shownPairs
        self.today = today
    }
}

public import Findings
import SourceText
public import ThemeModel

/// The options of a check, in addition to each theme's own.
public struct CheckOptions: Sendable {
    /// The level for modes of standard contrast, whatever the theme says; nil leaves it to the theme.
    public var level: ContrastLevel?
    /// The project's requirements for every theme.
    public var requirements: ContrastRequirements
    /// The pairs that pages show; they are checked as well as those of the roles.
    public var shownPairs: [ShownPair] { didSet { shownRoles = shownPairs.ofRoles } }
    /// The same for a theme that styles no component: made once, since it takes longer than the pairs of a theme.
    private(set) var shownRoles: [ShownPair]
    /// The themes that the project gives a level or a profile of their own; a later one counts more.
    package var families: [ThemeFamily] = []
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

/// Judges themes: every pair's contrast in every mode, and everything else the rules look at.
public struct ThemeChecker: Sendable {
    /// The options of every check.
    public var options: CheckOptions

    /// Makes a checker.
    public init(options: CheckOptions = CheckOptions()) { self.options = options }

    /// The verdict on one theme.
    ///
    /// Complexity: O(modes × pairs).
    public func check(_ theme: Theme) -> Report {
        let subject = CheckedTheme(withRequirements(theme), options: options)
        let waivers = waivers(of: subject.theme)
        var findings = RuleSet.standard.flatMap { $0.findings(in: subject) }
        waivers.apply(to: &findings, of: subject.theme)
        findings += subject.pairFindings
        let pairs = subject.verdicts(allowing: waivers)
        return Report(findings: findings.inOrder, pairs: pairs, coverage: [subject.coverage])
    }

    /// The verdict on every pair of a theme, ignoring waivers; cheaper than a report, which has findings.
    package func verdicts(on theme: Theme) -> [PairVerdict] {
        CheckedTheme(withRequirements(theme), options: options).verdicts(
            allowing: Waivers([], today: nil)
        )
    }

    func withRequirements(_ theme: Theme) -> Theme {
        var theme = theme
        for index in theme.contrast.waivers.indices {
            theme.contrast.waivers[index].theme = theme.id
        }
        theme.contrast = theme.contrast.adding(options.requirements)
        theme.contrast.waivers.removeAll { !$0.themes.stand(for: theme.id) }
        return theme
    }

    func waivers(of theme: Theme) -> Waivers {
        Waivers(theme.contrast.waivers, today: options.today)
    }
}

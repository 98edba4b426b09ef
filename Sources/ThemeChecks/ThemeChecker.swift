public import Findings
public import ThemeModel

/// Judges themes: every pair's contrast in every mode, and everything else the rules look at.
public struct ThemeChecker: Sendable {
    /// What is asked for.
    public var options: CheckOptions
    let plans = PairPlans()

    /// Makes a checker.
    public init(options: CheckOptions = CheckOptions()) { self.options = options }

    /// The verdict on one theme.
    ///
    /// Complexity: O(modes × pairs), and a search for the nearest passing colour for each failure.
    public func check(_ theme: Theme) -> Report {
        let theme = withRequirements(theme)
        let subject = CheckedTheme(theme, options: options, plans)
        var findings = RuleSet.standard.flatMap { $0.findings(in: subject) }
        let waived = WaiverBook(theme.contrast.waivers, today: options.today).apply(to: &findings, of: theme)
        let pairs = subject.measurements.map { $0.row(theme: theme.id, waived: waived) }
        return Report(findings: findings + subject.ownFindings, pairs: pairs, coverage: [subject.coverage(pairs)])
            .sorted()
    }

    /// The theme with what the project asks of it added to what it asks of itself.
    func withRequirements(_ theme: Theme) -> Theme {
        var theme = theme
        for index in theme.contrast.waivers.indices { theme.contrast.waivers[index].theme = theme.id }
        theme.contrast = theme.contrast.adding(options.requirements)
        theme.contrast.waivers.removeAll { $0.theme != nil && $0.theme != theme.id }
        return theme
    }

    /// What every pair of a theme comes to, waivers aside; cheaper than a report, since nothing is suggested.
    package func verdicts(on theme: Theme) -> [PairVerdict] {
        CheckedTheme(withRequirements(theme), options: options, plans).measurements.map {
            $0.row(theme: theme.id, waived: [])
        }
    }
}

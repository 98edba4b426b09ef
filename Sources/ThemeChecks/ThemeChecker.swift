public import Findings
import SourceText
public import ThemeModel

/// Judges themes: every pair's contrast in every mode, and everything else the rules look at.
public struct ThemeChecker: Sendable {
    /// The options of every check.
    public var options: CheckOptions

    /// Makes a checker.
    public init(options: CheckOptions = CheckOptions()) {
        self.options = options
    }

    /// The verdict on one theme.
    ///
    /// Complexity: O(modes × pairs).
    public func check(_ theme: Theme) -> Report {
        let subject = CheckedTheme(withRequirements(theme), options: options)
        let waivers = waivers(of: subject.theme)
        var findings = RuleSet.standard.flatMap { $0.findings(in: subject) }
        findings = subject.withoutErrorsOfGuesses(findings)
        waivers.apply(to: &findings, of: subject.theme)
        findings += subject.pairFindings
        return Report(
            findings: findings.inOrder,
            pairs: subject.verdicts(allowing: waivers),
            coverage: [subject.coverage]
        )
    }

    /// The verdict on every pair of a theme, ignoring waivers; cheaper than a report, which has findings.
    package func verdicts(on theme: Theme) -> [PairVerdict] {
        let subject = CheckedTheme(withRequirements(theme), options: options)
        return subject.verdicts(allowing: Waivers([], today: nil))
    }

    func withRequirements(_ theme: Theme) -> Theme {
        var theme = theme
        for index in theme.contrast.waivers.indices {
            theme.contrast.waivers[index].theme = theme.id
        }
        theme.contrast = theme.contrast.adding(options.requirements)
        theme.contrast.waivers.removeAll { waiver in
            !waiver.themes.stand(for: theme.id)
        }
        return theme
    }

    func waivers(of theme: Theme) -> Waivers {
        Waivers(theme.contrast.waivers, today: options.today, modes: theme.modes)
    }
}

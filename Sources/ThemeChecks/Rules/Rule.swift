package import Findings

package protocol Rule: Sendable {
    static var guide: RuleGuide { get }
    func findings(in subject: CheckedTheme) -> [Finding]
}

extension Rule {
    package static var id: RuleID { guide.id }
}

/// The requirement of a rule, its reason, and an example of each outcome; `explain`, docs/rules.md and the tests use it.
package struct RuleGuide: Sendable {
    /// Files by name: themes, pages or templates.
    package typealias Example = [(name: String, text: String)]

    package let id: RuleID
    package let severity: Severity
    package let summary: String
    package let reason: String
    package let passing: Example
    package let failing: Example

    /// The examples are theme files.
    init(
        _ id: RuleID,
        _ severity: Severity,
        _ summary: String,
        reason: String,
        passing: String,
        failing: String
    ) {
        self.init(
            id,
            severity,
            summary,
            reason: reason,
            passing: [("theme.yml", passing)],
            failing: [("theme.yml", failing)]
        )
    }

    init(
        _ id: RuleID,
        _ severity: Severity,
        _ summary: String,
        reason: String,
        passing: Example,
        failing: Example
    ) {
        self.id = id
        self.severity = severity
        self.summary = summary
        self.reason = reason
        self.passing = passing
        self.failing = failing
    }
}

package enum RuleSet {
    package static let standard: [any Rule] = [
        NothingChecked(),
        LowContrast(),
        HighContrast(),
        BrokenOrder(),
        FlatLadder(),
        UnknownBackdrop(),
        UncheckedRole(),
        UnlistedPair(),
        UncheckedStyle(),
        MisspeltRole(),
        OutOfGamut(),
        AmbiguousSpace(),
        IndistinctPair(),
        MissingFallback(),
        SmallText(),
        UnevenModes(),
        InheritedGround(),
    ]

    /// The guide of every rule, sorted: those above, and those whose findings come from reading files.
    package static let guides: [RuleGuide] = {
        let ofThemes = standard.map { type(of: $0).guide }
        return (ofThemes + ReadingRules.guides).sorted { $0.id < $1.id }
    }()
}

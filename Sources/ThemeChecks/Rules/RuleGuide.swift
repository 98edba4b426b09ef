package import Findings

/// What a rule asks for, why, and an example of each outcome: its page, its `explain`, and its test.
package struct RuleGuide: Sendable {
    /// The files of an example, by name: themes, pages or templates.
    package typealias Example = [(name: String, text: String)]

    /// The rule's name.
    package let id: RuleID
    /// How much a finding matters.
    package let severity: Severity
    /// What the rule asks for, in one sentence.
    package let summary: String
    /// Why it asks for it, and what to do.
    package let reason: String
    /// Files that keep the rule.
    package let passing: Example
    /// Files that break it.
    package let failing: Example

    /// A rule about one theme, with its examples as theme files.
    init(
        _ id: RuleID, _ severity: Severity, _ summary: String, reason: String, passing: String, failing: String
    ) {
        self.init(
            id, severity, summary, reason: reason, passing: [("theme.yml", passing)], failing: [("theme.yml", failing)])
    }

    /// A rule with examples of any files.
    init(
        _ id: RuleID, _ severity: Severity, _ summary: String, reason: String, passing: Example, failing: Example
    ) {
        self.id = id
        self.severity = severity
        self.summary = summary
        self.reason = reason
        self.passing = passing
        self.failing = failing
    }
}

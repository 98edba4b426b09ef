package import Findings

/// One thing that can be wrong with a theme.
package protocol Rule: Sendable {
    /// What the rule asks for, with examples.
    static var guide: RuleGuide { get }
    /// What breaks the rule in a theme.
    func findings(in subject: CheckedTheme) -> [Finding]
}

extension Rule {
    /// The rule's name.
    package static var id: RuleID { guide.id }
}

package import Findings

/// One thing that can be wrong with a theme.
package protocol Rule: Sendable {
    /// The rule's name.
    static var id: RuleID { get }
    /// What breaks the rule in a theme.
    func findings(in subject: CheckedTheme) -> [Finding]
}

/// The rules that are applied.
package enum RuleSet {
    /// Every rule about a theme by itself.
    package static let standard: [any Rule] = [
        LowContrast(), UnknownBackdrop(), UncheckedRole(), OutOfGamut(), AmbiguousSpace(), IndistinctPair(), MissingFallback(),
        SmallText(),
        UnevenModes(),
    ]
}

/// The words of a report about a rule, broken or not.
public struct RuleDescription: Sendable {
    /// The rule's name.
    public let id: RuleID
    /// The requirement, in one sentence.
    public let summary: String
    /// The reason, and the way out.
    public let help: String

    /// Describes a rule.
    public init(id: RuleID, summary: String, help: String) {
        self.id = id
        self.summary = summary
        self.help = help
    }
}

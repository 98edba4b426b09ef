/// What a report says of a rule, whether it was broken or not.
public struct RuleDescription: Sendable {
    /// The rule's name.
    public let id: RuleID
    /// What it asks for, in one sentence.
    public let summary: String
    /// Why, and what to do.
    public let help: String

    /// Describes a rule.
    public init(id: RuleID, summary: String, help: String) {
        self.id = id
        self.summary = summary
        self.help = help
    }
}

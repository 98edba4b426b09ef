/// Something about the user's files that they will want to know, with what to do about it.
public struct Finding: Hashable, Sendable {
    /// The rule that was broken.
    public var rule: RuleID
    /// How much it matters.
    public var severity: Severity
    /// The id of the theme it is about, if it is about one.
    public var theme: String?
    /// The mode of that theme, if it is about one.
    public var mode: String?
    /// The pair of colours, for a contrast finding.
    public var pair: PairName?
    /// What was measured: a ratio, or a difference.
    public var measured: Double?
    /// What would have passed.
    public var required: Double?
    /// The opaque colours that were compared.
    public var colors: ComparedColors?
    /// Where to look.
    public var location: SourceLocation?
    /// What is wrong, in one sentence without a full stop.
    public var message: String
    /// What to do about it, in one sentence.
    public var help: String?
    /// Values that would pass, the nearest first.
    public var suggestions: [Suggestion]
    /// The reason of the waiver that allows this finding, if one does.
    public var waiver: String?
    /// Whether a baseline lists this finding, no better than it is.
    public var isBaselined = false

    /// Makes a finding of which only the rule, the severity and the message are certain.
    public init(
        _ rule: RuleID, _ severity: Severity, _ message: String, help: String? = nil, at location: SourceLocation? = nil
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.help = help
        self.location = location
        suggestions = []
    }

    /// Whether this finding counts towards the verdict.
    public var counts: Bool { waiver == nil && !isBaselined }
}

/// The two opaque colours that a verdict compared, after mapping and compositing.
public struct ComparedColors: Hashable, Sendable {
    /// The colour in front, as `#rrggbb`.
    public var foreground: String
    /// The colour behind it, as `#rrggbb`.
    public var background: String

    /// Names the two colours that were compared.
    public init(foreground: String, background: String) {
        self.foreground = foreground
        self.background = background
    }
}

/// A value that would make a finding go away.
public struct Suggestion: Hashable, Sendable {
    /// The token to change.
    public var token: String
    /// The value to give it.
    public var value: String
    /// The ratio it would have.
    public var ratio: Double
    /// How far it is from the present value, as ΔE OK.
    public var deltaE: Double
    /// Where the present value is written; nil where to replace it there would do something else, or would not be enough.
    public var location: SourceLocation?
    /// What to replace there, once somebody has looked into the file.
    public var edit: TextEdit?

    /// Makes a suggestion.
    public init(token: String, value: String, ratio: Double, deltaE: Double, at location: SourceLocation? = nil) {
        self.token = token
        self.value = value
        self.ratio = ratio
        self.deltaE = deltaE
        self.location = location
    }
}

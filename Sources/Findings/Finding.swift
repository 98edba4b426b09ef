/// Something about the user's files that they will want to know, with what to do about it.
///
/// Copies share what they say until one of them is changed: there may be very many, and they are handed on often.
public struct Finding: Hashable, Sendable {
    /// The rule that was broken.
    public var rule: RuleID {
        get { parts[0].rule }
        set { parts[0].rule = newValue }
    }
    /// How much it matters.
    public var severity: Severity {
        get { parts[0].severity }
        set { parts[0].severity = newValue }
    }
    /// The id of the theme it is about, if it is about one.
    public var theme: String? {
        get { parts[0].theme }
        set { parts[0].theme = newValue }
    }
    /// The mode of that theme, if it is about one.
    public var mode: String? {
        get { parts[0].mode }
        set { parts[0].mode = newValue }
    }
    /// The pair of colours, for a contrast finding.
    public var pair: PairName? {
        get { parts[0].pair }
        set { parts[0].pair = newValue }
    }
    /// What was measured: a ratio, or a difference.
    public var measured: Double? {
        get { parts[0].measured }
        set { parts[0].measured = newValue }
    }
    /// What would have passed.
    public var required: Double? {
        get { parts[0].required }
        set { parts[0].required = newValue }
    }
    /// The opaque colours that were compared.
    public var colors: ComparedColors? {
        get { parts[0].colors }
        set { parts[0].colors = newValue }
    }
    /// Where to look.
    public var location: SourceLocation? {
        get { parts[0].location }
        set { parts[0].location = newValue }
    }
    /// What is wrong, in one sentence without a full stop.
    public var message: String {
        get { parts[0].message }
        set { parts[0].message = newValue }
    }
    /// What to do about it, in one sentence.
    public var help: String? {
        get { parts[0].help }
        set { parts[0].help = newValue }
    }
    /// Values that would pass, the nearest first.
    public var suggestions: [Suggestion] {
        get { parts[0].suggestions }
        set { parts[0].suggestions = newValue }
    }
    /// The reason of the waiver that allows this finding, if one does.
    public var waiver: String? {
        get { parts[0].waiver }
        set { parts[0].waiver = newValue }
    }
    /// Whether a baseline lists this finding, no better than it is.
    public var isBaselined: Bool {
        get { parts[0].isBaselined }
        set { parts[0].isBaselined = newValue }
    }
    /// What the finding says; an array of one, for its elements are shared.
    private var parts: [Parts]

    private struct Parts: Hashable, Sendable {
        var rule: RuleID
        var severity: Severity
        var theme: String?
        var mode: String?
        var pair: PairName?
        var measured: Double?
        var required: Double?
        var colors: ComparedColors?
        var location: SourceLocation?
        var message: String
        var help: String?
        var suggestions: [Suggestion] = []
        var waiver: String?
        var isBaselined: Bool = false
    }

    /// Makes a finding of which only the rule, the severity and the message are certain.
    public init(
        _ rule: RuleID, _ severity: Severity, _ message: String, help: String? = nil, at location: SourceLocation? = nil
    ) {
        parts = [Parts(rule: rule, severity: severity, location: location, message: message, help: help)]
    }

    /// Whether this finding counts towards the verdict.
    public var counts: Bool { waiver == nil && !isBaselined }
}

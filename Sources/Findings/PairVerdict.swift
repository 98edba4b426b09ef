/// What was found out about one pair in one mode of one theme.
public struct PairVerdict: Hashable, Sendable {
    /// The id of the theme.
    public var theme: String
    /// The mode.
    public var mode: String
    /// The pair.
    public var pair: PairName
    /// The opaque colours that were compared; nil when they are unknown.
    public var colors: ComparedColors?
    /// The ratio in full precision; nil when it is unknown.
    public var measured: Double?
    /// The least ratio that passes; nil when nothing is asked.
    public var required: Double?
    /// The verdict.
    public var verdict: Verdict

    /// Records a verdict.
    public init(
        theme: String, mode: String, pair: PairName, colors: ComparedColors?, measured: Double?, required: Double?,
        verdict: Verdict
    ) {
        self.theme = theme
        self.mode = mode
        self.pair = pair
        self.colors = colors
        self.measured = measured
        self.required = required
        self.verdict = verdict
    }
}

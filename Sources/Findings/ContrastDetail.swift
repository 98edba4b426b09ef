/// The measurement of a finding about contrast, or about the difference of two colours.
public struct ContrastDetail: Hashable, Sendable {
    /// The pair of colours; nil for a rule of a theme's own CSS.
    public var pair: PairName?
    /// The selector of that rule; nil for a pair.
    package var selector: String?
    /// The measured ratio or difference; nil where nothing could be measured.
    public var measured: Double?
    /// The least value that passes.
    public var required: Double?
    /// The opaque colours that were compared.
    public var colors: ComparedColors?
    /// The opaque colours of the same pair with the values that `fix` would write.
    package var plannedColors: ComparedColors?
    /// The values that `fix` would write: one, or several that go together, that of ``Finding/token`` first.
    public var suggestions: [Suggestion] = []
    /// Requirements, such as two pairs, that no value was found for, where `fix` leaves the finding; else nil.
    public var conflict: [String]?

    /// Makes a detail without suggestions.
    public init(
        pair: PairName? = nil,
        measured: Double? = nil,
        required: Double? = nil,
        colors: ComparedColors? = nil
    ) {
        self.pair = pair
        self.measured = measured
        self.required = required
        self.colors = colors
    }

    /// Makes the detail of a rule of a theme's own CSS.
    package init(
        selector: String,
        measured: Double,
        required: Double,
        colors: ComparedColors? = nil
    ) {
        self.init(measured: measured, required: required, colors: colors)
        self.selector = selector
    }
}

extension Finding {
    /// The pair of colours, of a finding about one.
    public var pair: PairName? { detail?.pair }
    /// The measured ratio or difference, of a finding about one.
    public var measured: Double? { detail?.measured }
    /// The values that `fix` would write; empty where there are none.
    public var suggestions: [Suggestion] { detail?.suggestions ?? [] }
}

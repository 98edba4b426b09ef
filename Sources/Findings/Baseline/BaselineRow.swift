/// A known finding: what it is about, and how bad it was.
public struct BaselineRow: Hashable, Sendable {
    /// What a finding is recognised by, whatever its place and values.
    public struct Key: Hashable, Sendable {
        /// The id of the theme, for a finding about one.
        public var theme: String?
        /// The file, for a finding about no theme.
        public var file: String?
        /// The mode, for a finding about one.
        public var mode: String?
        /// The rule.
        public var rule: RuleID
        /// The pair, for a finding about one.
        public var pair: PairName?
        /// What any other finding is about.
        public var subject: String?

        /// Names what a rule found something about.
        public init(
            rule: RuleID, theme: String? = nil, file: String? = nil, mode: String? = nil, pair: PairName? = nil,
            subject: String? = nil
        ) {
            self.rule = rule
            self.theme = theme
            self.file = file
            self.mode = mode
            self.pair = pair
            self.subject = subject
        }

        /// What a finding is recognised by.
        init(_ finding: Finding) {
            self.init(
                rule: finding.rule, theme: finding.theme, file: finding.theme == nil ? finding.location?.file : nil,
                mode: finding.mode, pair: finding.pair, subject: finding.pair == nil ? finding.subject : nil)
        }
    }

    /// What the finding is recognised by.
    public var key: Key
    /// What was measured; nil where the rule measures nothing.
    public var measured: Double?
    /// Where the row stands.
    public var location: SourceLocation?

    /// Makes a row.
    public init(_ key: Key, measured: Double? = nil, at location: SourceLocation? = nil) {
        self.key = key
        self.measured = measured
        self.location = location
    }

    /// How far a value must fall below the known one to be worse: above what another processor's arithmetic does.
    static let tolerance = 1e-6

    /// Whether `value` is worse than the known one; all that is measured gets better upward.
    func isWorsened(by value: Double?) -> Bool {
        guard let measured, let value else { return false }
        return value < measured - Self.tolerance
    }

    /// Whether `value` is better than the known one by any amount, or the first there is.
    func isTightened(by value: Double?) -> Bool {
        guard let measured, let value else { return measured != value }
        return value > measured
    }
}

extension BaselineRow.Key: Comparable {
    /// By file or theme, mode, rule and pair or subject: a change of one theme is a change of neighbouring lines.
    public static func < (left: Self, right: Self) -> Bool {
        left.sortKey.lexicographicallyPrecedes(right.sortKey)
    }

    private var sortKey: [String] {
        [
            theme ?? "", file ?? "", mode ?? "", rule.rawValue, pair?.foreground ?? "", pair?.background ?? "",
            pair?.use.rawValue ?? "", subject ?? "",
        ]
    }
}

extension BaselineRow: Comparable {
    /// By key; of equal keys the worst first.
    public static func < (left: BaselineRow, right: BaselineRow) -> Bool {
        left.key == right.key ? (left.measured ?? 0) < (right.measured ?? 0) : left.key < right.key
    }
}

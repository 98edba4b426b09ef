public import SourceText

/// A known finding: what it is about, and how bad it was.
public struct BaselineRow: Hashable, Sendable {
    /// The identity of a finding, which its location and values do not change.
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
        /// The subject of any other finding.
        public var subject: String?

        /// Makes a key.
        public init(
            rule: RuleID,
            theme: String? = nil,
            file: String? = nil,
            mode: String? = nil,
            pair: PairName? = nil,
            subject: String? = nil
        ) {
            self.rule = rule
            self.theme = theme
            self.file = file
            self.mode = mode
            self.pair = pair
            self.subject = subject
        }

        init(_ finding: Finding) {
            self.init(
                rule: finding.rule,
                theme: finding.theme,
                file: finding.theme == nil ? finding.location?.file : nil,
                mode: finding.mode,
                pair: finding.pair,
                subject: finding.pair == nil ? finding.subject : nil
            )
        }
    }

    /// The identity of the finding.
    public var key: Key
    /// The written token that causes the finding, as of the last update; it groups rows, and identifies none.
    public var token: String?
    /// The measured value; nil where the rule measures nothing.
    public var measured: Double?
    /// The place of the row in the baseline's file.
    public var location: SourceLocation?

    /// Makes a row.
    public init(_ key: Key, measured: Double? = nil, at location: SourceLocation? = nil) {
        self.key = key
        self.measured = measured
        self.location = location
    }

    init(_ finding: Finding) {
        self.init(Key(finding), measured: finding.measured)
        token = finding.token
    }

    /// Smaller differences are rounding between processors.
    static let tolerance = 1e-6

    /// A foreground that is louder than allowed gets better as its ratio falls.
    private var isBetterLow: Bool { key.rule == .highContrast }

    /// True where `value` is worse: higher is better for everything measured but for ``RuleID/highContrast``.
    ///
    /// A row without a value, or with one that cannot be measured, allows no measured finding: a ratio is at least 1, and a
    /// difference is 0 between equal colours.
    func isWorsened(by value: Double?) -> Bool {
        guard let value else { return false }
        guard let measured, measured >= (key.rule == .lowContrast ? 1 : 0) else { return true }
        if isBetterLow { return value > measured + Self.tolerance }
        return value < measured - Self.tolerance
    }

    /// True where `value` is better by any amount, or the first one.
    func isTightened(by value: Double?) -> Bool {
        guard let measured, let value else { return measured != value }
        return isBetterLow ? value < measured : value > measured
    }
}

extension BaselineRow.Key: Comparable {
    /// By file or theme, mode, rule and pair or subject: a change of one theme is a change of neighbouring lines.
    public static func < (left: Self, right: Self) -> Bool {
        left.sortKey.lexicographicallyPrecedes(right.sortKey)
    }

    private var sortKey: [String] {
        [
            theme ?? "", file ?? "", mode ?? "", rule.rawValue, pair?.foreground ?? "",
            pair?.background ?? "",
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

extension Finding {
    /// The finding's key as a text, which stays the same while lines move and values change.
    package var fingerprint: String {
        let about = pair.map { "\($0.phrase) as \($0.use.rawValue)" } ?? subject
        return "\(rule)|\(theme ?? location?.file ?? "")|\(mode ?? "")|\(about)"
    }

    /// The subject of a finding without a pair: the first name that its message has in quotes, or else the message.
    ///
    /// The rest of a message may hold values, as in `the text style 'caption' is 11 px, below 12 px`.
    package var subject: String {
        let characters = Array(message)
        for start in characters.indices where characters[start] == "'" {
            // An apostrophe follows a letter, an opening quote does not.
            if start > 0, characters[start - 1].isLetter || characters[start - 1].isNumber {
                continue
            }
            let rest = characters[(start + 1)...]
            guard let end = rest.firstIndex(of: "'"), end > start + 1 else { return message }
            return String(characters[(start + 1)..<end])
        }
        return message
    }
}

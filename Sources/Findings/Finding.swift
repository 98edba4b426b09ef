public import SourceText

/// A problem in the user's files, with what to do about it.
public struct Finding: Hashable, Sendable {
    /// The rule that was broken.
    public var rule: RuleID
    /// The weight in the verdict.
    public var severity: Severity
    /// The id of the theme it is about, if it is about one.
    public var theme: String?
    /// The mode of that theme, if it is about one.
    public var mode: String?
    /// The place to look at.
    public var location: SourceLocation?
    /// The written token that causes it, with all aliases followed: `base0D`, `palette.sky.700`, `colors.text-muted`.
    public var token: String?
    /// The place where the token's value is written.
    public var tokenLocation: SourceLocation?
    /// The token's value as it is written there.
    public var written: String?
    /// The hex code of ``written`` where that is in another notation of CSS.
    package var writtenHex: String?
    /// The problem, in one sentence without a full stop.
    public var message: String
    /// The way out, in one sentence.
    public var help: String?
    /// The other places of its kind, where it stands for all of them.
    public var further: [FurtherPlace] = []
    /// The measurement, of a finding about contrast or difference of colours.
    public var detail: ContrastDetail?
    /// The reason of the waiver that allows this finding, if one does.
    public var waiver: String?
    /// True where a baseline lists this finding, and it is no worse than listed.
    public var isBaselined = false
    /// True where a baseline lists this finding, and it got worse since.
    package var isWorseThanListed = false
    /// The lowest severity at which the project lets this rule fail a check; nil for that of the check.
    package var threshold: Severity?

    /// Makes a finding with a rule, a severity and a message; everything else can be set afterwards.
    public init(
        _ rule: RuleID,
        _ severity: Severity,
        _ message: String,
        help: String? = nil,
        at location: SourceLocation? = nil
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.help = help
        self.location = location
    }

    /// True where the finding counts towards the verdict: neither a waiver nor a baseline allows it.
    public var counts: Bool { waiver == nil && !isBaselined }

    /// True where the severity fails a check at `threshold`, or at the one that the project gives the rule.
    package func isSevere(at threshold: Severity) -> Bool {
        severity >= self.threshold ?? threshold
    }
}

/// The weight of a finding in the verdict.
public enum Severity: String, CaseIterable, Hashable, Sendable {
    /// Worth knowing; fails a check under `--fail-on note` alone.
    case note
    /// Probably a mistake; fails a check under `--fail-on warning`.
    case warning
    /// Wrong: fails a check.
    case error
}

extension Severity: Comparable {
    var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }

    /// True where the left one comes first.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}

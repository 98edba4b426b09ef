public import SourceText

/// A problem in the user's files, with what to do about it.
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
    /// The selector of the rule of the theme's own CSS that it is about, if it is about one.
    package var selector: String?
    /// What was measured: a ratio, or a difference.
    public var measured: Double?
    /// What would have passed.
    public var required: Double?
    /// The opaque colours that were compared.
    public var colors: ComparedColors?
    /// Where to look.
    public var location: SourceLocation?
    /// The written token that causes it, with all aliases followed: `base0D`, `palette.sky.700`, `colors.text-muted`.
    public var token: String?
    /// Where the token's value is written.
    public var tokenLocation: SourceLocation?
    /// The token's value as it is written there.
    public var written: String?
    /// What is wrong, in one sentence without a full stop.
    public var message: String
    /// What to do about it, in one sentence.
    public var help: String?
    /// The values that `fix` would write so that it is mended: one, or several that go together, that of ``token`` first.
    public var suggestions: [Suggestion] = []
    /// Requirements, such as two pairs, that no value was found for, where `fix` leaves the finding; else nil.
    public var conflict: [String]?
    /// The reason of the waiver that allows this finding, if one does.
    public var waiver: String?
    /// Whether a baseline lists this finding, and it is no worse than listed.
    public var isBaselined = false
    /// Whether a baseline lists this finding, and it got worse since.
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

    /// Whether this finding counts towards the verdict: neither a waiver nor a baseline allows it.
    public var counts: Bool { waiver == nil && !isBaselined }

    /// Whether the severity fails a check at `threshold`, or at the one that the project gives the rule.
    package func isSevere(at threshold: Severity) -> Bool {
        severity >= self.threshold ?? threshold
    }
}

/// A value that makes a finding go away.
public struct Suggestion: Hashable, Sendable {
    /// The token to change.
    public var token: String
    /// The value to give it, as it would be written.
    public var value: String
    /// The ratio that the finding's pair has then.
    public var ratio: Double
    /// How far it is from the present value, as ΔE OK.
    public var deltaE: Double
    /// Where the present value is written.
    public var location: SourceLocation?
    /// The present value as it is written.
    public var written: String?
    /// The replacement in the file; nil where nobody asked for it.
    public var edit: TextEdit?

    /// Makes a suggestion.
    public init(
        token: String,
        value: String,
        ratio: Double,
        deltaE: Double,
        at location: SourceLocation? = nil
    ) {
        self.token = token
        self.value = value
        self.ratio = ratio
        self.deltaE = deltaE
        self.location = location
    }
}

/// A piece of a line in a file, and the text that replaces it.
public struct TextEdit: Hashable, Sendable {
    /// Where the piece begins.
    public var location: SourceLocation
    /// The length of the piece in Unicode scalars, which ``SourceLocation/column`` counts as well.
    public var length: Int
    /// The replacement.
    public var text: String

    /// Makes an edit.
    public init(at location: SourceLocation, length: Int, text: String) {
        self.location = location
        self.length = length
        self.text = text
    }
}

/// How much a finding matters to the verdict.
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

    /// Whether the left one comes first.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}

/// The counts of a report.
public struct Summary: Hashable, Sendable {
    /// Themes looked at.
    public var themes = 0
    /// Modes of those themes.
    public var modes = 0
    /// Pairs looked at, over all modes.
    public var pairs = 0
    /// Pairs with a verdict of pass, fail or waived.
    public var checked = 0
    /// Pairs whose ratio cannot be known.
    public var unknown = 0
    /// Errors that count.
    public var errors = 0
    /// Warnings that count.
    public var warnings = 0
    /// Notes that count.
    public var notes = 0
    /// Findings that a waiver allows.
    public var waived = 0
    /// Findings that a baseline lists.
    public var baselined = 0
    /// Pairs of which nothing is asked, and that are not exempt by default.
    public var exempted = 0
    /// Pairs of which less is asked than by default.
    public var lowered = 0
    /// Default pairs that a profile leaves out.
    public var leftOut = 0
    /// Baseline rows whose finding is gone.
    public var stale = 0
    /// Pairs that fail and that no baseline lists.
    package var unlistedFailures = 0
    /// Failing pairs whose finding is a note.
    package var toleratedFailures = 0
    /// The waived findings whose rule is off.
    package var switchedOff = 0
    package var waivedPairs = 0

    package init() {}

    /// Counts what is in a report.
    public init(_ report: Report) {
        themes = report.coverage.count
        for row in report.coverage {
            modes += row.modes.count
            pairs += row.pairs
            checked += row.checked
            leftOut += row.leftOut
            for pair in row.accepted {
                if pair.isExempt { exempted += 1 } else { lowered += 1 }
            }
        }
        let baselinedPairs = report.baselinedPairs
        for row in report.pairs { count(row, isBaselined: baselinedPairs.contains(PairKey(row))) }
        for finding in report.findings { count(finding) }
    }

    private mutating func count(_ row: PairVerdict, isBaselined: Bool) {
        switch row.verdict {
        case .fail: unlistedFailures += isBaselined ? 0 : 1
        case .waived: waivedPairs += 1
        case .unknown: unknown += 1
        case .pass, .exempt: break
        }
    }

    private mutating func count(_ finding: Finding) {
        if finding.rule == .staleBaseline { stale += 1 }
        if let waiver = finding.waiver {
            waived += 1
            switchedOff += waiver == RuleSettings.offReason ? 1 : 0
            return
        }
        if finding.isBaselined { return baselined += 1 }
        if finding.rule == .lowContrast, finding.pair != nil, finding.severity == .note {
            toleratedFailures += 1
        }
        switch finding.severity {
        case .error: errors += 1
        case .warning: warnings += 1
        case .note: notes += 1
        }
    }

    package var findings: Int { errors + warnings + notes + waived + baselined }
}

extension Summary {
    package static let members: [any WritableKeyPath<Summary, Int> & Sendable] = [
        \.themes, \.modes, \.pairs, \.checked, \.unknown, \.errors, \.warnings, \.notes, \.waived,
        \.baselined, \.stale, \.exempted, \.lowered, \.leftOut,
        \.unlistedFailures, \.toleratedFailures, \.switchedOff, \.waivedPairs,
    ]

    package static func += (total: inout Summary, other: Summary) {
        for member in members { total[keyPath: member] += other[keyPath: member] }
    }
}

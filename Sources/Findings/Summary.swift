/// The numbers of a report.
public struct Summary: Hashable, Sendable {
    /// Themes looked at.
    public var themes = 0
    /// Modes of those themes.
    public var modes = 0
    /// Pairs looked at, over all modes.
    public var pairs = 0
    /// Pairs of which a ratio was asked and measured.
    public var checked = 0
    /// Pairs of which a ratio was asked and could not be known.
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
    /// Baseline rows whose finding is gone.
    public var stale = 0

    /// Counts what is in a report.
    public init(_ report: Report) {
        themes = report.coverage.count
        for row in report.coverage {
            modes += row.modes.count
            pairs += row.pairs
            checked += row.checked
        }
        unknown = report.pairs.indices.count { report.pairs[$0].verdict == .unknown }
        for finding in report.findings {
            if finding.rule == .staleBaseline { stale += 1 }
            count(finding)
        }
    }

    /// Counts of nothing.
    package init() {}

    /// Every number, in an order that stays.
    package static let members: [any WritableKeyPath<Summary, Int> & Sendable] = [
        \.themes, \.modes, \.pairs, \.checked, \.unknown, \.errors, \.warnings, \.notes, \.waived, \.baselined, \.stale,
    ]

    private mutating func count(_ finding: Finding) {
        if finding.waiver != nil { return waived += 1 }
        if finding.isBaselined { return baselined += 1 }
        switch finding.severity {
        case .error: errors += 1
        case .warning: warnings += 1
        case .note: notes += 1
        }
    }
}

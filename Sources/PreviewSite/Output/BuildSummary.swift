package import Findings

/// What a build says about a project: the first findings, and how many there are.
package struct BuildSummary: Hashable, Sendable {
    /// How many findings are shown unless all are asked for.
    package static let usualLimit = 10

    /// How many findings ``shown`` may hold.
    let limit: Int
    /// The first findings that count and are more than notes; all findings where there is no limit.
    package private(set) var shown: [Finding] = []
    /// How many findings count and are more than notes.
    package var count = 0
    /// How many notes count.
    package var notes = 0
    /// Whether a check fails.
    package var hasFailures = false
    /// How many theme files give no theme.
    package var unusableThemes = 0
    /// How many pages cannot be read.
    package var unreadablePages = 0

    package init(limit: Int = Self.usualLimit) { self.limit = limit }

    /// Whether a build fails: something could not be rendered, or `strictly` a check fails.
    package func fails(strictly: Bool) -> Bool {
        unusableThemes > 0 || unreadablePages > 0 || strictly && hasFailures
    }

    /// Adds a report, which fails a check at `threshold`.
    mutating func add(_ report: Report, threshold: Severity) {
        let counting = report.findings.filter { $0.counts && $0.severity > .note }
        show(limit == .max ? report.findings : counting)
        count += counting.count
        notes += report.findings.count { $0.counts && $0.severity == .note }
        hasFailures = hasFailures || report.fails(at: threshold)
    }

    /// Shows findings that are counted already, as far as there is room.
    mutating func show(_ findings: [Finding]) { shown += findings.prefix(limit - shown.count) }

    /// This summary, followed by another one.
    func followed(by other: BuildSummary) -> BuildSummary {
        var summary = self
        summary.show(other.shown)
        summary.count += other.count
        summary.notes += other.notes
        summary.hasFailures = hasFailures || other.hasFailures
        return summary
    }
}

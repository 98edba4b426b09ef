/// Everything a check found: the findings, every pair's verdict, and what was covered.
public struct Report: Hashable, Sendable {
    /// The findings, in the order of their places.
    public var findings: [Finding]
    /// Every pair's verdict: by theme, mode and pair.
    public var pairs: [PairVerdict]
    /// What was looked at, a row a theme.
    public var coverage: [Coverage]

    /// Makes a report.
    public init(findings: [Finding] = [], pairs: [PairVerdict] = [], coverage: [Coverage] = []) {
        self.findings = findings
        self.pairs = pairs
        self.coverage = coverage
    }

    /// Takes over what another report found.
    public mutating func merge(_ other: Report) {
        findings += other.findings
        pairs += other.pairs
        coverage += other.coverage
    }

    /// The same report with its findings in their order.
    public func sorted() -> Report {
        var copy = self
        copy.findings.sort()
        return copy
    }

    /// Whether a finding at or above `threshold` is left that no waiver allows, or a pair that is unknown.
    ///
    /// Unknown is never a pass, even where what made it so was found in another theme's file.
    public func fails(at threshold: Severity) -> Bool {
        findings.contains { $0.counts && $0.severity >= threshold } || pairs.contains { $0.verdict == .unknown }
    }
}

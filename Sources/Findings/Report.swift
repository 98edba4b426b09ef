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
        copy.findings = findings.inOrder
        return copy
    }

    /// Whether a finding at or above `threshold` is left that nothing allows, or a pair that is unknown.
    ///
    /// Unknown is never a pass, even where what made it so was found in another theme's file; only a baseline that
    /// lists the very pair lets it be.
    public func fails(at threshold: Severity) -> Bool {
        findings.contains { $0.counts && $0.severity >= threshold } || hasUnknownPairs
    }

    /// Whether a pair is unknown that no baseline lists.
    var hasUnknownPairs: Bool {
        let unknown = pairs.filter { $0.verdict == .unknown }
        guard !unknown.isEmpty else { return false }
        let known = knownPairs
        return unknown.contains { !known.contains(PairPlace($0)) }
    }

    /// The pairs that a baseline lists findings of.
    package var knownPairs: Set<PairPlace> {
        Set(findings.filter { $0.isBaselined && $0.pair != nil }.map(PairPlace.init))
    }
}

extension Report {
    /// The findings that count here and are not in `other`, recognised as a baseline recognises them.
    ///
    /// Lines may have moved and values changed; of several findings with one key, only the surplus is new. Notes are
    /// left out: they never fail a check. Complexity: O(n log n).
    package func findings(notIn other: Report) -> [Finding] {
        let old = other.findings.filter { $0.counts && $0.severity > .note }
        let known = Baseline(rows: old.map(BaselineRow.init))
        let counting = Report(findings: findings.filter(\.counts))
        let match = BaselineMatch(known, counting) { $0 != .staleBaseline }
        return match.new.map { counting.findings[$0] }.sorted()
    }
}

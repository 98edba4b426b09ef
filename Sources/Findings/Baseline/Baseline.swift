/// The findings that a project knows of and has not mended yet.
///
/// A finding that a baseline lists is allowed, one that got worse or is new is not, and a row whose finding is gone is
/// reported. So a gate can be switched on today, and only gets tighter.
public struct Baseline: Hashable, Sendable {
    /// The known findings, in their order.
    public private(set) var rows: [BaselineRow]

    /// A baseline of some rows.
    public init(rows: [BaselineRow] = []) { self.rows = rows.sorted() }
}

extension Baseline {
    /// What of a report a baseline looks at.
    public struct Scope: Sendable {
        /// The themes that were checked; all of them when empty.
        public var themes: Set<String>

        /// Names the themes that were checked.
        public init(themes: some Sequence<String> = EmptyCollection<String>()) { self.themes = Set(themes) }

        /// Whether a row's finding would be in the report if it were still there.
        func contains(_ row: BaselineRow) -> Bool {
            guard !themes.isEmpty, let theme = row.key.theme else { return true }
            return themes.contains(theme)
        }
    }

    /// The report with its known findings marked, those that got worse saying so, and the rows that are stale added.
    ///
    /// `strict` makes stale rows errors; otherwise they are notes, which fail nothing. Complexity: O(n log n).
    public func applied(to report: Report, scope: Scope = Scope(), strict: Bool = false) -> Report {
        var (report, gone) = marked(report)
        report.findings += gone.filter(scope.contains).map { .stale($0, strict: strict) }
        return report.sorted()
    }

    /// The report with its known findings marked, and those that got worse saying so.
    public func marking(_ report: Report) -> Report { marked(report).report }

    /// The report with its known findings marked, and the rows that no finding has.
    package func marked(_ report: Report) -> (report: Report, gone: [BaselineRow]) {
        var report = report
        let match = BaselineMatch(self, report)
        for (index, row) in match.known {
            if rows[row].isWorsened(by: report.findings[index].measured) {
                report.findings[index].tellWorsening(since: rows[row])
            } else {
                report.findings[index].isBaselined = true
            }
        }
        return (report, match.gone.map { rows[$0] })
    }

    /// The baseline without stale rows, and with better values where there are any.
    ///
    /// New findings, and values that got worse, are taken in only when `acceptsNew` says so.
    public func updated(by report: Report, scope: Scope = Scope(), acceptsNew: Bool = false) -> Baseline {
        let match = BaselineMatch(self, report)
        var updated = match.gone.map { rows[$0] }.filter { !scope.contains($0) }
        for (index, row) in match.known {
            var row = rows[row]
            let measured = report.findings[index].measured
            if acceptsNew || row.isTightened(by: measured) { row.measured = measured }
            updated.append(row)
        }
        if acceptsNew { updated += match.new.map { BaselineRow(report.findings[$0]) } }
        return Baseline(rows: updated)
    }
}

extension BaselineRow {
    /// The row of a finding.
    init(_ finding: Finding) { self.init(Key(finding), measured: finding.measured) }
}

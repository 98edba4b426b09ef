/// Which finding of a report is which row of a baseline.
///
/// Findings with one key, as two unknown keys of one name are, are counted: the first go to the rows, worst to worst,
/// and the others are new.
struct BaselineMatch {
    /// The findings that have a row: the index of the finding and of the row.
    private(set) var known: [(finding: Int, row: Int)] = []
    /// The indices of the findings that have none.
    private(set) var new: [Int] = []
    /// The indices of the rows that no finding has.
    private(set) var gone: [Int] = []

    /// Matches all findings that could ever fail a check and that `isEligible` lets a row stand for.
    init(_ baseline: Baseline, _ report: Report, where isEligible: (RuleID) -> Bool = \.canBeListed) {
        // Rows are sorted, the worst of a key first; here the next one to take stands last.
        var rows = Dictionary(grouping: baseline.rows.indices.reversed()) { baseline.rows[$0].key }
        for index in Self.candidates(of: report, where: isEligible) {
            if let row = rows[BaselineRow.Key(report.findings[index])]?.popLast() {
                known.append((index, row))
            } else {
                new.append(index)
            }
        }
        gone = rows.values.joined().sorted()
    }

    /// The findings that rows can stand for, worst first: those that count, and could ever fail a check.
    private static func candidates(of report: Report, where isEligible: (RuleID) -> Bool) -> [Int] {
        let indices = report.findings.indices.filter { index in
            let finding = report.findings[index]
            return finding.waiver == nil && finding.severity > .note && isEligible(finding.rule)
        }
        return indices.sorted { left, right in
            let values = (report.findings[left].measured ?? 0, report.findings[right].measured ?? 0)
            return values.0 == values.1 ? left < right : values.0 < values.1
        }
    }
}

extension RuleID {
    /// Whether a baseline may list what breaks the rule: of a file that cannot be read nothing is known, and unknown is
    /// never a pass.
    var canBeListed: Bool { self != .staleBaseline && self != .unreadableFile }
}

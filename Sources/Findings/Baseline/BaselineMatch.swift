/// Matches the findings of a report with the rows of a baseline.
///
/// Findings with one key, such as two unknown keys of one name, are counted: the first belong to the rows, worst to
/// worst, and the others are new.
struct BaselineMatch {
    private(set) var known: [(finding: Int, row: Int)] = []
    private(set) var new: [Int] = []
    private(set) var gone: [Int] = []

    init(
        _ baseline: Baseline,
        _ report: Report,
        where canBeListed: (RuleID) -> Bool = \.canBeListed
    ) {
        // Rows are sorted, the worst of a key first; reversed, `popLast` takes the worst.
        var rows = Dictionary(grouping: baseline.rows.indices.reversed()) { baseline.rows[$0].key }
        for index in Self.worstFirst(report.findings, where: canBeListed) {
            if let row = rows[BaselineRow.Key(report.findings[index])]?.popLast() {
                known.append((index, row))
            } else {
                new.append(index)
            }
        }
        gone = rows.values.joined().sorted()
    }

    private static func worstFirst(_ findings: [Finding], where canBeListed: (RuleID) -> Bool)
        -> [Int]
    {
        let indices = findings.indices.filter {
            findings[$0].waiver == nil && findings[$0].severity > .note
                && canBeListed(findings[$0].rule)
        }
        return indices.sorted {
            (findings[$0].measured ?? 0, $0) < (findings[$1].measured ?? 0, $1)
        }
    }
}

extension RuleID {
    /// A baseline may list a finding of this rule: none that says that something was not judged, and none about
    /// the configuration itself.
    package var canBeListed: Bool {
        !RuleSettings.fixed.contains(self) && !Self.neverListed.contains(self)
    }

    private static let neverListed: Set<RuleID> = [
        .staleBaseline, .staleWaiver, .missingReason, .uncheckedRole, .uncheckedStyle,
    ]
}

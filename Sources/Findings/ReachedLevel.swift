/// The level that a theme reaches in all its modes: what does not pass comes before any level.
package struct ReachedLevel {
    package let kind: String
    /// In words: "AA", "AA as terminal" where the kind chose the pairs, "AA by text-only" where a profile did, "fails 3".
    package let label: String

    package init(_ report: Report) {
        let verdict = ThemeVerdict(report)
        let summary = verdict.summary
        let failed = summary.unlistedFailures
        if failed > 0 {
            kind = "fail"
            label = "fails \(failed)"
        } else if verdict.kind == .fail {
            kind = "fail"
            label = "error"
        } else if summary.unknown > 0 || summary.checked == 0 {
            kind = "unknown"
            label = summary.unknown > 0 ? "\(summary.unknown) unknown" : "unchecked"
        } else if report.coverage.contains(where: { !$0.uncheckedStyles.isEmpty }) {
            kind = "unknown"
            label = "unjudged CSS"
        } else {
            let level = MeasuredLevel(of: report)
            let choice = report.coverage.lazy.compactMap(\.choice).first
            kind = level.rawValue
            label = level.label + (choice.map { " \($0)" } ?? "")
        }
    }
}

/// The strictest level whose ratios all measured pairs have, as default pairs: accepted ones count as what they are.
private enum MeasuredLevel: String {
    case aaa, aa
    case aaLarge = "aa-large"
    case below

    init(of report: Report) {
        let ratios = MeasuredRatios(report)
        if ratios.allReach({ $0.requiredRatio(at: .aaa) }) {
            self = .aaa
        } else if ratios.allReach({ $0.requiredRatio(at: .aa) }) {
            self = .aa
        } else {
            let large = ContrastUse.largeText.requiredRatio(at: .aa)
            self = ratios.allReach { $0 == .exempt ? nil : large } ? .aaLarge : .below
        }
    }

    var label: String {
        switch self {
        case .aaa: "AAA"
        case .aa: "AA"
        case .aaLarge: "AA large"
        case .below: "below AA"
        }
    }
}

/// The ratios of a theme with the uses that decide its level.
private struct MeasuredRatios {
    private var rows: [(use: ContrastUse, measured: Double?)] = []

    init(_ report: Report) {
        var defaults: [PairKey: ContrastUse] = [:]
        for row in report.coverage {
            for accepted in row.accepted {
                let key = PairKey(theme: row.theme, mode: accepted.mode, pair: accepted.pair)
                defaults[key] = accepted.defaultUse
            }
        }
        for row in report.pairs {
            let use = defaults.isEmpty ? nil : defaults[PairKey(row)]
            rows.append((use ?? row.pair.use, row.measured))
        }
        for finding in report.findings where finding.detail?.selector != nil {
            guard let measured = finding.measured else { continue }
            rows.append((.text, measured))
        }
    }

    func allReach(_ required: (ContrastUse) -> Double?) -> Bool {
        rows.allSatisfy { row in
            guard let least = required(row.use) else { return true }
            return row.measured.map { $0 >= least } ?? false
        }
    }
}

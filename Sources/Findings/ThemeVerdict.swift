/// A theme's verdict in a word and a few numbers.
package struct ThemeVerdict: Hashable, Sendable {
    package private(set) var checked = 0
    package private(set) var failed = 0
    package private(set) var waived = 0
    package private(set) var unknown = 0
    package private(set) var warnings = 0
    package private(set) var errors = 0
    /// Findings that the baseline lists.
    package private(set) var baselined = 0
    /// The lowest ratio among the pairs of text.
    package private(set) var lowestRatio: Double?

    /// The verdict on a theme of which nothing is known.
    package init() {}

    /// The verdicts of every theme of a report, by id.
    package static func all(in report: Report) -> [String: ThemeVerdict] {
        var verdicts: [String: ThemeVerdict] = [:]
        let known = report.knownPairs
        for row in report.pairs {
            let isKnown = !known.isEmpty && known.contains(PairPlace(row))
            verdicts[row.theme, default: ThemeVerdict()].count(row, isKnown: isKnown)
        }
        for finding in report.findings {
            guard let theme = finding.theme else { continue }
            if finding.isBaselined { verdicts[theme, default: ThemeVerdict()].baselined += 1 }
            guard finding.counts else { continue }
            switch finding.severity {
            case .error: verdicts[theme, default: ThemeVerdict()].errors += 1
            case .warning: verdicts[theme, default: ThemeVerdict()].warnings += 1
            case .note: break
            }
        }
        return verdicts
    }

    private mutating func count(_ row: PairVerdict, isKnown: Bool) {
        switch row.verdict {
        case .pass: checked += 1
        case .fail:
            checked += 1
            failed += 1
        case .waived:
            checked += 1
            waived += 1
        case .unknown: unknown += isKnown ? 0 : 1
        case .exempt: return
        }
        if row.pair.use == .text, let ratio = row.measured { lowestRatio = min(lowestRatio ?? ratio, ratio) }
    }

    /// `fail`, `unknown`, `warning`, `baselined`, `waived` or `pass`: the gravest that holds.
    package var kind: String {
        if errors > 0 { return "fail" }
        if unknown > 0 || checked == 0 { return "unknown" }
        if warnings > 0 { return "warning" }
        if baselined > 0 { return "baselined" }
        return waived > 0 ? "waived" : "pass"
    }

    /// The verdict in words.
    package var label: String {
        switch kind {
        case "fail": failed > 0 ? "\(failed) of \(checked) pairs fail" : "\(errors) error\(errors == 1 ? "" : "s")"
        case "unknown": checked == 0 ? "nothing checked" : "\(unknown) unknown"
        case "warning": "\(warnings) warning\(warnings == 1 ? "" : "s")"
        case "baselined": "passes, \(baselined) in the baseline" + (waived > 0 ? ", \(waived) waived" : "")
        case "waived": "passes, \(waived) waived"
        default: "all \(checked) pairs pass"
        }
    }
}

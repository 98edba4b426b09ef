/// A theme's verdict in a word and a few numbers.
package struct ThemeVerdict: Hashable, Sendable {
    package private(set) var checked = 0
    /// Pairs that fail, but for those that the baseline lists.
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

    /// The verdict on one theme of a report.
    package init(on theme: String, in report: Report) {
        let known = report.knownPairs
        for row in report.pairs where row.theme == theme { count(row, known) }
        for finding in report.findings where finding.theme == theme { count(finding) }
    }

    /// The verdicts of every theme of a report, by id.
    package static func all(in report: Report) -> [String: ThemeVerdict] {
        var verdicts: [String: ThemeVerdict] = [:]
        let known = report.knownPairs
        for row in report.pairs { verdicts[row.theme, default: ThemeVerdict()].count(row, known) }
        for finding in report.findings {
            if let theme = finding.theme { verdicts[theme, default: ThemeVerdict()].count(finding) }
        }
        return verdicts
    }

    private mutating func count(_ finding: Finding) {
        if finding.isBaselined { baselined += 1 }
        guard finding.counts else { return }
        switch finding.severity {
        case .error: errors += 1
        case .warning: warnings += 1
        case .note: break
        }
    }

    private mutating func count(_ row: PairVerdict, _ known: Set<PairPlace>) {
        switch row.verdict {
        case .pass: checked += 1
        case .fail:
            checked += 1
            failed += known.contains(PairPlace(row)) ? 0 : 1
        case .waived:
            checked += 1
            waived += 1
        case .unknown: unknown += known.contains(PairPlace(row)) ? 0 : 1
        case .exempt: return
        }
        if row.pair.use == .text, let ratio = row.measured { lowestRatio = min(lowestRatio ?? ratio, ratio) }
    }

    /// A verdict in a word, the gravest first.
    package enum Kind: String, Sendable {
        case fail, unknown, warning, baselined, waived, pass
    }

    /// The gravest that holds.
    package var kind: Kind {
        if errors > 0 { return .fail }
        if unknown > 0 || checked == 0 { return .unknown }
        if warnings > 0 { return .warning }
        if baselined > 0 { return .baselined }
        return waived > 0 ? .waived : .pass
    }

    /// The verdict in words.
    package var label: String {
        switch kind {
        case .fail: failed > 0 ? "\(failed) of \(checked) pairs fail" : errors.of("error")
        case .unknown: checked == 0 ? "nothing checked" : "\(unknown) unknown"
        case .warning: warnings.of("warning")
        case .baselined: "passes, \(baselined) in the baseline" + (waived > 0 ? ", \(waived) waived" : "")
        case .waived: "passes, \(waived) waived"
        case .pass: "all \(checked) pairs pass"
        }
    }
}

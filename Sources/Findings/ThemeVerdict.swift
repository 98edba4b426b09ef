import SourceText

package struct ThemeVerdict: Hashable, Sendable {
    package let summary: Summary
    package let lowestRatio: Double?
    /// The share of the file's colours that are in pairs, in few words; nil where all are.
    package let colorGap: String?
    /// The name of the profile that took the place of the default pairs.
    private let profile: String?

    package init(_ report: Report) {
        summary = Summary(report)
        colorGap = report.shortColorGap
        profile = report.coverage.lazy.compactMap(\.profile).first
        let texts = report.pairs.filter { $0.pair.use == .text && $0.verdict != .exempt }
        lowestRatio = texts.compactMap(\.measured).min()
    }

    package enum Kind: String, Sendable {
        case fail, unknown, warning, baselined, waived, pass
    }

    package var kind: Kind {
        if summary.errors > 0 { return .fail }
        if summary.unknown > 0 || summary.checked == 0 { return .unknown }
        if summary.warnings > 0 || summary.toleratedFailures > 0 { return .warning }
        if summary.baselined > 0 { return .baselined }
        return summary.acceptsLess ? .waived : .pass
    }

    package var label: String {
        let failed = summary.unlistedFailures
        return switch kind {
        case .fail:
            failed > 0 ? "\(failed) of \(summary.checked) pairs fail" : summary.errors.of("error")
        case .unknown:
            summary.checked == 0 ? "nothing checked" : "\(summary.unknown) unknown"
        case .warning:
            summary.warnings > 0
                ? summary.warnings.of("warning") : "\(failed) of \(summary.checked) pairs fail"
        case .baselined, .waived: "passes, \(summary.acceptedPhrase)"
        case .pass:
            "all \(summary.checked) pairs\(profile.map { " of \($0)" } ?? "") pass"
                + (summary.leftOut > 0 ? ", \(summary.leftOut) left out" : "")
        }
    }
}

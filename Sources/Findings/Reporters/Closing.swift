/// The end of a report in words: what was looked at, and the verdict.
struct Closing {
    /// How grave the verdict is.
    enum Kind { case pass, warning, fail }

    let extent: String
    let verdict: String
    let kind: Kind

    /// The end of a report of which findings at or above `threshold` fail the check.
    init(_ report: Report, threshold: Severity) {
        let summary = Summary(report)
        let scope =
            "\(summary.themes.of("theme")), \(summary.modes.of("mode")), "
            + "\(summary.checked) of \(summary.pairs.of("pair")) checked"
        var exceptions = report.coverageGaps
        if summary.waived > 0 { exceptions.append("\(summary.waived) waived") }
        if summary.baselined > 0 { exceptions.append("\(summary.baselined) in the baseline") }
        if summary.stale > 0 { exceptions.append("\(summary.stale.of("row")) of the baseline stale") }
        extent = ([scope] + exceptions).joined(separator: "; ")
        let counts = Self.counts(summary, threshold)
        if counts.isEmpty {
            (verdict, kind) = Self.verdict(
                summary, isComplete: exceptions.isEmpty, hasUnknownPairs: report.hasUnknownPairs)
        } else {
            let fails = summary.errors > 0 || report.fails(at: threshold)
            (verdict, kind) = (counts.joined(separator: ", "), fails ? .fail : .warning)
        }
    }

    /// The errors and warnings in words, and the notes where these fail a check.
    private static func counts(_ summary: Summary, _ threshold: Severity) -> [String] {
        [
            summary.errors > 0 ? summary.errors.of("error") : nil,
            summary.warnings > 0 ? summary.warnings.of("warning") : nil,
            summary.notes > 0 && threshold == .note ? summary.notes.of("note") : nil,
        ].compactMap(\.self)
    }

    private static func verdict(_ summary: Summary, isComplete: Bool, hasUnknownPairs: Bool) -> (String, Kind) {
        if summary.checked == 0 { return ("nothing was checked", .warning) }
        if hasUnknownPairs { return ("\(summary.unknown.of("pair")) unknown, which is no pass", .fail) }
        return (isComplete ? "all passed" : "no errors, with the exceptions above", .pass)
    }
}

extension Report {
    /// What was left open, in words; nothing where everything was checked.
    package var coverageGaps: [String] {
        let unknown = pairs.count { $0.verdict == .unknown }
        let unchecked = coverage.filter { $0.checked == 0 }.map(\.theme)
        let unreached = coverage.reduce(0) { $0 + $1.uncheckedRoles.count }
        return [
            unknown > 0 ? "\(unknown) unknown" : nil,
            unreached > 0 ? "\(unreached.of("role")) that no pair reaches" : nil,
            unchecked.isEmpty ? nil : "no check for \(unchecked.joined(separator: ", "))",
        ].compactMap(\.self)
    }

    /// What was looked at and the verdict, for people who see no other totals.
    package func closing(threshold: Severity) -> String {
        let closing = Closing(self, threshold: threshold)
        return "\(closing.extent)\n\(closing.verdict)"
    }
}

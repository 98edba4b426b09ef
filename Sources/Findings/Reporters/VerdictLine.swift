import SourceText

/// The last lines of a report: the extent of the check, and the verdict.
struct VerdictLine {
    enum Kind { case pass, warning, fail }

    let coverage: String
    let verdict: String
    let kind: Kind

    init(_ report: Report, threshold: Severity) {
        let summary = Summary(report)
        let exceptions = Self.exceptions(report, summary)
        let accepted = summary.acceptedPhrase
        let scope = """
            \(summary.themes.of("theme")), \(summary.modes.of("mode")), \
            \(summary.checked) of \(summary.pairs.of("pair")) checked
            """
        coverage = ([scope] + exceptions + report.choices).joined(separator: "; ")
        let counts = Self.counts(
            summary,
            showsNotes: report.findings.contains {
                $0.severity == .note && $0.counts && $0.isSevere(at: threshold)
            }
        )
        let fails = summary.errors > 0 || report.fails(at: threshold)
        let outcome: String
        if summary.checked == 0 {
            let problems = counts.isEmpty ? "" : ": \(counts.joined(separator: ", "))"
            outcome = "nothing was checked" + problems
            kind = fails ? .fail : .warning
        } else if !counts.isEmpty {
            outcome = Self.causes(report, threshold) + counts.joined(separator: ", ")
            kind = fails ? .fail : .warning
        } else if report.hasUnknownPairs {
            outcome = "\(summary.unknown.of("pair")) unknown"
            kind = .fail
        } else if report.isGuess {
            outcome = """
                nothing was judged for certain: confirm the guessed roles under 'roles' in \
                themepreview.yml
                """
            kind = .warning
        } else {
            let all = accepted.isEmpty ? "all passed" : "all others passed"
            outcome = exceptions.isEmpty ? all : "no errors in what was checked"
            kind = .pass
        }
        let parts = [outcome, Self.reason(report, threshold), accepted]
        verdict = parts.filter { !$0.isEmpty }.joined(separator: "; ")
    }

    /// The reason for which a check fails without a finding that does.
    private static func reason(_ report: Report, _ threshold: Severity) -> String {
        guard report.hasUnknownPairs, report.failures(at: threshold).isEmpty else { return "" }
        return "unknown pairs fail a check: the findings say which colours to set"
    }

    private static func exceptions(_ report: Report, _ summary: Summary) -> [String] {
        var exceptions = report.coverageGaps
        if let restriction = report.restriction {
            exceptions.append(restriction)
        }
        if summary.stale > 0 {
            exceptions.append("\(summary.stale.of("row")) of the baseline stale")
        }
        return exceptions
    }

    /// The number of causes of the counted findings, unless each has its own.
    private static func causes(_ report: Report, _ threshold: Severity) -> String {
        let counted = report.findings.filter {
            $0.isUrgent(at: threshold) && ($0.severity > .note || threshold == .note)
        }
        let causes = Cause.causes(of: counted).count
        return causes == counted.count ? "" : "\(causes.of("cause")): "
    }

    private static func counts(_ summary: Summary, showsNotes: Bool) -> [String] {
        var counts: [String] = []
        if summary.errors > 0 {
            counts.append(summary.errors.of("error"))
        }
        if summary.warnings > 0 {
            counts.append(summary.warnings.of("warning"))
        }
        if summary.notes > 0, showsNotes {
            counts.append(summary.notes.of("note"))
        }
        return counts
    }
}

extension Report {
    /// All verdicts rest on guessed roles.
    fileprivate var isGuess: Bool {
        let checked = coverage.reduce(0) { $0 + $1.checked }
        let guessed = coverage.reduce(0) { $0 + $1.guessedPairs }
        return guessed > 0 && guessed == checked
    }

    package func verdictLines(threshold: Severity) -> String {
        let line = VerdictLine(self, threshold: threshold)
        var lines = [line.coverage, line.verdict]
        if let fixLine {
            lines.append(fixLine)
        }
        return lines.joined(separator: "\n")
    }
}

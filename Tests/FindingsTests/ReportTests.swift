import Findings
import Testing

@Suite("A report")
struct ReportTests {
    @Test func `A report fails at the severity of its findings and below`() {
        let report = Report(findings: [SampleReport.smallText], coverage: [SampleReport.coverage()])
        #expect(report.fails(at: .note))
        #expect(report.fails(at: .warning))
        #expect(!report.fails(at: .error))
    }

    @Test func `A report does not fail for a waived finding`() {
        #expect(!Report(findings: [SampleReport.waived]).fails(at: .note))
    }

    @Test(arguments: Severity.allCases)
    func `A report with an unknown pair fails at every threshold`(
        threshold: Severity
    ) {
        let report = Report(pairs: [SampleReport.row(.pass), SampleReport.row(.unknown)])
        #expect(report.fails(at: threshold))
    }

    @Test(arguments: [Verdict.pass, .exempt, .waived])
    func `A report does not fail for other verdicts without findings`(verdict: Verdict) {
        #expect(!Report(pairs: [SampleReport.row(verdict)]).fails(at: .note))
    }

    @Test func `A report merges another one as a whole`() {
        var report = SampleReport.full
        report.merge(SampleReport.full)
        #expect(report.findings.count == 8)
        #expect(report.pairs.count == 10)
        #expect(report.coverage.count == 2)
    }
}

@Suite("A summary")
struct SummaryTests {
    @Test func `A summary counts the contents of its report`() {
        let summary = Summary(SampleReport.full)
        #expect(summary.themes == 1)
        #expect(summary.modes == 2)
        #expect(summary.pairs == 5)
        #expect(summary.checked == 3)
        #expect(summary.unknown == 1)
        #expect(summary.errors == 1)
        #expect(summary.warnings == 1)
        #expect(summary.notes == 1)
        #expect(summary.waived == 1)
    }

    @Test func `A summary of an empty report is all zeros`() {
        #expect(Summary(Report()) == Summary())
    }

    @Test func `A summary of several reports is the sum of theirs`() {
        let other = Report(
            findings: [SampleReport.waived, SampleReport.smallText],
            pairs: [SampleReport.row(.fail, "link")]
        )
        var both = SampleReport.full
        both.merge(other)
        var sum = Summary(SampleReport.full)
        sum += Summary(other)
        #expect(sum == Summary(both))
        #expect(sum.findings == both.findings.count)
        #expect(sum.unlistedFailures == 2)
    }
}

@Suite("A set of findings")
struct FindingSetTests {
    @Test func `A set of findings keeps the order and drops duplicates`() {
        var findings = FindingSet()
        findings.add([SampleReport.smallText, SampleReport.lowContrast])
        findings.add(SampleReport.smallText)
        #expect(findings.all == [SampleReport.smallText, SampleReport.lowContrast])
    }
}

@Suite("A theme's verdict")
struct ThemeVerdictTests {
    private static func verdict(_ findings: [Finding], _ verdicts: [Verdict]) -> ThemeVerdict {
        ThemeVerdict(
            report(findings, verdicts.enumerated().map { SampleReport.row($1, "role-\($0)") })
        )
    }

    private static func report(_ findings: [Finding], _ rows: [PairVerdict]) -> Report {
        let checked = rows.count { [.pass, .fail, .waived].contains($0.verdict) }
        return Report(
            findings: findings,
            pairs: rows,
            coverage: [SampleReport.coverage(pairs: rows.count, checked: checked)]
        )
    }

    @Test(
        arguments: [
            ([], [.pass, .pass, .exempt], .pass, "all 2 pairs pass"),
            ([SampleReport.smallText], [.pass], .warning, "1 warning"),
            ([SampleReport.outOfGamut], [.pass], .pass, "all 1 pairs pass"),
            ([SampleReport.smallText], [.pass, .unknown], .unknown, "1 unknown"),
            ([SampleReport.lowContrast], [.pass, .fail], .fail, "1 of 2 pairs fail"),
            ([SampleReport.lowContrast], [.unknown], .fail, "1 error"),
            ([SampleReport.waived], [.waived], .waived, "passes, 1 waived"),
            ([SampleReport.baselined], [.pass, .fail], .baselined, "passes, 1 in the baseline"),
            (
                [SampleReport.baselined, SampleReport.waived], [.fail, .waived], .baselined,
                "passes, 1 waived, 1 in the baseline"
            ),
            ([SampleReport.baselined, SampleReport.smallText], [.fail], .warning, "1 warning"),
            ([], [], .unknown, "nothing checked"),
            ([], [.exempt], .unknown, "nothing checked"),
        ] as [([Finding], [Verdict], ThemeVerdict.Kind, String)]
    )
    func `A theme's verdict is the gravest of its results`(
        findings: [Finding],
        verdicts: [Verdict],
        kind: ThemeVerdict.Kind,
        label: String
    ) {
        let verdict = Self.verdict(findings, verdicts)
        #expect(verdict.kind == kind)
        #expect(verdict.label == label)
    }

    @Test func `A theme's verdict names the profile that chose its pairs`() {
        var report = Self.report([], [SampleReport.row(.pass)])
        report.coverage[0].profile = "text-only"
        #expect(ThemeVerdict(report).label == "all 1 pairs of text-only pass")
    }

    @Test func `A theme's verdict counts a waived rule of CSS, which is no pair`() {
        var finding = SampleReport.waived
        finding.detail?.pair = nil
        finding.detail?.selector = ".card"
        #expect(Self.verdict([finding], [.pass]).label == "passes, 1 waived")
    }

    @Test func `A theme's verdict ignores findings of other themes`() {
        var other = SampleReport.row(.fail)
        other.theme = "dune"
        var foreign = SampleReport.lowContrast
        foreign.theme = "dune"
        let general = Finding(.brokenLink, .error, "a link leads nowhere")
        let harbor = Self.report([SampleReport.smallText], [SampleReport.row(.pass)])
        let dune = Report(
            findings: [foreign],
            pairs: [other],
            coverage: [SampleReport.coverage("dune", pairs: 1, checked: 1)]
        )
        var both = harbor
        both.merge(dune)
        both.merge(Report(findings: [general]))
        #expect(both.byTheme == ["harbor": harbor, "dune": dune])
    }

    @Test func `A theme's verdict is unknown though a baseline lists the unknown pair`() {
        var finding = SampleReport.baselined
        let row = SampleReport.row(.unknown)
        finding.mode = row.mode
        finding.detail?.pair = row.pair
        let report = Self.report([finding], [row, SampleReport.row(.pass, "link")])
        #expect(ThemeVerdict(report).kind == .unknown)
        #expect(report.fails(at: .error))
    }

    @Test func `A theme's verdict counts what is exempt, lowered and left out`() {
        let row = SampleReport.row(.exempt, "link")
        var report = Self.report([], [SampleReport.row(.pass), row])
        report.coverage[0].leftOut = 3
        #expect(ThemeVerdict(report).kind == .pass)
        #expect(ThemeVerdict(report).label == "all 1 pairs pass, 3 left out")
        let accepted = AcceptedPair(
            mode: row.mode,
            pair: PairName("link", on: row.pair.background, use: .exempt),
            defaultUse: .text,
            reason: nil,
            location: nil
        )
        report.coverage[0].accepted = [accepted]
        #expect(ThemeVerdict(report).kind == .waived)
        #expect(ThemeVerdict(report).label == "passes, 1 pair exempt, 3 left out")
    }

    @Test func `A theme's verdict is no pass where a failing pair is a note`() {
        var finding = SampleReport.lowContrast
        finding.severity = .note
        let verdict = Self.verdict([finding], [.pass, .fail])
        #expect(verdict.kind == .warning)
        #expect(verdict.label == "1 of 2 pairs fail")
    }

    @Test func `A theme's verdict ignores a failure that the baseline lists`() {
        var finding = SampleReport.baselined
        let row = SampleReport.row(.fail)
        finding.mode = row.mode
        finding.detail?.pair = row.pair
        let rows = [row, SampleReport.row(.fail, "link"), SampleReport.row(.pass, "focus")]
        let verdict = ThemeVerdict(Self.report([finding, SampleReport.lowContrast], rows))
        #expect(verdict.summary.unlistedFailures == 1)
        #expect(verdict.label == "1 of 3 pairs fail")
    }

    @Test func `A theme's verdict has the lowest ratio of its text`() {
        var low = SampleReport.row(.fail)
        low.measured = 2.5
        var line = SampleReport.row(.pass)
        line.measured = 1.5
        line.pair.use = .nonText
        #expect(
            ThemeVerdict(Report(pairs: [SampleReport.row(.pass), low, line])).lowestRatio == 2.5
        )
    }
}

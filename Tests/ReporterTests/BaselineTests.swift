import Findings
import SourceText
import TestSupport
import Testing

@Suite("A baseline")
struct BaselineTests {
    private static let known = Report(findings: [
        GateReport.low("a", measured: 2), GateReport.low("b", measured: 3), GateReport.smallText,
    ])
    private static let baseline = Baseline().updated(by: known, acceptsNew: true)

    private static func rules(_ report: Report) -> [RuleID] {
        report.findings.filter(\.counts).map(\.rule)
    }

    @Test func `A baseline accepts the findings that it lists`() {
        let report = Self.baseline.applied(to: Self.known)
        #expect(Summary(report).baselined == 3)
        #expect(!report.fails(at: .note))
    }

    @Test
    func
        `A baseline identifies a finding by rule, theme, mode and pair alone`()
    {
        var moved = Self.known
        for index in moved.findings.indices {
            moved.findings[index].location = Place(file: "elsewhere.yml", line: 50 - index)
            moved.findings[index].detail?.colors = nil
        }
        moved.findings[2].message = "the text style 'caption' is 10 px, below 12 px"
        #expect(Summary(Self.baseline.applied(to: moved)).baselined == 3)
    }

    @Test func `A baseline accepts no finding of another theme, mode, pair, use or rule`() {
        var others = Array(repeating: GateReport.low("a", measured: 2), count: 5)
        others[0].theme = "slate"
        others[1].mode = "light"
        others[2].detail?.pair?.background = "background"
        others[3].detail?.pair?.use = .largeText
        others[4].rule = .indistinctPair
        #expect(Summary(Self.baseline.applied(to: Report(findings: others))).errors == 5)
    }

    @Test func `A finding that got worse than its baseline fails, with both values`() throws {
        let report = Self.baseline.applied(
            to: Report(findings: [GateReport.low("a", measured: 1.98765)])
        )
        let worse = try #require(report.findings.first { $0.rule == .lowContrast })
        #expect(worse.counts)
        #expect(worse.message.hasSuffix("; it got worse: was 2.00:1 in the baseline, now 1.98:1"))
    }

    @Test func `A small worsening is shown with enough decimals`() throws {
        let report = Self.baseline.applied(
            to: Report(findings: [GateReport.low("b", measured: 2.99999)])
        )
        let below = try #require(report.findings.first { $0.rule == .lowContrast })
        #expect(below.message.hasSuffix("was 3.00:1 in the baseline, now 2.99:1"))
        let first = Baseline().updated(
            by: Report(findings: [GateReport.low("b", measured: 2.50009)]),
            acceptsNew: true
        )
        let second = first.applied(to: Report(findings: [GateReport.low("b", measured: 2.50001)]))
        #expect(
            second.findings[0].message.hasSuffix("was 2.50009:1 in the baseline, now 2.50001:1")
        )
    }

    @Test(arguments: [(1.0000005, false), (0.9999995, false), (1.000002, false), (0.999998, true)])
    func `A difference below a millionth is no change of a baseline`(
        measured: Double,
        isWorse: Bool
    ) {
        let baseline = Baseline().updated(
            by: Report(findings: [GateReport.low("a", measured: 1)]),
            acceptsNew: true
        )
        let report = baseline.applied(
            to: Report(findings: [GateReport.low("a", measured: measured)])
        )
        #expect(report.fails(at: .error) == isWorse)
    }

    @Test func `A baseline row that is gone is a note, and an error when strict`() {
        let rest = Report(findings: [GateReport.smallText])
        let report = Self.baseline.applied(to: rest)
        #expect(Summary(report).stale == 2)
        #expect(!report.fails(at: .warning))
        #expect(Self.baseline.applied(to: rest, strict: true).fails(at: .error))
        let text = TextReporter().text(for: report)
        #expect(
            text.matches(of: /'themepreview check --update-baseline' removes the row/).count == 1,
            "\(text)"
        )
    }

    @Test func `A baseline ignores themes that were not checked`() {
        let scope = Baseline.Scope(themes: ["slate"])
        #expect(Summary(Self.baseline.applied(to: Report(), scope: scope)).stale == 0)
        #expect(Self.baseline.updated(by: Report(), scope: scope) == Self.baseline)
    }

    @Test func `A baseline counts findings with one key`() {
        let twice = Report(findings: [GateReport.smallText, GateReport.smallText])
        let summary = Summary(Self.baseline.applied(to: twice))
        #expect(summary.baselined == 1)
        #expect(summary.warnings == 1)
    }

    @Test func `Findings with one key belong to the rows from the worst to the best`() {
        let findings = [3.0, 2].map { measured in
            GateReport.low("a", measured: measured)
        }
        let report = Report(findings: findings)
        let baseline = Baseline().updated(by: report, acceptsNew: true)
        #expect(Summary(baseline.applied(to: report)).baselined == 2)
    }

    @Test(arguments: [nil, 0.5])
    func `A row without a ratio that a pair can have accepts no low contrast`(ratio: Double?) {
        let finding = GateReport.low("a", measured: 2)
        let key = BaselineRow.Key(
            rule: .lowContrast,
            theme: finding.theme,
            mode: finding.mode,
            pair: finding.pair
        )
        let baseline = Baseline(rows: [BaselineRow(key, measured: ratio)])
        let report = baseline.applied(to: Report(findings: [finding]))
        #expect(report.findings.map(\.isBaselined) == [false])
        #expect(report.fails(at: .error))
    }

    @Test func `A baseline lists no waived findings and no notes`() {
        let report = Report(findings: [GateReport.waived, GateReport.outOfGamut])
        #expect(Baseline().updated(by: report, acceptsNew: true).rows.isEmpty)
    }

    @Test func `A baseline never accepts a file that cannot be read`() {
        var unreadable = Finding(
            .unreadableFile,
            .error,
            "the file is not YAML",
            at: Place(file: "themes/slate.yml")
        )
        unreadable.theme = "slate"
        let report = Report(findings: [unreadable])
        #expect(Baseline().updated(by: report, acceptsNew: true).rows.isEmpty)
        let written = Baseline(rows: [
            BaselineRow(.init(rule: .unreadableFile, theme: "slate", subject: "the file"))
        ])
        let applied = written.applied(to: report)
        #expect(applied.fails(at: .error))
        #expect(applied.findings.map(\.isBaselined) == [false, false])
        let stale = applied.findings.first { $0.rule == .staleBaseline }
        #expect(stale?.message.hasSuffix("which no baseline can allow") == true)
        #expect(written.updated(by: report).rows.isEmpty)
    }

    @Test func `A baseline marks the findings that it knows without reporting missing ones`() {
        let report = Report(findings: [
            GateReport.low("a", measured: 2), GateReport.low("b", measured: 2),
        ])
        let marked = Self.baseline.marking(report)
        #expect(marked.findings.map(\.isBaselined) == [true, false])
        #expect(marked.findings[1].message.contains("it got worse"))
    }

    @Test func `A baseline accepts no unknown pair`() {
        var finding = Finding(.unknownBackdrop, .error, "'focus' on 'surface' cannot be judged")
        finding.theme = "slate"
        finding.mode = "light"
        finding.detail = ContrastDetail(
            pair: PairName("focus", on: "surface", use: .nonText)
        )
        let report = Report(findings: [finding], pairs: [GateReport.unknown])
        #expect(Baseline().updated(by: report, acceptsNew: true).rows.isEmpty)
        let listed = Baseline(rows: [
            BaselineRow(
                .init(
                    rule: .unknownBackdrop,
                    theme: "slate",
                    mode: "light",
                    pair: finding.pair
                )
            )
        ])
        #expect(listed.applied(to: report).fails(at: .error))
        #expect(listed.applied(to: report).findings.allSatisfy { !$0.isBaselined })
    }
}

@Suite("An update of a baseline")
struct BaselineUpdateTests {
    private static let baseline = Baseline().updated(
        by: Report(findings: [GateReport.low("a", measured: 2), GateReport.low("b", measured: 3)]),
        acceptsNew: true
    )

    private static func updated(_ findings: [Finding], acceptsNew: Bool = false) -> [String:
        Double?]
    {
        let rows = baseline.updated(by: Report(findings: findings), acceptsNew: acceptsNew).rows
        return Dictionary(
            uniqueKeysWithValues: rows.map { ($0.key.pair?.foreground ?? "", $0.measured) }
        )
    }

    @Test func `An update of a baseline removes rows whose finding is gone`() {
        #expect(Self.updated([GateReport.low("a", measured: 2)]) == ["a": 2])
    }

    @Test func `An update of a baseline tightens values that got better`() {
        #expect(Self.updated([GateReport.low("a", measured: 2.5)]) == ["a": 2.5])
    }

    @Test func `An update of a baseline adds no new finding and no worse value`() {
        let findings = [GateReport.low("a", measured: 1.5), GateReport.low("c", measured: 2)]
        #expect(Self.updated(findings) == ["a": 2])
    }

    @Test func `An update of a baseline adds new findings when they are accepted`() {
        let findings = [GateReport.low("a", measured: 1.5), GateReport.low("c", measured: 2)]
        #expect(Self.updated(findings, acceptsNew: true) == ["a": 1.5, "c": 2])
    }

    @Test func `An update of a baseline does not lower a value in tiny steps`() {
        var baseline = Self.baseline
        for step in 1...100 {
            let findings = [
                GateReport.low("a", measured: 2 - Double(step) * 9e-7),
                GateReport.low("b", measured: 3),
            ]
            baseline = baseline.updated(by: Report(findings: findings))
        }
        #expect(baseline.rows.map(\.measured) == [2, 3])
    }
}

import Findings
import TestSupport
import Testing

@Suite("A budget")
struct BudgetTests {
    private static func report(_ measured: Double...) -> Report {
        Report(
            findings: measured.enumerated().map { GateReport.low("r\($0)", measured: $1) } + [
                GateReport.smallText
            ]
        )
    }

    private static let baseline = Baseline.counting(report(2, 3))

    @Test func `A budget counts each rule's findings, but none about unknown values`() {
        var report = Self.report(2, 3)
        report.findings.append(Finding(.unknownBackdrop, .error, "'a' on 'b' cannot be judged"))
        report.findings.append(GateReport.outOfGamut)
        report.findings.append(GateReport.waived)
        let budgets = Baseline.counting(report).budgets
        #expect(budgets == [.lowContrast: 2, .smallText: 1])
        #expect(Self.baseline.budgeting(report).fails(at: .error))
    }

    @Test func `A budget accepts as many findings as it counts`() {
        let report = Self.baseline.budgeting(Self.report(1.5, 1.2))
        #expect(!report.fails(at: .warning))
        #expect(Summary(report).baselined == 3 && Summary(report).stale == 0)
    }

    @Test func `An exceeded budget leaves the worst findings, and says how many there are`() {
        let report = Self.baseline.budgeting(Self.report(2, 3, 1.5))
        let left = report.findings.filter(\.counts)
        #expect(left.map(\.measured) == [1.5])
        #expect(
            left.first?.message.hasSuffix("; there are 3 of these, and the baseline allows 2")
                == true
        )
    }

    @Test func `A budget that is too large is a note, or an error when strict`() {
        #expect(Summary(Self.baseline.budgeting(Self.report(2))).stale == 1)
        #expect(!Self.baseline.budgeting(Self.report(2)).fails(at: .warning))
        #expect(Self.baseline.budgeting(Self.report(2), strict: true).fails(at: .error))
        #expect(Summary(Self.baseline.budgeting(Self.report(2), isWhole: false)).stale == 0)
    }

    @Test func `A budget falls with an update, and rises only where findings are accepted`() {
        #expect(
            Self.baseline.updatedBudgets(by: Self.report(2), acceptsNew: false).budgets?[
                .lowContrast
            ] == 1
        )
        let more = Self.report(2, 2, 2)
        #expect(
            Self.baseline.updatedBudgets(by: more, acceptsNew: false).budgets?[.lowContrast] == 2
        )
        #expect(
            Self.baseline.updatedBudgets(by: more, acceptsNew: true).budgets?[.lowContrast] == 3
        )
        #expect(Self.baseline.updatedBudgets(by: Report(), acceptsNew: true).budgets == [:])
    }

    @Test func `A number of new failures includes no unknown pair and no unreadable file`() {
        #expect(!Self.report(2, 3).fails(at: .error, allowing: 2))
        #expect(Self.report(2, 3).fails(at: .error, allowing: 1))
        #expect(Self.report(2, 3).fails(at: .warning, allowing: 2))
        let unreadable = Report(findings: [Finding(.unreadableFile, .error, "the file is empty")])
        #expect(unreadable.fails(at: .error, allowing: 5))
        let unknown = GateReport.full.pairs.filter { $0.verdict == .unknown }
        #expect(!unknown.isEmpty && Report(pairs: unknown).fails(at: .error, allowing: 5))
    }

    @Test func `A rule may have its own lowest severity that fails`() {
        var settings = RuleSettings()
        settings.thresholds = ["font": .warning, "contrast/low-contrast": .error]
        #expect(settings.applied(to: Report(findings: [GateReport.smallText])).fails(at: .error))
        var low = GateReport.low("a", measured: 2)
        low.severity = .warning
        #expect(!settings.applied(to: Report(findings: [low])).fails(at: .note))
    }
}

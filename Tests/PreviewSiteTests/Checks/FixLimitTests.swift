import Findings
import Testing

@testable import ProjectChecks

@Suite("The limit of the fixes that a build plans")
struct FixLimitTests {
    /// A report of a theme in which a number of colours fail on one ground.
    private static func report(_ count: Int) -> Report {
        var report = Report()
        for index in 0..<count {
            var finding = Finding(.lowContrast, .error, "low")
            finding.theme = "sea"
            finding.mode = "light"
            finding.detail = ContrastDetail(pair: PairName("ink\(index)", on: "page"))
            report.findings.append(finding)
        }
        return report
    }

    @Test func `A theme has a plan up to 400 failing colours`() {
        #expect(Self.report(FixLimit.colors - 1).themesBeyondPlans == [])
        #expect(Self.report(FixLimit.colors).themesBeyondPlans == ["sea"])
    }
}

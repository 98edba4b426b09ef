import Findings
import Foundation
import SourceText
import TestSupport
import Testing

@Suite("The JSON reporter")
struct JSONReporterTests {
    @Test(arguments: [("report.json", false), ("report-pairs.json", true)])
    func `The JSON reporter writes its golden files`(file: String, includesPairs: Bool) throws {
        let text = JSONReporter(includesPairs: includesPairs).text(for: SampleReport.full)
        #expect(try Golden.difference(text, from: "Fixtures/expected/reports/\(file)") == nil)
    }

    private static func object(_ report: Report, includesPairs: Bool = false) throws -> [String:
        Any]
    {
        let text = JSONReporter(includesPairs: includesPairs).text(for: report)
        return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func `The JSON reporter lists pairs only when asked to`() throws {
        #expect(try Self.object(SampleReport.full)["pairs"] == nil)
        let pairs = try #require(
            try Self.object(SampleReport.full, includesPairs: true)["pairs"] as? [[String: Any]]
        )
        #expect(
            pairs.map { $0["verdict"] as? String } == [
                "pass", "fail", "waived", "exempt", "unknown",
            ]
        )
    }

    @Test func `The JSON reporter writes every number of the summary`() throws {
        let summary = try #require(try Self.object(SampleReport.full)["summary"] as? [String: Int])
        #expect(
            Set(summary.keys) == [
                "themes", "modes", "pairs", "checked", "unknown", "errors", "warnings", "notes",
                "waived", "baselined",
                "stale",
            ]
        )
    }

    @Test func `The JSON reporter keeps numbers in full precision`() throws {
        let findings = try #require(
            try Self.object(SampleReport.full)["findings"] as? [[String: Any]]
        )
        #expect(findings.contains { $0["measured"] as? Double == 3.9249999999999998 })
    }

    @Test func `The JSON reporter writes valid JSON for any message`() throws {
        let words = "\"\\\u{0}\u{1B}\u{2028}</script>\n"
        let finding = Finding(
            .unknownKey,
            .error,
            words,
            at: Place(file: words, line: 1, column: 2)
        )
        let findings = try #require(
            try Self.object(Report(findings: [finding]))["findings"] as? [[String: Any]]
        )
        #expect(findings.first?["message"] as? String == words)
    }

    @Test func `The JSON reporter writes empty lists for an empty report`() throws {
        let object = try Self.object(Report(), includesPairs: true)
        #expect((object["findings"] as? [Any])?.isEmpty == true)
        #expect((object["pairs"] as? [Any])?.isEmpty == true)
        #expect(object["schema"] as? Int == 1)
    }
}

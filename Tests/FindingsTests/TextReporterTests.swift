import Findings
import SourceText
import TestSupport
import Testing

@Suite("The text reporter")
struct TextReporterTests {
    @Test(arguments: [
        ("report.txt", TextReporter()), ("report-verbose.txt", TextReporter(isVerbose: true)),
        ("report-color.txt", TextReporter(usesColor: true)),
    ])
    func `The text reporter writes its golden files`(file: String, reporter: TextReporter) throws {
        let text = reporter.text(for: SampleReport.full)
        #expect(try Golden.difference(text, from: "Fixtures/expected/reports/\(file)") == nil)
    }

    private static func lastLine(of report: Report) -> String {
        let lines = TextReporter().text(for: report).split(separator: "\n")
        return lines.last.map(String.init) ?? ""
    }

    @Test func `The text reporter says that all passed when all passed`() {
        let report = Report(
            pairs: [SampleReport.row(.pass)],
            coverage: [SampleReport.coverage(pairs: 1, checked: 1)]
        )
        #expect(Self.lastLine(of: report) == "all passed")
    }

    @Test(arguments: [
        Report(
            pairs: [SampleReport.row(.pass), SampleReport.row(.unknown)],
            coverage: [SampleReport.coverage(pairs: 2, checked: 1)]
        ),
        Report(
            pairs: [SampleReport.row(.pass)],
            coverage: [SampleReport.coverage(unchecked: ["sparkle"])]
        ),
        Report(coverage: [
            SampleReport.coverage(), SampleReport.coverage("bare", pairs: 3, checked: 0),
        ]),
        Report(findings: [SampleReport.waived], coverage: [SampleReport.coverage()]),
        Report(findings: [SampleReport.smallText], coverage: [SampleReport.coverage()]),
        Report(findings: [SampleReport.lowContrast], coverage: [SampleReport.coverage()]),
        Report(coverage: [SampleReport.coverage(pairs: 2, checked: 0)]),
        Report(),
    ])
    func `The text reporter never says that all passed when a pair failed or is unknown`(
        report: Report
    ) {
        #expect(!TextReporter().text(for: report).contains("all passed"))
    }

    @Test func `The text reporter counts the notes that it does not show`() {
        let report = Report(
            findings: [
                Finding(.droppedHTML, .note, "a table is shown as text: CommonMark has none")
            ],
            pairs: [SampleReport.row(.pass)],
            coverage: [SampleReport.coverage(pairs: 1, checked: 1)]
        )
        #expect(TextReporter().text(for: report).contains("1 note, shown by --verbose\n"))
        #expect(Self.lastLine(of: report) == "all passed")
        #expect(!TextReporter(isVerbose: true).text(for: report).contains("shown by"))
        #expect(!TextReporter(threshold: .note).text(for: report).contains("shown by"))
    }

    @Test func `The text reporter says what is unknown when nothing else is wrong`() {
        let report = Report(
            pairs: [SampleReport.row(.pass), SampleReport.row(.unknown)],
            coverage: [SampleReport.coverage(pairs: 2, checked: 1)]
        )
        #expect(Self.lastLine(of: report) == "1 pair unknown; \(Self.reason)")
    }

    @Test func `The last line says that unknown pairs alone fail a check`() {
        var report = Report(
            findings: [Finding(.unknownReference, .warning, "nothing sets '--ink'")],
            pairs: [SampleReport.row(.pass), SampleReport.row(.unknown)],
            coverage: [SampleReport.coverage(pairs: 2, checked: 1)]
        )
        #expect(Self.lastLine(of: report) == "1 warning; \(Self.reason)")
        report.findings.append(Finding(.invalidColor, .error, "'#12' is no colour"))
        #expect(Self.lastLine(of: report) == "1 error, 1 warning")
    }

    private static let reason =
        "unknown pairs fail a check: the findings say which colours to set"

    @Test func `The text reporter says that nothing was checked`() {
        #expect(Self.lastLine(of: Report()) == "nothing was checked")
    }

    @Test func `The text reporter names the themes without a check`() {
        let report = Report(coverage: [
            SampleReport.coverage(), SampleReport.coverage("bare", pairs: 3, checked: 0),
        ])
        #expect(TextReporter().text(for: report).contains("no check for bare"))
    }

    @Test func `The text reporter lets no control character through`() {
        var finding = Finding(
            .unknownKey,
            .error,
            "\u{1B}[2J\u{7}",
            help: "a\nb\r\u{9B}",
            at: Place(file: "e\u{1B}vil.yml")
        )
        finding.waiver = "\u{8}"
        let text = TextReporter(isVerbose: true).text(for: Report(findings: [finding]))
        let controls = text.unicodeScalars.filter {
            $0.properties.generalCategory == .control && $0 != "\n"
        }
        #expect(controls.isEmpty)
        #expect(text.contains("e\u{FFFD}vil.yml"))
    }
}

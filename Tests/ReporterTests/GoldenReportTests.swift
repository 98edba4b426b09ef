import Findings
import TestSupport
import Testing

/// One golden file a reporter; `THEMEPREVIEW_RECORD=1 swift test` writes them anew.
@Suite("A reporter")
struct GoldenReportTests {
    private static let rules = [
        RuleDescription(
            id: .lowContrast,
            summary: "Colours stand out.",
            help: "By the ratio that their use asks for."
        )
    ]

    private static let reporters: [(file: String, reporter: any Reporter)] = [
        ("report.txt", TextReporter()),
        (
            "report-terminal.txt",
            TextReporter(usesColor: true, isVerbose: true, sources: GateReport.sources)
        ),
        ("report-concise.txt", ConciseReporter()),
        ("report-github.txt", GitHubReporter()),
        ("report.json", JSONReporter(includesPairs: true)),
        ("report.sarif", SARIFReporter(version: "1.2.3", rules: rules)),
        ("report.xml", JUnitReporter()),
        ("report.md", MarkdownReporter()),
        ("report-gitlab.json", GitLabReporter()),
    ]

    @Test(arguments: reporters.indices)
    func `A reporter writes its golden file`(index: Int) throws {
        let (file, reporter) = Self.reporters[index]
        let text = reporter.text(for: GateReport.full)
        #expect(try Golden.difference(text, from: "ReporterTests/expected/\(file)") == nil)
    }

    @Test(arguments: reporters.indices)
    func `A reporter gives the same bytes for any order of findings`(index: Int) {
        var shuffled = GateReport.full
        var generator = SeededGenerator(seed: 7)
        shuffled.findings.shuffle(using: &generator)
        let reporter = Self.reporters[index].reporter
        #expect(reporter.text(for: shuffled.sorted()) == reporter.text(for: GateReport.full))
    }

    @Test(arguments: reporters.indices)
    func `A reporter ends an empty report with a line end`(index: Int) {
        let text = Self.reporters[index].reporter.text(for: Report())
        #expect(text.isEmpty || text.hasSuffix("\n"))
    }

    @Test(arguments: [0, 2, 3, 6, 7])
    func `A reporter lets no control character through`(index: Int) {
        let text = Self.reporters[index].reporter.text(for: GateReport.full)
        #expect(
            !text.unicodeScalars.contains {
                $0.properties.generalCategory == .control && $0 != "\n"
            }
        )
    }
}

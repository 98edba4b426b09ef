import Findings
import Foundation
import TestSupport
import Testing

@testable import ThemeComparison

/// One golden file a reporter; `THEMEPREVIEW_RECORD=1 swift test` writes them anew.
@Suite("A reporter of comparisons")
struct GoldenComparisonTests {
    private static let reporters: [(file: String, reporter: any ComparisonReporter)] = [
        ("comparison.txt", TextComparisonReporter()),
        ("comparison-terminal.txt", TextComparisonReporter(usesColor: true, isVerbose: true)),
        ("comparison.json", JSONComparisonReporter()),
        ("comparison.md", MarkdownComparisonReporter()),
    ]

    private static let hostile = "\"<b>&']]> | `x` @team #1 \\e[31m ::error::x </details><!-- ß\""

    /// Two projects between which everything happens that can.
    static let full: Comparison = {
        func harbor(_ sky: String, _ more: String) -> String {
            SampleState.theme(
                palette: "sky: { 500: '\(sky)', 900: '#003' }, wide: 'color(display-p3 1 0 0)'",
                "primary: '{palette.sky.500}', text-muted: 'rgb(0 0 0 / 80%)'",
                more: more
            )
        }
        let old = SampleState.state([
            "harbor": harbor("#0369a1", "modes: { dim: { colors: { background: '#eee' } } }"),
            "hostile": SampleState.theme(more: "name: \(hostile)\ndescription: One."),
            "lost": SampleState.theme("link: '#005'"), "found": "colors: [",
            "north": SampleState.theme("link: '#00a'"),
            "gone": SampleState.theme("link: '#00b'"),
            "known": SampleState.theme("success: '#888', danger: '#aaa'"),
        ])
        var new = SampleState.state([
            "harbor": harbor(
                "#5ab0e0",
                """
                modes: { dim: { colors: { background: '#eee' } }, dark: { colors: { background: black, text: white } } }
                layout: { radius: { md: 3px } }
                fonts: { families: { sans: [Inter, sans-serif] }, styles: { caption: { size: 8px } } }
                """
            ),
            "hostile": SampleState.theme("text-muted: '#12'", more: "name: Tame\n\(hostile): x"),
            "lost": "colors: [", "found": SampleState.theme("link: '#006'"),
            "south": SampleState.theme("link: '#00a'"),
            "come": SampleState.theme("link: '#bbb'"),
            "known": SampleState.theme("success: '#999', danger: '#999'"),
        ])
        for index in new.report.pairs.indices where new.report.pairs[index].theme == "known" {
            let row = new.report.pairs[index]
            if row.pair.foreground == "success", row.verdict == .fail {
                new.report.pairs[index].verdict = .waived
            }
        }
        return Comparison(from: old, to: new)
    }()

    @Test(arguments: reporters.indices)
    func `A reporter of comparisons writes its golden file`(index: Int) throws {
        let (file, reporter) = Self.reporters[index]
        #expect(
            try Golden.difference(
                reporter.text(for: Self.full),
                from: "ThemeComparisonTests/expected/\(file)"
            ) == nil
        )
    }

    @Test(arguments: reporters.indices)
    func `A reporter of comparisons says that equal states have no differences`(index: Int) {
        let text = Self.reporters[index].reporter.text(
            for: Comparison(from: ProjectState(), to: ProjectState())
        )
        #expect(text.hasSuffix("\n"))
        #expect(text.contains("no differences") || text.contains("\"themes\":[]"))
    }

    @Test(arguments: [0, 3])
    func `A reporter of comparisons lets no control character through`(index: Int) {
        let text = Self.reporters[index].reporter.text(for: Self.full)
        #expect(
            !text.unicodeScalars.contains {
                $0.properties.generalCategory == .control && $0 != "\n"
            }
        )
    }

    @Test func `The Markdown reporter of comparisons has no foreign markup or mentions`() {
        let text = MarkdownComparisonReporter().text(for: Self.full)
        let outsideOfCode = text.replacing("\\`", with: "").replacing(/``.*?``/, with: "")
            .replacing(
                /`[^`]*`/,
                with: ""
            )
        for word in ["<b>", "@team", "#1 ", "]]>", "| `x`"] {
            #expect(!outsideOfCode.contains(word), "\(word)")
        }
        #expect(outsideOfCode.contains("@<!-- -->team"))
        #expect(
            text.components(separatedBy: "<details>").count
                == text.components(separatedBy: "</details>\n").count
        )
    }

    @Test func `The Markdown reporter of comparisons keeps its limit, new failures first`() {
        let text = MarkdownComparisonReporter(limit: 2_500).text(for: Self.full)
        #expect(text.utf8.count < 2_600)
        #expect(text.hasPrefix(MarkdownComparisonReporter.marker + "\n"))
        #expect(text.contains("### lost") && text.contains("more section"))
    }

    @Test func `The text reporter of comparisons lists ten of a kind unless asked for more`() {
        let short = TextComparisonReporter()
        let long = TextComparisonReporter(isVerbose: true)
        #expect(short.text(for: Self.full).contains("--verbose lists them"))
        #expect(!long.text(for: Self.full).contains("--verbose"))
    }
}

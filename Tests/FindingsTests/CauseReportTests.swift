import SourceText
import TestSupport
import Testing

@testable import Findings

@Suite("The causes of a report")
struct CauseReportTests {
    private static let ink = Place(file: "themes/a.yml", line: 3, column: 7)
    private static let paper = Place(file: "themes/a.yml", line: 4, column: 7)

    private static func finding(
        _ foreground: String,
        measured: Double,
        theme: String = "a",
        mode: String = "light",
        token: String? = "palette.ink",
        at place: Place? = ink
    ) -> Finding {
        var finding = Finding(.lowContrast, .error, "'\(foreground)' is faint", at: ink)
        finding.theme = theme
        finding.mode = mode
        finding.detail = ContrastDetail(
            pair: PairName(foreground, on: "surface"),
            measured: measured,
            required: 4.5
        )
        finding.token = token
        finding.tokenLocation = place
        finding.written = "#888"
        return finding
    }

    private static func advice(
        _ finding: Finding,
        _ values: [(String, Place)],
        conflict: [String] = []
    ) -> Advice {
        Advice(
            theme: finding.theme ?? "",
            mode: finding.mode ?? "",
            pair: finding.pair ?? PairName("a", on: "b"),
            suggestions: values.map { value, place in
                let token = place == ink ? "palette.ink" : "palette.paper"
                return Suggestion(token: token, value: value, ratio: 4.5, deltaE: 0.1, at: place)
            },
            conflict: conflict
        )
    }

    private static let text = finding("text", measured: 3)
    private static let link = finding("link", measured: 2, mode: "dark")
    private static let child = finding("text", measured: 4, theme: "b")

    @Test func `Causes group findings by written value, the worst first`()
        throws
    {
        let other = Self.finding("code", measured: 1, at: Self.paper)
        let report = Report(findings: [
            Self.text, other, SampleReport.smallText, Self.child, Self.link,
        ])
        #expect(
            report.causes.map(\.findings) == [
                [Self.link, Self.text, Self.child], [other], [SampleReport.smallText],
            ]
        )
        let cause = try #require(report.causes.first)
        #expect(
            cause.token == "palette.ink" && cause.location == Self.ink && cause.written == "#888"
        )
        #expect(
            cause.sentence
                == "'palette.ink' #888: 'link' is faint (a, dark), and 2 more fail in 3 modes of 2 themes"
        )
    }

    @Test func `Causes hold every finding once`() {
        let report = SampleReport.full
        #expect(report.causes.flatMap(\.findings).sorted() == report.findings)
    }

    @Test func `Causes keep accepted findings apart from those that count`() {
        var waived = Self.text
        waived.waiver = "the logo"
        #expect(
            Report(findings: [waived, Self.link]).causes.map(\.findings) == [[waived], [Self.link]]
        )
    }

    @Test func `Causes in themes written as code differ by theme and token`() {
        let findings = ["a", "b"].flatMap { theme in
            ["one", "two"].map {
                Self.finding("text", measured: 2, theme: theme, token: $0, at: nil)
            }
        }
        #expect(Report(findings: findings).causes.count == 4)
    }

    @Test func `A cause has one value where a plan fixes all its findings`() throws {
        let report = Report(findings: [Self.text, Self.link])
            .advised(by: [Self.text, Self.link].map { Self.advice($0, [("#666", Self.ink)]) })
        let cause = try #require(report.causes.first)
        #expect(cause.value?.value == "#666" && cause.isMended && cause.conflict == nil)
        #expect(cause.sentence.hasSuffix(", and 1 more fails in 2 modes; #666 passes all"))
        #expect(report.fixLine == "'themepreview fix' fixes 1 of 1 cause")
    }

    @Test func `The line about fixes says which causes it counts where there are others`() {
        let other = Finding(.invalidColor, .error, "no colour")
        let report = Report(findings: [Self.text, other])
            .advised(by: [Self.advice(Self.text, [("#666", Self.ink)])])
        #expect(report.fixLine == "'themepreview fix' fixes 1 of 1 cause of low contrast")
    }

    @Test func `A cause is the value that a fix changes, when that is another one`() {
        let report = Report(findings: [Self.text, Self.link])
            .advised(by: [
                Self.advice(Self.text, [("#fff", Self.paper)]),
                Self.advice(Self.link, [("#666", Self.ink)]),
            ])
        #expect(report.causes.map(\.token) == ["palette.ink", "palette.paper"])
    }

    @Test func `A cause names the values that change together, its own first`() {
        let report = Report(findings: [Self.text])
            .advised(by: [Self.advice(Self.text, [("#fff", Self.paper), ("#666", Self.ink)])])
        #expect(report.causes[0].token == "palette.ink")
        #expect(
            report.causes[0].sentence.hasSuffix("; #666 passes together with 'palette.paper' #fff")
        )
    }

    @Test func `A cause names the two pairs in conflict when no value passes all`() {
        let pairs = ["text on surface", "text on card"]
        let report = Report(findings: [Self.text, Self.link])
            .advised(by: [
                Self.advice(Self.text, [], conflict: pairs),
                Self.advice(Self.link, [("#666", Self.ink)]),
            ])
        #expect(
            report.causes[0].plan
                == "#666 passes 1 of 2, but no value found passes both 'text on surface' and 'text on card'"
        )
        #expect(report.fixLine == "'themepreview fix' fixes 0 of 1 cause")
    }

    @Test func `A cause without a plan says nothing about fixes`() {
        let report = Report(findings: [Self.text])
        #expect(report.causes[0].plan.isEmpty && report.fixLine == nil)
    }

    @Test func `A cause keeps its fingerprint when lines and values change`() {
        var moved = Self.text
        moved.tokenLocation = Place(file: "themes/a.yml", line: 9)
        moved.written = "#777"
        moved.detail?.measured = 1
        let prints = [Self.text, moved].map { Report(findings: [$0]).causes[0].fingerprint }
        #expect(
            prints == Array(repeating: "contrast/low-contrast|themes/a.yml|palette.ink", count: 2)
        )
    }
}

import Findings
import TestSupport
import Testing
import ThemeModel

@testable import ThemeChecks

@Suite("Pairs of which one is enough")
struct AlternativeTests {
    private static let pairs =
        "pairs: [{ foreground: line, background: [field, page], use: nonText, enough: one }]"

    private static func report(field: String, page: String, line: String = "\"#777777\"") throws
        -> Report
    {
        try SampleCheck.report(
            "\(SampleCheck.clear), field: \(field), page: \(page), line: \(line)",
            "contrast: { \(pairs) }"
        )
    }

    @Test(arguments: [
        ("white", "\"#666666\"", "line on field", Verdict.pass),
        ("\"#666666\"", "white", "line on page", .pass),
        ("\"#666666\"", "\"#808080\"", "line on field", .fail),
    ])
    func `A line passes where it stands out from one of two grounds`(
        field: String,
        page: String,
        phrase: String,
        verdict: Verdict
    ) throws {
        let report = try Self.report(field: field, page: page)
        let rows = report.pairs.filter { $0.pair.foreground == "line" }
        #expect(rows.map(\.pair.phrase) == [phrase])
        #expect(rows.map(\.verdict) == [verdict])
        #expect(report.found(.lowContrast).isEmpty == (verdict == .pass))
    }

    @Test(arguments: [("\"#nothex\"", Verdict.unknown), ("white", .pass)])
    func `A ground that cannot be read leaves no pass but that of another one`(
        field: String,
        verdict: Verdict
    ) throws {
        let rows = try Self.report(field: field, page: "\"#666666\"").pairs
        #expect(rows.filter { $0.pair.foreground == "line" }.map(\.verdict) == [verdict])
    }

    @Test func `The finding says that the other pairs have less`() throws {
        let report = try Self.report(field: "\"#666666\"", page: "\"#808080\"")
        let message = try #require(report.found(.lowContrast).first?.message)
        #expect(message.contains("the most of the pairs of which one is enough"))
    }

    @Test func `A list of pairs is one choice, and a list of texts one for each`() throws {
        let colors =
            "\(SampleCheck.clear), page: white, field: \"#fafafa\", edge: \"#f0f0f0\", ink: black"
        let one =
            "pairs: [{ pair: [edge on page, field on page, ink on page], use: nonText, enough: one }]"
        let either = try SampleCheck.report(colors, "contrast: { \(one) }")
        #expect(either.found(.lowContrast).isEmpty)
        let each =
            "pairs: [{ foreground: [edge, ink], background: [page, field], use: nonText, enough: one }]"
        let both = try SampleCheck.report(colors, "contrast: { \(each) }")
        #expect(both.found(.lowContrast).map(\.pair?.foreground) == ["edge"])
    }

    @Test(arguments: [
        "pair: line on page, enough: one", "pair: [line on page, line on field], enough: two",
        "foreground: [line, text], background: page, enough: one",
        "pair: [\"*\" on page, line on field], enough: one",
    ])
    func `A choice without several pairs is refused`(entry: String) {
        let found = SampleTheme.findings(
            """
            colors: { background: white, text: black, line: gray, page: white, field: white }
            contrast: { pairs: [{ \(entry) }] }
            """
        )
        #expect(found.contains { $0.severity == .error }, "\(found)")
    }

    @Test func `A choice names colours of the theme alone`() throws {
        let report = try SampleCheck.report(
            SampleCheck.clear,
            "contrast: { pairs: [{ pair: [text on background, text on nowhere], enough: one }] }"
        )
        #expect(report.found(.unknownPair).count == 1)
    }
}

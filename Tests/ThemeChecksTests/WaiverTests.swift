import Findings
import SourceText
import TestSupport
import Testing
import ThemeChecks
import ThemeModel

@Suite("A waiver")
struct WaiverTests {
    /// Links that fail on background and surface, in a light and a dark mode.
    private static func report(
        _ waiver: String,
        today: String? = nil,
        project: [Waiver] = []
    ) throws -> Report {
        var options = CheckOptions(today: today.flatMap(CalendarDate.init(parsing:)))
        options.requirements.waivers = project
        return try SampleCheck.report(
            "background: \"#ffffff\", text: \"#000000\", link: \"#999999\", link-visited: \"#333333\"",
            """
            modes: { dim: { colors: { text: "#010101" } } }
            contrast: { waivers: [\(waiver)] }
            """,
            options: options
        )
    }

    @Test func `A waiver accepts one finding with its reason, and its pair is waived`() throws {
        let report = try Self.report(
            "{ pair: link on surface, mode: light, reason: \"the brand\" }"
        )
        #expect(report.rows("link on surface").map(\.verdict) == [.waived, .fail])
        let waived = report.findings.filter { $0.waiver != nil }
        #expect(waived.map(\.waiver) == ["the brand"])
        #expect(waived.map(\.mode) == ["light"])
        #expect(report.found(.staleWaiver).isEmpty)
        #expect(report.fails(at: .error))
    }

    @Test(
        arguments: [
            ("pair: link* on surface, modes: [li*]", 1), ("pair: \"* on *\"", 4),
            ("pair: link on s*, modes: [light, dim]", 2),
            ("pair: \"*nk on *\", mode: dim", 2),
        ])
    func `A waiver may have patterns and several modes`(waiver: String, count: Int) throws {
        let report = try Self.report("{ \(waiver), reason: r }")
        #expect(report.pairs.count { $0.verdict == .waived } == count)
        #expect(report.found(.staleWaiver).isEmpty)
    }

    @Test func `A waiver without a mode applies to every mode`() throws {
        let report = try Self.report(
            "{ pair: link on surface, reason: r }, { pair: link on background, reason: r }"
        )
        #expect(report.rows("link on surface").map(\.verdict) == [.waived, .waived])
        #expect(!report.fails(at: .warning))
        #expect(report.coverage.first?.checked == report.pairs.count { $0.verdict != .exempt })
    }

    @Test(
        arguments: [
            ("2026-12-31", true), ("2027-01-01", false), ("2030-01-01", false), (nil, true),
        ]
            as [(String?, Bool)]
    )
    func `A waiver applies until the day it expires`(today: String?, isAllowed: Bool) throws {
        let report = try Self.report(
            "{ pair: link on surface, mode: light, reason: r, expires: 2027-01-01 }",
            today: today
        )
        #expect(report.rows("link on surface").first?.verdict == (isAllowed ? .waived : .fail))
        let message = report.found(.lowContrast).first {
            $0.mode == "light" && $0.pair?.background == "surface"
        }?
        .message
        #expect(message?.contains("its waiver ended on 2027-01-01") == !isAllowed)
        #expect(report.found(.staleWaiver).isEmpty)
    }

    @Test(arguments: [
        "{ pair: text on surface, reason: r }", "{ pair: link on surface, mode: dark, reason: r }",
        "{ pair: link on surface, rule: color/indistinct-pair, reason: r }",
        "{ pair: surface on link, reason: r }",
        "{ pair: text on surface, reason: r, expires: 2020-01-01 }",
    ])
    func `A waiver that accepts nothing is stale, at its place`(waiver: String) throws {
        let report = try Self.report(waiver, today: "2026-06-01")
        #expect(report.found(.staleWaiver).count == 1)
        #expect(report.found(.staleWaiver).first?.severity == .warning)
        #expect(
            report.found(.staleWaiver).first?.location
                == Place(file: "themes/sample.yml", line: 3, column: 23)
        )
        #expect(report.findings.allSatisfy { $0.waiver == nil })
    }

    @Test(
        arguments: [
            ("pair: text on surfce", "did you mean 'text on surface'?"),
            ("pair: link on surface, mode: dimm", "did you mean 'link on surface' in dim?"),
            ("pair: txt on sufrace, mode: lihgt", "did you mean 'text on surface' in light?"),
            ("pair: brand on surface", "there is no colour 'brand'"),
            ("pair: brand-* on surface", "there is no colour 'brand-*'"),
            ("pair: link on surface, mode: evening", "there is no mode 'evening'"),
        ])
    func `A misspelt waiver gets a guess in the help`(waiver: String, help: String) throws {
        let report = try Self.report("{ \(waiver), reason: r }")
        #expect(report.found(.staleWaiver).map(\.help) == [help])
        #expect(report.found(.staleWaiver).map(\.theme) == ["sample"])
    }

    @Test func `An expired waiver does not stop another one`() throws {
        let report = try Self.report(
            "{ pair: link on surface, reason: old, expires: 2020-01-01 }, { pair: link on surface, reason: new }",
            today: "2026-06-01"
        )
        #expect(report.rows("link on surface").map(\.verdict) == [.waived, .waived])
        #expect(Set(report.findings.compactMap(\.waiver)) == ["new"])
    }

    @Test func `A waiver may be for colours that look alike`() throws {
        let colors = "\(SampleCheck.clear), success: \"#555555\", danger: \"#565656\""
        let distinct = "contrast: { distinct: [[success, danger]]"
        #expect(try SampleCheck.report(colors, "\(distinct) }").found(.indistinctPair).count == 1)
        let waiver =
            "waivers: [{ pair: success on danger, rule: color/indistinct-pair, reason: r }]"
        let report = try SampleCheck.report(colors, "\(distinct), \(waiver) }")
        #expect(report.found(.indistinctPair).map(\.waiver) == ["r"])
        #expect(!report.fails(at: .warning))
    }

    @Test func `A waiver for colours that look alike does not accept low contrast`() throws {
        let rest =
            "contrast: { pairs: [{ foreground: success, background: danger, use: nonText }], distinct: [[success, danger]]"
        let waiver =
            "waivers: [{ pair: success on danger, rule: color/indistinct-pair, reason: r }]"
        let report = try SampleCheck.report(
            "\(SampleCheck.clear), success: \"#555555\", danger: \"#565656\"",
            "\(rest), \(waiver) }"
        )
        #expect(report.found(.indistinctPair).map(\.waiver) == ["r"])
        #expect(report.found(.lowContrast).map(\.waiver) == [nil])
        #expect(report.rows("success on danger").map(\.verdict) == [.fail])
    }

    @Test func `The first of very many misspelt waivers get guesses`() throws {
        let waivers = (0..<20_000).map { _ in
            var waiver = Waiver(foreground: "lnik", background: "surface", reason: "r")
            waiver.theme = "sample"
            return waiver
        }
        let helps = try Self.report("", project: waivers).found(.staleWaiver).map { $0.help ?? "" }
        #expect(helps.count == 20_000)
        #expect(helps.contains("did you mean 'link on surface'?"))
        #expect(helps.contains("there is no colour 'lnik'"))
    }

    @Test(arguments: [(nil, true), ("sample", true), ("other", false)] as [(String?, Bool)])
    func `A configured waiver is for the theme it names, or for all`(
        theme: String?,
        isAllowed: Bool
    )
        throws
    {
        var waiver = Waiver(foreground: "link", background: "surface", reason: "r")
        waiver.theme = theme
        let report = try Self.report("", project: [waiver])
        #expect(report.rows("link on surface").first?.verdict == (isAllowed ? .waived : .fail))
        #expect(report.found(.staleWaiver).isEmpty)
    }

    @Test(
        arguments: [
            ("css: .card p", [".card p"]), ("css: \".card   p\"", [".card p"]),
            ("css: \"*\"", [".card p", "b"]),
            ("css: b, mode: dim", []), ("css: p", []), ("pair: color on background", []),
        ])
    func `A waiver may be for a rule of a theme's CSS`(waiver: String, selectors: [String]) throws {
        let report = try SampleCheck.report(
            SampleCheck.clear,
            """
            css: ".card { p { color: #ccc; background: #fff } } b { color: #ccc; background: #fff }"
            contrast: { waivers: [{ \(waiver), reason: r }] }
            """
        )
        let waived = report.found(.lowContrast).filter { $0.waiver == "r" }
        #expect(waived.count == selectors.count)
        for selector in selectors {
            #expect(waived.contains { $0.message.contains("of '\(selector)' in") })
        }
        #expect(report.found(.staleWaiver).isEmpty == !selectors.isEmpty)
        #expect(report.fails(at: .error) == (selectors.count < 2))
        #expect(!report.verdictLines(threshold: .error).contains("all passed"))
    }

    @Test func `A waiver for a missing rule of a theme's CSS is stale`() throws {
        let report = try Self.report("{ css: .card, mode: light, reason: r }")
        let finding = try #require(report.found(.staleWaiver).first)
        #expect(
            finding.message == "the waiver of '.card' in the theme's CSS in light allows nothing"
        )
        #expect(finding.help == "remove it: no finding matches it any more")
    }

    @Test func `A configured waiver for all themes is not stale in one of them`() throws {
        let report = try Self.report(
            "",
            project: [Waiver(foreground: "text", background: "surface", reason: "r")]
        )
        #expect(report.found(.staleWaiver).isEmpty)
    }
}

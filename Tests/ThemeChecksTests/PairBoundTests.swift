import ColorScience
import Findings
import SourceText
import TestSupport
import Testing
import ThemeModel

@testable import ThemeChecks

@Suite("The bounds of a pair")
struct PairBoundTests {
    private static func report(_ colors: String, _ contrast: String) throws -> Report {
        try SampleCheck.report("\(SampleCheck.clear)\(colors)", "contrast: { \(contrast) }")
    }

    @Test(arguments: [
        ("#eeeeee", Verdict.fail, [RuleID.lowContrast]), ("#cccccc", .pass, []),
        ("#888888", .fail, [.highContrast]),
    ])
    func `A range fails below its lower end and above its upper end`(
        color: String,
        verdict: Verdict,
        rules: [RuleID]
    ) throws {
        let report = try Self.report(
            ", hairline: \"\(color)\"",
            "pairs: [{ pair: hairline on background, ratio: 1.2..2 }]"
        )
        let row = try report.row("hairline on background")
        #expect(row.verdict == verdict)
        #expect(row.required == 1.2)
        #expect(report.findings.filter { $0.pair == row.pair }.map(\.rule) == rules)
    }

    @Test func `A pair that is too loud says by how much`() throws {
        let report = try Self.report(
            ", hairline: \"#888888\"",
            "pairs: [{ pair: hairline on background, ratio: 1.2..2 }]"
        )
        #expect(
            report.found(.highContrast).map(\.message) == [
                """
                'hairline' on 'background' has a contrast ratio of 3.55:1, above the 2:1 \
                allowed for this pair
                """
            ]
        )
    }

    @Test func `A translucent line is as loud as on its loudest ground`() throws {
        let report = try Self.report(
            ", surface: \"#808080\", hairline: \"#00000060\"",
            "pairs: [{ pair: hairline on background, ratio: 1.1..2 }]"
        )
        #expect(report.found(.highContrast).count == 1)
    }

    @Test func `A theme's own range narrows that of the same pair`() throws {
        let report = try Self.report(
            ", border-strong: \"#444444\"",
            "pairs: [{ pair: border-strong on surface, use: nonText, ratio: 3..5 }]"
        )
        #expect(report.found(.highContrast).map(\.pair?.phrase) == ["border-strong on surface"])
    }

    @Test(arguments: ["2..1.2", "1.2..", "..2", "0..2", "1..22", "1.2..x"])
    func `A range that is none is refused`(range: String) {
        let found = SampleTheme.findings(
            """
            colors: { background: white, text: black }
            contrast: { pairs: [{ pair: text on background, ratio: \(range) }] }
            """
        )
        #expect(found.map(\.rule).contains(.wrongType))
    }

    @Test(arguments: [("#ffffff", Verdict.pass), ("#777777", .fail)])
    func `A text that is a hex code is judged on its ground`(text: String, verdict: Verdict) throws
    {
        let report = try Self.report(
            ", brand: \"#1e3a5f\"",
            "pairs: [\"\(text) on brand\", { foreground: \"\(text)\", background: [brand, text] }]"
        )
        let row = try report.row("\(text) on brand")
        #expect(row.verdict == verdict)
        let found = report.found(.lowContrast).filter { $0.pair == row.pair }
        #expect(found.isEmpty == (verdict == .pass))
        #expect(found.allSatisfy { $0.location?.line == 1 })
    }

    @Test func `A hex code that is none is no colour of the theme`() throws {
        let report = try Self.report("", "pairs: [\"#ggg on background\"]")
        #expect(report.found(.unknownPair).count == 1)
    }

    @Test func `A margin is asked above every requirement`() throws {
        // 4.54:1 on white.
        let colors = ", link: \"#767676\""
        #expect(try Self.report(colors, "level: AA").found(.lowContrast).isEmpty)
        let report = try Self.report(colors, "margin: 0.1")
        #expect(try report.row("link on background").required == 4.6)
        #expect(try report.row("focus on background").required == 3.1)
        let found = report.found(.lowContrast).filter { $0.pair?.phrase == "link on background" }
        #expect(
            found.map(\.message) == [
                """
                'link' on 'background' has a contrast ratio of 4.54:1, below the 4.6:1 required for \
                text (AA), with a margin of 0.1
                """
            ]
        )
    }

    @Test func `The larger of two margins counts`() throws {
        var options = CheckOptions()
        options.requirements.margin = 0.5
        for (own, required) in [("0.1", 5.0), ("1", 5.5)] {
            let report = try SampleCheck.report(
                SampleCheck.clear,
                "contrast: { margin: \(own) }",
                options: options
            )
            #expect(try report.row("text on background").required == required)
        }
    }

    @Test func `A margin asks for no more than a range allows`() throws {
        let report = try Self.report(
            ", hairline: \"#cccccc\"",
            "margin: 1, pairs: [{ pair: hairline on background, ratio: 1.5..2 }]"
        )
        #expect(try report.row("hairline on background").required == 2)
    }

    @Test(arguments: [
        // The lighter extreme is the nearer one, then the darker one; then text is between them.
        ("#ffffff", ["#0a1420", "#5a6a70"], 5.63), ("#000000", ["#a0b0c0", "#d8e6f0"], 9.47),
        ("#808080", ["#0a1420", "#d8e6f0"], 1),
    ])
    func `A ground between two colours is judged at what comes nearest`(
        text: String,
        extremes: [String],
        ratio: Double
    ) throws {
        let between = extremes.map { "\"\($0)\"" }.joined(separator: ", ")
        let report = try Self.report(
            ", caption: \"\(text)\"",
            "pairs: [{ pair: caption on photo, between: [\(between)] }]"
        )
        let row = try report.row("caption on photo")
        let measured = try #require(row.measured)
        #expect(abs(measured - ratio) < 0.02, "\(measured)")
        #expect(report.found(.unknownPair).isEmpty)
        #expect(report.found(.lowContrast).isEmpty == (ratio >= 4.5))
    }

    @Test func `Translucent text is laid over each extreme`() throws {
        let report = try Self.report(
            ", caption: \"#ffffff80\"",
            "pairs: [{ pair: caption on photo, between: [\"#000000\", \"#202020\"] }]"
        )
        let measured = try #require(try report.row("caption on photo").measured)
        #expect(measured > 5 && measured < 5.2)
    }

    @Test func `A pair between extremes replaces no pair on a ground of the theme`() throws {
        var options = CheckOptions()
        var pair = RequiredPair(PairName("text", on: "background"))
        pair.extremes = [try .init(parsing: "#ffffff"), try .init(parsing: "#eeeeee")]
        options.requirements.pairs = [Located(pair)]
        let report = try SampleCheck.report(
            "background: \"#777777\", text: \"#707070\"",
            options: options
        )
        #expect(report.rows("text on background").map(\.verdict).contains(.fail))
        #expect(report.rows("text on background").count == 2)
    }

    @Test(arguments: [
        "[\"#000\"]", "[\"#000\", \"{palette.ink}\"]", "[\"#000\", \"#ffffff80\"]", "\"#000\"",
    ])
    func `Extremes that are no two opaque colours are refused`(extremes: String) {
        let found = SampleTheme.findings(
            """
            colors: { background: white, text: black }
            contrast: { pairs: [{ pair: text on photo, between: \(extremes) }] }
            """
        )
        #expect(found.map(\.rule) == [.wrongType])
    }

    @Test func `Patterns of ten thousand roles are refused before their pairs are made`() throws {
        let roles = (0..<10_000).map { ", role-\($0)x: black" }.joined()
        let theme = try SampleTheme.theme(
            "colors: { background: white, text: black\(roles) }\ncontrast: { pairs: [\"* on *\"] }"
        )
        let pair = try #require(theme.contrast.pairs.first)
        var count = 0
        var matches = PairMatches(of: pair.value, in: theme.defaultMode, of: theme)
        matches.forEach { _ in
            count += 1
            return count <= ContrastRequirements.patternedPairLimit
        }
        #expect(count == ContrastRequirements.patternedPairLimit + 1)
        let found = ThemeChecker().check(theme).found(.unknownPair)
        #expect(found.map { $0.message.contains("stands for too many pairs") } == [true])
    }

    @Test func `A capture of ten thousand roles is matched in its steps`() throws {
        let roles = (0..<4_900).map { ", fg-\($0): black, bg-\($0): white" }.joined()
        let theme = try SampleTheme.theme(
            "colors: { background: white, text: black\(roles) }\ncontrast: { pairs: [\"fg-{n} on bg-{n}\"] }"
        )
        let report = ThemeChecker().check(theme)
        #expect(report.found(.unknownPair).isEmpty)
        #expect(report.pairs.count { $0.pair.foreground.hasPrefix("fg-") } == 4_900)
    }

    @Test func `A theme cannot allow less of a default pair than that asks for`() throws {
        let report = try Self.report("", "pairs: [{ pair: text on background, ratio: 1..2 }]")
        let finding = try #require(report.found(.unknownPair).first)
        #expect(finding.message.contains("must not exceed 2:1, and 4.5:1 is asked of it besides"))
        #expect(try report.row("text on background").verdict == .pass)
    }

    @Test func `A ground known by its extremes leaves the colour of that name to other pairs`()
        throws
    {
        var options = CheckOptions()
        var photo = RequiredPair(PairName("text", on: "photo"))
        photo.extremes = [Color(SRGB8.white), Color(SRGB8.white)]
        options.requirements.pairs = [Located(photo)]
        let report = try SampleCheck.report(
            SampleCheck.clear + ", photo: \"#333333\"",
            "contrast: { pairs: [text on photo] }",
            options: options
        )
        #expect(report.rows("text on photo").map(\.verdict) == [.pass, .fail])
        let alone = try SampleCheck.report(
            SampleCheck.clear + ", photo: \"#333333\"",
            options: options
        )
        #expect(alone.coverage[0].uncheckedRoles == ["photo"])
    }
}

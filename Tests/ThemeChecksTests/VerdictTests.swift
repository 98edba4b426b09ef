import ColorScience
import Findings
import SourceText
import TestSupport
import Testing
import ThemeChecks
import ThemeModel

@Suite("A verdict")
struct VerdictTests {
    /// The well-known greys on white, and what is left of 4.5 and 3 when it is shown.
    @Test(arguments: [
        ("#767676", Verdict.pass, "4.54"), ("#777777", .fail, "4.47"), ("#9a6c5a", .fail, "4.49"),
        ("#000000", .pass, "21.00"),
    ])
    func `A verdict compares the full ratio and shows it truncated`(
        color: String,
        verdict: Verdict,
        shown: String
    ) throws {
        let report = try SampleCheck.report(
            "background: \"#ffffff\", text: \"#000000\", link: \"\(color)\""
        )
        let row = try report.row("link on background")
        #expect(row.verdict == verdict)
        #expect(Contrast.display(try #require(row.measured)) == shown)
        #expect(row.colors == ComparedColors(foreground: color, background: "#ffffff"))
        #expect(row.required == 4.5)
        let finding = report.findings.first { $0.pair == row.pair }
        #expect((finding == nil) == (verdict == .pass))
        if let finding {
            #expect(
                finding.message.contains(
                    "has a contrast ratio of \(shown):1, below the 4.5:1 required for text (AA)"
                )
            )
            #expect(finding.measured == row.measured)
            #expect(finding.location == Place(file: "themes/sample.yml", line: 1, column: 57))
            #expect(finding.theme == "sample" && finding.mode == "light")
        }
    }

    @Test(arguments: [(0.0, Verdict.pass), (1e-9, .fail)])
    func `A ratio that is exactly the required one passes`(
        more: Double,
        verdict: Verdict
    ) throws {
        let theme = "\(SampleCheck.clear), link: \"#767676\""
        let pair = PairName("link", on: "background")
        let measured = try #require(try SampleCheck.report(theme).row(pair.phrase).measured)
        var options = CheckOptions()
        options.requirements.pairs = [Located(RequiredPair(pair, ratio: measured + more))]
        let row = try SampleCheck.report(theme, options: options).row(pair.phrase)
        #expect(row.verdict == verdict)
        #expect(row.measured == measured)
    }

    @Test(arguments: [("focus", 3.0), ("border-strong", 3), ("success", 3)])
    func `A verdict on a mark needs a ratio of 3 at both levels`(role: String, required: Double)
        throws
    {
        for level in ContrastLevel.allCases {
            let report = try SampleCheck.report(
                "background: \"#ffffff\", text: \"#000000\", \(role): \"#949494\", on-\(role): \"#000000\"",
                options: CheckOptions(level: level)
            )
            let row = try report.row("\(role) on background")
            #expect(row.required == required)
            #expect(row.verdict == .pass)
        }
    }

    @Test func `An exempt pair needs no ratio and is still measured`() throws {
        let row = try SampleCheck.report(SampleCheck.clear).row("border on background")
        #expect(row.verdict == .exempt)
        #expect(row.required == nil)
        #expect(row.measured != nil)
    }

    /// The level of the theme, of the command line, and what the default mode and one of more contrast are held to.
    @Test(
        arguments: [
            (nil, nil, 4.5, 7.0), ("AA", nil, 4.5, 7), ("AAA", nil, 7, 7),
            (nil, ContrastLevel.aaa, 7, 7),
            ("AAA", .aa, 4.5, 7),
        ] as [(String?, ContrastLevel?, Double, Double)]
    )
    func `The level is the command's, the theme's or AA, and AAA for more contrast`(
        theme: String?,
        option: ContrastLevel?,
        standard: Double,
        more: Double
    ) throws {
        let contrast = theme.map { "contrast: { level: \($0) }\n" } ?? ""
        let report = try SampleCheck.report(
            SampleCheck.clear,
            contrast + "modes: { high: { contrast: more } }",
            options: CheckOptions(level: option)
        )
        #expect(report.rows("text on surface").map(\.required) == [standard, more])
    }

    @Test func `A colour outside sRGB is judged mapped and clipped, and the worse counts`() throws {
        let color = try Color(parsing: "oklch(0.7 0.35 200)")
        let ratios = color.renditions.map {
            Contrast.ratio(of: $0.rgb, on: SRGB8(red: 255, green: 255, blue: 255))
        }
        #expect(Set(ratios).count > 1)
        let report = try SampleCheck.report(
            "background: \"#ffffff\", text: \"#000000\", link: \"oklch(0.7 0.35 200)\""
        )
        #expect(try report.row("link on background").measured == ratios.min())
    }

    @Test
    func `A rec2020 colour is judged as written to CSS beside a clipped one`()
        throws
    {
        let report = try SampleCheck.report(
            "background: \"oklch(0.3 0.3 169)\", text: \"color(rec2020 0.65 0.65 0.65)\""
        )
        let row = try report.row("text on background")
        #expect(row.colors == ComparedColors(foreground: "#a1a1a1", background: "#004e09"))
        #expect(row.verdict == .fail)
    }
}

@Suite("A translucent colour")
struct TranslucencyTests {
    @Test func `Translucent text is composited over its background`() throws {
        let row = try SampleCheck.report(
            "background: \"#ffffff\", text: \"#000000\", link: \"rgb(0 0 0 / 50%)\""
        )
        .row("link on background")
        #expect(row.colors == ComparedColors(foreground: "#808080", background: "#ffffff"))
        #expect(row.verdict == .fail)
    }

    @Test func `A translucent surface is composited over itself and the background`() throws {
        let row = try SampleCheck.report(
            "background: \"#ffffff\", text: \"#000000\", surface: \"rgb(0 0 0 / 20%)\""
        )
        .row("text on surface")
        #expect(row.colors == ComparedColors(foreground: "#000000", background: "#a3a3a3"))
    }

    @Test
    func
        `A translucent raised surface is judged on background and surface`()
        throws
    {
        let report = try SampleCheck.report(
            "background: \"#ffffff\", surface: \"#404040\", surface-raised: \"rgb(255 255 255 / 10%)\", text: \"#767676\""
        )
        let row = try report.row("text on surface-raised")
        #expect(row.colors?.background == "#535353")
        let finding = try #require(report.found(.lowContrast).first { $0.pair == row.pair })
        #expect(
            finding.message.hasPrefix(
                "'text' on 'surface-raised' over 'surface' has a contrast ratio of 1."
            )
        )
    }

    @Test func `A finding about translucent colours names the whole stack`() throws {
        let report = try SampleCheck.report(
            """
            background: "#ffffff", surface: "rgb(0 0 0 / 40%)", surface-raised: "rgb(0 0 0 / 40%)", text: "#222222"
            """
        )
        let pair = PairName("text", on: "surface-raised")
        let finding = try #require(report.found(.lowContrast).first { $0.pair == pair })
        #expect(
            finding.message.hasPrefix(
                "'text' on 'surface-raised' over 'surface' over 'background' has"
            )
        )
        #expect(finding.detail?.colors?.background == "#5c5c5c")
    }

    @Test(arguments: ["highlight", "selection"])
    func `A translucent mark is composited over the page and every surface`(mark: String) throws {
        let report = try SampleCheck.report(
            "background: \"#000000\", surface: \"#ffffff\", text: \"#ffffff\", \(mark): \"rgb(255 255 255 / 20%)\""
        )
        let row = try report.row("on-\(mark) on \(mark)")
        #expect(row.colors == ComparedColors(foreground: "#ffffff", background: "#ffffff"))
        let finding = try #require(report.found(.lowContrast).first { $0.pair == row.pair })
        #expect(
            finding.message.hasPrefix(
                "'on-\(mark)' on '\(mark)' over 'surface' has a contrast ratio of 1.00:1"
            )
        )
    }

    @Test func `A translucent component is composited over every surface`() throws {
        let row = try SampleCheck.report(
            "background: \"#000000\", surface: \"#ffffff\", text: \"#ffffff\", heading: \"#777777\"",
            "components: { label: { background: \"rgb(0 0 0 / 0%)\", text: \"#ffffff\" } }"
        ).row("label-text on label-background")
        #expect(row.colors == ComparedColors(foreground: "#ffffff", background: "#ffffff"))
        #expect(row.verdict == .fail)
    }

    @Test func `A translucent background leaves every pair on it unknown`()
        throws
    {
        let report = try SampleCheck.report(
            "background: \"rgb(255 255 255 / 99%)\", text: \"#000000\""
        )
        let row = try report.row("text on background")
        #expect(row.verdict == .unknown)
        #expect(row.measured == nil && row.colors == nil)
        #expect(report.fails(at: .error))
        #expect(
            report.found(.unknownBackdrop).contains { $0.pair == row.pair && $0.severity == .error }
        )
        let raised = try #require(
            report.found(.unknownBackdrop).first { $0.pair?.phrase == "text on surface" }
        )
        #expect(
            raised.message.hasPrefix(
                "'text' on 'surface' over 'background' cannot be judged: nothing opaque is known"
            )
        )
        let onPage = report.pairs.filter {
            ["background", "surface", "surface-raised"].contains($0.pair.background)
        }
        #expect(onPage.allSatisfy { $0.verdict == .unknown || $0.verdict == .exempt })
    }

    @Test func `A fully transparent text has a ratio of 1`() throws {
        let row = try SampleCheck.report(
            "background: \"#ffffff\", text: \"#000000\", link: transparent"
        ).row(
            "link on surface"
        )
        #expect(row.measured == 1)
    }
}

@Suite("An unreadable colour")
struct UnknownColorTests {
    @Test(arguments: ["\"#12345\"", "\"{palette.gone}\"", "\"{colors.link}\""])
    func `An unreadable colour leaves its pairs unknown, and others known`(value: String) throws {
        let report = try SampleCheck.report("\(SampleCheck.clear), link: \(value)")
        #expect(try report.row("link on background").verdict == .unknown)
        #expect(try report.row("link-visited on background").verdict == .unknown)
        #expect(try report.row("text on background").verdict == .pass)
        #expect(report.found(.lowContrast).isEmpty)
        #expect(report.fails(at: .error))
    }

    @Test func `An unreadable colour beneath a translucent one leaves that unknown`() throws {
        let report = try SampleCheck.report(
            "\(SampleCheck.clear), surface: \"nothing\", surface-raised: \"rgb(0 0 0 / 10%)\""
        )
        #expect(try report.row("text on surface-raised").verdict == .unknown)
    }

    @Test func `An unreadable colour of a component leaves its pair unknown`() throws {
        let report = try SampleCheck.report(
            SampleCheck.clear,
            "components: { button: { background: \"nothing\" } }"
        )
        #expect(try report.row("button-text on button-background").verdict == .unknown)
        #expect(report.fails(at: .error))
    }
}

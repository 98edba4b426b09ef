import ColorScience
import Findings
import SourceText
import TestSupport
import Testing
import ThemeChecks

@Suite("A verdict")
struct VerdictTests {
    /// The well-known greys on white, and what is left of 4.5 and 3 when it is shown.
    @Test(arguments: [
        ("#767676", Verdict.pass, "4.54"), ("#777777", .fail, "4.47"), ("#9a6c5a", .fail, "4.49"),
        ("#000000", .pass, "21.00"),
    ])
    func `compares the ratio in full and shows it truncated`(
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

    @Test(arguments: [("focus", 3.0), ("border-strong", 3), ("success", 3)])
    func `asks 3 of what is no text, at both levels`(role: String, required: Double) throws {
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

    @Test func `asks nothing of what is exempt, and still measures it`() throws {
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
    func `is at the level of the command line, the theme or AA, and at AAA for more contrast`(
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

    @Test func `judges a colour outside sRGB both mapped and clipped, and the worse counts`() throws
    {
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
    func `judges a colour of rec2020 as it is written to CSS beside one that is clipped, too`()
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
    @Test func `of text is laid over its background`() throws {
        let row = try SampleCheck.report(
            "background: \"#ffffff\", text: \"#000000\", link: \"rgb(0 0 0 / 50%)\""
        )
        .row("link on background")
        #expect(row.colors == ComparedColors(foreground: "#808080", background: "#ffffff"))
        #expect(row.verdict == .fail)
    }

    @Test func `of a surface is laid over the background`() throws {
        let row = try SampleCheck.report(
            "background: \"#ffffff\", text: \"#000000\", surface: \"rgb(0 0 0 / 20%)\""
        )
        .row("text on surface")
        #expect(row.colors == ComparedColors(foreground: "#000000", background: "#cccccc"))
    }

    @Test
    func
        `of a raised surface is laid over the background and the surface, and the worse one counts and is named`()
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

    @Test func `on a translucent one is named with the whole stack`() throws {
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
        #expect(finding.colors?.background == "#5c5c5c")
    }

    @Test(arguments: ["highlight", "selection"])
    func `of a mark is laid over the page and over every surface`(mark: String) throws {
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

    @Test func `of a component is laid over every surface`() throws {
        let row = try SampleCheck.report(
            "background: \"#000000\", surface: \"#ffffff\", text: \"#ffffff\", heading: \"#777777\"",
            "components: { label: { background: \"rgb(0 0 0 / 0%)\", text: \"#ffffff\" } }"
        ).row("label-text on label-background")
        #expect(row.colors == ComparedColors(foreground: "#ffffff", background: "#ffffff"))
        #expect(row.verdict == .fail)
    }

    @Test func `of the background itself leaves everything on it unknown, which is never a pass`()
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

    @Test func `of nothing at all on an opaque one has the ratio 1`() throws {
        let row = try SampleCheck.report(
            "background: \"#ffffff\", text: \"#000000\", link: transparent"
        ).row(
            "link on surface"
        )
        #expect(row.measured == 1)
    }
}

@Suite("What could not be read")
struct UnknownColorTests {
    @Test(arguments: ["\"#12345\"", "\"{palette.gone}\"", "\"{colors.link}\""])
    func `leaves its pairs unknown, and the others known`(value: String) throws {
        let report = try SampleCheck.report("\(SampleCheck.clear), link: \(value)")
        #expect(try report.row("link on background").verdict == .unknown)
        #expect(try report.row("link-visited on background").verdict == .unknown)
        #expect(try report.row("text on background").verdict == .pass)
        #expect(report.found(.lowContrast).isEmpty)
        #expect(report.fails(at: .error))
    }

    @Test func `beneath a translucent colour leaves that unknown too`() throws {
        let report = try SampleCheck.report(
            "\(SampleCheck.clear), surface: \"nothing\", surface-raised: \"rgb(0 0 0 / 10%)\""
        )
        #expect(try report.row("text on surface-raised").verdict == .unknown)
    }

    @Test func `in a component leaves its pair unknown`() throws {
        let report = try SampleCheck.report(
            SampleCheck.clear,
            "components: { button: { background: \"nothing\" } }"
        )
        #expect(try report.row("button-text on button-background").verdict == .unknown)
        #expect(report.fails(at: .error))
    }
}

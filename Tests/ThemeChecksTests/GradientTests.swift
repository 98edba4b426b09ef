import ColorScience
import Findings
import SourceText
import TestSupport
import Testing
import ThemeModel

@testable import ThemeChecks

@Suite("A ground that is a gradient")
struct GradientTests {
    /// The report on a colour `ink` on a gradient, with further lines of YAML.
    private static func report(
        _ ink: String,
        on gradient: String,
        pair: String = "ink on hero",
        _ rest: String = ""
    ) throws -> Report {
        try SampleCheck.report(
            "\(SampleCheck.clear), ink: \"\(ink)\", hero: \"\(gradient)\"",
            "contrast: { pairs: [\(pair)] }\n\(rest)"
        )
    }

    private static func verdict(_ ink: String, on gradient: String) throws -> Verdict {
        try report(ink, on: gradient).row("ink on hero").verdict
    }

    @Test func `Text fails at the stop with the lowest ratio, which the finding names`() throws {
        let report = try Self.report("#ffffff", on: "linear-gradient(90deg, #0a1420, #0ea5e9 80%)")
        let found = report.found(.lowContrast).filter { $0.pair?.phrase == "ink on hero" }
        #expect(
            found.map(\.message) == [
                """
                'ink' on 'hero' has a contrast ratio of 2.77:1, below the 4.5:1 required for text \
                (AA), at its stop '#0ea5e9' (80%)
                """
            ]
        )
        let stop = try #require(found.first?.further.first)
        #expect(stop.message == "the stop '#0ea5e9' (80%)")
        #expect(stop.location?.line == 1)
        let column = try #require(stop.location?.column)
        #expect(column == 106)
        #expect(found.first?.detail?.colors?.background == "#0ea5e9")
    }

    @Test func `Gradients with more colours than a mode has a budget for are unknown`() throws {
        let gradient = "linear-gradient(#000a, #fffa)"
        let theme = try SampleTheme.theme(
            "colors: { background: white, text: black, hero: \"\(gradient)\" }\n",
            file: "themes/a.yml"
        )
        var some = GradientGrounds(of: theme.defaultMode, spots: 10_000, layings: 1)
        #expect(some.ground(named: "hero")?.gradient.problem == nil)
        #expect(some.ground(named: "hero")?.gradient.problem != nil)
        var none = GradientGrounds(of: theme.defaultMode, spots: 1, layings: 10_000)
        #expect(none.ground(named: "hero")?.gradient.problem != nil)
        #expect(none.ground(named: "text") == nil)
    }

    @Test func `Text that is as light as something between two stops has no contrast there`() throws
    {
        let report = try Self.report("#777777", on: "linear-gradient(black, white)")
        let found = try #require(report.found(.lowContrast).first { $0.pair?.foreground == "ink" })
        #expect(found.message.contains("1.00:1"), "\(found.message)")
        #expect(
            found.message.hasSuffix("between its stops '#000000' (0%) and '#ffffff' (100%)"),
            "\(found.message)"
        )
    }

    /// The grey between green and magenta is darker than both.
    @Test func `The colours between two stops count where they are darker than both`() throws {
        let gradient = "linear-gradient(#00ff00, #ff00ff)"
        let ends = try [SRGB8(hex: "#00ff00"), SRGB8(hex: "#ff00ff")].map { try #require($0) }
        let ink = try #require(SRGB8(hex: "#111111"))
        let least = ends.map { Contrast.ratio(of: ink, on: $0) }.min() ?? 0
        let row = try Self.report("#111111", on: gradient).row("ink on hero")
        #expect(try #require(row.measured) < least - 0.5)
        let ground = try #require(row.colors?.background)
        #expect(!["#00ff00", "#ff00ff"].contains(ground))
    }

    @Test(arguments: [
        ("linear-gradient(black, white)", Verdict.fail),
        ("linear-gradient(black 50%, white 50%)", .pass),
        ("linear-gradient(black 0 50%, white 50% 100%)", .pass),
        ("linear-gradient(black 50%, white 20%)", .pass),
        ("linear-gradient(black 20px, white 20%)", .fail),
        ("linear-gradient(black, 30%, white)", .fail),
        ("repeating-conic-gradient(from 45deg, black 0deg 20deg, white 0 40deg)", .pass),
    ])
    func `Two stops at one position have no colour between them`(
        gradient: String,
        verdict: Verdict
    ) throws {
        #expect(try Self.verdict("#767676", on: gradient) == verdict)
    }

    @Test(arguments: [
        "radial-gradient(circle at 20% 30%, #fff, #eee)",
        "radial-gradient(closest-side, #fff, #eee)",
        "conic-gradient(from 0.25turn at center, #fff 0deg, #eee)",
        "repeating-linear-gradient(to top left, #fff /* page */ 10px, #eee 20px)",
        "linear-gradient(in oklch longer hue, #fff, #eee)",
        "linear-gradient(to right in oklab, #fff, rgb(238 238 238) calc(50% + 2px))",
        "linear-gradient(#fff, #eee), url(paper.png)",
        "LINEAR-GRADIENT(#fff, #eee)",
    ])
    func `Every kind of gradient of CSS is read`(gradient: String) throws {
        #expect(try Self.verdict("#000000", on: gradient) == .pass)
    }

    /// In sRGB the middle of blue and yellow is a grey, and in OKLab a light one.
    @Test func `The space that a gradient names decides the colours between its stops`() throws {
        func measured(_ method: String) throws -> Double {
            let gradient = "linear-gradient(\(method)#0000ff, #ffff00)"
            let row = try Self.report("#00ff00", on: gradient).row("ink on hero")
            return try #require(row.measured)
        }
        #expect(try measured("") == measured("in srgb, "))
        let grounds = try ["", "in oklab, ", "in hsl, "].map { method in
            let theme = try SampleTheme.theme(
                """
                colors: { \(SampleCheck.clear), hero: "linear-gradient(\(method)#0000ff, #ffff00)" }
                """
            )
            let gradient = try #require(theme.defaultMode.gradient(named: "hero"))
            return gradient.interpolation.colors(between: Color(.black), and: Color(.white)).count
        }
        #expect(grounds[0] == 1_019 && grounds[1] == 1_023 && grounds[2] == 1_023)
    }

    @Test func `A gradient with a colour that rgb() cannot write is mixed in OKLab`() throws {
        func ratio(_ gradient: String) throws -> Double? {
            try Self.report("#808080", on: gradient, pair: "{ pair: ink on hero, ratio: 1 }")
                .row("ink on hero").measured
        }
        let oklab = "linear-gradient(in oklab, oklch(50% 0.2 30), oklch(50% 0.2 210))"
        #expect(
            try ratio("linear-gradient(oklch(50% 0.2 30), oklch(50% 0.2 210))") == ratio(oklab)
        )
    }

    @Test func `Nothing of the black in transparent is seen between two stops`() throws {
        let gradient = "linear-gradient(white, transparent)"
        #expect(try Self.verdict("#767676", on: gradient) == .pass)
        #expect(try Self.verdict("#ffffff", on: gradient) == .fail)
    }

    @Test func `Translucent stops lie on all that pages lie on`() throws {
        let report = try SampleCheck.report(
            """
            \(SampleCheck.clear), surface: "#000000", ink: "#000000", hero: "linear-gradient(#ffffff00, #fff)"
            """,
            "contrast: { pairs: [ink on hero] }"
        )
        let row = try report.row("ink on hero")
        #expect(row.verdict == .fail && row.measured == 1)
        #expect(
            report.found(.lowContrast).contains { $0.message.contains("on 'hero' over 'surface'") }
        )
    }

    @Test func `A colour below a gradient lies under its translucent stops`() throws {
        #expect(try Self.verdict("#ffffff", on: "linear-gradient(#0000, #000), #111") == .pass)
        #expect(try Self.verdict("#ffffff", on: "linear-gradient(#0000, #000)") == .fail)
    }

    @Test func `Translucent text is laid over each stop`() throws {
        #expect(try Self.verdict("rgb(0 0 0 / 60%)", on: "linear-gradient(white, #eee)") == .pass)
        #expect(try Self.verdict("rgb(0 0 0 / 60%)", on: "linear-gradient(white, #777)") == .fail)
    }

    @Test(arguments: [
        "linear-gradient(#0008, #fff8), url(photo.jpg)",
        "url(grain.png), linear-gradient(#000, #111)",
        "linear-gradient(#0008, #0009), linear-gradient(#fff, #eee)",
        "linear-gradient(#000, currentcolor)",
        "linear-gradient(#000, #zzz)",
        "linear-gradient(#000, #111) no-repeat center / 50% 50%",
        "linear-gradient(in lms, #000, #111)",
        "linear-gradient(#000, {palette.nowhere})",
        "-webkit-linear-gradient(top, #000, #111)",
        "linear-gradient(90deg)",
        "linear-gradient(#000, #111",
    ])
    func `A gradient that is not understood is unknown and never passes`(gradient: String) throws {
        let document = SampleTheme.document(
            """
            colors: { \(SampleCheck.clear), ink: white, hero: "\(gradient)" }
            contrast: { pairs: [ink on hero] }
            """
        )
        let resolved = document.document?.resolve()
        let theme = try #require(resolved?.theme)
        let report = ThemeChecker().check(theme)
        #expect(try report.row("ink on hero").verdict == .unknown)
        let found = report.found(.unknownBackdrop).filter { $0.pair?.phrase == "ink on hero" }
        #expect(found.count == 1 && found[0].severity == .error)
        #expect(found.first?.location?.line == 1)
    }

    @Test func `A translucent gradient on a translucent page is unknown`() throws {
        let report = try SampleCheck.report(
            """
            background: "rgb(255 255 255 / 50%)", text: black, ink: black, hero: "linear-gradient(#fff8, #fff)"
            """,
            "contrast: { pairs: [ink on hero] }"
        )
        #expect(try report.row("ink on hero").verdict == .unknown)
        #expect(report.found(.unknownBackdrop).contains { $0.pair?.phrase == "ink on hero" })
    }

    @Test func `A stop that names a colour has the colour of each mode`() throws {
        let report = try SampleCheck.report(
            "\(SampleCheck.clear), ink: white, hero: \"linear-gradient({palette.deep}, #222)\"",
            """
            palette: { deep: "#111111" }
            contrast: { pairs: [ink on hero] }
            modes: { pale: { palette: { deep: "#dddddd" } } }
            """
        )
        #expect(report.rows("ink on hero").map(\.verdict) == [.pass, .fail])
    }

    @Test func `A colour of a mode takes the place of a gradient, and a gradient that of a colour`()
        throws
    {
        let report = try SampleCheck.report(
            "\(SampleCheck.clear), ink: white, a: \"linear-gradient(#000, #111)\", b: \"#000000\"",
            """
            contrast: { pairs: [ink on a, ink on b] }
            modes: { pale: { colors: { a: "#eeeeee", b: "linear-gradient(#000, #eee)" } } }
            """
        )
        #expect(report.rows("ink on a").map(\.verdict) == [.pass, .fail])
        #expect(report.rows("ink on b").map(\.verdict) == [.pass, .fail])
    }

    @Test func `A range has its upper end on a gradient, too`() throws {
        let report = try Self.report(
            "#dddddd",
            on: "linear-gradient(#ffffff, #555555)",
            pair: "{ pair: ink on hero, ratio: 1.2..2 }"
        )
        let found = report.found(.highContrast)
        #expect(found.map { $0.message.hasSuffix("at its stop '#555555' (100%)") } == [true])
        #expect(report.found(.lowContrast).contains { $0.pair?.phrase == "ink on hero" })
    }

    @Test func `Patterns and captures stand for gradients as grounds`() throws {
        let colors = """
            \(SampleCheck.clear), nav-text: white, hero-text: white, \
            nav-glow: "linear-gradient(#000, #111)", hero-glow: "linear-gradient(#000, #fff)"
            """
        func phrases(_ pair: String) throws -> [String] {
            let report = try SampleCheck.report(colors, "contrast: { pairs: [\"\(pair)\"] }")
            return report.pairs.map(\.pair.phrase).filter { $0.hasSuffix("-glow") }
        }
        #expect(
            try phrases("nav-text on *-glow") == ["nav-text on nav-glow", "nav-text on hero-glow"]
        )
        #expect(
            try phrases("{x}-text on {x}-glow") == [
                "nav-text on nav-glow", "hero-text on hero-glow",
            ]
        )
    }

    @Test func `A gradient in front of a pair is refused`() throws {
        let report = try Self.report(
            "#ffffff",
            on: "linear-gradient(#000, #111)",
            pair: "hero on ink"
        )
        #expect(
            report.found(.unknownPair).map(\.message) == [
                "the pair 'hero on ink' has the gradient 'hero' in front, which only a ground can be"
            ]
        )
    }

    @Test func `A gradient for a role of ours is an error, since its pairs need one colour`() {
        let found = SampleTheme.findings(
            "colors: { background: \"linear-gradient(#fff, #eee)\", text: black }"
        )
        #expect(found.map(\.rule) == [.invalidColor])
    }

    @Test func `A gradient counts among the fills, and a pair that names it covers it`() throws {
        let gradient = "linear-gradient(#000, #111)"
        let named = try Self.report("#ffffff", on: gradient)
        let unnamed = try Self.report("#ffffff", on: gradient, pair: "ink on background")
        #expect(named.coverage.map(\.uncoveredColors) == [[]])
        #expect(unnamed.coverage.map(\.uncoveredColors) == [["hero"]])
        #expect(named.coverage.map(\.semanticColors) == unnamed.coverage.map(\.semanticColors))
    }

    @Test func `A veil or a shimmer is no ground that a pair must name`() throws {
        let report = try SampleCheck.report(
            "\(SampleCheck.clear), card-shimmer: \"linear-gradient(#fff0, #fff8, #fff0)\""
        )
        #expect(report.coverage.map(\.uncoveredColors) == [[]])
    }

    @Test func `Every pair on a gradient can fail`() throws {
        let theme = try SampleTheme.theme(
            """
            colors: { \(SampleCheck.clear), ink: white, hero: "linear-gradient(#000, #0000)", line: "#444" }
            contrast: { pairs: [ink on hero, { pair: line on hero, ratio: 1.1..21 }] }
            """
        )
        let checker = ThemeChecker()
        let proof = ThemeProof(of: theme, by: checker) { checker.check($0).findings }
        let found = proof.rows.compactMap(\.finding).filter { $0.pair?.background == "hero" }
        #expect(found.count == 2)
        #expect(proof.rows.allSatisfy { $0.finding != nil })
    }

    /// Each 8-bit colour between two random stops, by the formula of the standard.
    @Test func `No colour between two stops has less contrast than the verdict says`() throws {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<40 {
            let colors = (0..<3).map { _ in
                SRGB8(
                    red: .random(in: 0...255, using: &generator),
                    green: .random(in: 0...255, using: &generator),
                    blue: .random(in: 0...255, using: &generator)
                )
            }
            let gradient = "linear-gradient(\(colors[0].hex), \(colors[1].hex))"
            let row = try Self.report(colors[2].hex, on: gradient).row("ink on hero")
            let measured = try #require(row.measured)
            for step in 0...5_000 {
                let share = Double(step) / 5_000
                let start = colors[0].srgb
                let end = colors[1].srgb
                let ground = SRGB8(
                    clipping: SRGB(
                        red: start.red + (end.red - start.red) * share,
                        green: start.green + (end.green - start.green) * share,
                        blue: start.blue + (end.blue - start.blue) * share
                    )
                )
                #expect(Contrast.ratio(of: colors[2], on: ground) >= measured - 0.02)
            }
        }
    }
}

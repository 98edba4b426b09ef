import ColorScience
import Findings
import TestSupport
import Testing
import ThemeModel

@testable import ThemeRendering

@Suite("A cell of the heat map")
struct ContrastCellTests {
    private func verdict(
        _ measured: Double?,
        _ verdict: Verdict = .pass,
        use: ContrastUse = .text
    ) -> PairVerdict {
        PairVerdict(
            theme: "day",
            mode: "light",
            pair: PairName("text", on: "background", use: use),
            colors: ComparedColors(foreground: "#999999", background: "#ffffff"),
            measured: measured,
            required: 4.5,
            verdict: verdict
        )
    }

    @Test(arguments: [
        (21, "AAA"), (7, "AAA"), (6.999, "AA"), (4.5, "AA"), (4.499, "AA large"), (3, "AA large"),
        (2.99, nil),
    ])
    func `A cell of the heat map names the level that an unrounded ratio reaches`(
        ratio: Double,
        level: String?
    ) {
        #expect(verdict(ratio).reachedLevel == level)
    }

    @Test(arguments: [(21, "AA"), (3, "AA"), (2.999, nil)])
    func `A cell of the heat map names the one level of a mark`(ratio: Double, level: String?) {
        #expect(verdict(ratio, use: .nonText).reachedLevel == level)
    }

    @Test func `A cell of the heat map names no level for an unknown ratio`() {
        #expect(verdict(nil, .unknown).reachedLevel == nil)
        #expect(verdict(21, .exempt).reachedLevel == nil)
    }

    /// Suggests red for any colour.
    private func suggestion(
        for row: PairVerdict,
        fixed: ComparedColors? = nil
    ) throws -> String? {
        let theme = try SampleTheme.theme("colors: { background: white, text: black }\n")
        var pair = row
        pair.colors = fixed ?? row.colors
        let fix = FixPreview(Report(), theme: theme, pairs: [pair]) { _, _, _ in
            SRGB8(red: 255, green: 0, blue: 0)
        }
        return fix.passingForeground(of: row)
    }

    @Test func `A failing cell names the colour of a fix, or else the one for its pair`()
        throws
    {
        #expect(try suggestion(for: verdict(2.84)) == nil)
        #expect(try suggestion(for: verdict(nil, .unknown)) == nil)
        #expect(try suggestion(for: verdict(2.84, .fail)) == "#ff0000")
        let front = ComparedColors(foreground: "#767676", background: "#ffffff")
        #expect(try suggestion(for: verdict(2.84, .fail), fixed: front) == "#767676")
        let ground = ComparedColors(foreground: "#999999", background: "#000000")
        #expect(try suggestion(for: verdict(2.84, .fail), fixed: ground) == nil)
    }

    @Test func `The palette's ramps appear from three steps on`() throws {
        let text = "palette: { ink: { a: black, b: grey, c: white }, red: { x: red, y: maroon } }\n"
        let theme = try SampleTheme.theme(text + "colors: { background: white, text: black }")
        let ramps = PaletteRamp.views(of: theme, prefix: "--", nil)
        #expect(ramps.count == 2)
        guard case .group(let lines)? = ramps[0][.curves],
            case .text(let lightness)? = lines[.lightness]
        else {
            Issue.record("three steps have no lines")
            return
        }
        #expect(lightness.hasPrefix("1,19 3,") && lightness.hasSuffix(" 5,1"))
        #expect(ramps[1][.curves]?.isShown == false)
    }
}

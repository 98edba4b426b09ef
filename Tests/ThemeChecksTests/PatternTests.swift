import Findings
import TestSupport
import Testing
import ThemeChecks
import ThemeModel

@Suite("A pattern over the names of a palette")
struct PatternTests {
    @Test func `A pattern skips a palette colour that is only the label of a fill`() throws {
        let report = try SampleCheck.report(
            """
            background: "{palette.bg.default}", text: "{palette.fg.default}", primary: "{palette.bg.accent}", \
            on-primary: "{palette.fg.label}"
            """,
            """
            palette:
              bg: { default: "#ffffff", accent: "#0000aa" }
              fg: { default: "#000000", muted: "#444444", label: "#ffffff" }
            contrast: { pairs: ["fg.* on bg.*"] }
            """
        )
        let phrases = Set(report.pairs.map(\.pair.phrase)).filter { $0.hasPrefix("fg.") }
        #expect(
            phrases == [
                "fg.default on bg.default", "fg.default on bg.accent", "fg.muted on bg.default",
                "fg.muted on bg.accent",
                "fg.label on bg.accent",
            ]
        )
    }
}

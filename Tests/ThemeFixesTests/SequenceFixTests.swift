import Findings
import Testing
import ThemeChecks
import ThemeFixes

@Suite("A fix of a theme with orders, ladders and ranges")
struct SequenceFixTests {
    private static func isMet(_ sample: FixSample) -> [Bool] {
        sample.themes.flatMap { theme in
            ThemeChecker(options: sample.options).sequenceSteps(of: theme).map(\.isMet)
        }
    }

    @Test func `A fix keeps an order that held`() {
        let text = """
            palette: { ink: "#555555", dim: "#777777", faint: "#7a7a7a" }
            colors:
              background: white
              text: "{palette.ink}"
              text-muted: "{palette.dim}"
              text-faint: "{palette.faint}"
            contrast: { pairs: [text-faint on background], ORDER }
            """
        let order = "order: [[text, text-muted, text-faint]]"
        let kept = FixSample(text.replacing("ORDER", with: order))
        #expect(Self.isMet(kept) == [true, true])
        let fixed = kept.fixed
        #expect(Self.isMet(fixed) == [true, true])
        #expect(fixed.verdict("text-faint on background")?.verdict == .pass)
        #expect(fixed.verdict("text-muted on background")?.verdict == .pass)
    }

    @Test func `A fix keeps the steps of a ladder`() {
        let sample = FixSample(
            """
            palette: { page: "#ffffff", card: "#f2f2f2", menu: "#d8d8d8", ink: "#777777" }
            colors:
              background: "{palette.page}"
              surface: "{palette.card}"
              surface-raised: "{palette.menu}"
              text: "{palette.ink}"
            contrast: { ladder: [[background, surface, surface-raised]] }
            """
        )
        #expect(Self.isMet(sample) == [true, true])
        let fixed = sample.fixed
        #expect(Self.isMet(fixed) == [true, true])
        #expect(fixed.verdict("text on surface-raised")?.verdict == .pass)
    }

    @Test func `A fix makes no pair louder than it may be`() {
        let sample = FixSample(
            """
            palette: { grey: "#949494" }
            colors: { background: white, text: black, link: "{palette.grey}", line: "{palette.grey}" }
            contrast: { pairs: [{ pair: line on background, ratio: 1..3.5 }] }
            """
        )
        #expect(sample.verdict("line on background")?.verdict == .pass)
        let fixed = sample.fixed
        #expect(fixed.verdict("line on background")?.verdict == .pass)
    }
}

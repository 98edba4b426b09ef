import ColorScience
import Findings
import TestSupport
import Testing
import ThemeChecks
import ThemeFixes
import ThemeModel

@Suite("The sides of a pair: which colour is the lighter one")
struct SideTests {
    @Test("A fix keeps the lighter side of a pair rather than inverting text")
    func between() throws {
        let sample = FixSample(
            """
            palette: { ink: "#8a8a8a", night: "#303030" }
            colors: { background: white, text: "{palette.ink}", night: "{palette.night}", selection: white, highlight: white }
            contrast: { pairs: [ text on night ] }
            """
        )
        let plan = sample.plan
        #expect(
            plan.unfixed.isEmpty && plan.flips.isEmpty,
            "\(plan.changes.map(\.new.rgb.hex)) \(plan.flips)"
        )
        let fixed = try #require(sample.applying(plan).themes.first?.defaultMode)
        let text = try #require(fixed[.text]?.display.rgb.relativeLuminance)
        let night = try #require(fixed.palette["night"]?.display.rgb.relativeLuminance)
        #expect(text > night && sample.applying(plan).failures == 0)
    }

    @Test("A fix changes the lighter side where nothing else passes, and says why")
    func proved() throws {
        var sample = FixSample(
            """
            palette: { ink: "#8a8a8a", night: "#303030" }
            colors: { background: white, text: "{palette.ink}", night: "{palette.night}", selection: white, highlight: white }
            contrast: { pairs: [ text on night ] }
            """
        )
        sample.options.level = .aaa
        let plan = sample.plan
        #expect(plan.unfixed.isEmpty)
        let flip = try #require(plan.flips.first)
        #expect(plan.flips.count == 1 && flip.pair.pair.phrase == "text on night" && flip.isProved)
        #expect(flip.conflicts.contains { $0.phrase == "text on background" })
        #expect(flip.before > 2 && flip.after >= 7)
        #expect(sample.applying(plan).plan.changes.isEmpty)
    }

    @Test("A fix turns a label dark before its background")
    func labelOnFill() {
        let sample = FixSample(
            """
            colors:
              background: "#121212"
              surface: "#1e1e1e"
              text: "#e0e0e0"
              primary: "#1db954"
              on-primary: "#ffffff"
            """
        )
        #expect(
            sample.plan.tokens == ["colors.on-primary"] && sample.plan.flips.isEmpty
                && sample.fixed.failures == 0
        )
    }

    @Test("A derived colour has no lighter side to keep")
    func derived() {
        let sample = FixSample(
            ##"colors: { background: "#ffffff", text: "#333333", primary: "#8a8a8a", link: black, focus: black }"##
        )
        #expect(sample.plan.flips.isEmpty && sample.fixed.failures == 0)
    }
}

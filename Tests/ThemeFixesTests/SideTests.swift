import ColorScience
import Findings
import TestSupport
import Testing
import ThemeChecks
import ThemeFixes
import ThemeModel

@Suite("The sides of a pair: which colour is the lighter one")
struct SideTests {
    @Test("stay where that takes black under text that is light there and dark elsewhere")
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

    @Test("change where nothing else passes, and the plan names what rules it out")
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

    @Test("are none of a label on its fill: it turns dark before a background does")
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

    @Test("are those of what is written: a derived colour has none")
    func derived() {
        let sample = FixSample(
            ##"colors: { background: "#ffffff", text: "#333333", primary: "#8a8a8a", link: black, focus: black }"##
        )
        #expect(sample.plan.flips.isEmpty && sample.fixed.failures == 0)
    }
}

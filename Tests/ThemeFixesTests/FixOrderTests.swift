import ColorScience
import Findings
import SourceText
import TestSupport
import Testing
import ThemeChecks
import ThemeFixes
import ThemeModel

@Suite("The token that a fix changes")
struct FixOrderTests {
    @Test("A fix changes the foreground's token where possible")
    func foreground() {
        let plan = FixSample(##"colors: { background: "#fdfdfd", text: "#777777" }"##).plan
        #expect(plan.tokens == ["colors.text"])
    }

    @Test("A fix changes the background's token where the foreground's cannot change")
    func background() throws {
        var sample = FixSample(##"colors: { background: "#f0f0f0", text: "#727272" }"##)
        sample.locked = ["colors.text"]
        #expect(sample.plan.tokens.contains("colors.background") && sample.fixed.failures == 0)
        let between = FixSample(
            """
            colors: { background: white, text: black, primary: "#777777", on-primary: white }
            contrast: { pairs: [ { foreground: primary, background: on-primary, use: text } ] }
            """
        )
        #expect(between.plan.tokens == ["colors.primary"])
        #expect(between.fixed.failures == 0)
    }

    @Test("A fix changes the fill's token where its label is derived")
    func fill() {
        let sample = FixSample(
            ##"colors: { background: "#ffffff", text: "#333333", primary: "#7a7a7a", link: black }"##
        )
        #expect(sample.plan.tokens == ["colors.primary"])
        #expect(sample.fixed.failures == 0)
    }

    @Test("A fix changes both tokens where neither suffices alone")
    func both() throws {
        let sample = FixSample(
            """
            colors: { background: "#777777", text: "#bbbbbb", surface: "#777777" }
            contrast: { level: AAA }
            """
        )
        let plan = sample.plan
        #expect(plan.unfixed.isEmpty)
        #expect(plan.tokens.contains("colors.text") && plan.tokens.contains("colors.background"))
        #expect(sample.applying(plan).failures == 0)
    }

    @Test("A fix does not turn a page black to make room for a link")
    func aside() throws {
        let sample = FixSample(
            """
            palette: { faint: "#2c86c4", paper: white }
            colors: { background: "{palette.paper}", text: black, link: "{palette.faint}" }
            modes: { dark: { colors: { background: "#202428", text: white } } }
            """
        )
        let plan = sample.plan
        let page = try #require(plan.changes.first { $0.place.path == "colors.background" })
        #expect(page.deltaE < 0.1)
        #expect(Set(plan.unfixed.map(\.pair.mode)) == ["light"])
        let obstacles = plan.unfixed.flatMap(\.obstacles).map(\.place.path)
        #expect(obstacles.contains("palette.faint"))
    }

    @Test("A fix changes nothing for a waived pair or an unselected theme")
    func notAsked() {
        let theme =
            ##"colors: { background: white, text: black, link: "#999999", link-visited: black }"##
        let waived =
            theme + """

                contrast:
                  waivers:
                    - { pair: link on background, reason: "known" }
                    - { pair: link on surface, reason: "known" }
                """
        #expect(FixSample(waived).plan.changes.isEmpty)
        #expect(FixSample(waived).plan.unfixed.isEmpty)
        var two = FixSample(["themes/one.yml": theme, "themes/two.yml": theme])
        two.targets = ["two"]
        #expect(Set(two.plan.changes.compactMap(\.place.location?.file)) == ["themes/two.yml"])
    }

    @Test("A fix changes no token that makes an unselected theme worse")
    func others() throws {
        let base = """
            palette: { brand: "#767676" }
            colors: { background: white, text: black, link: "{palette.brand}" }
            """
        let child = "extends: base\ncolors: { background: black, text: white }\n"
        var sample = FixSample(["themes/base.yml": base, "themes/child.yml": child])
        sample.targets = ["base"]
        let before = try #require(sample.verdict("link on background", in: "child")?.measured)
        sample.options = CheckOptions(level: .aaa)
        let after = try #require(sample.fixed.verdict("link on background", in: "child")?.measured)
        #expect(after >= min(before, 7))
    }

    @Test("A fix changes the same tokens on every run")
    func deterministic() {
        let sample = FixSample(
            """
            palette: { a: "#8899aa", b: "#ccddee", c: "#99aa88" }
            colors: { background: "#eeeeee", text: "{palette.a}", primary: "{palette.b}", accent: "{palette.c}" }
            """
        )
        #expect(sample.plan.changes == sample.plan.changes)
        #expect(sample.fixed.failures == 0)
    }
}

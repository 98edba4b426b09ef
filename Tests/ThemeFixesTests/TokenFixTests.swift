import ColorScience
import Findings
import SourceText
import TestSupport
import Testing
import ThemeFixes
import ThemeModel

@Suite("A fix of one token")
struct TokenFixTests {
    @Test("A fix of one token is the nearest colour with which all its pairs pass")
    func nearest() throws {
        let sample = FixSample(
            ##"colors: { background: "#ffffff", text: "#000000", link: "#777777" }"##
        )
        let plan = sample.plan
        #expect(plan.unfixed.isEmpty)
        #expect(plan.changes.map(\.new.css) == ["#767676"])
        let expected = ##"colors: { background: "#ffffff", text: "#000000", link: "#767676" }"##
        #expect(sample.applying(plan).files.values.first == expected)
    }

    @Test("A fix of one token is made where the value is written, after all aliases")
    func aliasRoot() throws {
        let sample = FixSample(
            """
            palette: { ink: "#202020", mist: { 500: "#aaaaaa" } }
            colors: { background: white, text: "{palette.ink}", link: "{colors.quiet}", quiet: "{palette.mist.500}" }
            """
        )
        let plan = sample.plan
        #expect(plan.tokens == ["palette.mist.500"])
        #expect(
            plan.changes.first?.place.location
                == Place(file: "themes/sample.yml", line: 1, column: 41)
        )
        #expect(
            plan.changes.first?.fixed.map(\.pair.pair.phrase).contains("link-visited on surface")
                == true
        )
        #expect(sample.applying(plan).failures == 0)
    }

    @Test("A fix of one token counts every mode that has the value")
    func modes() throws {
        let sample = FixSample(
            """
            palette: { brand: "#5a8dd0" }
            colors: { background: white, text: black, link: "{palette.brand}" }
            modes: { dark: { colors: { background: "#000000", text: white } } }
            """
        )
        #expect(sample.verdict("link on background", mode: "light")?.verdict == .fail)
        #expect(sample.verdict("link on background", mode: "dark")?.verdict == .pass)
        let fixed = sample.fixed
        #expect(fixed.failures == 0)
        #expect(fixed.files.values.first?.contains("#5a8dd0") == false)
    }

    @Test("A fix of one token counts every theme that inherits the value")
    func inheritance() throws {
        let base = """
            palette: { brand: "#7f9fd0" }
            colors: { background: "#ffffff", text: black, link: "{palette.brand}" }
            """
        let child = "extends: base\ncolors: { background: \"#dddddd\" }\n"
        let alone = try #require(FixSample(["themes/base.yml": base]).plan.changes.first)
        let both = FixSample(["themes/base.yml": base, "themes/child.yml": child])
        let plan = both.plan
        #expect(plan.tokens == ["palette.brand"])
        #expect(plan.changes[0].deltaE > alone.deltaE)
        #expect(Set(plan.changes[0].fixed.map(\.pair.theme)) == ["base", "child"])
        #expect(both.applying(plan).failures == 0)
        #expect(both.applying(plan).files["themes/child.yml"] == child)
    }

    @Test("A fix of one token changes a base16 scheme's slot")
    func base16() throws {
        let colors = (0...15).map { index in
            let digit = String(index, radix: 16, uppercase: true)
            let value =
                index == 0 ? "101010" : index == 1 ? "181818" : index == 3 ? "3A3A3A" : "CCCCCC"
            return "base0\(digit): \"\(value)\""
        }
        let sample = FixSample(["themes/dusk.yaml": colors.joined(separator: "\n")])
        let plan = sample.plan
        #expect(plan.tokens.contains("palette.base03"))
        let fixed = sample.applying(plan)
        #expect(fixed.failures == 0)
        #expect(fixed.files["themes/dusk.yaml"]?.contains("base00: \"101010\"\n") == true)
    }

    @Test("A fix raises an alias's alpha where no colour of it is dark enough")
    func alphaOfAlias() throws {
        let sample = FixSample(
            """
            palette: { ink: "#000000" }
            colors: { background: white, text: "{palette.ink}", text-muted: "{palette.ink} / 40%" }
            """
        )
        let plan = sample.plan
        #expect(plan.changes.map(\.isOfAlpha) == [true])
        let fixed = sample.applying(plan)
        #expect(fixed.failures == 0)
        #expect(fixed.files.values.first?.contains(#"text-muted: "{palette.ink} / 54%""#) == true)
    }

    @Test("A fix raises a colour's alpha where that is less visible")
    func alphaOfColor() throws {
        let sample = FixSample(
            """
            colors: { background: "#1b1f2a", text: "#c8cdd9", primary: "#5ec4ff", focus: "#5ec4ff55" }
            """
        )
        let plan = sample.plan
        let change = try #require(plan.changes.first)
        #expect(
            plan.changes.count == 1 && change.isOfAlpha && change.deltaE < 0.1
                && sample.fixed.failures == 0
        )
    }

    @Test("A fix moves the colour of a translucent alias where its alpha may stay")
    func colorBehindAlpha() throws {
        let sample = FixSample(
            """
            palette: { mist: "#8090a0" }
            colors: { background: white, text: black, text-muted: "{palette.mist} / 90%" }
            """
        )
        let plan = sample.plan
        #expect(plan.unfixed.isEmpty)
        #expect(plan.changes.count == 1)
        #expect(sample.applying(plan).failures == 0)
    }

    @Test("A fix costs nothing for colours that look alike already")
    func failingGroup() {
        func sample(_ groups: String) -> FixSample {
            FixSample(
                """
                palette: { green: oklch(46% 0.13 150), amber: oklch(54% 0.12 70), red: oklch(45% 0.19 27) }
                colors:
                  background: white
                  text: black
                  success: "{palette.green}"
                  warning: "{palette.amber}"
                  danger: "{palette.red}"
                contrast: { level: AAA, distinct: \(groups) }
                """
            )
        }
        let alone = sample("[]").plan
        #expect(alone.tokens == ["palette.amber", "palette.green"])
        #expect(alone.changes.allSatisfy { $0.deltaE < 0.08 })
        #expect(sample("[[success, warning, danger]]").plan.changes == alone.changes)
        // The two that are apart stay so in a group of their own.
        #expect(
            sample("[[success, warning, danger], [warning, danger]]").plan.changes != alone.changes
        )
    }

    @Test("A fix keeps distinct colours apart, and a mode as dark as it was")
    func guards() throws {
        let sample = FixSample(
            """
            colors: { background: "#ffffff", text: black, success: "#8fd08f", danger: "#e08f8f" }
            contrast: { distinct: [ [success, danger] ] }
            """
        )
        func apart(_ sample: FixSample) -> Double? {
            sample.themes.first.flatMap { theme in
                let mode = theme.defaultMode
                guard let first = mode.color(named: "success"),
                    let second = mode.color(named: "danger")
                else {
                    return nil
                }
                return Difference.deltaEOK(first.display.rgb, second.display.rgb)
            }
        }
        let fixed = sample.fixed
        #expect(fixed.failures == 0)
        #expect(try #require(apart(fixed)) >= 0.05)
        let grey = FixSample(##"colors: { background: "#7f7f7f", text: "#808080" }"##)
        #expect(grey.fixed.themes.map(\.defaultMode.name) == grey.themes.map(\.defaultMode.name))
        #expect(grey.fixed.failures == 0)
    }
}

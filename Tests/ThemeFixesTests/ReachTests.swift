import ColorScience
import Findings
import TestSupport
import Testing
import ThemeChecks
import ThemeFixes
import ThemeModel

@Suite("How far a value moves for the sake of others")
struct ReachTests {
    @Test
    func `Surfaces stay where they are when one accent fails on them`() throws {
        let sample = FixSample(
            """
            palette: { accent: "#568af2", popup: "#3d424b" }
            colors:
              background: "#202329"
              text: "#abb2bf"
              match: "{palette.accent}"
              popup: "{palette.popup}"
              button: "{palette.accent}"
              button-label: white
            contrast: { pairs: [ match on popup, text on popup, button-label on button ] }
            """
        )
        let plan = sample.plan
        let grounds = plan.changes.filter {
            ["palette.popup", "colors.background"].contains($0.place.path)
        }
        #expect(grounds.allSatisfy { $0.deltaE <= 0.1 }, "\(plan.changes.map(\.new.rgb.hex))")
        let mode = try #require(sample.applying(plan).themes.first?.defaultMode)
        let page = try #require(mode[.background]?.display.rgb.relativeLuminance)
        let popup = try #require(mode.palette["popup"]?.display.rgb.relativeLuminance)
        #expect(popup > page)
    }

    @Test
    func `A dark surface does not turn darker than the page for what lies on it`() throws {
        var sample = FixSample(
            """
            colors:
              background: "#202329"
              text: "#abb2bf"
              match: "#568af2"
              popup: "#3d424b"
            contrast: { pairs: [ match on popup ] }
            """
        )
        sample.locked = ["colors.match"]
        let mode = try #require(sample.fixed.themes.first?.defaultMode)
        let page = try #require(mode[.background]?.display.rgb.relativeLuminance)
        let popup = try #require(mode["popup"]?.display.rgb.relativeLuminance)
        #expect(popup > page)
    }

    @Test
    func `A surface that is hardly darker than a light page stays darker`() throws {
        var sample = FixSample(
            """
            colors:
              background: "#f4f1ec"
              text: "#222222"
              match: "#6f6f6f"
              panel: "#f1eee8"
            contrast: { pairs: [ match on panel ] }
            """
        )
        sample.locked = ["colors.match"]
        let mode = try #require(sample.fixed.themes.first?.defaultMode)
        let page = try #require(mode[.background]?.display.rgb.relativeLuminance)
        let panel = try #require(mode["panel"]?.display.rgb.relativeLuminance)
        #expect(panel < page)
    }

    @Test
    func `One faint colour of a terminal moves alone`() {
        let faint = FixSample([
            "themes/night.conf": """
            background #2c2c2c
            foreground #cccccc
            color0 #000000
            color1 #f2777a
            color2 #99cc99
            color3 #ffcc66
            color4 #6699cc
            color5 #cc99cc
            color6 #66cccc
            color7 #fffefe
            color8 #101010
            color9 #f2777a
            color10 #99cc99
            color11 #ffcc66
            color12 #6699cc
            color13 #cc99cc
            color14 #66cccc
            color15 #fffefe
            """
        ])
        #expect(faint.plan.tokens == ["palette.ansi.8"])
        #expect(faint.fixed.failures == 0)
    }

    @Test
    func `Syntax keeps its colours where a bar uses them as grounds`() {
        let sample = FixSample(
            """
            palette: { green: "#a6e22e", white: "#cfcfc2" }
            colors:
              background: "#191919"
              text: "{palette.white}"
              bar: "{palette.green}"
              syntax-function: "{palette.green}"
              syntax-inserted: "{palette.green}"
              syntax-type: "{palette.green}"
              link: "{palette.green}"
            contrast: { pairs: [ text on bar ] }
            """
        )
        let plan = sample.plan
        #expect(plan.changes.allSatisfy { $0.deltaE <= 0.1 })
        #expect(plan.unfixed.contains { $0.pair.pair.phrase == "text on bar" })
    }

    @Test
    func `Colours that are never seen together hold nothing off`() throws {
        let sample = FixSample(
            """
            colors:
              background: white
              text: black
              tip: "#fafafa"
              tip-text: "#9a9a9a"
              bar: "#f6f6f6"
              bar-text: "#707070"
            contrast: { pairs: [ tip-text on tip, bar-text on bar ] }
            """
        )
        let plan = sample.plan
        let change = try #require(plan.changes.first { $0.place.path == "colors.tip-text" })
        let excess = change.fixed.map { $0.after / $0.pair.required }.min() ?? .infinity
        #expect(plan.changes.count == 1 && excess < 1.02 && change.heldBy.isEmpty)
    }

    @Test
    func `A translucent grey becomes more opaque before it becomes black`() throws {
        let sample = FixSample(
            """
            colors:
              background: white
              text: "#333333"
              text-muted: "#99999980"
            """
        )
        let fixed = sample.fixed
        let color = try #require(fixed.themes.first?.defaultMode[.textMuted]?.display)
        #expect(fixed.failures == 0)
        #expect(color.rgb.relativeLuminance > SRGB8.black.relativeLuminance + 0.1, "\(color)")
        #expect(color.alpha > 0.8)
    }

    @Test(arguments: 0..<10)
    func `A new colour is one that its file can say`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let colors = ["link", "text-muted", "heading"].map { role in
            let color = OKLCH(
                lightness: .random(in: 0.3...0.45, using: &generator),
                chroma: 0.2,
                hue: .random(in: 0..<360, using: &generator)
            )
            return "  \(role): \"\(SRGB8(clipping: SRGB(LinearSRGB(color.xyz))).hex)\""
        }
        var sample = FixSample(
            """
            colors:
              background: "#101216"
              text: white
              primary: white
            \(colors.joined(separator: "\n"))
            """
        )
        sample.writable = { color in
            let channels = [color.red, color.green, color.blue]
            return (channels.max() ?? 0) - (channels.min() ?? 0) < 90
        }
        let plan = sample.plan
        #expect(!plan.changes.isEmpty && sample.applying(plan).failures == 0)
        #expect(plan.changes.allSatisfy { sample.writable?($0.new.rgb) ?? true })
    }
}

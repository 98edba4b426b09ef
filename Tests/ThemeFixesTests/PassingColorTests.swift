import ColorScience
import TestSupport
import Testing
import ThemeFixes
import ThemeModel

@Suite("The colour that passes beside one other")
struct PassingColorTests {
    @Test(
        "contrast suggests the colour that fix writes for a value that nothing else holds",
        arguments: [
            ("#6b6355", "#0f0e0c"), ("#8a94a6", "#fcfbf8"), ("#d97706", "#ffffff"),
            ("#6366f1", "#f1f1fb"), ("#2d7a4f", "#111111"),
        ]
    )
    func sameAsFix(before: String, ground: String) throws {
        let front = try #require(SRGB8(hex: before))
        let back = try #require(SRGB8(hex: ground))
        let text = back.relativeLuminance < 0.18 ? "white" : "black"
        let sample = FixSample(
            """
            colors:
              background: "\(ground)"
              text: \(text)
              primary: \(text)
              text-muted: "\(before)"
            """
        )
        let written = try #require(sample.plan.changes.first?.new.rgb)
        let found = try #require(PassingColor.foreground(front, on: [back], atLeast: 4.5))
        #expect(
            Difference.deltaEOK(found.color, written) < 0.006,
            "\(found.color.hex) \(written.hex)"
        )
        #expect(found.ratio >= 4.5)
    }

    @Test
    func `A colour keeps its hue`() throws {
        let front = try #require(SRGB8(hex: "#6b6355"))
        let back = try #require(SRGB8(hex: "#0f0e0c"))
        let found = try #require(PassingColor.foreground(front, on: [back], atLeast: 4.5))
        // One step of 8 bits turns a colour with a chroma of 0.02 by about this much.
        #expect(abs(front.oklch.turn(to: found.color.oklch)) < 6)
    }

    @Test
    func `A readable colour stays lighter than its ground where that is possible`() throws {
        let front = try #require(SRGB8(hex: "#d0d0d0"))
        let back = try #require(SRGB8(hex: "#6b6b6b"))
        let found = try #require(PassingColor.foreground(front, on: [back], atLeast: 4.5))
        #expect(found.color.relativeLuminance > back.relativeLuminance)
        let ground = try #require(
            PassingColor.background(back, under: [DisplayColor(rgb: front)], atLeast: 4.5)
        )
        #expect(ground.color.relativeLuminance < front.relativeLuminance)
    }

    @Test
    func `A middle grey has no text at 7 to 1`() {
        let grey = SRGB8(red: 119, green: 119, blue: 119)
        #expect(PassingColor.foreground(.white, on: [grey], atLeast: 7) == nil)
    }

    @Test
    func `Two colours that move share the way`() throws {
        let front = try #require(SRGB8(hex: "#888888"))
        let back = try #require(SRGB8(hex: "#555555"))
        let both = try #require(PassingColors.nearest(to: front, on: back, atLeast: 4.5))
        #expect(Contrast.ratio(of: both.foreground, on: both.background) >= 4.5)
        #expect(both.foreground != front && both.background != back)
    }

    @Test
    func `Two colours do not move where one alone has a shorter way`() throws {
        // Black at 30 % on white: the background would have to turn black.
        let front = try #require(SRGB8(hex: "#b3b3b3"))
        #expect(PassingColors.nearest(to: front, on: .white, atLeast: 4.5) == nil)
    }

    @Test(
        "A translucent colour gets another colour, another alpha or both, whichever costs least",
        arguments: ["#6b635580", "#ffffff50", "#808080e0", "#7fb4e8b3"]
    )
    func translucent(before: String) throws {
        let front = try Color(parsing: before).mapped
        let back = try #require(SRGB8(hex: "#0f0e0c"))
        let sample = FixSample(
            """
            colors:
              background: "#0f0e0c"
              text: white
              primary: white
              text-muted: "\(before)"
            """
        )
        let written = sample.plan.changes
        let found = try #require(PassingColor.foreground(front, on: [back], atLeast: 4.5))
        let seen = found.display.blended(over: back)
        #expect(Contrast.ratio(of: seen, on: back) >= 4.5)
        let colors = sample.applying(sample.plan).themes.first?.defaultMode.colors
        let other = try #require(colors?["text-muted"]?.display).blended(over: back)
        #expect(Difference.deltaEOK(seen, other) < 0.02, "\(found.display) \(written.map(\.new))")
    }
}

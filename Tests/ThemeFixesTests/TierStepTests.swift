import ColorScience
import Findings
import TestSupport
import Testing
import ThemeChecks
import ThemeFixes
import ThemeModel

@Suite("The steps of a hierarchy of text")
struct TierStepTests {
    private static let tiers = FixSample(
        """
        colors:
          background: white
          text: black
          text-muted: "#767676"
          text-faint: "#949494"
        contrast: { pairs: [text-faint on background] }
        """
    )

    /// The ratio between the colours of two roles.
    private static func step(
        _ sample: FixSample,
        _ stronger: String = "text-muted",
        _ weaker: String = "text-faint"
    ) throws -> Double {
        let colors = try #require(sample.themes.first?.defaultMode.colors)
        let first = try #require(colors[stronger]?.display.rgb)
        let second = try #require(colors[weaker]?.display.rgb)
        return Contrast.ratio(of: first, on: second)
    }

    @Test
    func `The stronger text moves, too, so that a step keeps 0.8 of its ratio`() throws {
        let plan = Self.tiers.plan
        let fixed = Self.tiers.applying(plan)
        #expect(fixed.failures == 0 && plan.narrowed.isEmpty)
        let kept = try Self.step(fixed) / Self.step(Self.tiers)
        #expect((0.79...0.85).contains(kept), "\(kept)")
        let muted = try #require(plan.changes.first { $0.place.path == "colors.text-muted" })
        let phrases = muted.heldBy.map(\.phrase)
        #expect(phrases == ["keep its step to 'colors.text-faint'"])
        #expect(fixed.plan.changes.isEmpty)
    }

    @Test
    func `A step that cannot stay is named with the pairs that forbid it`() throws {
        var sample = Self.tiers
        sample.locked = ["colors.text-muted"]
        let plan = sample.plan
        let narrowed = try #require(plan.narrowed.first)
        #expect(plan.narrowed.count == 1 && narrowed.isFaint)
        #expect(
            Set([narrowed.first.path, narrowed.second.path])
                == ["colors.text-muted", "colors.text-faint"]
        )
        #expect(narrowed.conflicts.contains { $0.phrase == "text-faint on background" })
        #expect(narrowed.after < 0.8 * narrowed.before)
    }

    @Test
    func `Neighbours of an order keep their step, though they are no greys`() throws {
        let sample = FixSample(
            """
            colors: { background: white, text: black, link: "#5a6fd0", link-visited: "#8b9be0" }
            contrast: { order: [[text, link, link-visited]] }
            """
        )
        let fixed = sample.fixed
        let before = try Self.step(sample, "link", "link-visited")
        let after = try Self.step(fixed, "link", "link-visited")
        #expect(fixed.failures == 0)
        #expect(after > 0.75 * before, "\(before) \(after)")
    }

    @Test
    func `The text itself does not move for a step that goes on to be seen`() {
        let sample = FixSample(
            """
            colors: { background: white, text: "#333333", text-muted: "#999999" }
            """
        )
        let plan = sample.plan
        #expect(plan.tokens == ["colors.text-muted"])
        #expect(plan.narrowed.allSatisfy { !$0.isFaint })
    }

    @Test(arguments: 0..<30)
    func `A step of any three greys keeps 0.8 of its ratio, or is named`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let lightness = (0..<3).map { _ in Double.random(in: 0.45...0.75, using: &generator) }
        let greys = lightness.sorted().map { lightness in
            SRGB8(clipping: SRGB(LinearSRGB(OKLab(lightness: lightness, a: 0, b: 0).xyz))).hex
        }
        let roles = ["text-muted", "text-faint", "syntax-comment"]
        let lines = zip(roles, greys).map { "  \($0): \"\($1)\"" }.joined(separator: "\n")
        let sample = FixSample(
            """
            colors:
              background: white
              text: black
            \(lines)
            contrast: { pairs: [text-faint on background] }
            """
        )
        let plan = sample.plan
        let fixed = sample.applying(plan)
        for (stronger, weaker) in zip(roles, roles.dropFirst()) {
            let before = try Self.step(sample, stronger, weaker)
            let after = try Self.step(fixed, stronger, weaker)
            let isNamed = plan.narrowed.contains { step in
                Set([step.first.path, step.second.path])
                    == ["colors.\(stronger)", "colors.\(weaker)"]
            }
            #expect(after * 1.02 >= 0.8 * before || isNamed, "\(greys): \(before) \(after)")
        }
    }
}

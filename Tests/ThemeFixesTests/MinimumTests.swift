import ColorScience
import Findings
import TestSupport
import Testing
import ThemeFixes
import ThemeModel

@Suite("The ratio at which a change ends")
struct MinimumTests {
    private static func excess(of change: ValueChange) -> Double {
        change.fixed.map { $0.after / $0.pair.required }.min() ?? .infinity
    }

    /// Six faint texts on a dark page, some of which are near to each other.
    private static func crowded(seed: UInt64) -> FixSample {
        var generator = SeededGenerator(seed: seed)
        let roles = ["text-muted", "link", "heading", "link-visited", "code", "placeholder"]
        let lines = roles.map { role in
            let color = OKLCH(
                lightness: .random(in: 0.35...0.6, using: &generator),
                chroma: .random(in: 0...0.1, using: &generator),
                hue: .random(in: 0..<360, using: &generator)
            )
            return "  \(role): \"\(SRGB8(clipping: SRGB(LinearSRGB(color.xyz))).hex)\""
        }
        return FixSample(
            """
            colors:
              background: "#101216"
              text: white
              focus: white
              primary: white
              border-strong: white
            \(lines.joined(separator: "\n"))
            """
        )
    }

    @Test
    func `A change ends at its requirement beside greys that no role uses`() throws {
        let sample = FixSample(
            """
            palette:
              bg: "#161821"
              fg: "#c6c8d1"
              comment: "#6b7089"
              ash: "#818596"
              fog: "#9a9ca5"
              mist: "#b4b6c0"
            colors: { background: "{palette.bg}", text: "{palette.fg}", text-muted: "{palette.comment}" }
            """
        )
        let plan = sample.plan
        #expect(plan.tokens == ["palette.comment"])
        let change = try #require(plan.changes.first)
        #expect(Self.excess(of: change) < 1.02 && change.heldBy.isEmpty)
    }

    @Test
    func `A change that ends higher names the colour that holds it off`() throws {
        let sample = FixSample(
            """
            colors:
              background: white
              text: black
              text-muted: "#a292c1"
              link: "#7c6d99"
            """
        )
        let plan = sample.plan
        let change = try #require(plan.changes.first { $0.place.path == "colors.text-muted" })
        let held = change.heldBy.contains { hold in
            if case .apart(let place) = hold { place.path == "colors.link" } else { false }
        }
        #expect(Self.excess(of: change) > 1.02)
        #expect(held, "\(change.heldBy)")
        #expect(sample.applying(plan).failures == 0)
    }

    @Test(arguments: 0..<30)
    func `A change gives no colour more chroma than rounding does`(seed: UInt64) {
        for change in Self.crowded(seed: seed).plan.changes {
            let old = change.old.rgb.oklch.chroma
            #expect(change.new.rgb.oklch.chroma < old * 1.05 + 0.003, "\(change.place.path)")
        }
    }

    @Test(arguments: 0..<30)
    func `A change goes no further than nearness is worth`(seed: UInt64) throws {
        let sample = Self.crowded(seed: seed)
        let plan = sample.plan
        #expect(sample.applying(plan).failures == 0)
        // A value that only makes way for another has no ratio to end at.
        for change in plan.changes where !change.fixed.isEmpty {
            let excess = Self.excess(of: change)
            #expect(excess < 1.5, "\(change.place.path) ends at \(excess)")
            if excess > 1.1 {
                #expect(!change.heldBy.isEmpty, "\(change.place.path) ends at \(excess)")
            }
        }
    }
}

import ColorScience
import TestSupport
import Testing
import ThemeFixes
import ThemeModel

@Suite("A fix of a terminal's colours")
struct TerminalFixTests {
    /// Sixteen colours, of which normal ones and bright ones fail.
    private static let colors = [
        "#1c1c22", "#c05060", "#70a070", "#c0a060", "#5070b0", "#8a60a0", "#60a0a0", "#c0c0c8",
        "#6a6a78", "#e07080", "#90c090", "#e0c080", "#6a8ab0", "#a880c0", "#80c0c0", "#f0f0f8",
    ]

    private static func sample(_ colors: [String]) -> FixSample {
        let lines = colors.enumerated().map { "    \($0): \"\($1)\"" }
        return FixSample(
            """
            kind: terminal
            palette:
              ansi:
            \(lines.joined(separator: "\n"))
            colors: { background: "#2b2b33", text: "#d0d0d8" }
            """
        )
    }

    private static func lightness(_ sample: FixSample) throws -> [Double] {
        let palette = try #require(sample.themes.first).defaultMode.palette
        return (0..<16).compactMap { palette["ansi.\($0)"]?.display.rgb.oklab.lightness }
    }

    @Test
    func `A normal colour ends no brighter than its bright one`() throws {
        let sample = Self.sample(Self.colors)
        let fixed = sample.fixed
        #expect(sample.failures > 0 && fixed.failures == 0)
        let ends = try Self.lightness(fixed)
        for normal in 0..<8 {
            #expect(ends[normal] < ends[normal + 8], "\(normal): \(fixed.files)")
        }
    }

    @Test(arguments: 0..<30)
    func `Twins of random terminals keep their order, or are named`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let normal = (0..<8).map { number in
            OKLCH(
                lightness: .random(in: 0.4...0.6, using: &generator),
                chroma: .random(in: 0.02...0.12, using: &generator),
                hue: Double(number * 45)
            )
        }
        let bright = normal.map { color in
            OKLCH(lightness: color.lightness + 0.08, chroma: color.chroma, hue: color.hue)
        }
        let colors = (normal + bright).map { SRGB8(clipping: SRGB(LinearSRGB($0.xyz))).hex }
        let sample = Self.sample(colors)
        let plan = sample.plan
        let ends = try Self.lightness(sample.applying(plan))
        let turned = (0..<8).filter { ends[$0] > ends[$0 + 8] }
        #expect(turned.count == plan.disorders.count)
        #expect(turned.isEmpty, "\(turned): \(plan.disorders)")
    }

    @Test
    func `A blue stays blue beside another one that moves`() throws {
        let plan = Self.sample(Self.colors).plan
        for change in plan.changes where change.old.rgb.oklch.chroma > 0.03 {
            let kept = change.new.rgb.oklch.chroma / change.old.rgb.oklch.chroma
            #expect(kept > 0.85, "\(change.place.path) \(change.old) \(change.new)")
        }
    }
}

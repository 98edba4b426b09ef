import ColorScience
import TestSupport
import Testing
import ThemeChecks
import ThemeFixes
import ThemeModel

@Suite("A fix on random ramps")
struct RampPropertyTests {
    /// A ramp of nine steps, from light to dark, of which the five darkest are text on a light page.
    ///
    /// A darker step that is no text would stay where it is, and others might pass it.
    private static func sample(_ generator: inout SeededGenerator) -> FixSample {
        let hue = Double.random(in: 0..<360, using: &generator)
        let chroma = Double.random(in: 0.03...0.12, using: &generator)
        var lightness = Double.random(in: 0.88...0.95, using: &generator)
        var steps: [String] = []
        for number in 1...9 {
            let color = OKLCH(lightness: lightness, chroma: chroma, hue: hue)
            steps.append("\(number)00: \"\(color.text)\"")
            lightness -= Double.random(in: 0.025...0.1, using: &generator)
        }
        let roles = ["text-muted", "link", "link-visited", "heading", "code"].shuffled(
            using: &generator
        )
        let texts = zip(roles, 5...9).map { role, step in
            "\(role): \"{palette.sky.\(step)00}\""
        }
        return FixSample(
            """
            palette:
              sky: { \(steps.joined(separator: ", ")) }
            colors: { background: white, text: black, \(texts.joined(separator: ", ")) }

            """
        )
    }

    private struct OKLCH {
        let lightness, chroma, hue: Double

        var text: String { "oklch(\(lightness) \(chroma) \(hue))" }
    }

    private static func ramp(of sample: FixSample) throws -> [OKLab] {
        let palette = try #require(sample.themes.first).defaultMode.palette
        return (1...9).compactMap { palette["sky.\($0)00"]?.display.rgb.oklab }
    }

    @Test(arguments: 0..<40)
    func `A fix keeps the order of a ramp, and its steps apart`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let sample = Self.sample(&generator)
        let plan = sample.plan
        let before = try Self.ramp(of: sample)
        let after = try Self.ramp(of: sample.applying(plan))
        try #require(before.count == 9 && after.count == 9)
        for first in 0..<8 {
            for second in (first + 1)..<9 {
                let words = "\(first + 1)00 and \(second + 1)00: \(plan.tokens)"
                #expect(after[first].lightness > after[second].lightness, "\(words)")
                let distance = Difference.deltaEOK(before[first], before[second])
                let kept = Difference.deltaEOK(after[first], after[second])
                // No step gains chroma, so that some get nearer to each other: to four fifths at most.
                if distance >= 0.05 {
                    #expect(kept >= 0.05 * 0.8, "\(words)")
                } else if distance >= 0.02 {
                    #expect(kept >= 0.02 * 0.8, "\(words)")
                }
            }
        }
    }
}

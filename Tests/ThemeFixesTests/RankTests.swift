import ColorScience
import Findings
import TestSupport
import Testing
import ThemeChecks
import ThemeFixes
import ThemeModel

@Suite("The rank of colours below the text")
struct RankTests {
    private static let roles = [
        "text-muted", "link", "heading", "syntax-comment", "syntax-keyword", "syntax-string",
    ]

    private static func sample(_ generator: inout SeededGenerator) -> FixSample {
        func color(_ lightness: ClosedRange<Double>) -> String {
            let color = OKLCH(
                lightness: .random(in: lightness, using: &generator),
                chroma: .random(in: 0...0.08, using: &generator),
                hue: .random(in: 0..<360, using: &generator)
            )
            return SRGB8(clipping: SRGB(LinearSRGB(color.xyz))).hex
        }
        let ground = color(0.15...0.25)
        let text = color(0.65...0.8)
        let others = roles.map { "  \($0): \"\(color(0.4...0.65))\"" }
        return FixSample(
            """
            colors:
              background: "\(ground)"
              text: "\(text)"
            \(others.joined(separator: "\n"))
            """
        )
    }

    /// The phrases of the pairs on a ground that are stronger than the text there.
    private static func stronger(in sample: FixSample) -> Set<String> {
        let rows = sample.verdicts.filter { $0.pair.use == .text }
        var texts: [String: Double] = [:]
        for row in rows where ["text", "code"].contains(row.pair.foreground) {
            texts[row.pair.background] = row.measured
        }
        let phrases = rows.compactMap { row -> String? in
            guard roles.contains(row.pair.foreground), let measured = row.measured,
                let text = texts[row.pair.background]
            else { return nil }
            return measured > text ? row.pair.phrase : nil
        }
        return Set(phrases)
    }

    @Test(arguments: 0..<30)
    func `A fix makes nothing stronger than the text that was weaker`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var sample = Self.sample(&generator)
        sample.options = CheckOptions(level: seed.isMultiple(of: 2) ? .aaa : .aa)
        let fixed = sample.fixed
        #expect(fixed.failures == 0)
        #expect(Self.stronger(in: fixed).isSubset(of: Self.stronger(in: sample)))
    }

    @Test
    func `A rank gives way where a pair would be left for it`() throws {
        var sample = FixSample(
            """
            colors: { background: "#666666", text: "#e0e0e0", text-muted: "#c0c0c0" }
            """
        )
        sample.locked = ["colors.background", "colors.text"]
        let fixed = sample.fixed
        #expect(fixed.verdict("text-muted on background")?.verdict == .pass)
    }

    @Test(arguments: [("#808080", "#a0a0a0"), ("#7c7f86", "#8c9098"), ("#8a8680", "#b0aca6")])
    func `A faint grey does not pass a stronger one`(stronger: String, weaker: String) throws {
        let sample = FixSample(
            """
            colors:
              background: white
              text: black
              text-muted: "\(stronger)"
              text-faint: "\(weaker)"
            contrast: { pairs: [text-faint on background] }
            """
        )
        let plan = sample.plan
        let fixed = sample.applying(plan)
        #expect(fixed.failures == 0 && plan.disorders.isEmpty)
        let muted = try #require(fixed.verdict("text-muted on background")?.measured)
        let faint = try #require(fixed.verdict("text-faint on background")?.measured)
        #expect(muted > faint, "\(fixed.files)")
    }

    @Test
    func `A mark that is no text keeps no order with the greys of text`() throws {
        let plan = FixSample(
            """
            colors: { background: white, text: black, text-muted: "#b8b8b8", focus: "#a8a8a8" }
            """
        ).plan
        let change = try #require(plan.changes.first { $0.place.path == "colors.focus" })
        let excess = change.fixed.map { $0.after / $0.pair.required }.min() ?? .infinity
        #expect(excess < 1.1, "\(change.new)")
    }
}

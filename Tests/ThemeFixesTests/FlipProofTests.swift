import ColorScience
import Findings
import TestSupport
import Testing
import ThemeFixes
import ThemeModel

@Suite("The proof that light and dark must be swapped, against all plans there are")
struct FlipProofTests {
    @Test
    func `A proof names the light background that leaves white text no room`() throws {
        let sample = FixSample(
            """
            colors:
              background: "#ff7070"
              text: white
              surface: "{colors.background}"
              highlight: "{colors.background}"
              selection: "{colors.background}"
            """
        )
        let flip = try #require(sample.plan.flips.first)
        #expect(flip.isProved && flip.conflicts.map(\.phrase).contains("a light background"))
    }

    @Test(arguments: ["#ff2020", "#df0db2", "#7f7f7f"])
    func `A mid tone gets darker for its white text where no other mode is the dark one`(
        hex: String
    ) throws {
        let sample = FixSample(
            """
            colors:
              background: "\(hex)"
              text: white
              surface: "{colors.background}"
              highlight: "{colors.background}"
              selection: "{colors.background}"
            """
        )
        let plan = sample.plan
        #expect(plan.flips.isEmpty && plan.unfixed.isEmpty, "\(plan.tokens)")
        #expect(sample.applying(plan).failures == 0)
    }

    @Test
    func `White and yellow text stays so on a red that has room for both`() throws {
        let sample = FixSample(
            """
            colors:
              background: "#e12819"
              text: white
              link: "#ffff54"
              heading: "#ffff54"
              surface: "{colors.background}"
              highlight: "{colors.background}"
              selection: "{colors.background}"
            """
        )
        let plan = sample.plan
        #expect(plan.flips.isEmpty && plan.unfixed.isEmpty, "\(plan.tokens)")
        #expect(sample.applying(plan).failures == 0)
    }

    @Test(arguments: 0..<150)
    func `A flip is proved only where no colours keep it from flipping`(seed: UInt64) throws {
        let scheme = MidToneScheme(seed: seed)
        let plan = scheme.sample.plan
        for flip in plan.flips where flip.isProved && scheme.tells(flip) {
            let counterexample = scheme.grounds(keeping: flip, of: plan)
            #expect(
                counterexample == nil,
                "seed \(seed): \(flip.pair.pair.phrase) keeps its side on \(counterexample ?? [])"
            )
        }
    }
}

/// Two grounds of a middle luminance, and three colours of text on both.
private struct MidToneScheme {
    let sample: FixSample
    private let colors: [String: Double]

    private static let grounds = ["background", "surface"]
    private static let texts = ["text", "link", "heading"]
    private static let required = 4.5

    init(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        func grey(_ luminance: ClosedRange<Double>) -> SRGB8 {
            let value = Double.random(in: luminance, using: &generator)
            return SRGB8(clipping: SRGB(LinearSRGB(red: value, green: value, blue: value)))
        }
        var colors: [String: SRGB8] = [:]
        for role in Self.grounds {
            colors[role] = grey(0.12...0.26)
        }
        for role in Self.texts {
            colors[role] = Bool.random(using: &generator) ? grey(0.3...1) : grey(0...0.08)
        }
        self.colors = colors.mapValues(\.relativeLuminance)
        let lines = (Self.grounds + Self.texts).map { role in
            "  \(role): \"\(colors[role]?.hex ?? "")\""
        }
        sample = FixSample(
            """
            colors:
            \(lines.joined(separator: "\n"))
              highlight: "{colors.background}"
              selection: "{colors.background}"
              primary: "{colors.text}"
              text-muted: "{colors.text}"
              code: "{colors.text}"
              code-background: "{colors.background}"
              surface-raised: "{colors.surface}"
            """
        )
    }

    func tells(_ flip: FlippedPair) -> Bool {
        let pair = flip.pair.pair
        return Self.texts.contains(pair.foreground) && Self.grounds.contains(pair.background)
    }

    /// Luminances of the grounds with which a pair keeps its side, all pairs that kept theirs do, and the others take
    /// any; nil for none.
    func grounds(keeping flip: FlippedPair, of plan: FixPlan) -> [Double]? {
        let flipped = Set(plan.flips.map(\.pair.pair.phrase))
        let greys = stride(from: UInt8(0), to: 255, by: 2).map { level in
            SRGB8(red: level, green: level, blue: level).relativeLuminance
        }
        let choices = greys.filter { isNear($0, colors["background"] ?? 0) }
        for background in choices where keepsMode(background) {
            for surface in greys {
                let isSolved = Self.texts.allSatisfy { text in
                    let demands = [("background", background), ("surface", surface)].map { ground in
                        let phrase = "\(text) on \(ground.0)"
                        let isFree = flipped.contains(phrase) && phrase != flip.pair.pair.phrase
                        return (ground.1, isFree ? 0 : side(of: text, on: ground.0))
                    }
                    return Self.exists(demands)
                }
                if isSolved { return [background, surface] }
            }
        }
        return nil
    }

    private func isNear(_ luminance: Double, _ other: Double) -> Bool {
        Contrast.ratio(ofLuminance: luminance, on: other) <= 2
    }

    /// A light ground stays light and a dark one dark, unless its text can be read and tells the other.
    private func keepsMode(_ luminance: Double) -> Bool {
        let middle = 66.0 * 66 * 66 / (116 * 116 * 116)
        let ground = colors["background"] ?? 0
        let text = colors["text"] ?? 0
        let isDark = ground < middle
        let ratio = Contrast.ratio(ofLuminance: text, on: ground)
        let tellsOther = (text > ground) != isDark && ratio >= 3
        return tellsOther || (luminance < middle) == isDark
    }

    private func side(of text: String, on ground: String) -> Double {
        (colors[text] ?? 0) > (colors[ground] ?? 0) ? 1 : -1
    }

    /// A luminance passes on all grounds with the sides asked for; 0 is either.
    private static func exists(_ demands: [(ground: Double, side: Double)]) -> Bool {
        var ends: [Double] = [0, 1]
        for demand in demands {
            let light = demand.ground + 0.05
            ends.append(light * required - 0.05 + 1e-9)
            ends.append(light / required - 0.05 - 1e-9)
        }
        return ends.contains { (luminance: Double) -> Bool in
            guard (0...1).contains(luminance) else { return false }
            return demands.allSatisfy { demand in
                let ratio = Contrast.ratio(ofLuminance: luminance, on: demand.ground)
                let isOnSide = demand.side * (luminance - demand.ground) >= 0
                return ratio >= required && isOnSide
            }
        }
    }
}

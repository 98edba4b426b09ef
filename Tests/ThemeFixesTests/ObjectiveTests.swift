import ColorScience
import TestSupport
import Testing
import ThemeChecks
import ThemeModel

@testable import ThemeFixes

@Suite("The cost of a plan, against all plans there are")
struct ObjectiveTests {
    /// A grey text on a grey background, and nothing else: 65,536 plans.
    @Test(
        "A plan of two greys costs at most a twentieth more than the best",
        arguments: [(0x50, 0x90), (0xE0, 0xA0), (0x30, 0x60)]
    )
    func greys(background: UInt8, text: UInt8) throws {
        let ground = Self.grey(background)
        let front = Self.grey(text)
        let sample = FixSample(
            """
            colors:
              background: "\(ground.hex)"
              text: "\(front.hex)"
              highlight: "{colors.background}"
              selection: "{colors.background}"
            """
        )
        let plan = sample.plan
        #expect(plan.unfixed.isEmpty)
        let new = (
            plan.changes.first { $0.place.path == "colors.background" }?.new.rgb ?? ground,
            plan.changes.first { $0.place.path == "colors.text" }?.new.rgb ?? front
        )
        let greys = (0...255).map { Self.grey(UInt8($0)) }
        let luminances = greys.map(\.relativeLuminance)
        let costs = (
            greys.map { Self.price($0, ground, 25) }, greys.map { Self.price($0, front, 3) }
        )
        let isLighter = front.relativeLuminance > ground.relativeLuminance
        let isDark = Contrast.lightness(of: ground) < 50
        var best = Double.infinity
        for under in greys.indices where (Contrast.lightness(of: greys[under]) < 50) == isDark {
            for over in greys.indices where costs.0[under] + costs.1[over] < best {
                guard Contrast.ratio(ofLuminance: luminances[over], on: luminances[under]) >= 4.5
                else { continue }
                if (luminances[over] > luminances[under]) == isLighter {
                    best = costs.0[under] + costs.1[over]
                }
            }
        }
        let own = Self.price(new.0, ground, 25) + Self.price(new.1, front, 3)
        #expect(best < .infinity && own <= best * 1.05, "\(new) costs \(own), the best \(best)")
    }

    private static func grey(_ level: UInt8) -> SRGB8 {
        SRGB8(red: level, green: level, blue: level)
    }

    private static func price(_ color: SRGB8, _ origin: SRGB8, _ weight: Double) -> Double {
        if color == origin { return 0 }
        return FixPrice.change(
            to: color.oklab,
            from: origin.oklab,
            weight: weight,
            edit: weight > 3 ? FixPrice.edit * FixPrice.surfaceEdits : FixPrice.edit
        )
    }

    @Test(
        "The cost of a plan counts hue twice, and a turn above 12 degrees and a gain of chroma most"
    )
    func hue() {
        let origin = OKLCH(lightness: 0.6, chroma: 0.15, hue: 250)
        func price(_ turn: Double, _ chroma: Double = 0.15) -> Double {
            FixPrice.change(
                to: OKLab(OKLCH(lightness: 0.6, chroma: chroma, hue: 250 + turn)),
                from: OKLab(origin),
                weight: 1
            )
        }
        let chord = 2 * 0.15 * 0.052336  // sin 3°
        #expect(abs(price(6) - 2 * chord - FixPrice.edit) < 1e-5)
        #expect(price(20) > 1 && price(-20) > 1)
        #expect(price(0, 0.2) > 0.5)
    }

    @Test
    func `The cost of a plan counts chroma that a colour loses where sRGB has room for it`() {
        func price(_ lightness: Double, _ chroma: Double) -> Double {
            let color = OKLCH(lightness: lightness, chroma: chroma, hue: 250)
            let origin = OKLCH(lightness: lightness, chroma: 0.15, hue: 250)
            return FixPrice.change(to: OKLab(color), from: OKLab(origin), weight: 1)
        }
        let lost = 0.1 - FixPrice.Fade.rounding - FixPrice.Fade.share * 0.15
        let expected = 0.1 + FixPrice.edit + FixPrice.Fade.price * lost
        #expect(abs(price(0.6, 0.05) - expected) < 1e-9)
        // Nearly white, this hue has less chroma than that.
        #expect(abs(price(0.97, 0.05) - 0.1 - FixPrice.edit) < 1e-9)
    }
}

import ColorScience
import TestSupport
import Testing

@Suite("The nearest passing colour of greys and of translucent colours")
struct NearestPassingVariantTests {
    private static let white = SRGB8(red: 255, green: 255, blue: 255)
    private static let black = SRGB8(red: 0, green: 0, blue: 0)

    @Test("The nearest passing colour of a grey is the nearest passing grey")
    func greys() throws {
        for (level, required, expected) in [
            (0x77, 4.5, "#767676"), (0x99, 7, "#595959"), (0xFF, 3, "#949494"),
        ] {
            let grey = SRGB8(red: UInt8(level), green: UInt8(level), blue: UInt8(level))
            let found = try #require(
                NearestPassingColor.foreground(grey, on: [Self.white], atLeast: required)
            )
            #expect(found.color.rgb.hex == expected)
            #expect(found.ratio >= required)
        }
    }

    @Test("The nearest passing colour of a translucent one keeps its alpha on every backdrop")
    func translucent() throws {
        var generator = SeededGenerator(seed: 11)
        var found = 0
        for _ in 0..<200 {
            let color = DisplayColor(
                rgb: .random(using: &generator),
                alpha: Double.random(in: 0.5...0.95, using: &generator)
            )
            let backdrops = [Self.white, SRGB8(red: 240, green: 238, blue: 230)]
            guard let nearest = NearestPassingColor.foreground(color, on: backdrops, atLeast: 4.5)
            else { continue }
            found += 1
            #expect(nearest.color.alpha == color.alpha)
            for backdrop in backdrops {
                let composite = try #require(
                    nearest.color.composited(over: [DisplayColor(rgb: backdrop)])
                )
                #expect(Contrast.ratio(of: composite, on: backdrop) >= 4.5)
            }
        }
        #expect(found > 100)
    }

    @Test("A colour whose alpha lets too much shine through has no nearest passing one")
    func tooFaint() {
        let faint = DisplayColor(rgb: Self.black, alpha: 0.3)
        #expect(NearestPassingColor.foreground(faint, on: [Self.white], atLeast: 4.5) == nil)
    }

    @Test("A ratio of 7 is out of reach on a mid tone")
    func unreachable() {
        let middle = SRGB8(red: 118, green: 118, blue: 118)
        #expect(NearestPassingColor.foreground(Self.white, on: [middle], atLeast: 7) == nil)
        #expect((4.5..<7).contains(Contrast.bestRatio(on: [middle])))
    }

    @Test("The best ratio on black and white at once is that of the middle grey")
    func best() {
        #expect(abs(Contrast.bestRatio(on: [Self.white, Self.black]) - 21.0.squareRoot()) < 1e-12)
        #expect(Contrast.bestRatio(on: [Self.white]) == 21)
        #expect(Contrast.bestRatio(on: []) == 21)
    }
}

extension SRGB8 {
    fileprivate static func random(using generator: inout SeededGenerator) -> SRGB8 {
        SRGB8(
            red: .random(in: 0...255, using: &generator),
            green: .random(in: 0...255, using: &generator),
            blue: .random(in: 0...255, using: &generator)
        )
    }
}

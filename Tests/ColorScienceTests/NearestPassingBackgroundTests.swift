import ColorScience
import TestSupport
import Testing

@Suite("The nearest passing background")
struct NearestPassingBackgroundTests {
    @Test(arguments: 0..<40)
    func `The nearest background under translucent colours has the ratio that is seen`(
        _ seed: UInt64
    )
        throws
    {
        var random = SeededGenerator(seed: seed)
        func color() -> SRGB8 {
            SRGB8(
                red: .random(in: 0...255, using: &random),
                green: .random(in: 0...255, using: &random),
                blue: .random(in: 0...255, using: &random)
            )
        }
        let foregrounds = (0..<Int.random(in: 1...2, using: &random)).map { _ in
            DisplayColor(rgb: color(), alpha: .random(in: 0.5...1, using: &random))
        }
        let background = color()
        guard let found = NearestPassingColor.background(background, under: foregrounds, atLeast: 3)
        else { return }
        let ratios = try foregrounds.map { foreground in
            let seen = try #require(foreground.composited(over: [found.color]))
            return Contrast.ratio(of: seen, on: found.color.rgb)
        }
        #expect(ratios.min() == found.ratio && found.ratio >= 3)
    }
}

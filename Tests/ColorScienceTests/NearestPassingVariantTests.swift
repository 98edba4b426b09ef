import ColorScience
import Testing

@Suite("The nearest passing colour of greys, and the best ratio")
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

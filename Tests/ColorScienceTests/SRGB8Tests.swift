import TestSupport
import Testing

@testable import ColorScience

@Suite("8-bit sRGB")
struct SRGB8Tests {
    @Test func `A hex text is parsed to the colour that it was written from`() throws {
        var random = SeededGenerator(seed: 6)
        for _ in 0..<2_000 {
            let color = random.color()
            #expect(SRGB8(hex: color.hex) == color)
            #expect(SRGB8(hex: String(color.hex.dropFirst()).uppercased()) == color)
            #expect(try Color(parsing: color.hex) == Color(color))
            #expect(DisplayColor(rgb: color).css == color.hex)
        }
    }

    @Test(arguments: [
        "", "#", "#fff", "#ffff", "0b1f3", "#0b1f3a80", "##0b1f3", "#0b1f3g", "0b1f3aé", "+0b1f3",
        " #0b1f3a",
    ])
    func `A text without six digits is no hex colour`(text: String) {
        #expect(SRGB8(hex: text) == nil)
    }

    @Test func `Channels round half up and clip`() {
        #expect(
            SRGB8(clipping: SRGB(red: 0.5, green: -3, blue: 7))
                == SRGB8(red: 128, green: 0, blue: 255)
        )
        #expect(
            SRGB8(clipping: SRGB(red: .nan, green: .infinity, blue: -.infinity))
                == SRGB8(red: 0, green: 255, blue: 0)
        )
        for half in 0..<255 {
            #expect(eightBit((Double(half) + 0.5) / 255) == UInt8(half + 1))
        }
    }

    @Test(arguments: ColorSpace.allCases)
    func `A trip through any space returns the same 8-bit colour`(space: ColorSpace) {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<500 {
            let color = random.color()
            let there = space.coordinates.init(Color(color).xyz)
            #expect(SRGB8(clipping: SRGB(there.xyz)) == color, "\(color)")
        }
    }

    @Test(arguments: [ColorSpace.lch, .oklch, .hsl, .hwb])
    func `The hue of a grey is powerless`(space: ColorSpace) {
        for level in UInt8.min...UInt8.max {
            let grey = Color(SRGB8(red: level, green: level, blue: level))
            #expect(grey.components(in: space).filter { $0 == nil }.count == 1, "\(grey)")
        }
    }
}

import Testing

@testable import ColorScience

@Suite("Contrast")
struct ContrastTests {
    @Test(arguments: [
        ("#000000", "#ffffff", 21.0), ("#767676", "#ffffff", 4.5422),
        ("#777777", "#ffffff", 4.4781),
        ("#949494", "#ffffff", 3.0335), ("#959595", "#ffffff", 2.9953),
        ("#595959", "#ffffff", 7.0047),
        ("#5a5a5a", "#ffffff", 6.8969), ("#0000ff", "#ffffff", 8.5925),
        ("#ff0000", "#ffffff", 3.9985),
        ("#3366cc", "#000000", 3.9132), ("#0074d9", "#000000", 4.50011),
    ])
    func `Known pairs have their known ratio`(
        foreground: String,
        background: String,
        expected: Double
    ) throws {
        let ratio = try Contrast.ratio(of: hex(foreground), on: hex(background))
        #expect(abs(ratio - expected) < 5e-5)
        #expect(try Contrast.ratio(of: hex(background), on: hex(foreground)) == ratio)
    }

    @Test(arguments: [
        (4.499999851, "4.49"), (4.5, "4.50"), (2.9999997, "2.99"), (4.5.nextDown, "4.49"),
        (21.0, "21.00"),
        (1.0, "1.00"),
        (7.005, "7.00"), (Double.infinity, "0.00"),
    ])
    func `A displayed ratio is truncated, never rounded up`(ratio: Double, text: String) {
        #expect(Contrast.display(ratio) == text)
    }

    @Test func `Lightness runs from 0 to 100`() throws {
        #expect(Contrast.lightness(of: .black) == 0)
        #expect(abs(Contrast.lightness(of: .white) - 100) < 1e-12)
        #expect(try abs(Contrast.lightness(of: hex("#777777")) - 50.034) < 0.01)
    }

    @Test func `A grey's luminance follows the curve of WCAG`() {
        for level in UInt8.min...UInt8.max {
            let grey = SRGB8(red: level, green: level, blue: level)
            let share = Double(level) / 255
            let expected = share <= 0.04045 ? share / 12.92 : power((share + 0.055) / 1.055, 2.4)
            #expect(abs(grey.relativeLuminance - expected) < 1e-15)
        }
    }

    @Test
    func
        `The more readable of two colours on a fill is preferred, and the first of equals`()
    {
        let black = DisplayColor(rgb: .black)
        let white = DisplayColor(rgb: .white)
        let shade = DisplayColor(rgb: .black, alpha: 0.25)
        #expect(!Contrast.prefersFirst(black, to: white, on: black, over: white))
        #expect(Contrast.prefersFirst(black, to: white, on: shade, over: white))
        #expect(!Contrast.prefersFirst(shade, to: black, on: white, over: white))
        #expect(Contrast.prefersFirst(shade, to: shade, on: white, over: black))
        #expect(Contrast.prefersFirst(shade, to: black, on: shade, over: shade))
    }

    func hex(_ text: String) throws -> SRGB8 {
        try #require(SRGB8(hex: text))
    }
}

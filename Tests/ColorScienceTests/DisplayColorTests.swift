import Testing

@testable import ColorScience

@Suite("A display colour as CSS")
struct DisplayColorTests {
    @Test func `A display colour's CSS has as few digits as it needs`() {
        for level in UInt8.min...UInt8.max {
            let color = SRGB8(red: level, green: 255 - level, blue: level / 2)
            let css = DisplayColor(rgb: color, alpha: 0.5).css
            #expect(css == "rgba(\(color.red), \(color.green), \(color.blue), 0.5)")
        }
    }
}

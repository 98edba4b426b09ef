import Testing

@testable import ColorScience

@Suite("Compositing")
struct CompositingTests {
    static let white = DisplayColor(rgb: .white)
    static let black = DisplayColor(rgb: .black)

    @Test func `An opaque colour hides everything below it`() {
        #expect(Self.black.composited(over: [Self.white]) == .black)
        #expect(Self.black.composited(over: []) == .black)
    }

    @Test func `Half-transparent black on white is a grey of encoded values`() {
        let veil = DisplayColor(rgb: .black, alpha: 0.5)
        #expect(veil.composited(over: [Self.white]) == SRGB8(red: 128, green: 128, blue: 128))
    }

    @Test func `Layers are composited from the farthest to the nearest`() throws {
        let red = DisplayColor(rgb: SRGB8(red: 255, green: 0, blue: 0), alpha: 0.4)
        let blue = DisplayColor(rgb: SRGB8(red: 0, green: 0, blue: 255), alpha: 0.2)
        // White under a fifth of blue is (204, 204, 255); under two fifths of red then (224.4, 122.4, 153).
        #expect(red.composited(over: [blue, Self.white]) == SRGB8(red: 224, green: 122, blue: 153))
        #expect(blue.composited(over: [red, Self.white]) == SRGB8(red: 204, green: 122, blue: 173))
    }

    @Test func `A stack without an opaque layer has no colour`() {
        let veil = DisplayColor(rgb: .black, alpha: 0.5)
        #expect(veil.composited(over: []) == nil)
        #expect(veil.composited(over: [veil, veil]) == nil)
    }

    @Test func `Layers below an opaque one do not count`() {
        let veil = DisplayColor(rgb: .black, alpha: 0.5)
        #expect(
            veil.composited(over: [Self.white, Self.black]) == veil.composited(over: [Self.white])
        )
        #expect(veil.composited(over: [Self.white, veil]) == veil.composited(over: [Self.white]))
    }

    @Test func `Compositing rounds at each layer, as browsers do`() {
        let veil = DisplayColor(rgb: .white, alpha: 0.1)
        let seen = veil.composited(over: Array(repeating: veil, count: 9) + [Self.black])
        // 255 × (1 − 0.9¹⁰) = 166.09; rounding once would give 166.
        #expect(seen == SRGB8(red: 167, green: 167, blue: 167))
    }

    @Test func `An alpha stays within its range and on 8-bit steps`() {
        #expect(DisplayColor(rgb: .black, alpha: 7).isOpaque)
        #expect(DisplayColor(rgb: .black, alpha: -7).alpha == 0)
        #expect(DisplayColor(rgb: .black, alpha: .nan).alpha == 0)
        var color = Self.black
        color.alpha = 0.4999
        #expect(color.alpha == 0.498)
        #expect(color.css == "rgba(0, 0, 0, 0.498)")
    }
}

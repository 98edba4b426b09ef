import Findings
import Testing

@Suite("A number's hexadecimal digits")
struct UInt64HexTests {
    @Test func `are those of the standard library, of numbers of every length`() {
        var number: UInt64 = 0x9E37_79B9_7F4A_7C15
        for width in 0...64 {
            for _ in 0..<20 {
                number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let value = width == 0 ? 0 : number >> UInt64(64 - width)
                #expect(value.hex == String(value, radix: 16))
            }
        }
        #expect(UInt64.max.hex == String(UInt64.max, radix: 16))
    }
}

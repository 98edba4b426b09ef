import TestSupport
import Testing

@testable import ColorScience

@Suite("An estimated cube root")
struct CubeRootTests {
    @Test func `is the cube root to 13 digits`() {
        var generator = SeededGenerator(seed: 3)
        let values = (0..<20_000).map { _ in Double.random(in: 0...1.2, using: &generator) }
        for value in values + values.map({ $0 * 1e-6 }) + [1e-29, 1e-12, 0.001, 0.125, 1, 8, 1000] {
            let exact = cubeRoot(value)
            #expect(abs(estimatedCubeRoot(value) - exact) <= exact * 1e-13, "\(value)")
        }
    }

    @Test(arguments: [0, -0.0001, -0.125, 1e-31])
    func `is the exact one of what is not positive`(value: Double) {
        #expect(estimatedCubeRoot(value) == cubeRoot(value))
    }

    @Test func `gives colours well within what is promised`() {
        var generator = SeededGenerator(seed: 4)
        for _ in 0..<20_000 {
            let bits = UInt32.random(in: 0...0xFF_FFFF, using: &generator)
            let color = SRGB8(
                red: UInt8(bits >> 16), green: UInt8(bits >> 8 & 255), blue: UInt8(bits & 255))
            let distance = Difference.deltaEOK(OKLab(estimating: color.linear.xyz), color.oklab)
            #expect(distance < OKLab.estimate / 10, "\(color)")
        }
    }
}

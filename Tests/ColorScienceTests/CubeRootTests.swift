import TestSupport
import Testing

@testable import ColorScience

@Suite("A cube root")
struct CubeRootTests {
    private static let values: [Double] = {
        var generator = SeededGenerator(seed: 3)
        let values = (0..<20_000).map { _ in Double.random(in: 0...1.2, using: &generator) }
        return values + values.map { $0 * 1e-6 } + [1e-29, 1e-12, 0.001, 0.125, 1, 8, 1000, 1e29]
    }()

    #if arch(x86_64)
        @Test func `A cube root is exact but for the last digit's rounding`() {
            for value in Self.values {
                let root = cubeRoot(value)
                // The cube of a Double takes more digits than one has: 64 bits of fraction tell between its neighbours.
                let excess = Float80(root) * Float80(root) * Float80(root) - Float80(value)
                let half = Float80(root.ulp) / 2
                #expect(abs(excess) <= 3 * Float80(root) * Float80(root) * half * 1.002, "\(value)")
            }
        }
    #endif

    @Test(arguments: [
        (0.0, 0.0), (1, 1), (8, 2), (-0.125, -0.5), (1000, 10), (-27, -3), (.infinity, .infinity),
    ])
    func `The cube root of a cube is its base, with its sign`(cube: Double, root: Double) {
        #expect(cubeRoot(cube) == root)
    }

    @Test(arguments: [1e-31, 1e-305, 1e31, 1.7e308])
    func `A cube root of a very small or large number is exact`(value: Double) {
        let root = cubeRoot(value)
        #expect(abs(root * root * root / value - 1) < 1e-15)
        #expect(cubeRoot(-value) == -root)
    }

    @Test func `The cube root of NaN is NaN`() {
        #expect(cubeRoot(.nan).isNaN)
    }
}

@Suite("An estimated cube root")
struct EstimatedCubeRootTests {
    @Test func `An estimated cube root moves no 8-bit colour beyond the promised error`() {
        for red in stride(from: 0, through: 255, by: 5) {
            for green in 0...255 {
                for blue in stride(from: 0, through: 255, by: 5) {
                    let color = SRGB8(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
                    let error = Difference.deltaEOK(
                        OKLab(estimating: color.linear.xyz),
                        color.oklab
                    )
                    #expect(error < OKLab.estimateTolerance * 0.6)
                }
            }
        }
    }
}

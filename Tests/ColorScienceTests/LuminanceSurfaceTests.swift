import TestSupport
import Testing

@testable import ColorScience

@Suite("Luminance surface")
struct LuminanceSurfaceTests {
    @Test func `the nearest colour is the one that a walk over the gamut comes to`() throws {
        var random = SeededGenerator(seed: 21)
        var compared = 0
        for _ in 0..<2_000 {
            let target = random.color().oklab
            let luminance = Double.random(in: 0.002...0.998, using: &random)
            let plane = LuminancePlane(luminance: luminance)
            let walked = Difference.deltaEOK(plane.walk(to: target), target)
            let nearest = plane.nearest(to: target)
            #expect(Difference.deltaEOK(nearest, target) <= walked + 1e-9)
            guard let lab = LuminanceSurface(luminance: luminance).nearest(to: target) else { continue }
            let linear = LinearSRGB(lab.xyz)
            #expect(abs(0.2126 * linear.red + 0.7152 * linear.green + 0.0722 * linear.blue - luminance) < 1e-9)
            // Outside the gamut nothing within it is as near.
            #expect(Difference.deltaEOK(lab, target) <= walked + 1e-9)
            let channels = 0.0...1.0
            guard [linear.red, linear.green, linear.blue].allSatisfy(channels.contains) else { continue }
            compared += 1
            #expect(abs(Difference.deltaEOK(lab, target) - walked) < 1e-5)
        }
        #expect(compared > 600)
    }

    @Test func `the slope of luminance is the difference of near colours`() {
        var random = SeededGenerator(seed: 22)
        for _ in 0..<200 {
            let lab = random.color().oklab
            let (value, slope) = lab.luminance
            let step = 1e-6
            let moved = [
                OKLab(lightness: lab.lightness + step, a: lab.a, b: lab.b),
                OKLab(lightness: lab.lightness, a: lab.a + step, b: lab.b),
                OKLab(lightness: lab.lightness, a: lab.a, b: lab.b + step),
            ].map { ($0.luminance.value - value) / step }
            #expect(zip(moved, slope.array).allSatisfy { abs($0 - $1) < 1e-4 })
        }
    }
}

import TestSupport
import Testing

@testable import ColorScience

@Suite("Luminance surface")
struct LuminanceSurfaceTests {
    @Test func `The nearest colour of a luminance is the one that a walk over the gamut finds`()
        throws
    {
        var random = SeededGenerator(seed: 21)
        var compared = 0
        var exact = 0
        for _ in 0..<2_000 {
            let target = random.color().oklab
            let luminance = Double.random(in: 0.002...0.998, using: &random)
            let walked = LuminanceWalk(luminance: luminance, target: target).leastDistance
            let nearest = LuminancePlane(luminance: luminance).nearest(to: target)
            let distance = Difference.deltaEOK(nearest, target)
            #expect(distance <= walked * 1.003)
            exact += distance <= walked + 1e-6 ? 1 : 0
            #expect(
                LinearSRGB(nearest.xyz).isInGamut && nearest.luminance.value.isClose(to: luminance)
            )
            guard let lab = LuminanceSurface(luminance: luminance).nearest(to: target) else {
                continue
            }
            let linear = LinearSRGB(lab.xyz)
            #expect(
                abs(0.2126 * linear.red + 0.7152 * linear.green + 0.0722 * linear.blue - luminance)
                    < 1e-9
            )
            // Outside the gamut nothing within it is as near.
            #expect(Difference.deltaEOK(lab, target) <= walked + 1e-9)
            guard linear.isInGamut else { continue }
            compared += 1
            #expect(abs(Difference.deltaEOK(lab, target) - walked) < 1e-5)
        }
        #expect(compared > 600)
        #expect(exact >= 1_997)
    }

    @Test func `A luminance near black or white has a nearest colour, too`() {
        var random = SeededGenerator(seed: 24)
        for _ in 0..<500 {
            let target = random.color().oklab
            let step = Double.random(in: 0...0.002, using: &random)
            for luminance in [step, 1 - step] {
                let walked = LuminanceWalk(luminance: luminance, target: target).leastDistance
                let nearest = LuminancePlane(luminance: luminance).nearest(to: target)
                #expect(
                    LinearSRGB(nearest.xyz).isInGamut
                        && nearest.luminance.value.isClose(to: luminance)
                )
                #expect(Difference.deltaEOK(nearest, target) <= walked * 1.01)
            }
        }
    }

    @Test
    func
        `The nearest colour of a hue keeps that hue or its opposite, and is the nearest`()
        throws
    {
        var random = SeededGenerator(seed: 23)
        var found = 0
        for _ in 0..<500 {
            let target = random.color().oklab
            let surface = LuminanceSurface(
                luminance: Double.random(in: 0.002...0.998, using: &random)
            )
            let plane = HuePlane(hue: Double.random(in: 0..<360, using: &random))
            guard let lab = surface.nearest(to: target, in: plane) else { continue }
            found += 1
            let chroma = plane.chroma(of: lab)
            #expect(
                Difference.deltaEOK(lab, plane.color(lightness: lab.lightness, chroma: chroma))
                    < 1e-12
            )
            let distance = Difference.deltaEOK(lab, target)
            for step in [-0.02, -0.001, 0.001, 0.02] {
                let beside = try #require(
                    surface.color(of: plane, chroma: chroma + step, near: lab.lightness)
                )
                #expect(Difference.deltaEOK(beside, target) > distance)
            }
        }
        #expect(found > 400)
    }

    @Test func `The slope of luminance is the difference of near colours`() {
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

/// A walk over the gamut with steps that become finer: it comes slowly to what `LuminancePlane` finds at once.
///
/// It goes along the directions of the edges, where one channel does not change: with these it gets on at an edge, too.
private struct LuminanceWalk {
    let luminance: Double
    let target: OKLab

    var leastDistance: Double {
        var best = start
        var stride = 0.25
        while stride > 1e-6 {
            for _ in 0..<32 {
                let next = step(from: best, stride: stride)
                guard distance(next) < distance(best) else { break }
                best = next
            }
            stride /= 2
        }
        return distance(best)
    }

    private func distance(_ color: LinearSRGB) -> Double {
        Difference.deltaEOK(OKLab(color.xyz), target)
    }

    private func nearest(_ colors: [LinearSRGB], else other: LinearSRGB) -> LinearSRGB {
        (colors.filter(\.isInGamut) + [other]).min { distance($0) < distance($1) } ?? other
    }

    private func step(from color: LinearSRGB, stride: Double) -> LinearSRGB {
        let directions = [
            Components(1, -0.2126 / 0.7152, 0), Components(-0.0722 / 0.2126, 0, 1),
            Components(0, -0.0722 / 0.7152, 1),
        ]
        let strides: [Double] = [stride, -stride]
        let neighbours = directions.flatMap { direction in
            strides.map { stride in
                LinearSRGB(
                    red: color.red + direction.first * stride,
                    green: color.green + direction.second * stride,
                    blue: color.blue + direction.third * stride
                )
            }
        }
        return nearest(neighbours, else: color)
    }

    /// The nearest of a coarse grid over red and blue, and of grey.
    private var start: LinearSRGB {
        let levels = (0...5).map { Double($0 * $0) / 25 }
        let grid = levels.flatMap { red in
            levels.map { blue in
                let green = (luminance - 0.2126 * red - 0.0722 * blue) / 0.7152
                return LinearSRGB(red: red, green: green, blue: blue)
            }
        }
        return nearest(grid, else: LinearSRGB(red: luminance, green: luminance, blue: luminance))
    }
}

extension LinearSRGB {
    /// Every channel is in 0...1, within the error of a conversion.
    fileprivate var isInGamut: Bool {
        [red, green, blue].allSatisfy { (-1e-9...1 + 1e-9).contains($0) }
    }
}

extension Double {
    fileprivate func isClose(to other: Double) -> Bool { abs(self - other) < 1e-9 }
}

import TestSupport
import Testing

@testable import ColorScience

@Suite("Vision")
struct VisionTests {
    typealias Rows = [[Double]]

    struct Tables: Decodable {
        let machado2009: Machado
        let brettel1997_libDaltonLens_rgb: Brettel
    }

    struct Machado: Decodable {
        let protan: [Rows]
        let deutan: [Rows]
        let tritan: [Rows]
    }

    struct Brettel: Decodable {
        let protan: Planes
        let deutan: Planes
        let tritan: Planes
    }

    struct Planes: Decodable {
        let m1: [Double]
        let m2: [Double]
        let n: [Double]
    }

    static func flat(_ matrix: Matrix3) -> [Double] {
        matrix.rows.0.array + matrix.rows.1.array + matrix.rows.2.array
    }

    @Test(.enabled(if: Vectors.exist("cvd_matrices.json"), "../shared/vectors is absent"))
    func `The matrices of Machado are the published ones`() throws {
        let tables = try Vectors.load("cvd_matrices.json", as: Tables.self).machado2009
        let expected = [
            (Vision.protanopia, tables.protan), (.deuteranopia, tables.deutan),
            (.tritanopia, tables.tritan),
        ]
        for (vision, steps) in expected {
            try #require(steps.count == 11)
            for (step, rows) in steps.enumerated() {
                let matrix = Machado2009.matrix(for: vision, severity: Double(step) / 10)
                #expect(Self.flat(matrix) == rows.flatMap { $0 }, "\(vision) \(step)")
            }
        }
        Vectors.say(expected.reduce(0) { $0 + $1.1.count }, "matrices of Machado")
    }

    @Test(.enabled(if: Vectors.exist("cvd_matrices.json"), "../shared/vectors is absent"))
    func `The half-planes of Brettel are those of libDaltonLens`() throws {
        let tables = try Vectors.load("cvd_matrices.json", as: Tables.self)
            .brettel1997_libDaltonLens_rgb
        let expected = [
            (Vision.protanopia, tables.protan), (.deuteranopia, tables.deutan),
            (.tritanopia, tables.tritan),
        ]
        for (vision, planes) in expected {
            let ours = Brettel1997.planes(for: vision)
            #expect(Self.flat(ours.positive) == planes.m1, "\(vision)")
            #expect(Self.flat(ours.negative) == planes.m2, "\(vision)")
            #expect(ours.normal.array == planes.n, "\(vision)")
        }
    }

    @Test(arguments: Vision.allCases, Vision.Model.allCases)
    func `A simulation keeps greys`(vision: Vision, model: Vision.Model) {
        for level in [0, 64, 128, 200, 255] as [UInt8] {
            let grey = SRGB8(red: level, green: level, blue: level)
            #expect(
                vision.simulated(grey, severity: 1, model: model).isWithinOneStep(of: [
                    level, level, level,
                ])
            )
        }
    }

    @Test(arguments: Vision.allCases, Vision.Model.allCases)
    func `A simulation of no severity changes nothing`(vision: Vision, model: Vision.Model) {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<100 {
            let color = random.color()
            #expect(vision.simulated(color, severity: 0, model: model) == color)
        }
    }

    @Test func `A severity between two steps lies between their matrices`() {
        let half = Machado2009.matrix(for: .deuteranopia, severity: 0.55)
        let lower = Machado2009.matrix(for: .deuteranopia, severity: 0.5)
        let upper = Machado2009.matrix(for: .deuteranopia, severity: 0.6)
        for (value, pair) in zip(Self.flat(half), zip(Self.flat(lower), Self.flat(upper))) {
            #expect(abs(value - (pair.0 + pair.1) / 2) < 1e-12)
        }
    }

    @Test func `Red and green look alike without middle-wave cones`() throws {
        let red = try #require(SRGB8(hex: "#b05050"))
        let green = try #require(SRGB8(hex: "#708040"))
        let before = Difference.deltaEOK(red, green)
        let after = Difference.deltaEOK(
            Vision.deuteranopia.simulated(red),
            Vision.deuteranopia.simulated(green)
        )
        #expect(after < before / 2)
    }

    @Test func `A simulation works on linear light`() {
        // On encoded values red would become #276dff and the like; on linear light protanopia leaves a dark yellow.
        let seen = Vision.protanopia.simulated(SRGB8(red: 255, green: 0, blue: 0))
        #expect(seen == SRGB8(red: 109, green: 95, blue: 0))
    }

    @Test func `Greyscale keeps the luminance`() {
        var random = SeededGenerator(seed: 2)
        for _ in 0..<200 {
            let color = random.color()
            #expect(abs(color.greyscale.relativeLuminance - color.relativeLuminance) < 0.005)
        }
    }
}

import TestSupport
import Testing

@testable import ColorScience

@Suite("Difference")
struct DifferenceTests {
    /// A cell that is a word in the first row and a number below.
    enum Cell: Decodable {
        case word(String)
        case number(Double)

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let number = try? value.decode(Double.self) {
                self = .number(number)
            } else {
                self = .word(try value.decode(String.self))
            }
        }

        var number: Double? {
            if case .number(let value) = self { return value }
            return nil
        }
    }

    struct Tables: Decodable {
        let data_ciede_2000: [[Cell]]
    }

    @Test(.enabled(if: Vectors.exist("palette_rs_tables.json"), "../shared/vectors is absent"))
    func `CIEDE2000 agrees with the 34 pairs of Sharma to 1e-4, both ways round`() throws {
        let rows = try Vectors.load("palette_rs_tables.json", as: Tables.self).data_ciede_2000.map {
            $0.compactMap(\.number)
        }
        let pairs = rows.filter { $0.count == 7 }
        #expect(pairs.count == 34)
        for row in pairs {
            let first = Lab(lightness: row[0], a: row[1], b: row[2])
            let second = Lab(lightness: row[3], a: row[4], b: row[5])
            #expect(abs(Difference.ciede2000(first, second) - row[6]) < 1e-4, "\(row)")
            #expect(abs(Difference.ciede2000(second, first) - row[6]) < 1e-4, "\(row)")
        }
        Vectors.say(pairs.count, "CIEDE2000 pairs")
    }

    @Test(.enabled(if: Vectors.exist("generated_seed7.json"), "../shared/vectors is absent"))
    func `Differences of generated pairs agree with the table`() throws {
        let table = try GeneratedVectorTests.table.get()
        for pair in table.pairs {
            // The table compares what is left after clipping.
            let text = try Color(parsing: table.colors[pair.text].css).srgb.clipped.xyz
            let background = try Color(parsing: table.colors[pair.bg].css).srgb.clipped.xyz
            let deltaEOK = Difference.deltaEOK(OKLab(text), OKLab(background))
            #expect(abs(deltaEOK - pair.de_ok) < 1e-9, "\(text) \(background)")
            let ciede = Difference.ciede2000(Lab(text), Lab(background))
            #expect(abs(ciede - pair.de2000_d50) < 1e-6, "\(text) \(background)")
        }
    }

    @Test func `A colour does not differ from itself`() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<100 {
            let color = random.color()
            #expect(Difference.deltaEOK(color, color) == 0)
        }
    }

    @Test func `Black and white are one unit apart`() {
        #expect(abs(Difference.deltaEOK(.black, .white) - 1) < 1e-6)
        let black = Lab(lightness: 0, a: 0, b: 0)
        let white = Lab(lightness: 100, a: 0, b: 0)
        #expect(abs(Difference.ciede2000(black, white) - 100) < 1e-9)
    }
}

import Testing

@testable import ColorScience

/// The numbers that Chromium 156 writes.
@Suite(
    "Serialisation tables",
    .enabled(if: Vectors.exist("chromium156_serialise_tables.json"), "../shared/vectors is absent")
)
struct SerialisationTableTests {
    struct Tables: Decodable {
        let alpha_hex_00_to_ff: [String]
        let number_format: [[String]]
    }

    static func tables() throws -> Tables {
        try Vectors.load("chromium156_serialise_tables.json", as: Tables.self)
    }

    @Test func `All 256 alphas are serialised as in Chromium`() throws {
        let expected = try Self.tables().alpha_hex_00_to_ff
        try #require(expected.count == 256)
        for (step, text) in expected.enumerated() {
            let hex = "#000000" + (step < 16 ? "0" : "") + String(step, radix: 16)
            #expect(try Color(parsing: hex).css == text, "\(hex)")
        }
        Vectors.say(expected.count, "alphas")
    }

    @Test func `A display colour keeps the alpha that it writes`() throws {
        for (step, text) in try Self.tables().alpha_hex_00_to_ff.enumerated() where step < 255 {
            let color = DisplayColor(rgb: .black, alpha: Double(step) / 255)
            #expect(color.css == text)
            #expect(try Color(parsing: text).alpha == color.alpha)
            #expect(DisplayColor(rgb: .black, alpha: color.alpha) == color)
        }
    }

    @Test func `Numbers are serialised as in Chromium, without exponents`() throws {
        var compared = 0
        for row in try Self.tables().number_format {
            let color = try Color(parsing: "color(srgb \(row[0]) 0 0)")
            #expect(!color.css.contains("e+") && !color.css.contains("e-"))
            guard !row[1].contains("e") else { continue }
            #expect(color.css == "color(srgb \(row[1]) 0 0)", "\(row[0])")
            compared += 1
        }
        #expect(compared > 250)
    }
}

import Testing

@testable import ColorScience

/// The results of Chromium 156 for values at the edge of the grammar.
@Suite(
    "Chromium edge cases",
    .enabled(if: Vectors.exist("chromium156_edge_cases.json"), "../shared/vectors is absent")
)
struct ChromiumEdgeCaseTests {
    struct Row: Decodable {
        let input: String
        let isValid: Bool
        let computed: String?
        let canvas: [UInt8]?

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            input = try values.decode(String.self)
            isValid = try values.decode(Bool.self)
            _ = try values.decodeIfPresent(String.self)
            computed = try values.decodeIfPresent(String.self)
            canvas = try values.decodeIfPresent([UInt8].self)
        }
    }

    /// Valid in a browser, refused here on purpose: nothing but complete absolute colours gets in.
    static let refusedOnPurpose: Set = [
        "re\\64", "r\\65 d", "currentcolor", "CanvasText", "AccentColor", "inherit",
        "color-mix(in oklch, red, blue)",
        "light-dark(red, blue)", "rgb(from red r g b)", "oklch(from red l c h)",
        "rgb(calc(1 + 1) 2 3)",
        "rgb(var(--x) 2 3)", "rgb(1 2 3",
    ]

    /// Chromium writes an alpha of 99.9 % as 1, exponents, and a hue of 360; we write none of them.
    static let writtenDifferently = [
        "rgb(0 0 0 / 99.9%)": "rgb(0, 0, 0)",
        "color(srgb 0.000001 1e-7 123456789)": "color(srgb 0.000001 0.0000001 123457000)",
        "lab(50 1e-8 0)": "lab(50 0.00000001 0)",
        "oklch(.5 .1 359.99999999)": "oklch(0.5 0.1 0)",
    ]

    static func rows() throws -> [Row] {
        let rows = try Vectors.load("chromium156_edge_cases.json", as: [Row].self)
        Vectors.say(rows.count, "edge cases of Chromium")
        return rows
    }

    @Test func `An edge case is valid or invalid as in Chromium`() throws {
        for row in try Self.rows() {
            let isAccepted = (try? Color(parsing: row.input)) != nil
            #expect(
                isAccepted == (row.isValid && !Self.refusedOnPurpose.contains(row.input)),
                "\(row.input)"
            )
        }
    }

    @Test func `An edge case is serialised as in Chromium`() throws {
        for row in try Self.rows() where row.isValid && !Self.refusedOnPurpose.contains(row.input) {
            let expected = Self.writtenDifferently[row.input] ?? row.computed
            #expect(
                try Color(parsing: row.input).serialised(keepingMissing: true) == expected,
                "\(row.input)"
            )
        }
    }

    @Test func `An opaque edge case is painted within one step of Chromium`() throws {
        for row in try Self.rows() where row.isValid && !Self.refusedOnPurpose.contains(row.input) {
            guard let canvas = row.canvas, canvas[3] == 255 else { continue }
            let painted = try Color(parsing: row.input).clipped.rgb
            #expect(painted.isWithinOneStep(of: canvas), "\(row.input): \(painted) \(canvas)")
        }
    }
}

extension SRGB8 {
    func isWithinOneStep(of channels: [UInt8]) -> Bool {
        zip([red, green, blue], channels).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
    }
}

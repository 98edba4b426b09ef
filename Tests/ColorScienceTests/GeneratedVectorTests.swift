import Testing

@testable import ColorScience

/// 420 colours in 21 syntaxes, and 420 pairs, with the numbers of an independent implementation.
@Suite(
    "Generated vectors",
    .enabled(if: Vectors.exist("generated_seed7.json"), "../shared/vectors is absent")
)
struct GeneratedVectorTests {
    struct Table: Decodable {
        let colors: [Row]
        let pairs: [Pair]
    }

    struct Row: Decodable {
        let css: String
        let space: String
        let coords: [Double?]
        let alpha: Double?
        let legacy: Bool
        let to: [String: [Double?]]
        let rgb8: [UInt8]
        let in_srgb: Bool
        let map: [String: [Double]]
        let hex: [String: String]
    }

    struct Pair: Decodable {
        let text: Int
        let bg: Int
        let alpha: Double
        let over8: [UInt8]
        let wcag: Double
        let de_ok: Double
        let de2000_d50: Double
    }

    static let table = Result { try Vectors.load("generated_seed7.json", as: Table.self) }

    static func colors() throws -> [(row: Row, color: Color)] {
        try table.get().colors.map { ($0, try Color(parsing: $0.css)) }
    }

    /// Equal within 1e-9, of the value itself where it is large.
    static func isClose(_ actual: Double?, _ expected: Double?, within tolerance: Double = 1e-9)
        -> Bool
    {
        guard let actual, let expected else { return actual == nil && expected == nil }
        return abs(actual - expected) <= tolerance * max(1, abs(expected))
    }

    @Test func `Every generated text is read into its space, components and alpha`() throws {
        let colors = try Self.colors()
        Vectors.say(colors.count, "generated colours")
        for (row, color) in colors {
            #expect(color.space.rawValue == row.space, "\(row.css)")
            let components = color.components(in: color.space)
            #expect(
                zip(components, row.coords).allSatisfy { Self.isClose($0, $1) },
                "\(row.css) \(components)"
            )
            #expect(
                Self.isClose(color.missing.contains(.alpha) ? nil : color.alpha, row.alpha),
                "\(row.css)"
            )
            #expect(color.isLegacy == row.legacy, "\(row.css)")
        }
    }

    @Test(arguments: ColorSpace.allCases)
    func `Conversions agree with the table to 1e-9`(space: ColorSpace) throws {
        for (row, color) in try Self.colors() {
            let expected = try #require(row.to[space.rawValue])
            let actual = color.components(in: space)
            for (index, pair) in zip(actual, expected).enumerated() {
                // The table writes a missing component as 0 in the colour's own space too.
                if space == color.space, row.coords[index] == nil { continue }
                let isAlike =
                    Self.isClose(pair.0, pair.1)
                    || Self.isNoise(pair.0, pair.1, in: space, beside: expected)
                #expect(isAlike, "\(row.css) in \(space): \(actual) \(expected)")
            }
        }
    }

    /// Differences that say nothing: a hue of 360 or 0, a hue that CSS calls powerless and the table does not, and in Adobe RGB, whose
    /// curve is vertical at 0, what is left of a zero.
    static func isNoise(
        _ actual: Double?,
        _ expected: Double?,
        in space: ColorSpace,
        beside others: [Double?]
    ) -> Bool {
        guard let expected else { return false }
        guard let actual else { return space == .lch && others[1].map { $0 <= 0.0015 } == true }
        if space == .a98RGB { return abs(actual) < 1e-7 && abs(expected) < 1e-7 }
        return space.coordinates.hueIndex != nil && abs(abs(actual - expected) - 360) < 1e-9
    }

    @Test func `The camera curve of rec2020 is read as Chromium reads it`() throws {
        for (row, color) in try Self.colors() where color.space != .rec2020 {
            let encoded = try #require(row.to["rec2020-oetf"]).map { $0 ?? 0 }
            let camera = Rec2020(red: encoded[0], green: encoded[1], blue: encoded[2])
                .asCameraEncoded
            #expect(
                zip(camera.components.array, color.xyz.components.array).allSatisfy {
                    Self.isClose($0, $1, within: 1e-8)
                }
            )
        }
    }

    @Test func `Clipped colours agree with the table within one step`() throws {
        for (row, color) in try Self.colors() {
            #expect(color.clipped.rgb.isWithinOneStep(of: row.rgb8), "\(row.css)")
        }
    }

    @Test func `Colours inside the gamut are recognised`() throws {
        for (row, color) in try Self.colors() where row.in_srgb {
            #expect(color.isInSRGBGamut, "\(row.css)")
        }
        #expect(try Self.colors().contains { !$0.color.isInSRGBGamut })
    }

    @Test func `Mapped colours agree to 1e-9 before rounding and within one step after it`() throws
    {
        for (row, color) in try Self.colors() {
            let expected = try #require(row.map["minde"])
            let mapped = LocalMINDE.map(color.oklch).components.array
            #expect(
                zip(mapped, expected).allSatisfy { Self.isClose($0, $1, within: 1e-8) },
                "\(row.css) \(mapped) \(expected)"
            )
            let hex = try #require(row.hex["minde"].flatMap(SRGB8.init(hex:)))
            #expect(
                color.mapped.rgb.isWithinOneStep(of: [hex.red, hex.green, hex.blue]),
                "\(row.css)"
            )
        }
    }

    @Test func `Ratios of generated pairs agree with the table`() throws {
        let rows = try Self.table.get()
        for pair in rows.pairs {
            let background = try Self.color(of: rows.colors[pair.bg])
            let text = SRGB8(red: pair.over8[0], green: pair.over8[1], blue: pair.over8[2])
            #expect(
                Self.isClose(Contrast.ratio(of: text, on: background), pair.wcag),
                "\(rows.colors[pair.text].css)"
            )
        }
    }

    @Test func `Translucent text agrees with the table within one step`() throws {
        let rows = try Self.table.get()
        for pair in rows.pairs {
            let background = DisplayColor(rgb: try Self.color(of: rows.colors[pair.bg]))
            let text = try DisplayColor(
                rgb: Self.color(of: rows.colors[pair.text]),
                alpha: pair.alpha
            )
            let seen = try #require(text.composited(over: [background]))
            #expect(seen.isWithinOneStep(of: pair.over8), "\(rows.colors[pair.text].css)")
        }
    }

    private static func color(of row: Row) throws -> SRGB8 {
        SRGB8(red: row.rgb8[0], green: row.rgb8[1], blue: row.rgb8[2])
    }
}

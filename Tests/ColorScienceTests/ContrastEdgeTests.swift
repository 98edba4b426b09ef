import Testing

@testable import ColorScience

/// The colours whose ratio lies nearest to a threshold, out of all 16.7 million.
@Suite(
    "Contrast edges",
    .enabled(if: Vectors.exist("wcag_edges.json"), "../shared/vectors is absent")
)
struct ContrastEdgeTests {
    /// A row such as ["#9a6c5a", 4.4999] or ["#efefef", "#6d6d6d", 4.4999].
    struct Row: Decodable {
        let colors: [SRGB8]
        let ratio: Double

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            var colors: [SRGB8] = []
            while let text = try? values.decode(String.self) {
                colors.append(try #require(SRGB8(hex: text)))
            }
            self.colors = colors
            ratio = try values.decode(Double.self)
        }
    }

    struct Edges: Decodable {
        let just_below: [Row]
        let just_pass: [Row]
        let xyz_flip_examples: [Row]
        let n_false_pass_round_2dp: Int
        let n_false_pass_round_1dp: Int
    }

    struct Greys: Decodable {
        let gray_pairs_nearest: [String: [Row]]
        let known_pairs: [Row]
    }

    static let grounds = [("white", SRGB8.white), ("black", SRGB8.black)]

    @Test(arguments: ["3.0", "4.5", "7.0"])
    func `Verdicts at the edge of a ratio are exact`(threshold: String) throws {
        let limit = try #require(Double(threshold))
        for (name, ground) in Self.grounds {
            let tables = try Vectors.load("wcag_edges.json", as: Edgewise.self)
            let edges = try #require(tables.edges["\(name)_\(threshold)"])
            for row in edges.just_below + edges.just_pass {
                #expect(
                    abs(Contrast.ratio(of: row.colors[0], on: ground) - row.ratio) < 1e-14,
                    "\(row.colors)"
                )
            }
            for row in edges.just_below {
                #expect(Contrast.ratio(of: row.colors[0], on: ground) < limit)
            }
            for row in edges.just_pass {
                #expect(Contrast.ratio(of: row.colors[0], on: ground) >= limit)
            }
        }
    }

    @Test func `Luminance uses the coefficients of WCAG, not of XYZ`() throws {
        let tables = try Vectors.load("wcag_edges.json", as: Edgewise.self)
        for (name, ground) in Self.grounds {
            for threshold in ["3.0", "4.5", "7.0"] {
                for row in try #require(tables.edges["\(name)_\(threshold)"]).xyz_flip_examples {
                    #expect(abs(Contrast.ratio(of: row.colors[0], on: ground) - row.ratio) < 1e-12)
                }
            }
        }
    }

    /// Exhaustive without 16.7 million calls: with red fixed, the passing colours form a staircase over green and blue.
    @Test(arguments: grounds)
    func `Among all 16.7 million colours the known number would pass only by rounding`(
        ground: (name: String, color: SRGB8)
    ) throws {
        let tables = try Vectors.load("wcag_edges.json", as: Edgewise.self)
        for limit in [3.0, 4.5, 7.0] {
            let edges = try #require(tables.edges["\(ground.name)_\(limit)"])
            let passing = Self.countPassing(limit, on: ground.color)
            #expect(
                Self.countPassing(limit - 0.005, on: ground.color) - passing
                    == edges.n_false_pass_round_2dp
            )
            #expect(
                Self.countPassing(limit - 0.05, on: ground.color) - passing
                    == edges.n_false_pass_round_1dp
            )
        }
        Vectors.say(256 * 256 * 256, "colours on \(ground.name) at 3, 4.5 and 7")
    }

    static func countPassing(_ limit: Double, on ground: SRGB8) -> Int {
        let isDarkOnLight = ground == .white
        var count = 0
        for red in UInt8.min...UInt8.max {
            var blue = isDarkOnLight ? 256 : 0
            for step in 0...255 {
                let green = UInt8(step)
                func passes(_ blue: Int) -> Bool {
                    Contrast.ratio(of: SRGB8(red: red, green: green, blue: UInt8(blue)), on: ground)
                        >= limit
                }
                if isDarkOnLight {
                    while blue > 0, !passes(blue - 1) { blue -= 1 }
                    count += blue
                } else {
                    if step == 0 { blue = 256 }
                    while blue > 0, passes(blue - 1) { blue -= 1 }
                    count += 256 - blue
                }
            }
        }
        return count
    }

    @Test func `Known pairs and grey pairs have their ratio`() throws {
        let greys = try Vectors.load("wcag_edges.json", as: Greys.self)
        for row in greys.known_pairs + greys.gray_pairs_nearest.values.flatMap({ $0 }) {
            #expect(abs(Contrast.ratio(of: row.colors[0], on: row.colors[1]) - row.ratio) < 1e-12)
        }
    }

    /// The six tables of edges, by name.
    struct Edgewise: Decodable {
        var edges: [String: Edges] = [:]

        struct Key: CodingKey {
            let stringValue: String
            let intValue: Int? = nil
            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            for key in values.allKeys
            where key.stringValue.hasPrefix("white") || key.stringValue.hasPrefix("black") {
                edges[key.stringValue] = try values.decode(Edges.self, forKey: key)
            }
        }
    }
}

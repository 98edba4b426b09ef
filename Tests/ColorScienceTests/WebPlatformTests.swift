import Testing

@testable import ColorScience

/// css/css-color/parsing of the web platform tests.
@Suite(
    "Web platform tests",
    .enabled(if: Vectors.exist("wpt_parsing.json"), "../shared/vectors is absent")
)
struct WebPlatformTests {
    /// Left out as the table's README says: calc(), and `none` in hsl() and hwb(), on which the standard and browsers differ.
    static func isOutOfScope(_ input: String) -> Bool {
        if input.contains("calc(") { return true }
        return input.contains("none") && (input.hasPrefix("hsl") || input.hasPrefix("hwb"))
    }

    @Test func `Every web platform test in scope is serialised or rejected exactly`() throws {
        let rows = try Vectors.load("wpt_parsing.json", as: [[String?]].self)
        var counts = (valid: 0, invalid: 0, excluded: 0)
        for row in rows {
            let input = try #require(row[0])
            guard !Self.isOutOfScope(input) else {
                counts.excluded += 1
                continue
            }
            let actual = (try? Color(parsing: input))?.serialised(keepingMissing: true)
            #expect(actual == row[1], "\(input)")
            if row[1] == nil { counts.invalid += 1 } else { counts.valid += 1 }
        }
        print(
            "web platform tests: \(counts.valid) valid, \(counts.invalid) invalid, \(counts.excluded) out of scope"
        )
        #expect(counts.valid + counts.invalid > 450)
    }

    @Test func `A web platform test out of scope is refused, or never echoes 'none'`() throws {
        for row in try Vectors.load("wpt_parsing.json", as: [[String?]].self) {
            let input = try #require(row[0])
            guard Self.isOutOfScope(input), let color = try? Color(parsing: input) else { continue }
            #expect(!input.contains("calc("), "\(input)")
            #expect(!color.css.contains("none"), "\(input)")
        }
    }

    @Test func `A serialised colour parses to the same text again`() throws {
        for row in try Vectors.load("wpt_parsing.json", as: [[String?]].self) {
            let input = try #require(row[0])
            guard let color = try? Color(parsing: input) else { continue }
            #expect(try Color(parsing: color.css).css == color.css, "\(input)")
        }
    }
}

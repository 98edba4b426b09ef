import ColorScience
import Findings
import TestSupport
import Testing
import ThemeModel

@testable import ThemeChecks

@Suite("What a finding suggests")
struct SuggestionTests {
    private static let tokens = ["text", "surface", "link", "code", "code-background", "selection", "primary"]

    /// A theme of random colours, of which some are translucent or outside of sRGB, with one in the place of another.
    private static func theme(_ seed: UInt64, _ change: (token: String, value: String)? = nil) throws -> Theme {
        var random = SeededGenerator(seed: seed)
        func channel() -> Int { Int.random(in: 0...255, using: &random) }
        var values = [("background", "rgb(\(channel()) \(channel()) \(channel()))")]
        for token in tokens {
            let rgb = "\(channel()) \(channel()) \(channel())"
            switch Int.random(in: 0..<4, using: &random) {
            case 0: values.append((token, "rgb(\(rgb) / \(Int.random(in: 30...95, using: &random))%)"))
            case 1: values.append((token, "oklch(0.\(Int.random(in: 2...9, using: &random)) 0.3 \(channel()))"))
            default: values.append((token, "rgb(\(rgb))"))
            }
        }
        let lines = values.map { token, value in
            "  \(token): \"\(change?.token == token ? change?.value ?? "" : value)\""
        }
        return try SampleTheme.theme("colors:\n\(lines.joined(separator: "\n"))\n")
    }

    @Test("passes where it is put in the place of the colour, on all that the pair can lie on", arguments: 0..<60)
    func passes(_ seed: UInt64) throws {
        let checker = ThemeChecker()
        for finding in checker.check(try Self.theme(seed)).findings where finding.rule == .lowContrast {
            let pair = try #require(finding.pair)
            for suggestion in finding.suggestions where Self.tokens.contains(suggestion.token) {
                let report = checker.check(try Self.theme(seed, (suggestion.token, suggestion.value)))
                let row = try #require(report.pairs.first { $0.pair == pair })
                // Another colour may be the better one on it then.
                let isDerived = pair.foreground.hasPrefix("on-")
                #expect(row.verdict == .pass, "\(pair.phrase): \(suggestion)")
                #expect(isDerived || row.measured == suggestion.ratio, "\(pair.phrase): \(suggestion)")
            }
        }
    }

    @Test("is nothing for a colour on itself, which no colour stands out from")
    func itself() throws {
        let theme = try SampleTheme.theme(
            "colors: { background: white, text: black }\ncontrast: { pairs: [text on text] }\n")
        let finding = try #require(ThemeChecker().check(theme).findings.first { $0.rule == .lowContrast })
        #expect(finding.suggestions.isEmpty)
    }

    @Test("lies beside the place of the background, where a component's text is the built-in one")
    func place() throws {
        let theme = try SampleTheme.theme(
            """
            colors:
              background: white
              text: black
            components:
              button:
                background: red
            """)
        let finding = try #require(
            ThemeChecker().check(theme).findings.first { $0.pair?.background == "button-background" })
        #expect(finding.location == SourceLocation(file: "themes/sample.yml", line: 6, column: 17))
    }

    @Test("on a colour that shines through has the ratio that is seen there", arguments: 0..<40)
    func shining(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        func color() -> SRGB8 {
            SRGB8(
                red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
                blue: .random(in: 0...255, using: &random))
        }
        let foregrounds = (0..<Int.random(in: 1...2, using: &random)).map { _ in
            DisplayColor(rgb: color(), alpha: .random(in: 0.5...1, using: &random))
        }
        let background = color()
        guard let found = NearestPassingColor.background(background, under: foregrounds, atLeast: 3) else { return }
        let ratios = try foregrounds.map { foreground in
            let seen = try #require(foreground.composited(over: [found.color]))
            return Contrast.ratio(of: seen, on: found.color.rgb)
        }
        #expect(ratios.min() == found.ratio && found.ratio >= 3)
    }
}

import Findings
import Foundation
import TestSupport
import Testing
import ThemeChecks
import ThemeModel
import ThemeRendering

/// Real themes with values put in wrong places go all the way: they are read, judged and written, or said to be wrong.
@Suite("A theme with values in wrong places", .timeLimit(.minutes(10)))
struct DamagedThemeTests {
    /// Values that mean something to another key.
    private static let values = [
        "\"{colors.text}\"", "\"{colors.on-accent} / 10%\"", "\"{palette.ink}\"", "transparent",
        "\"rgb(none none none / none)\"",
        "\"color(rec2020 2 -1 0.5)\"", "\"oklch(none 0.9 none)\"", "1e300px", "0", "-0.0rem",
        "999999px", "[]", "{}",
        "~", "\"\"", "100%",
        "\"{layout.radius.md}\"", "[a, [b]]", "more", "dark", "\"#00000000\"", "50%", "1000", "0.5",
        "text on text",
        "\"lab(1e9 1e9 1e9)\"",
    ]

    private static func damaged(_ lines: [Substring], by generator: inout SeededGenerator) -> String
    {
        var lines = lines.map(String.init)
        for _ in 0..<Int.random(in: 1...5, using: &generator) {
            let index = Int.random(in: 0..<lines.count, using: &generator)
            guard let colon = lines[index].firstIndex(of: ":"),
                let value = values.randomElement(using: &generator)
            else { continue }
            switch Int.random(in: 0...2, using: &generator) {
            case 0: lines[index] = "\(lines[index][...colon]) \(value)"
            case 1: lines.insert(lines[index].replacing("-", with: "."), at: index)
            default: lines.swapAt(index, Int.random(in: 0..<lines.count, using: &generator))
            }
        }
        return lines.joined(separator: "\n")
    }

    @Test func `A theme with misplaced values is judged and written, and every pair has a verdict`()
        throws
    {
        let folder = Repository.root.appending(path: "themes")
        let originals = try Repository.files(in: folder, endings: ["yml"]).map {
            try String(contentsOf: $0, encoding: .utf8).split(separator: "\n")
        }
        var generator = SeededGenerator(seed: 11)
        var judged = 0
        for _ in 0..<250 {
            let yaml = Self.damaged(
                try #require(originals.randomElement(using: &generator)),
                by: &generator
            )
            guard let theme = try? SampleTheme.theme(yaml) else { continue }
            judged += 1
            let report = ThemeChecker().check(theme)
            #expect(
                report.pairs.allSatisfy {
                    ($0.measured == nil) == ($0.verdict == .unknown) || $0.verdict == .exempt
                },
                "\(yaml)"
            )
            #expect(report.pairs.allSatisfy { (1...21).contains($0.measured ?? 1) }, "\(yaml)")
            let sheet = ThemeStyleSheet(theme)
            for css in [sheet.page, sheet.scoped] {
                #expect(
                    css.firstMatch(of: #/\n  --[^:]*:[^;]*\b(?:nan|inf|none|e-)/#) == nil,
                    "\(yaml)"
                )
            }
        }
        #expect(judged > 30)
    }
}

import ColorScience
import Findings
import SourceText
import TestSupport
import Testing
import ThemeModel

@testable import SourceTrees

/// A mistake in a theme file is a finding in its place, and the rest is read.
@Suite("A theme file")
struct NativeReaderTests {
    private static let good = "colors: { background: \"#fff\", text: \"#000\" }\n"

    @Test(arguments: [
        ("name", 200), ("description", 2_000), ("author", 2_000), ("license", 2_000),
        ("homepage", 2_000),
    ])
    func `A text of a theme file that is too long is refused`(key: String, limit: Int) {
        func read(_ count: Int) -> (document: ThemeDocument?, findings: [Finding]) {
            SampleTheme.document(Self.good + "\(key): \(String(repeating: "é", count: count))")
        }
        #expect(read(limit).findings.isEmpty)
        let (document, findings) = read(limit + 1)
        #expect(
            findings.map(\.message) == [
                "'\(key)' has \(limit + 1) characters, above the limit of \(limit)"
            ]
        )
        #expect(findings.map(\.severity) == [.error])
        #expect(findings.first?.location?.line == 2)
        #expect(document?.name == nil && document?.description == nil)
    }

    @Test func `A stack of more than 32 font families is refused`() {
        func findings(_ count: Int) -> [Finding] {
            let families = Array(repeating: "serif", count: count).joined(separator: ",")
            return SampleTheme.document(Self.good + "fonts: { families: { body: [\(families)] } }")
                .findings
        }
        #expect(findings(32).isEmpty)
        #expect(
            findings(33).map(\.message) == [
                "'fonts.families.body' has 33 families, above the limit of 32"
            ]
        )
    }

    @Test func `A theme file is read with all of its keys`() throws {
        let (read, findings) = SampleTheme.document(
            """
            name: Harbor
            description: Cool paper
            author: A
            license: MIT
            homepage: https://example.org
            colors: { background: "#fff", text: "#000", sparkle: "#f0f" }
            contrast:
              level: AAA
              pairs: [text-muted on surface, { foreground: a, background: b, use: nonText }]
              distinct: [[success, warning, danger]]
              waivers:
                - { pair: a on b, mode: dark, reason: "the brand", expires: 2027-01-01, rule: color/indistinct-pair }
            css: |
              .card { border-radius: 12px }
            """,
            file: "themes/Rosé Pine.theme.yml"
        )
        let document = try #require(read)
        #expect(findings.isEmpty)
        #expect(document.id == "rose-pine")
        #expect(document.format == "native")
        #expect(document.name == "Harbor")
        #expect(
            [document.description, document.author, document.license] == ["Cool paper", "A", "MIT"]
        )
        #expect(document.homepage == "https://example.org")
        #expect(document.appearance.colors.names == ["background", "text", "sparkle"])
        #expect(document.contrast.level == .aaa)
        #expect(
            document.contrast.pairs.map(\.value.name) == [
                PairName("text-muted", on: "surface"), PairName("a", on: "b", use: .nonText),
            ]
        )
        #expect(document.contrast.distinct.map(\.value) == [["success", "warning", "danger"]])
        let waiver = try #require(document.contrast.waivers.first)
        #expect((waiver.foreground, waiver.background) == ("a", "b"))
        #expect(waiver.mode == "dark")
        #expect(waiver.reason == "the brand")
        #expect(waiver.expires == CalendarDate(parsing: "2027-01-01"))
        #expect(waiver.rule == .indistinctPair)
        #expect(document.style?.css == ".card { border-radius: 12px }")
    }

    @Test func `A theme file may be JSON`() throws {
        let json =
            "{\"name\":\"J\",\n\t\"colors\":{\"background\":\"#fff\",\"text\":\"#0\\u0030\\u0030\"}}"
        let (document, findings) = SampleTheme.document(json, file: "themes/j.json")
        #expect(findings.isEmpty)
        #expect(
            try #require(document).resolve().theme?.defaultMode[.text]?.color
                == (try Color(parsing: "#000"))
        )
    }

    /// A line that is wrong, the rule it breaks, the column of the mistake and some words of what is said.
    @Test(
        arguments: [
            ("colorz: {}", .unknownKey, 1, "did you mean 'colors'?"),
            ("nmae: X", .unknownKey, 1, "did you mean 'name'?"),
            ("xyzzyx: X", .unknownKey, 1, "the keys are name, description"),
            ("? [a]\n: 1", .wrongType, 3, "a name"),
            ("name: [a]", .wrongType, 7, "a single value"),
            ("palette: ink", .wrongType, 10, "a mapping"),
            ("palette: [a]", .wrongType, 10, "a mapping"),
            ("palette: { a: [b] }", .wrongType, 15, "a single value"),
            ("palette: { a b: red }", .invalidName, 12, "use letters from A to Z and a to z"),
            ("palette: { a: { é: red } }", .invalidName, 17, "use letters"),
            ("palette: { a.b: red, a: { b: red } }", .invalidName, 27, "rename one"),
            ("palette: { a: \"#12345\" }", .invalidColor, 16, ""),
            ("palette: { a: \"#12g\" }", .invalidColor, 19, ""),
            ("palette: { a: rgb(1 2) }", .invalidColor, 22, ""),
            ("palette: { a: 0ea5e9 }", .invalidColor, 15, "did you mean '#0ea5e9'?"),
            ("palette: { a: blu }", .invalidColor, 15, "did you mean 'blue'?"),
            ("palette: { a: \"{b.c} / 2\" }", .invalidColor, 24, ""),
            ("palette:\n  a: #ff0000", .invalidColor, 5, "must stand in quotes"),
            ("scheme: drak", .wrongType, 9, "did you mean 'dark'?"),
            ("scheme: []", .wrongType, 9, "a single value"),
            ("contrast: { level: aa }", .wrongType, 20, "did you mean 'AA'?"),
            ("contrast: { pairs: text on surface }", .wrongType, 20, "a list"),
            (
                "contrast: { pairs: [text over surface] }", .wrongType, 21,
                "'FOREGROUND on BACKGROUND'"
            ),
            (
                "contrast: { pairs: [{ foreground: a }] }", .wrongType, 21,
                "both 'foreground' and 'background'"
            ),
            (
                "contrast: { pairs: [{ foreground: a, background: b, use: txt }] }", .wrongType, 58,
                "did you mean 'text'?"
            ),
            ("contrast: { distinct: [success] }", .wrongType, 23, "not groups of names"),
            ("contrast: { waivers: [{ pair: a on b }] }", .wrongType, 23, "has no reason"),
            (
                "contrast: { waivers: [{ pair: a on b, reason: ' ' }] }", .wrongType, 23,
                "has no reason"
            ),
            ("contrast: { waivers: [{ reason: x }] }", .wrongType, 23, "has no pair"),
            (
                "contrast: { waivers: [{ css: p, pair: a on b, reason: x }] }", .wrongType, 23,
                "'pair' and 'css'"
            ),
            (
                "contrast: { waivers: [{ css: p, rule: contrast/low-contrast, reason: x }] }",
                .wrongType, 23,
                "'css' and 'rule'"
            ),
            (
                "contrast: { waivers: [{ pair: a b, reason: x }] }", .wrongType, 31,
                "'FOREGROUND on BACKGROUND'"
            ),
            (
                "contrast: { waivers: [{ pair: a on b, reason: x, expires: 2027-02-30 }] }",
                .wrongType, 59,
                "a date such as"
            ),
            (
                "contrast: { waivers: [{ pair: a on b, reason: x, theme: y }] }", .unknownKey, 50,
                "the keys are pair, css, mode"
            ),
            ("css: \"a { b: url(x) }\"", .unsafeStyle, 14, "plain style rules"),
            ("css: [a]", .wrongType, 6, "a single value"),
        ] as [(String, RuleID, Int, String)]
    )
    func `A mistake in a theme file is one finding at its place, and the rest is read`(
        line: String,
        rule: RuleID,
        column: Int,
        help: String
    ) throws {
        let (document, findings) = SampleTheme.document(line + "\n" + Self.good)
        #expect(findings.map(\.rule) == [rule], "\(findings)")
        #expect(findings.first?.severity == .error)
        #expect(findings.first?.location?.column == column, "\(findings)")
        let words = [findings.first?.message, findings.first?.help].compactMap(\.self).joined(
            separator: " "
        )
        #expect(words.contains(help), "\(words)")
        #expect(try #require(document).resolve().theme != nil)
    }

    @Test(arguments: [
        ("oklch(50 0.1 250)", "the lightness 50 counts as 1, which is white", "did you mean 50%?"),
        (
            "oklab(62.5 0 0 / 50%)", "the lightness 62.5 counts as 1, which is white",
            "did you mean 62.5%?"
        ),
        (
            "OKLCH( 500 0 0 )", "the lightness 500 counts as 1, which is white",
            "lightness is from 0 to 1, or from 0% to 100%"
        ),
    ])
    func `A lightness above 1 is a warning that says what it counts as`(
        color: String,
        message: String,
        help: String
    ) {
        let (_, findings) = SampleTheme.document(
            "\(Self.good)components: { button: { text: \(color) } }"
        )
        #expect(findings.map(\.rule) == [.excessLightness])
        #expect(findings.map(\.severity) == [.warning])
        #expect(findings.first?.message == "'button.text': \(message)")
        #expect(findings.first?.help == help)
        #expect(findings.first?.location?.column == 31)
    }

    @Test(arguments: [
        "oklch(50% 0.1 250)", "oklch(1 0 0)", "oklch(1.004 0 0)", "oklch(100% 0 0)", "lch(50 10 0)",
        "white",
        "oklab(none 0 0)",
        "oklch(120% 0 0)",
    ])
    func `A lightness in its range is no finding`(color: String) {
        let (_, findings) = SampleTheme.document(
            "\(Self.good)components: { button: { text: \(color) } }"
        )
        #expect(findings.isEmpty)
    }

    @Test(
        arguments: [
            ("modes: { dark: { colorz: {} } }", .unknownKey, 18, "did you mean 'colors'?"),
            ("modes: { dark: { contrast: AA } }", .wrongType, 28, "standard, more"),
            ("modes: { a b: {} }", .invalidName, 10, ""),
            ("modes: { a.b: {} }", .invalidName, 10, ""),
            ("modes: [dark]", .wrongType, 8, "a mapping"),
            ("fonts: { family: x }", .unknownKey, 10, "the keys are families, styles"),
            ("fonts: { families: { sans: { a: b } } }", .wrongType, 28, "a list"),
            ("fonts: { families: { sans: [\"In;ter\"] } }", .wrongType, 29, "letters, digits"),
            ("fonts: { families: { s s: [Inter] } }", .invalidName, 22, ""),
            ("fonts: { styles: { body: { size: 16 } } }", .wrongType, 36, "did you mean '16px'?"),
            ("fonts: { styles: { body: { size: -1px } } }", .wrongType, 34, "above 0"),
            ("fonts: { styles: { body: { weight: 1001 } } }", .wrongType, 36, "from 1 to 1000"),
            ("fonts: { styles: { body: { weight: nan } } }", .wrongType, 36, "from 1"),
            (
                "fonts: { styles: { body: { slant: italics } } }", .wrongType, 35,
                "did you mean 'italic'?"
            ),
            ("fonts: { styles: { body: { width: 10% } } }", .wrongType, 35, "50% to 200%"),
            ("fonts: { styles: { body: { lineHeight: 0 } } }", .wrongType, 40, "0.5 to 5"),
            (
                "fonts: { styles: { body: { features: [toolong] } } }", .wrongType, 39,
                "four letters"
            ),
            ("fonts: { styles: { body: { scale: 2 } } }", .unknownKey, 28, ""),
            ("fonts: { styles: { heading: { scale: 9 } } }", .wrongType, 38, "from 1 to 2"),
            ("fonts: { styles: { family: { weight: 400 } } }", .invalidName, 20, ""),
            ("fonts: { styles: { body: 16px } }", .wrongType, 26, "a mapping"),
            ("layout: { measur: 60ch }", .unknownKey, 11, "did you mean 'measure'?"),
            ("layout: { measure: 60parsec }", .wrongType, 22, "units"),
            ("layout: { measure: -60ch }", .wrongType, 20, "0 or more"),
            ("layout: { spacing: 1rem }", .wrongType, 20, "a mapping"),
            ("layout: { radius: { m.d: 1px } }", .invalidName, 21, ""),
            ("layout: { radius: { md: \"{layout.x} / 1\" } }", .wrongType, 26, "no alpha"),
            ("components: { buton: {} }", .unknownKey, 15, "did you mean 'button'?"),
            ("components: { button: { colour: red } }", .unknownKey, 25, ""),
            ("components: { button: { hover: { radius: 1px } } }", .unknownKey, 34, ""),
            (
                "components: { button: { background: blu } }", .invalidColor, 37,
                "did you mean 'blue'?"
            ),
            ("components: { button: { radius: 8 } }", .wrongType, 34, "did you mean '8px'?"),
            (
                "components:\n  button:\n    background: #ff0000", .invalidColor, 16,
                "must stand in quotes"
            ),
            (
                "components:\n  button:\n    hover:\n      text: #ff0000", .invalidColor, 12,
                "must stand in quotes"
            ),
            ("components: { button: red }", .wrongType, 23, "a mapping"),
        ] as [(String, RuleID, Int, String)]
    )
    func `A mistake further down in a theme file is one finding, too`(
        line: String,
        rule: RuleID,
        column: Int,
        help: String
    )
        throws
    {
        try `A mistake in a theme file is one finding at its place, and the rest is read`(
            line: line,
            rule: rule,
            column: column,
            help: help
        )
    }

    @Test func `A key of a theme file may be null without a finding`() {
        let (document, findings) = SampleTheme.document(
            "name:\nmodes: ~\nfonts: null\ncomponents: { button: }\n\(Self.good)"
        )
        #expect(findings.isEmpty)
        #expect(document?.name == nil)
    }

    @Test func `A finding in a CSS block has the line of its CSS`() {
        let (_, findings) = SampleTheme.document(
            "\(Self.good)css: |\n  a { }\n\n  b { c: url(x) }\n"
        )
        #expect(findings.first?.location == Place(file: "themes/sample.yml", line: 5))
    }

    @Test(arguments: [
        ("a: >-\n    #12", 2), ("a: |\n    #12", 2), ("a: '#12'", 2), ("a:\n    \"#12\"", 3),
    ])
    func `A colour in any YAML style is located in its line`(value: String, line: Int) {
        let (_, findings) = SampleTheme.document("palette:\n  \(value)\n\(Self.good)")
        #expect(findings.map(\.rule) == [.invalidColor])
        #expect(findings.first?.location?.line == line)
    }

    @Test(arguments: ["normal", "bold", "1", "1000", "450"])
    func `A font weight may be a number or a word`(weight: String) {
        #expect(
            SampleTheme.document("fonts: { styles: { body: { weight: \(weight) } } }\n\(Self.good)")
                .findings.isEmpty
        )
    }

    @Test(arguments: [("condensed", 75.0), ("62.5%", 62.5), ("normal", 100), ("200%", 200)])
    func `A font width may be a percentage or a word`(width: String, value: Double) {
        let (document, _) = SampleTheme.document(
            "fonts: { styles: { body: { width: \(width) } } }\n\(Self.good)"
        )
        #expect(document?.appearance.styles["body"]?.width?.value == value)
    }
}

import ColorScience
import Findings
import SourceText
import TestSupport
import Testing
import ThemeModel

@Suite("An alias")
struct AliasTests {
    private static func yaml(_ colors: String, palette: String = "") -> String {
        """
        palette: { ink: "#102030", \(palette) }
        colors:
          background: "#ffffff"
          text: "{palette.ink}"
        \(colors)
        """
    }

    private static func findings(_ colors: String, palette: String = "") -> [Finding] {
        SampleTheme.findings(yaml(colors, palette: palette))
    }

    @Test func `An alias leads to the colour at the end of its chain`() throws {
        let theme = try SampleTheme.theme(
            Self.yaml(
                "  link: \"{colors.primary}\"\n  primary: \"{palette.b}\"",
                palette: "a: \"#abcdef\", b: \"{palette.a}\""
            )
        )
        #expect(theme.defaultMode[.link]?.color == (try Color(parsing: "#abcdef")))
    }

    @Test func `An alias may name a derived role`() throws {
        let theme = try SampleTheme.theme(Self.yaml("  sparkle: \"{colors.on-primary}\""))
        #expect(theme.defaultMode.colors["sparkle"]?.color == (try Color(parsing: "#ffffff")))
    }

    @Test(arguments: [
        ("{palette.half}", 0.5), ("{palette.quarter}", 0.25), ("{palette.quarter} / 75%", 0.75),
        ("{palette.ink} / 0%", 0),
        ("{palette.clear}", 0.125), ("{palette.clear} / 1", 1),
    ])
    func `An alias's alpha replaces those further down its chain`(
        alias: String,
        alpha: Double
    ) throws {
        let palette = """
            half: "{palette.ink} / 50%", quarter: "{palette.half} / 25%", clear: "rgb(1 2 3 / 0.125)"
            """
        let theme = try SampleTheme.theme(Self.yaml("  link: \"\(alias)\"", palette: palette))
        #expect(theme.defaultMode[.link]?.color.alpha == alpha)
    }

    @Test(arguments: [
        ("  link: \"{colors.link}\"", "colors.link → colors.link"),
        ("  link: \"{palette.a}\"", "palette.a → palette.b → palette.c → palette.a"),
        (
            "  text-muted: \"{colors.border-strong}\"",
            "colors.text-muted → colors.border-strong → colors.text-muted ('border-strong' is derived from 'text-muted')"
        ),
        (
            "  primary: \"{colors.info}\"",
            "colors.primary → colors.info → colors.accent → colors.primary ('info' is derived from 'accent', "
                + "'accent' is derived from 'primary')"
        ),
        (
            "  accent: \"{colors.on-accent}\"",
            "colors.accent → colors.on-accent → colors.accent ('on-accent' is derived from 'accent')"
        ),
    ])
    func `A circle of aliases is one finding with the whole chain`(colors: String, chain: String) {
        let isInPalette = colors.contains("palette.a")
        let palette =
            isInPalette ? "a: \"{palette.b}\", b: \"{palette.c}\", c: \"{palette.a}\"" : ""
        let findings = Self.findings(colors, palette: palette)
        #expect(findings.map(\.message) == ["aliases lead in a circle: \(chain)"])
        #expect(findings.first?.rule == .aliasCycle)
        #expect(findings.first?.location?.line == (isInPalette ? 1 : 5))
    }

    @Test(arguments: [
        (
            "background: white, text: \"{colors.link}\", link: \"{colors.text}\"",
            "text → colors.link", 36
        ),
        ("background: \"{colors.surface}\", text: black", "background → colors.surface", 23),
        (
            "background: white, text: \"{colors.on-primary}\", primary: \"{colors.text}\"",
            "text → colors.on-primary",
            36
        ),
        (
            "text: black, background: white, highlight: \"{colors.accent}\", accent: \"{colors.highlight}\"",
            "highlight → colors.accent", 54
        ),
    ])
    func `A circle of aliases is reported at the first value of it that is written`(
        colors: String,
        chain: String,
        column: Int
    ) {
        let findings = SampleTheme.findings("colors: { \(colors) }")
        #expect(findings.map(\.rule) == [.aliasCycle])
        #expect(findings.first?.message.contains("circle: colors.\(chain)") == true)
        #expect(
            findings.first?.location == Place(file: "themes/sample.yml", line: 1, column: column)
        )
    }

    @Test func `An alias to a missing colour is in no circle with what stands in for it`() {
        let findings = Self.findings("  link: \"{palette.gone}\"\n  primary: \"{colors.link}\"")
        #expect(findings.map(\.rule) == [.unknownReference])
    }

    @Test func `A circle of aliases is reported in the file of the theme that closes it`() throws {
        let texts = [
            "base": "colors: { background: white, text: black, link: \"{colors.primary}\" }",
            "brand": "extends: base\ncolors:\n  primary: \"{colors.link}\"",
        ]
        let documents = texts.keys.sorted().compactMap { id in
            SampleTheme.document(texts[id] ?? "", file: "themes/\(id).yml").document
        }
        let brand = try #require(ThemeInheritance.flatten(documents).documents.last)
        #expect(
            brand.resolve().findings.map(\.location) == [
                Place(file: "themes/brand.yml", line: 3, column: 12)
            ]
        )
    }

    @Test func `A circle of aliases leaves every other colour as it is`() throws {
        let theme = try SampleTheme.theme(
            Self.yaml("  link: \"{colors.link}\"\n  primary: \"#123456\"")
        )
        #expect(theme.defaultMode[.primary]?.color == (try Color(parsing: "#123456")))
        #expect(theme.defaultMode[.link]?.origin == .substituted)
        #expect(theme.defaultMode[.linkVisited]?.origin == .substituted)
        #expect(theme.defaultMode[.text]?.origin == .declared)
    }

    @Test(arguments: [
        ("{palette.ikn}", "did you mean '{palette.ink}'?"),
        ("{ink}", "did you mean '{palette.ink}'?"),
        ("{colors.primry}", "did you mean '{colors.primary}'?"),
        ("{palette.quite.another}", "the theme has {palette.ink}"),
        ("{palette.x}", "the theme has {palette.ink}"),
        ("{colors.on-link}", "did you mean '{colors.link}'?"),
    ])
    func `An alias to a missing colour is reported at its place with a guess`(
        alias: String,
        help: String
    ) {
        let findings = Self.findings("  link: \"\(alias)\"")
        #expect(findings.map(\.rule) == [.unknownReference])
        #expect(findings.first?.help == help)
        #expect(findings.first?.location == Place(file: "themes/sample.yml", line: 5, column: 9))
    }

    @Test func `An alias to a missing colour gives an unknown colour`() throws {
        let theme = try SampleTheme.theme(Self.yaml("  link: \"{palette.gone}\""))
        #expect(theme.defaultMode[.link]?.origin == .substituted)
        #expect(theme.defaultMode[.link]?.isKnown == false)
    }

    @Test(arguments: ["{palette.dim}", "{palette.dim} / 50%", "{palette.next}", "{colors.primary}"])
    func `An alias to an unreadable color is unknown`(alias: String) throws {
        let theme = try SampleTheme.theme(
            Self.yaml(
                "  link: \"\(alias)\"\n  primary: nothing",
                palette: "dim: nothing, next: \"{palette.dim}\""
            )
        )
        #expect(theme.defaultMode[.link]?.isKnown == false)
    }

    @Test func `An alias to a missing colour in a required role leaves no theme`() throws {
        let (document, _) = SampleTheme.document(
            "colors: { background: \"{palette.gone}\", text: \"#000\" }"
        )
        let (theme, findings) = try #require(document).resolve()
        #expect(theme == nil)
        #expect(findings.map(\.rule) == [.unknownReference])
    }
}

@Suite("A long chain of aliases", .timeLimit(.minutes(10)))
struct AliasChainTests {
    private static let length = 100_000

    /// A palette in which every colour is the next one, and the last is `end`.
    private static func document(end: ColorExpression) -> ThemeDocument {
        var document = ThemeDocument(id: "chain")
        let black = ColorExpression(.literal(Color(SRGB8(red: 0, green: 0, blue: 0))))
        let white = ColorExpression(.literal(Color(SRGB8(red: 255, green: 255, blue: 255))))
        document.appearance.colors = ["background": Located(white), "text": Located(black)]
        for index in 0..<length {
            document.appearance.palette["p\(index)"] = Located(
                ColorExpression(.reference("palette.p\(index + 1)"))
            )
        }
        document.appearance.palette["p\(length)"] = Located(end)
        document.appearance.colors["link"] = Located(ColorExpression(.reference("palette.p0")))
        return document
    }

    @Test func `A long chain of aliases is followed to its end`() throws {
        let color = try Color(parsing: "#abcdef")
        let (theme, findings) = Self.document(end: ColorExpression(.literal(color))).resolve()
        #expect(findings.isEmpty)
        #expect(theme?.defaultMode[.link]?.color == color)
    }

    @Test func `A long circle of aliases is one finding with every name`() throws {
        let (_, findings) = Self.document(end: ColorExpression(.reference("palette.p0"))).resolve()
        #expect(findings.map(\.rule) == [.aliasCycle])
        #expect(findings.first?.message.split(separator: "→").count == Self.length + 2)
    }

    @Test func `A long chain of aliases to a missing colour is one finding`() throws {
        let (_, findings) = Self.document(end: ColorExpression(.reference("palette.gone")))
            .resolve()
        #expect(findings.map(\.rule) == [.unknownReference])
    }

    @Test func `A long chain with many unknown colours is resolved in time`() throws {
        var document = Self.document(end: ColorExpression(.unreadable))
        for name in document.appearance.palette.names {
            let unknown = ColorExpression(.reference("palette.gone-\(name)"))
            document.appearance.palette[name] = Located(unknown)
        }
        #expect(document.resolve().findings.count == Self.length + 1)
    }

    @Test(arguments: [false, true])
    func `A long chain of dimensions is followed to its end`(isCircle: Bool) throws {
        var document = Self.document(end: ColorExpression(.literal(try Color(parsing: "#fff"))))
        document.appearance.palette = [:]
        document.appearance.colors["link"] = nil
        for index in 0..<Self.length {
            document.appearance.layout["spacing.s\(index)"] = Located(
                .reference("layout.spacing.s\(index + 1)")
            )
        }
        document.appearance.layout["spacing.s\(Self.length)"] = Located(
            isCircle ? .reference("layout.spacing.s0") : .literal(Dimension(3, .px))
        )
        let (theme, findings) = document.resolve()
        #expect(findings.map(\.rule) == (isCircle ? [.aliasCycle] : []))
        #expect(theme?.defaultMode.layout["spacing.s0"] == Dimension(isCircle ? 0 : 3, .px))
    }
}

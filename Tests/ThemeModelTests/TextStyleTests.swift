import Findings
import SourceText
import TestSupport
import Testing
import ThemeModel

@Suite("A text style")
struct TextStyleTests {
    private static func styles(_ styles: String) throws -> Table<TextStyle> {
        try SampleTheme.theme(
            "colors: { background: \"#fff\", text: \"#000\" }\nfonts: { styles: { \(styles) } }"
        )
        .defaultMode.styles
    }

    @Test func `Every theme has the standard text styles, and its own after them`()
        throws
    {
        let names = try Self.styles("lede: { size: 2rem }").names
        #expect(names == TextStyle.standardNames + ["lede"])
    }

    @Test func `Headings grow by their scale, and h6 has the size of body`() throws {
        let styles = try Self.styles("body: { size: 20px }, heading: { scale: 1.5 }")
        let sizes = (1...6).map { styles["h\($0)"]?.size }
        #expect(sizes == [151.875, 101.25, 67.5, 45, 30, 20].map { Dimension($0, .px) })
    }

    @Test func `Headings have a scale of 1.25 by default`() throws {
        let styles = try Self.styles("")
        #expect(styles["h6"]?.pixels == 16)
        #expect(styles["h5"]?.pixels == 20)
        #expect(styles["h1"]?.size == Dimension(3.052, .rem))
    }

    @Test func `A heading's own style wins over the scale`() throws {
        let styles = try Self.styles("heading: { scale: 2, weight: 600 }, h2: { size: 21px }")
        #expect(styles["h2"]?.size == Dimension(21, .px))
        #expect(styles["h2"]?.weight == 600)
        #expect(styles["h3"]?.pixels == 128)
    }

    /// Relative sizes are relative to the text around, which is the body's: so it is where CSS uses the property.
    @Test(
        arguments: [
            ("h5: { size: 1.3em }", "h5", 26), ("h5: { size: 130% }", "h5", 26),
            ("caption: { size: 0.9em }", "caption", 18),
            ("h5: { size: 15pt }", "h5", 20), ("h5: { size: 1.5rem }", "h5", 24),
            ("lede: { size: 2em }", "lede", 40),
            ("h5: { size: 3ch }", "h5", nil),
        ] as [(String, String, Double?)]
    )
    func `A text style's size is converted to pixels in a body of 20 px`(
        styles: String,
        name: String,
        pixels: Double?
    ) throws {
        #expect(try Self.styles("body: { size: 20px }, \(styles)")[name]?.pixels == pixels)
    }

    @Test(arguments: ["1.25em", "125%", "1.25rem", "20px", "15pt"])
    func `The body's size is absolute, so that nothing multiplies it again`(size: String) throws {
        let styles = try Self.styles("body: { size: \(size) }")
        #expect(styles["body"]?.pixels == 20)
        #expect(styles["h6"]?.pixels == 20)
        #expect(styles["body"]?.size.pixels(relativeTo: nil) == 20)
        #expect(styles["h6"]?.size.pixels(relativeTo: nil) == 20)
    }

    @Test(arguments: [
        (24, 400, true), (23.99, 900, true), (23.99, 699, false), (18.67, 700, true),
        (18.6666666667, 700, true),
        (18.66, 700, false), (18.67, 699, false), (100, 100, true),
    ])
    func `Text is large from 24 px, or from 14 pt when it is bold`(
        size: Double,
        weight: Int,
        isLarge: Bool
    ) throws {
        let style = try #require(
            try Self.styles("h1: { size: \(size)px, weight: \(weight) }")["h1"]
        )
        #expect(style.isLarge == isLarge)
    }

    @Test(arguments: [
        ("18pt", 400, true), ("14pt", 700, true), ("13.9pt", 700, false), ("1.5rem", 400, true),
    ])
    func `Text is large in other units, too`(size: String, weight: Int, isLarge: Bool) throws {
        #expect(
            try Self.styles("h1: { size: \(size), weight: \(weight) }")["h1"]?.isLarge == isLarge
        )
    }

    @Test func `Text of an unknown size is never large`() throws {
        #expect(try Self.styles("h1: { size: 50vw, weight: 900 }")["h1"]?.isLarge == false)
    }

    @Test func `A text style inherits from body what it does not state`() throws {
        let styles = try Self.styles(
            "body: { weight: 350, lineHeight: 1.7, letterSpacing: 0.01em, width: 90%, features: [onum] }"
        )
        let lede = try #require(
            try Self.styles("body: { weight: 350 }, lede: { slant: italic }")["lede"]
        )
        #expect(lede.weight == 350)
        #expect(lede.slant == .italic)
        let caption = try #require(styles["caption"])
        #expect(caption.weight == 350)
        #expect(caption.lineHeight == 1.7)
        #expect(caption.letterSpacing == Dimension(0.01, .em))
        #expect(caption.width == 90)
        #expect(caption.features == ["onum"])
        #expect(caption.pixels == 14)
    }

    @Test func `A text style for code uses the mono family`() throws {
        let theme = try SampleTheme.theme(
            """
            colors: { background: "#fff", text: "#000" }
            fonts:
              families: { sans: [Inter, sans-serif], mono: [Menlo, monospace] }
              styles: { body: { family: sans } }
            """
        )
        #expect(theme.defaultMode.styles["code"]?.family == ["Menlo", "monospace"])
        #expect(theme.defaultMode.styles["h1"]?.family == ["Inter", "sans-serif"])
        #expect(
            theme.defaultMode.styles["code"]?.familyLocation == nil
                || theme.defaultMode.families["mono"]?.location != nil
        )
    }

    @Test func `An unknown font family gets a guess in the help`() throws {
        let findings = SampleTheme.findings(
            """
            colors: { background: "#fff", text: "#000" }
            fonts: { families: { serif: [Charter, serif] }, styles: { h1: { family: serfi } } }
            """
        )
        #expect(findings.map(\.rule) == [.unknownReference])
        #expect(findings.first?.help == "did you mean 'serif'?")
        #expect(findings.first?.location == Place(file: "themes/sample.yml", line: 2, column: 73))
    }
}

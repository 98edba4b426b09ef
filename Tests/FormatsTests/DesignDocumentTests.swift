import ColorScience
import Findings
import Foundation
import SourceText
import Testing
import ThemeModel

@testable import ForeignFormats

@Suite("A design document in Markdown")
struct DesignDocumentTests {
    private static let matter = """
        ---
        name: Day light
        colors:
          primary: "#1A1C1E"
          on-primary: white
          canvas: "#ffffff"
          brand:
            deep: {colors.primary}
        typography:
          body-md: { fontFamily: Public Sans, fontSize: 18px, fontWeight: "500", lineHeight: 1.6 }
        rounded: { md: 6px, full: 9999px }
        spacing: { md: 16px, columns: 12 }
        components:
          button:
            backgroundColor: "{colors.primary}"
            textColor: "{colors.on-primary}"
            border: "1px solid {colors.primary}"
            rounded: "{rounded.md}"
          button-hover:
            backgroundColor: "#333333"
          link:
            backgroundColor: transparent
            textColor: "{colors.primary}"
        ---
        # Day light

        Prose.
        """

    private static func read(_ text: String, _ file: String = "themes/DESIGN.md") -> ReadThemes {
        ThemeReader.read(Data(text.utf8), file: file)
    }

    private static func mode(_ text: String) throws -> Mode {
        let document = try #require(read(text).documents.first)
        return try #require(document.resolve().theme).defaultMode
    }

    @Test func `Its colours, those of components among them, are the theme's`() throws {
        let read = Self.read(Self.matter)
        #expect(read.findings.isEmpty, "\(read.findings)")
        let document = try #require(read.documents.first)
        #expect(document.id == "day-light" && document.name == "Day light")
        #expect(document.format == "design-md" && document.kind == .tokens)
        let mode = try Self.mode(Self.matter)
        let colors = Dictionary(
            uniqueKeysWithValues: mode.palette.map { ($0.name, $0.value.display.css) }
        )
        #expect(colors["brand.deep"] == "#1a1c1e", "\(colors)")
        #expect(colors["components.button-hover.backgroundColor"] == "#333333")
        #expect(colors.keys.contains { $0.hasSuffix("border") } == false)
    }

    @Test
    func `Each component's text is a pair with its ground, a variant's with that of its base`()
        throws
    {
        let document = try #require(Self.read(Self.matter).documents.first)
        let pairs = document.contrast.pairs.map(\.value.phrase)
        #expect(
            pairs == [
                "components.button.textColor on components.button.backgroundColor",
                "components.button.textColor on components.button-hover.backgroundColor",
            ]
        )
    }

    @Test func `A long description is not cut`() throws {
        let words = String(repeating: "A calm page. ", count: 60) + "The end."
        let text = "---\ndescription: \(words)\ncolors: { ink: red }\n---\n"
        #expect(Self.read(text).documents.first?.description == words)
    }

    @Test func `A component in another is a variant of it`() throws {
        let text = """
            ---
            components:
              button:
                backgroundColor: "#000000"
                textColor: white
                hover: { backgroundColor: "#111111" }
            ---
            """
        let document = try #require(Self.read(text).documents.first)
        let pairs = document.contrast.pairs.map(\.value.phrase)
        #expect(
            pairs.contains { $0.contains("button.textColor on ") && $0.contains("button-hover") }
        )
    }

    @Test func `Colours in groups of other names are named, and count as colours in no pair`()
        throws
    {
        let text = """
            ---
            colors: { ink: "#111111" }
            colors-dark: { ink: "#eeeeee", page: "{colors.ink}" }
            ---
            """
        let read = Self.read(text)
        let finding = try #require(read.findings.first)
        #expect(finding.severity == .warning && finding.location?.line == 3, "\(finding)")
        #expect(read.documents.first?.unreadColors == ["colors-dark.ink", "colors-dark.page"])
    }

    @Test func `Fonts, corners and spaces with a place in a theme are read`() throws {
        let mode = try Self.mode(Self.matter)
        let body = try #require(mode.styles["body"])
        #expect(body.family.first == "Public Sans" && body.pixels == 18 && body.weight == 500)
        #expect(mode.layout["radius.md"]?.css == "6px" && mode.layout["spacing.md"]?.css == "16px")
    }

    @Test func `Blocks of YAML in the text count, and other code does not`() throws {
        let text = """
            ---
            name: Prestige
            ---
            ```yaml
            name: CI
            on: push
            ```
            ~~~~md
            ```yaml
            colors: { ink: "#000000" }
            ```
            ~~~~
            ## Colors

            ```yaml
            colors:
              ink: "#123456"
            ```

            ``` yml title="components"
            components: { card: { backgroundColor: white, textColor: "{colors.ink}" } }
            ```
            """
        let read = Self.read(text)
        #expect(read.findings.isEmpty && read.documents.first?.name == "Prestige")
        let ink = try #require(read.documents.first?.appearance.palette["ink"])
        #expect(ink.location?.line == 17 && ink.location?.column == 8)
        #expect(read.documents.first?.contrast.pairs.count == 1)
    }

    @Test(arguments: [
        ("---\ncolors: { a: \"#111\" }\n", "the values before the text have no end", 1),
        ("# Words\n\nOf a designer.\n", "the document has no tokens", 1),
        ("---\nname: Day\n---\n# Day\n", "the document has no tokens", 1),
        ("---\nname: a: b\ncolors: { a: red }\n---\n", "cannot be read as Markdown with YAML", 2),
        (
            "---\ncolors: { a: red }\n---\n```yaml\ncolors: { b: blue }\n```\n",
            "'colors' is there twice", 5
        ),
        ("Words\n\n```yaml\ncolors:\n  a: [\n```\n", "the block is no YAML", 4),
        ("---\ncolors: { a: \"{colors.b}\" }\n---\n", "'colors.a' refers to no token", 2),
        ("---\ncolors: { a: nocolour }\n---\n", "nocolour", 2),
        ("---\ncolors:\n  a: [red]\n---\n", "'colors.a'", 3),
        (
            "---\ncolors: { a: red }\ncomponents:\n  b: { textColor: { dark: red } }\n---\n",
            "'components.b.textColor'", 4
        ),
    ])
    func `A fault is an error at its line`(_ text: String, _ message: String, _ line: Int) {
        let read = Self.read(text)
        let findings = read.findings + read.documents.flatMap { $0.resolve().findings }
        let found = findings.first { $0.message.contains(message) }
        #expect(found?.severity == .error && found?.location?.line == line, "\(findings)")
    }

    @Test func `A document beside it with the word of a mode is that mode`() throws {
        let dark = "---\ncolors: { ink: \"#eeeeee\" }\n---\n"
        let files = ["themes/DESIGN.md", "themes/design.dark.md"]
        let named = (files + ["themes/README.md"]).filter(DesignDocumentReader.isNamedDesign)
        let sets = ModeFileNames.designDocuments.sets(of: named)
        #expect(sets == [files])
        let source = ThemeSource(
            files[0],
            Data("---\ncolors: { ink: \"#111111\" }\n---\n".utf8),
            kind: .together(SiblingFiles.designDocuments.name),
            others: [files[1]: Data(dark.utf8)]
        )
        let theme = try #require(ThemeReader.read(source).documents.first?.resolve().theme)
        let schemes = theme.modes.map(\.scheme)
        #expect(schemes == [Scheme.light, .dark])
        let inks = theme.modes.compactMap { $0.palette["ink"]?.display.css }
        #expect(inks == ["#111111", "#eeeeee"])
    }

    @Test(arguments: [
        ("themes/DESIGN.md", true), ("a/brand.design.md", true), ("design-system.md", true),
        ("themes/README.md", false), ("themes/notes.md", false), ("themes/designer.md", false),
    ])
    func `Markdown beside themes is a theme where its name says so`(_ file: String, _ isTheme: Bool)
    {
        #expect(FormatSet.builtIn.mayBeTheme(file) == isTheme)
    }

    @Test func `A value is replaced in its place, and nothing else`() throws {
        let text = "---\r\ncolors:\r\n  a: \"#111111\" # ink\r\n---\r\n# A #111111\r\n"
        let file = "themes/DESIGN.md"
        let editor = try #require(ThemeText(Data(text.utf8), file: file))
        let place = SourceText.SourceLocation(file: file, line: 3, column: 6)
        let edit = ValueEdit(at: place, color: SRGB8(red: 0x22, green: 0x22, blue: 0x22))
        let result = try #require(editor.replacing([edit]))
        let expected = text.replacing(##"a: "#111111""##, with: ##"a: "#222222""##)
        #expect(String(decoding: result.bytes, as: UTF8.self) == expected)
    }
}

import ColorScience
import Findings
import ForeignFormats
import Foundation
import SourceText
import TestSupport
import Testing
import ThemeFormats
import ThemeModel

@Suite("A written document")
struct ThemeWriterTests {
    private static let folders =
        ["themes", "Tests/Fixtures/small/themes", "Tests/Fixtures/small/themes/brands"]
        + (0...4).map { "Tests/Fixtures/origins/\($0)/themes" }
    private static let files = folders.flatMap {
        Repository.files(in: Repository.root.appending(path: $0), endings: ["yml", "yaml", "json"])
    }

    /// The theme as read back from YAML and from JSON.
    private static func copies(of document: ThemeDocument) throws -> [ThemeDocument] {
        let (copies, findings) = ThemeReader.read(
            Data(try document.yaml.utf8),
            file: "themes/\(document.id).yml"
        )
        #expect(findings.filter { $0.severity == .error } == [])
        return [try #require(copies.first), try ThemeDocument(json: document.json)]
    }

    private static func document(text: String = "white") throws -> ThemeDocument {
        var document = ThemeDocument(id: "sample")
        document.appearance[.background] = try ColorExpression(parsing: "black")
        document.appearance[.text] = try ColorExpression(parsing: text)
        return document
    }

    @Test(arguments: files)
    func `Every theme of the repository is written and read back unchanged`(file: URL) throws {
        let read = ThemeReader.read(try Data(contentsOf: file), file: file.lastPathComponent)
        var document = try #require(read.documents.first)
        document.format = "native"
        for copy in try Self.copies(of: document) { #expect(copy.unlocated == document.unlocated) }
    }

    @Test func `The writer is tried with at least 24 themes of the repository`() {
        #expect(Self.files.count >= 24)
    }

    @Test(.enabled(if: Repository.hasCorpora, "../shared/corpora is absent"))
    func `A base16 scheme is written as a native theme and read back`() throws {
        for file in Repository.files(
            in: Repository.corpora.appending(path: "base16"),
            endings: ["yaml"]
        ).prefix(40) {
            let read = ThemeReader.read(try Data(contentsOf: file), file: file.lastPathComponent)
            var document = try #require(read.documents.first)
            document.format = "native"
            let copy = try ThemeDocument(json: document.json)
            #expect(copy.unlocated == document.unlocated)
            #expect(
                copy.resolve().theme?.defaultMode[.text]?.color
                    == document.resolve().theme?.defaultMode[.text]?.color
            )
        }
    }

    @Test(arguments: [
        "hsl(210 50.5% 33.3%)", "hwb(120 11% 22% / 0.37)", "lab(50.1234567 12.3 -7)",
        "oklch(71.23456% 0.1 300 / 3%)",
        "#0ea5e980", "rgb(12.5% 50% 75%)", "color(display-p3 0.1 0.23456789 none)",
        "{palette.ink} / 72%",
        "rgb(1.5 2 3 / 0.123456789)", "hsl(none 50% 50%)", "lch(50 30 400 / none)",
        "color(xyz 0.1 -0.2 1e-7)",
        "{palette.ink} / 33.3333%", "rebeccapurple", "transparent",
    ])
    func `A written colour keeps its last digit`(text: String) throws {
        let document = try Self.document(text: text)
        for copy in try Self.copies(of: document) { #expect(copy.unlocated == document) }
    }

    @Test func `A written colour of components has no more digits than it takes`() throws {
        let value =
            #"{ "$type": "color", "$value": { "colorSpace": "hsl", "components": [338, 95, 56] } }"#
        let text = #"{ "text": \#(value), "background": \#(value) }"#
        let document = try #require(
            ThemeReader.read(Data(text.utf8), file: "a.tokens.json").documents.first
        )
        #expect(try document.yaml.contains("hsl(338 95 56)"))
    }

    @Test(arguments: ["#0ea5e9dd", "oklch(25.33% 0.016 252.42)", "hsl(222.2 84% 4.9%)"])
    func `A written colour keeps its notation rather than gaining digits`(text: String) throws {
        #expect(try Self.document(text: text).yaml.contains(text))
    }

    @Test(arguments: [
        "", " ", "a b", " a", "a ", "null", "Yes", "12", "1e3", "2027-01-01", "a: b", "a # b", "#a",
        "- a", "{a}",
        "[a]",
        "a, b", "'a'", "\"a\"", "\\a", "a\nb", "a\nb\n", "a\nb\n\n", "\na", " a\n b",
        "a\n\n  b\n c", "a\tb\n\tc",
        "a\r\nb",
        "é", "日本", "🌊", "a\u{301}", "\u{0}\u{7}\u{1B}", "\u{85}\u{2028}\u{2029}", "a\u{2028}b\nc",
        "\u{FEFF}a",
        "\u{FFFF}",
        "%a", "@a", "`a", "&a", "*a", "!a", "|", ">", "?", "~", "a\n \nb", "a\nb  ", "---", "...",
        "a:",
    ])
    func `Any text is written and read back unchanged`(text: String) throws {
        var document = try Self.document()
        document.name = text
        document.description = text
        for copy in try Self.copies(of: document) {
            #expect(copy.description.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
            #expect(copy.name == text)
        }
    }

    @Test func `A written theme states its id only where its name gives another one`() throws {
        var document = try Self.document()
        document.name = "Other"
        #expect(try ThemeDocument(json: document.json).id == "sample")
        #expect(try !document.yaml.contains("sample"))
        document.id = "other"
        #expect(try !String(decoding: document.json, as: UTF8.self).contains("\"id\""))
    }

    @Test func `A written dimension keeps its unit, at 0 too`() throws {
        var document = try Self.document()
        document.appearance.layout = [
            "border": Located(.literal(Dimension(0, .rem))),
            "radius.md": Located(.reference("layout.border")),
            "radius.lg": Located(.literal(Dimension(0.123456789, .em))),
        ]
        for copy in try Self.copies(of: document) { #expect(copy.unlocated == document) }
    }

    @Test func `The bounds, orders and ladders of pairs are written and read back`() throws {
        let yaml = """
            colors: { background: white, text: black }
            contrast:
              margin: 0.1
              pairs:
                - { pair: "text.{x} on bg.{x}", ratio: 1.2..2, except: [text.a] }
                - { pair: text on photo, between: ["#0a1420", "#d8e6f0"] }
                - { foreground: text, background: [surface, background], enough: one }
              order: [[text, text-muted on surface]]
              ladder: [[background, surface], { ladder: [surface, surface-raised], step: 0.03 }]
            """
        let read = ThemeReader.read(Data(yaml.utf8), file: "themes/theme.yml")
        #expect(read.findings == [])
        let document = try #require(read.documents.first)
        let pairs = document.contrast.pairs.map(\.value)
        #expect(pairs.map(\.highestRatio) == [2, nil, nil])
        #expect(pairs.map(\.extremes.count) == [0, 2, 0])
        #expect(pairs.map(\.alternatives.count) == [0, 0, 1])
        for copy in try Self.copies(of: document) {
            let copied = copy.contrast.pairs.map(\.value)
            #expect(copied.map(\.ratio) == pairs.map(\.ratio))
            #expect(copied.map(\.alternatives) == pairs.map(\.alternatives))
            #expect(copied.map(\.highestRatio) == pairs.map(\.highestRatio))
            #expect(copied.map(\.extremes) == pairs.map(\.extremes))
            #expect(copied.flatMap(\.exceptions).map(\.name) == ["text.a"])
            #expect(copy.contrast.orders.map(\.value) == document.contrast.orders.map(\.value))
            #expect(copy.contrast.ladders.map(\.value) == document.contrast.ladders.map(\.value))
            #expect(copy.contrast.margin == 0.1)
        }
    }

    @Test func `A theme without any value is written and read back`() throws {
        for copy in try Self.copies(of: ThemeDocument(id: "theme")) {
            #expect(copy.unlocated.appearance == Appearance())
        }
    }

    @Test func `A written theme is sorted, indented YAML as people write it`() throws {
        let yaml = """
            name: Harbor Night
            extends: base
            scheme: dark
            palette:
              ink: "#0b1f3a"
              sky.700: oklch(0.5 0.1 240)
            colors:
              background: "{palette.ink}"
              text-muted: "{palette.sky.700} / 0.8"
            fonts:
              families:
                sans: [Inter, system-ui, sans-serif]
              styles:
                body:
                  family: sans
                  size: 16px
                  weight: 450
                  lineHeight: 1.6
            layout:
              measure: 60ch
              radius:
                md: 12px
            components:
              button:
                background: "{colors.primary}"
                selected:
                  text: "#ffffff"
                radius: "{layout.radius.md}"
              card: {}
            modes:
              dim:
                contrast: more
            contrast:
              level: AA
              pairs: [text on surface]
              distinct: [[success, danger]]
              waivers:
                - { pair: text on surface, reason: the brand, expires: "2027-01-01" }
                - { css: ".card", reason: the brand }
            css: |
              .card { border-radius: 12px }

              h1 { color: red }

            """
        let document = try #require(
            SampleTheme.document(yaml, file: "themes/harbor-night.yml").document
        )
        let written = try document.yaml
        #expect(written == yaml)
    }

    @Test func `A theme with an unreadable colour is not written`() throws {
        var document = try Self.document()
        document.modes["dim"] = Appearance()
        document.modes["dim"]?.palette["ink"] = Located(ColorExpression(.unreadable))
        let error = #expect(throws: ThemeWritingError.self) { try document.json }
        #expect(error?.path == "modes.dim.palette.ink")
    }
}

@Suite("A document from JSON")
struct ThemeDocumentJSONTests {
    private static let good = ##""colors":{"background":"#fff","text":"#000"}"##

    @Test func `A document from JSON may have all keys of a theme file`() throws {
        let json =
            "{\(Self.good),\"layout\":{\"radius\":{\"md\":0}},\"fonts\":{\"styles\":{\"body\":{\"weight\":\"bold\"}}}}"
        let document = try ThemeDocument(json: Data(json.utf8), file: "themes/harbor.json")
        #expect(document.id == "harbor")
        #expect(document.appearance.styles["body"]?.weight?.value == 700)
        #expect(document.appearance.layout["radius.md"]?.value == .literal(Dimension(0, .px)))
    }

    @Test(arguments: [
        ("{\"colors\":{\"background\":\"#fff\",\n\"text\":\"#12GG\"}}", 2, 12),
        ("{\"colors\":", 1, 11), ("", 0, 0),
        ("{\(good),\n \"fnots\":{}}", 2, 2), ("{\(good),\n\"css\":\"@import 'a'\"}", 2, 8),
    ])
    func `A wrong document from JSON is reported with file, line and column`(
        json: String,
        line: Int,
        column: Int
    ) throws {
        let error = try #require(
            #expect(throws: ThemeDocumentError.self) {
                try ThemeDocument(json: Data(json.utf8), file: "a/b.json")
            }
        )
        #expect(
            error.findings.map(\.location) == [Place(file: "a/b.json", line: line, column: column)]
        )
        #expect(error.description.hasPrefix("a/b.json"))
    }

    @Test func `A document from JSON may have unknown keys, where each is reported`() throws {
        let json = Data("{\(Self.good),\"fnots\":{},\"css\":5}".utf8)
        let document = try ThemeDocument(
            json: json,
            unknownKeys: .report { finding in
                #expect(finding.message == "'fnots' is not a key of a theme")
                #expect(finding.help == "did you mean 'fonts'?")
            }
        )
        #expect(document.id == "theme")
        #expect(throws: ThemeDocumentError.self) { try ThemeDocument(json: json) }
    }
}

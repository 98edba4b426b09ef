import Findings
import ForeignFormats
import Foundation
import SourceText
import TestSupport
import Testing
import ThemeFormats
import ThemeModel

@Suite("A file of another tool's format")
struct ForeignFormatTests {
    @Test(arguments: [
        (
            #"{"colors":[{"idiom":"universal"}],"info":{"author":"xcode","version":1}}"#,
            "a part of an Xcode asset catalog", 1
        ),
        ("scheme:\n  system: tinted8\npalette:\n  black: '#000000'\n", "a tinted8 scheme", 1),
    ])
    func `A file of another tool's format is one finding with the format's name`(
        text: String,
        name: String,
        column: Int
    ) throws {
        let (document, findings) = SampleTheme.document(text)
        #expect(document == nil)
        #expect(findings.map(\.rule) == [.unreadableFile])
        let finding = try #require(findings.first)
        #expect(finding.message == "the file holds \(name), which themepreview does not read")
        #expect(finding.location?.line == 1)
        #expect(finding.location?.column == column)
    }

    @Test(arguments: [
        "colors: { background: white, text: black, link: { $value: blue } }",
        "extends: keystone\npalette: { ink: { $value: black } }",
        "colors: { background: white, text: black }\ntokenColors: []",
    ])
    func `A native theme with one value of design tokens stays a native theme`(text: String) {
        let (document, findings) = SampleTheme.document(text)
        #expect(document?.format == "native")
        #expect(!findings.contains { $0.rule == .unreadableFile })
    }

    @Test(arguments: [
        "palette: { ink: { value: '#000', type: '#111' } }", "name: x\nvalue: 1\npalette: {}",
    ])
    func `A native theme may use 'value' as a name`(text: String) {
        #expect(SampleTheme.document(text).document?.format == "native")
    }
}

@Suite("A text that cannot be parsed")
struct UnparsableTextTests {
    private static func message(_ text: String, _ file: String) -> [String] {
        ThemeReader.read(Data(text.utf8), file: file).findings.map(\.message)
    }

    @Test func `A text that cannot be parsed is named by its ending`() {
        #expect(
            Self.message("{ \"colors\": { \"text\": \"#000\" \"x\": 1 } }", "a.json") == [
                "the file cannot be read as JSON: missing ',' or '}'"
            ]
        )
        #expect(
            Self.message("a: [1\nb: 2", "a.yml")[0].hasPrefix("the file cannot be read as YAML: ")
        )
        #expect(
            Self.message("[colors\n", "a.toml")[0].hasPrefix("the file cannot be read as TOML: ")
        )
    }

    @Test func `A syntax error of a VS Code theme with comments is told with its place`() throws {
        let text = "{ // Dusk\n  \"tokenColors\": [],\n  \"colors\" {} }"
        let findings = ThemeReader.read(Data(text.utf8), file: "themes/a.json").findings
        #expect(
            findings.map(\.message) == [
                "the file cannot be read as JSON: missing ':' after the key"
            ]
        )
        #expect(findings.first?.location?.line == 3 && findings.first?.location?.column == 12)
    }

    @Test func `A broken text without a theme's ending is in no known format`() {
        let page = "---\ntitle: x\n---\n# Hello\n\n- a: b: c\n"
        #expect(
            Self.message(page, "docs/index.rst") == [
                "the file is in no format that themepreview knows"
            ]
        )
    }
}

import Findings
import Foundation
import SourceText
import TestSupport
import Testing
import ThemeFormats
import ThemeModel

@Suite("A file of another tool's format")
struct ForeignFormatTests {
    @Test(arguments: [
        (##"{ /* x */ "tokenColors":[], // y"##, "a colour theme of VS Code", 1),
        (
            #"{"colors":[{"idiom":"universal"}],"info":{"author":"xcode","version":1}}"#,
            "a part of an Xcode asset catalog", 1
        ),
        ("scheme:\n  system: tinted8\npalette:\n  black: '#000000'\n", "a tinted8 scheme", 1),
    ])
    func `is one finding, with the format's name`(text: String, name: String, column: Int) throws {
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
    func `is none with one wrong value in a theme of ours`(text: String) {
        let (document, findings) = SampleTheme.document(text)
        #expect(document?.format == "native")
        #expect(!findings.contains { $0.rule == .unreadableFile })
    }

    @Test(arguments: [
        "palette: { ink: { value: '#000', type: '#111' } }", "name: x\nvalue: 1\npalette: {}",
    ])
    func `is none where 'value' is a name`(text: String) {
        #expect(SampleTheme.document(text).document?.format == "native")
    }
}

@Suite("A text that cannot be parsed")
struct UnparsableTextTests {
    private static func message(_ text: String, _ file: String) -> [String] {
        ThemeReader.read(Data(text.utf8), file: file).findings.map(\.message)
    }

    @Test func `is called what its ending says`() {
        #expect(
            Self.message("{ \"colors\": { \"text\": \"#000\" \"x\": 1 } }", "a.json") == [
                "the file cannot be read as JSON: a ',' or '}' is missing"
            ]
        )
        #expect(
            Self.message("a: [1\nb: 2", "a.yml")[0].hasPrefix("the file cannot be read as YAML: ")
        )
        #expect(
            Self.message("[colors\n", "a.toml")[0].hasPrefix("the file cannot be read as TOML: ")
        )
    }

    @Test func `is no theme where its ending is of none`() {
        let page = "---\ntitle: x\n---\n# Hello\n\n- a: b: c\n"
        #expect(
            Self.message(page, "docs/index.md") == [
                "the file is in no format that themepreview knows"
            ]
        )
    }
}

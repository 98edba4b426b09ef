import Findings
import TestSupport
import Testing
import ThemeModel

@Suite("A file of another tool's format")
struct ForeignFormatTests {
    @Test(arguments: [
        (##"{"global":{"colors":{"ink":{"value":"{a.b}","type":"color"}}}}"##, "design tokens of an older form", 29),
        (##"{"color":{"base":{"ink":{"value":"#000"}}}}"##, "design tokens of an older form", 26),
        (##"{ /* x */ "tokenColors":[], // y"##, "a colour theme of VS Code", 1),
        (
            #"{"colors":[{"idiom":"universal"}],"info":{"author":"xcode","version":1}}"#,
            "a part of an Xcode asset catalog", 1
        ),
        ("scheme:\n  system: tinted8\npalette:\n  black: '#000000'\n", "a tinted8 scheme", 1),
    ])
    func `is told once, by its name`(text: String, name: String, column: Int) throws {
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

    @Test func `is told of a token that lies deep, at once`() {
        let depth = 190
        let text = String(repeating: "{\"a\":", count: depth) + "{\"value\":1}" + String(repeating: "}", count: depth)
        #expect(SampleTheme.document(text).findings.first?.location?.column == depth * 5 + 2)
    }

    @Test(arguments: ["palette: { ink: { value: '#000', type: '#111' } }", "name: x\nvalue: 1\npalette: {}"])
    func `is none where 'value' is a name`(text: String) {
        #expect(SampleTheme.document(text).document?.format == "native")
    }
}

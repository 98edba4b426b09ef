import Findings
import TestSupport
import Testing
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

    @Test(arguments: ["palette: { ink: { value: '#000', type: '#111' } }", "name: x\nvalue: 1\npalette: {}"])
    func `is none where 'value' is a name`(text: String) {
        #expect(SampleTheme.document(text).document?.format == "native")
    }
}

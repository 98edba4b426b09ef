import ColorScience
import Findings
import Foundation
import TestSupport
import Testing
import ThemeModel

@testable import ForeignFormats

@Suite("Objects of colours in JSON or YAML")
struct ObjectFileTests {
    private static func read(
        _ text: String,
        _ file: String = "tokens.json"
    ) -> (documents: [ThemeDocument], findings: [Finding]) {
        ThemeReader.read(Data(text.utf8), file: "themes/\(file)")
    }

    private static func theme(_ text: String, _ file: String = "tokens.json") throws -> Theme {
        try #require(read(text, file).documents.first?.resolve().theme)
    }

    private static let ramp = (1...8).map { ##""\##($0)": "#11223\##($0)""## }.joined(
        separator: ", "
    )

    @Test func `Groups of colours in JSON are tokens by their paths`() throws {
        let theme = try Self.theme("{ \"meta\": \"a system\", \"gray\": { \(Self.ramp) } }")
        #expect(theme.kind == .tokens)
        #expect(theme.defaultMode.color(named: "gray.3")?.display.css == "#112233")
    }

    @Test func `Groups of colours in YAML are tokens by their paths`() throws {
        let lines = (1...8).map { "  step-\($0): '#11223\($0)'" }.joined(separator: "\n")
        let theme = try Self.theme("meta:\n  name: acme\ncolor:\n\(lines)\n", "tokens.yml")
        let color = theme.defaultMode.color(named: "step-4")
        #expect(color?.display.css == "#112234")
    }

    @Test func `Groups for light and dark are modes`() throws {
        let theme = try Self.theme(
            "{ \"light\": { \(Self.ramp) }, \"dark\": { \(Self.ramp.replacing("#11", with: "#ee")) } }"
        )
        #expect(theme.modes.map(\.name) == ["light", "dark"])
        let colors = theme.modes.map { $0.color(named: "3")?.display.css }
        #expect(colors == ["#112233", "#ee2233"])
    }

    @Test(arguments: [
        ("\"0x336699\"", false), ("7829367", false), ("[17, 34, 51]", false),
        ("{ \"r\": 17, \"g\": 34, \"b\": 51 }", false), ("24", true), ("[24, \"bold\", 2]", true),
    ])
    func `A role in another notation of colours is unknown, and not derived`(
        value: String,
        isDerived: Bool
    ) throws {
        let usual = ##""background": "#fff", "text": "#111""##
        let colors = "{ \(usual), \"link\": \(value), \(Self.ramp) }"
        let theme = try Self.theme("{ \"light\": \(colors), \"dark\": \(colors) }")
        #expect(theme.defaultMode[.link]?.isKnown == isDerived)
    }

    @Test func `A token has a value for each mode beside a note`() throws {
        let tokens = (1...8).map { number in
            ##""t\##(number)": { "cssVar": "--t\##(number)", "light": "#ffffff", "dark": "#00000\##(number)" }"##
        }
        let theme = try Self.theme("{ \"text\": { \(tokens.joined(separator: ", ")) } }")
        #expect(theme.modes.map(\.name) == ["light", "dark"])
        #expect(theme.modes.last?.color(named: "text.t2")?.display.css == "#000002")
    }

    @Test(arguments: [
        "{ \"a\": { \"b\": \"#112233\" } }",
        "{ \"editor\": { \"theme\": \"dark\", \"font\": \"Inter\", \"colors\": [\"#111\", \"#222\"] } }",
    ])
    func `Settings with few colours are no theme`(text: String) {
        #expect(Self.read(text).documents.isEmpty)
    }

    @Test func `Colours on the first level alone are those of another format`() {
        let names = [
            "red", "green", "blue", "black", "white", "cyan", "magenta", "yellow", "cursor",
        ]
        let pairs = names.map { "\"\($0)\": \"#112233\"" }.joined(separator: ", ")
        #expect(Self.read("{ \(pairs) }").documents.isEmpty)
    }
}

import ColorScience
import Findings
import Foundation
import SourceText
import TestSupport
import Testing
import ThemeModel

@testable import ForeignFormats
@testable import ThemeFormats

@Suite("An item of a shadcn registry")
struct RegistryReaderTests {
    private static func read(_ text: String) -> (documents: [ThemeDocument], findings: [Finding]) {
        ThemeReader.read(Data(text.utf8), file: "themes/sea.json")
    }

    @Test func `A shadcn registry item keeps its own colours, radius and fonts`() throws {
        let (documents, findings) = Self.read(
            """
            { "name": "sea", "title": "Sea", "author": "A. N. Other", "type": "registry:style", "cssVars": {
              "theme": { "font-sans": "Inter, sans-serif", "radius": "0.5rem", "color-kelp": "var(--kelp)" },
              "light": { "background": "0 0% 100%", "foreground": "oklch(0.2 0 0)", "card": "var(--background)",
                "kelp": "#0a0", "chart-1": "#123456", "shadow-blur": "3px" },
              "dark": { "background": "#000", "foreground": "#fff", "kelp": "#0f0", "radius": "1rem" } } }
            """
        )
        let document = try #require(documents.first)
        #expect(documents.count == 1 && document.id == "sea" && document.format == "shadcn")
        #expect(document.name == "Sea" && document.author == "A. N. Other")
        let modes = try #require(document.resolve().theme).modes
        #expect(modes.map(\.name) == ["light", "dark"])
        #expect(modes.map { $0[.background]?.display.css } == ["#ffffff", "#000000"])
        #expect(
            modes.map { $0[.surface]?.display.css } == ["#ffffff", "#000000"],
            "var() is of each mode"
        )
        #expect(modes.map { $0.palette["kelp"]?.display.css } == ["#00aa00", "#00ff00"])
        #expect(modes.map { $0.palette["chart-1"]?.display.css } == ["#123456", "#123456"])
        #expect(modes.map { $0.layout["radius.md"]?.css } == ["0.5rem", "1rem"])
        #expect(modes[0].families["sans"]?.value == ["Inter", "sans-serif"])
        #expect(
            document.appearance.palette["kelp"]?.location
                == Place(file: "themes/sea.json", line: 4, column: 13)
        )
        #expect(findings.map(\.message).allSatisfy { $0.hasSuffix(": 1, first '--shadow-blur'") })
    }

    @Test(arguments: [("light", Scheme.light), ("dark", .dark)])
    func `A shadcn registry item with one scheme has that one mode`(name: String, scheme: Scheme)
        throws
    {
        let (documents, findings) = Self.read(
            """
            { "cssVars": { "theme": { "font-mono": "Menlo" },
              "\(name)": { "background": "#888", "foreground": "#777" } } }
            """
        )
        let modes = try #require(documents.first?.resolve().theme).modes
        #expect(findings == [] && modes.map(\.scheme) == [scheme])
        #expect(modes[0][.text]?.display.css == "#777777" && modes[0].families["mono"] != nil)
    }

    @Test func `A whole shadcn registry gives one theme an item`() {
        func item(_ name: String, _ variables: String) -> String {
            "{ \"name\": \"\(name)\", \"cssVars\": \(variables) }"
        }
        let (documents, findings) = Self.read(
            """
            { "name": "acme", "items": [
              \(item("sea", "{ \"light\": { \"background\": \"#fff\", \"foreground\": \"#000\" } }")),
              \(item("fold", "{ \"theme\": { \"animate-fold\": \"fold 1s\" } }")),
              \(item("night", "{ \"dark\": { \"background\": \"#000\", \"foreground\": \"#fff\" } }")) ] }
            """
        )
        #expect(findings == [] && documents.map(\.id) == ["sea-sea", "sea-night"])
        #expect(documents.map(\.location?.line) == [2, 4])
    }

    @Test func `A shadcn registry item without colours is an error`() {
        let (documents, findings) = Self.read(
            "{ \"cssVars\": { \"theme\": { \"font-sans\": \"Inter\" } } }"
        )
        #expect(
            documents.isEmpty && findings.map(\.message) == ["the registry item sets no colours"]
        )
    }

    @Test func `A shadcn registry item is edited in place, also with bare channels`() throws {
        let text =
            "{ \"cssVars\": { \"light\": { \"background\": \"0 0% 100%\", \"foreground\": \"0 0% 60%\" } } }"
        let document = try #require(Self.read(text).documents.first)
        let place = try #require(document.appearance.palette["foreground"]?.location)
        let edited = try #require(ThemeText(Data(text.utf8), file: "themes/sea.json")).replacing([
            ValueEdit(at: place, color: SRGB8(red: 51, green: 51, blue: 51))
        ])
        let new = text.replacing("0 0% 60%", with: "0 0% 20%")
        #expect(edited.map { String(decoding: $0.bytes, as: UTF8.self) } == new)
    }
}

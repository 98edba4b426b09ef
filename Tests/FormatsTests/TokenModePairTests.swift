import ColorScience
import Foundation
import SourceText
import TestSupport
import Testing
import ThemeModel

@testable import ForeignFormats
@testable import ThemeFormats

@Suite("Tokens that end in 'light' and 'dark'")
struct TokenModePairTests {
    private static let uses = ##"""
        "background": { "light": { "value": "{gray.0}" }, "dark": { "value": "{gray.9}" },
          "comment": "The page" },
        "text": { "primary": { "light": { "value": "{gray.9}" }, "dark": { "value": "{gray.0}" } },
          "strong": { "light": { "value": "{text.primary.light}" },
            "dark": { "value": "{text.primary.dark}" } } },
        "border": { "light": { "value": "#cccccc" }, "dark": { "value": "#444444" } }
        """##

    private static func read(_ members: String...) throws -> [Mode] {
        let gray = ##""gray": { "0": { "value": "#ffffff" }, "9": { "value": "#111111" } }"##
        let text = "{ \(([gray] + members).joined(separator: ", ")) }"
        let read = ThemeReader.read(Data(text.utf8), file: "tokens.json")
        return try #require(read.documents.first?.resolve().theme, "\(read.findings)").modes
    }

    private static func colors(_ name: String, in modes: [Mode]) -> [String?] {
        modes.map { $0.color(named: name)?.display.css }
    }

    @Test func `Tokens are modes where nearly all with a use have both`() throws {
        let modes = try Self.read(Self.uses)
        #expect(modes.map(\.name) == ["light", "dark"])
        #expect(Self.colors("background", in: modes) == ["#ffffff", "#111111"])
        #expect(Self.colors("text.primary", in: modes) == ["#111111", "#ffffff"])
        #expect(Self.colors("text.strong", in: modes) == ["#111111", "#ffffff"])
        #expect(modes[1].color(named: "text.strong")?.alias?.path == "palette.text.primary")
    }

    @Test func `A token that names the colour of one mode has it in both`() throws {
        let modes = try Self.read(Self.uses, ##""mark": { "value": "{text.primary.dark}" }"##)
        #expect(Self.colors("mark", in: modes) == ["#ffffff", "#ffffff"])
    }

    @Test func `A part of a text names the token in its mode`() throws {
        let modes = try Self.read(
            Self.uses,
            ##"""
            "link": { "light": { "value": "rgba({text.primary.light}, 0.5)" },
              "dark": { "value": "rgba({text.primary.dark.value}, 0.5)" } }
            """##
        )
        let faint = ["rgba(17, 17, 17, 0.5)", "rgba(255, 255, 255, 0.5)"]
        #expect(Self.colors("link", in: modes) == faint)
    }

    @Test func `A stop of a gradient has the colour of the mode that it names`() throws {
        let text = ##"""
            { "$type": "color", "background": { "light": { "$value": "#fff" }, "dark": { "$value": "#111" } },
              "text": { "light": { "$value": "#111" }, "dark": { "$value": "#fff" } },
              "link": { "light": { "$value": "#04c" }, "dark": { "$value": "#8cf" } },
              "hero": { "$type": "gradient", "$value": [
                { "color": "{link.light}", "position": 0 }, { "color": "{link.dark}", "position": 1 }] } }
            """##
        let read = ThemeReader.read(Data(text.utf8), file: "a.tokens.json")
        let modes = try #require(read.documents.first?.resolve().theme, "\(read.findings)").modes
        let stops = modes.map { $0.gradient(named: "hero")?.stops.map(\.color.display.css) }
        #expect(stops == [["#0044cc", "#88ccff"], ["#0044cc", "#88ccff"]])
    }

    @Test(arguments: [
        ##""icon": { "value": "#333" }, "surface": { "value": "#eee" }, "fill": { "value": "#ddd" }"##,
        ##""background2": { "light": { "value": "#111" }, "main": { "value": "#222" } }"##,
    ])
    func `Beside other colours with a use they are shades`(others: String) throws {
        let modes = try Self.read(Self.uses, others)
        #expect(modes.count == 1)
        #expect(Self.colors("text.primary.dark", in: modes) == ["#ffffff"])
    }

    @Test func `Light text and dark text that are not for light and dark pages are no modes`()
        throws
    {
        let turned = Self.uses.replacing("\"light\"", with: "\"x\"")
            .replacing("\"dark\"", with: "\"light\"").replacing("\"x\"", with: "\"dark\"")
        #expect(try Self.read(turned).count == 1)
    }

    @Test func `A group hands its type down to the values of modes`() throws {
        let text = ##"""
            { "$type": "color", "background": { "light": { "$value": "#fff" }, "dark": { "$value": "#111" } },
              "text": { "$type": "color", "light": { "$value": "#111" }, "dark": { "$value": "#fff" } },
              "link": { "light": { "$value": "#04c" }, "dark": { "$value": "{text.light}" } } }
            """##
        let read = ThemeReader.read(Data(text.utf8), file: "a.tokens.json")
        let modes = try #require(read.documents.first?.resolve().theme, "\(read.findings)").modes
        #expect(read.findings.isEmpty, "\(read.findings)")
        #expect(modes.map { $0[.text]?.display.css } == ["#111111", "#ffffff"])
        #expect(modes.map { $0[.link]?.display.css } == ["#0044cc", "#111111"])
    }
}

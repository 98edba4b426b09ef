import ColorScience
import Findings
import Foundation
import SourceText
import Testing
import ThemeModel

@testable import ForeignFormats

@Suite("A part of design tokens that changes a colour")
struct UnreadTokenTests {
    private static func read(_ text: String, _ file: String = "a.tokens.json") -> ReadThemes {
        ThemeReader.read(ThemeSource("themes/\(file)", Data(text.utf8)))
    }

    private static func tokens(link: String) -> ReadThemes {
        read(
            ##"""
            { "color": { "$type": "color", "background": { "$value": "#ffffff" },
              "text": { "$value": "#111111" },
              "link": { \##(link) } } }
            """##
        )
    }

    @Test func `A modifier of Tokens Studio beside the value of the Format Module is not ignored`()
        throws
    {
        let modify = ##""modify": { "type": "lighten", "value": "0.9", "space": "srgb" }"##
        let (documents, _) = Self.tokens(
            link: ##""$value": "#000000", "$extensions": { "studio.tokens": { \##(modify) } }"##
        )
        let mode = try #require(documents.first?.resolve().theme?.defaultMode)
        #expect(mode[.link]?.display.css == "#e6e6e6")
    }

    @Test func `A mode that one token alone has is a mode of the theme`() throws {
        let (documents, _) = Self.tokens(
            link: ##""$value": "#0000aa", "$extensions": { "mode": { "Dark": "#aaaaff" } }"##
        )
        let theme = try #require(documents.first?.resolve().theme)
        #expect(theme.modes.map { $0[.link]?.display.css } == ["#0000aa", "#aaaaff"])
    }

    @Test func `A value for something that is no mode is named`() {
        let (_, findings) = Self.tokens(
            link: ##""$value": "#0000aa", "$extensions": { "mode": { "Acme": "#aaaaff" } }"##
        )
        #expect(findings.map(\.location?.line) == [3])
        #expect(findings.first?.message == "the set 'Acme' of tokens is not read")
    }

    @Test(arguments: [##""alpha": 0.1"##, ##""modify": { "type": "lighten" }"##])
    func `A member of a token that is neither token nor group is named`(member: String) {
        let (_, findings) = Self.tokens(link: ##""$value": "#0000aa", \##(member)"##)
        #expect(findings.map(\.rule) == [.unknownKey] && findings[0].location?.line == 3)
    }

    @Test func `A set and a modifier that a resolver does not put in its order are named`() {
        let (_, findings) = Self.read(
            ##"""
            { "version": "2025.10", "resolutionOrder": [ { "$ref": "#/sets/base" } ],
              "sets": {
                "base": { "sources": [ { "color": { "$type": "color", "background": { "$value": "#fff" },
                  "text": { "$value": "#111" } } } ] },
                "more": { "sources": [ { "color": { "$type": "color" } } ] } },
              "modifiers": { "theme": { "default": "light", "contexts": { "light": [], "dark": [] } } } }
            """##,
            "a.resolver.json"
        )
        let unused = findings.filter { $0.message.contains("so it is not read") }
        #expect(unused.map(\.severity) == [.warning])
        #expect(unused.first?.location?.line == 5)
        #expect(unused.first?.further.map(\.location?.line) == [6])
    }

    @Test func `Files of one name in several folders are brands, though no alias joins them`() {
        let names = ["acme", "zeta"].map { "themes/\($0)/brand.json" }
        let files = names.enumerated().map { number, name in
            let text = ##"""
                { "color": { "$type": "color", "background": { "$value": "#fff" },
                  "text": { "$value": "#\##(number)11" } } }
                """##
            return (name: name, bytes: Data(text.utf8))
        }
        let formats = FormatSet.builtIn
        let ways = formats.siblings.flatMap { formats.sets(of: files, as: $0) }
        #expect(ways.contains(names))
    }
}

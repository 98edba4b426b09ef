import ColorScience
import Findings
import Foundation
import SourceText
import Testing
import ThemeModel

@testable import ForeignFormats
@testable import ThemeFormats

/// Modes as a file states them: which there are, what each asks for, and which values it has at places of its own.
@Suite("A mode that a file states")
struct StatedModeTests {
    private static func read(_ text: String, _ file: String) -> ReadThemes {
        ThemeReader.read(Data(text.utf8), file: "themes/\(file)")
    }

    @Test func `A mode keeps a value equal to the first mode's, and copies no other`()
        throws
    {
        let css = """
            :root { --background: #fff; --text: #111; --primary: #6aa5d8; --shared: #abc }
            .dark { --background: #111; --text: #eee; --primary: #6aa5d8 }
            """
        let document = try #require(Self.read(css, "a.css").documents.first)
        let dark = try #require(document.modes["dark"])
        #expect(dark.colors.names == ["background", "text", "primary"] && dark.palette.isEmpty)
        #expect(dark.colors["primary"]?.location?.line == 2)
        #expect(document.withoutRepeats.modes["dark"]?.colors.names == ["background", "text"])
    }

    @Test func `A mode gets the name of its attribute`() throws {
        let css = """
            :root, [data-mode="light"] { color-scheme: light; --background: #fff; --text: #111 }
            @media (prefers-color-scheme: dark) { :root:not([data-mode]) { --background: #111; --text: #eee } }
            @media (prefers-color-scheme: dark) and (prefers-contrast: more) {
              :root:not([data-mode]) { --background: #000; --text: #fff }
            }
            [data-mode="dark"] { --background: #111; --text: #eee }
            [data-mode="dark-contrast"] { --background: #000; --text: #fff }
            """
        let document = try #require(Self.read(css, "a.css").documents.first)
        #expect(document.modes.names == ["dark", "dark-contrast"])
        #expect(document.modes["dark-contrast"]?.scheme?.value == .dark)
        #expect(document.modes["dark-contrast"]?.contrast?.value == .more)
    }

    @Test func `A mode with more contrast is for both schemes where one asks for it`() throws {
        let css = """
            :root { --background: #fff; --text: #333 } .dark { --background: #111; --text: #ccc }
            @media (prefers-contrast: more) { :root { --border: #888 } }
            """
        let document = try #require(Self.read(css, "a.css").documents.first)
        #expect(document.modes.names == ["dark", "high-contrast", "dark-high-contrast"])
    }

    @Test(arguments: [
        ("contrast", "aaa", true), ("contrast", "increased", true), ("contrast", "less", false),
        ("contrast", "standard", false), ("mode", "increased", true), ("mode", "dim", false),
    ])
    func `A resolver's context asks for more contrast by its modifier's name or its own`(
        modifier: String,
        context: String,
        isMore: Bool
    ) throws {
        func set(_ text: String) -> String {
            """
            [{ "color": { "$type": "color", "background": { "$value": "#ffffff" }, "text": { "$value": "\(text)" } } }]
            """
        }
        let resolver = """
            { "version": "2025.10", "sets": { "base": { "sources": \(set("#666666")) } },
              "modifiers": { "\(modifier)": { "contexts": { "usual": [], "\(context)": \(set("#616161")) }, "default": "usual" } },
              "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/\(modifier)" }] }
            """
        let document = try #require(Self.read(resolver, "a.resolver.json").documents.first)
        let mode = try #require(document.modes[context])
        #expect((mode.contrast?.value == .more) == isMore)
        #expect(document.appearance.contrast == nil)
    }

    @Test func `A native JSON theme may state an id, and a YAML theme may not`() throws {
        let text = ##"{ "id": "base", "colors": { "background": "#fff", "text": "#000" } }"##
        let (documents, findings) = Self.read(text, "other.json")
        #expect(findings.isEmpty && documents.map(\.id) == ["other"])
        #expect(
            Self.read("id: base\ncolors: { background: white, text: black }", "a.yml").findings
                .count == 1
        )
    }

    @Test func `A circle of aliases leaves no colours, and is named once`() throws {
        let tokens = ##"""
            { "color": { "$type": "color", "ink": { "$value": "{color.ink2}" }, "ink2": { "$value": "{color.ink}" },
              "link": { "$value": "{color.ink}" }, "background": { "$value": "#ffffff" } } }
            """##
        let findings = Self.read(tokens, "a.tokens.json").findings
        #expect(
            findings.filter { $0.severity == .error }.map(\.message) == [
                "aliases lead in a circle: color.ink → color.ink2 → color.ink"
            ]
        )
        #expect(findings.first { $0.severity == .error }?.rule == .aliasCycle)
    }
}

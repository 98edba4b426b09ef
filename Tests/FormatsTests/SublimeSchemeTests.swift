import ColorScience
import Findings
import Foundation
import TestSupport
import Testing
import ThemeModel

@testable import ForeignFormats
@testable import SourceTrees
@testable import ThemeFormats

@Suite("A colour scheme of Sublime Text")
struct SublimeSchemeTests {
    private static func read(_ globals: String, _ rules: String = "") -> ReadThemes {
        let text = ##"""
            { "name": "Dusk", "author": "Somebody", // a comment
              "variables": { "ink": "hsl(0, 0%, 13%)", "paper": "#fafafa", "same": "var(paper)" },
              "globals": { "background": "var(ink)", "foreground": "var(same)", \##(globals) },
              "rules": [ \##(rules) ], }
            """##
        return ThemeReader.read(Data(text.utf8), file: "themes/dusk.sublime-color-scheme")
    }

    @Test func `A Sublime scheme has roles from globals and rules, and a palette of variables`()
        throws
    {
        let (documents, findings) = Self.read(
            ##""line_highlight": "#333", "brackets_options": "underline""##,
            ##"{ "scope": "comment - comment.block, string", "foreground": "var(paper)" }, { "scope": "keyword", "font_style": "bold" }"##
        )
        #expect(findings == [])
        let document = try #require(documents.first)
        #expect(
            document.format == "sublime" && document.name == "Dusk" && document.author == "Somebody"
        )
        #expect(document.appearance.palette.names == ["ink", "paper", "same"])
        #expect(document.appearance.colors["background"]?.value.source == .reference("palette.ink"))
        let mode = try #require(document.resolve().theme).defaultMode
        #expect(
            mode[.background]?.display.css == "#212121" && mode[.text]?.display.css == "#fafafa"
        )
        #expect(mode[.surface]?.display.css == "#333333")
        #expect(mode.colors["syntax-comment"]?.display.css == "#fafafa")
        #expect(FormatSet.builtIn.mayBeTheme("dusk.sublime-color-scheme"))
    }

    @Test(arguments: [
        ("color(var(paper) alpha(0.5))", "rgba(250, 250, 250, 0.5)"),
        ("color(#804040 a(- 25%))", "rgba(128, 64, 64, 0.75)"),
        ("color(hsl(0, 50%, 50%) l(+ 10%))", "#cc6666"),
        ("color(hsl(0, 50%, 50%) saturation(0%))", "#808080"),
        ("color(hsl(0, 50%, 50%) lightness(* 50%) a(1))", "#602020"),
        ("color(srgb 1 0 0)", "#ff0000"),
        ("color(hsl(199, 56%, 73%) blend(#000 20% hsl))", "#212729"),
        ("color(#ffffff blend(#000000 25%))", "#404040"),
        ("color(red blend(color(#000 blend(white 50%)) 50%))", "#bf4040"),
        ("color(#ffffff blenda(rgba(0, 0, 0, 0) 50%))", "rgba(128, 128, 128, 0.5)"),
    ])
    func `A Sublime scheme's colour adjusters are computed`(value: String, css: String) throws {
        let colors = SublimeColors(SourceNode(members: [], at: try Self.node))
        let named = value.replacing("var(paper)", with: "#fafafa")
        let found = try #require(colors.color(of: named))
        #expect(found.mapped.css == css, "\(value)")
        let (documents, findings) = Self.read("\"caret\": \"\(value)\"")
        #expect(findings == [] && documents.first?.appearance.colors["focus"] != nil)
    }

    private static var node: SourceNode {
        get throws { try #require(try YAMLParser.parse("a", file: "a.yml")) }
    }

    @Test(arguments: [
        "var(gone)", "color(var(ink) blend(rgba(0, 0, 0, 0.5) 50%))", "color(var(ink) l(x))",
        "color(var(ink) min-contrast(white 4.5))", "color(var(ink) blend(red))", "color(",
    ])
    func `A colour of a Sublime scheme that is not computed is unknown`(value: String) {
        let (documents, findings) = Self.read("\"caret\": \"\(value)\"")
        #expect(documents.first?.appearance.colors["focus"]?.value.source == .unreadable)
        #expect(findings.map(\.rule) == [.invalidColor], "\(findings)")
    }
}

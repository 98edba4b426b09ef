import ColorScience
import Findings
import ForeignFormats
import Foundation
import SourceText
import Testing
import ThemeFormats
import ThemeModel

@Suite("A style sheet of GTK")
struct GTKColorTests {
    private static func read(_ text: String) -> (documents: [ThemeDocument], messages: [String]) {
        let read = ThemeReader.read(Data(text.utf8), file: "gtk.css")
        return (read.documents, read.findings.map(\.message))
    }

    private static let window =
        "@define-color window_bg_color #fafafa;\n@define-color window_fg_color rgba(0,0,6,0.8);\n"

    @Test func `A GTK style sheet has roles by libadwaita's names, with aliases and places`() throws
    {
        let text =
            Self.window + "@define-color accent_bg_color @blue_3;\n@define-color blue_3 #3584e4;\n"
            + "@define-color accent_fg_color white;\n"
        let (documents, messages) = Self.read(text)
        let document = try #require(documents.first)
        #expect(documents.count == 1 && messages.isEmpty, "\(messages)")
        #expect(document.appearance.palette["window-bg-color"]?.location?.line == 1)
        #expect(document.appearance.palette["window-bg-color"]?.location?.column == 31)
        let mode = try #require(document.resolve().theme).defaultMode
        #expect(
            mode[.background]?.display.css == "#fafafa" && mode[.primary]?.display.css == "#3584e4"
        )
        #expect(
            mode.colors["on-primary"]?.display.css == "#ffffff" && mode[.text]?.color.alpha == 0.8
        )
    }

    @Test(arguments: [
        ("alpha(#204060, 0.5)", "rgba(32, 64, 96, 0.5)"),
        ("alpha(alpha(@c, .5), .5)", "rgba(32, 64, 96, 0.25)"),
        ("mix(#000, white, 0.2)", "#333333"),
        ("mix(@c, alpha(@c, 0), 0.5)", "rgba(32, 64, 96, 0.5)"),
        // Saturation and lightness 0.5 and 0.25, times 1.3 and 0.7.
        ("shade(#808080, 0.5)", "#404040"), ("lighter(#606060)", "#7d7d7d"),
        ("darker(@c)", "#1d2d3c"),
    ])
    func `GTK's colour functions are computed`(value: String, css: String) throws {
        let (documents, messages) = Self.read(
            Self.window + "@define-color c #204060;\n@define-color x \(value);\n"
        )
        let mode = try #require(documents.first?.resolve().theme).defaultMode
        #expect(mode.palette["x"]?.display.css == css && messages.isEmpty, "\(messages)")
    }

    private static func palette(with value: String) -> Table<Located<ColorExpression>>? {
        let text = window + "@define-color x \(value);\n"
        return read(text).documents.first?.appearance.palette
    }

    @Test(arguments: ["alpha(#fff)", "mix(#000, #fff)", "shade(red, x)", "alpha(#000, nan)"])
    func `A malformed GTK colour is unknown`(value: String) throws {
        let palette = try #require(Self.palette(with: value))
        #expect(palette["x"]?.value.source == .unreadable)
    }

    @Test(arguments: ["gradient(#000)", "@nowhere"])
    func `A GTK value that is no colour is none of the palette`(value: String) throws {
        #expect(try #require(Self.palette(with: value))["x"] == nil)
    }

    @Test func `A GTK style sheet may be of GTK 3, or have the properties of GTK 4`() throws {
        let three = Self.read(
            "@define-color theme_bg_color #222;@define-color theme_fg_color #eee;\n* { color: @theme_fg_color; }"
        )
        #expect(
            three.documents.first?.resolve().theme?.defaultMode[.background]?.display.css
                == "#222222"
        )
        let four = Self.read(":root { --window-bg-color: #222; --window-fg-color: #eee; }")
        #expect(four.documents.first?.resolve().theme?.defaultMode[.text]?.display.css == "#eeeeee")
    }
}

import ColorScience
import Findings
import Foundation
import TestSupport
import Testing
import ThemeModel

@testable import ForeignFormats
@testable import ThemeFormats

/// The parts of somebody's own files of other programs, beside the colours of roles.
@Suite("A file of another program")
struct NewcomerFileTests {
    @Test(arguments: [
        (
            ##""editorCursor.foreground": "#ff8800", "terminalCursor.foreground": "#0000ff""##,
            "#ff8800"
        ),
        (##""editorCursor.foreground": null, "terminalCursor.foreground": "#0000ff""##, "#0000ff"),
    ])
    func `A VS Code theme keeps its cursor in the palette`(colors: String, cursor: String) throws {
        let text =
            ##"{ "colors": { "editor.background": "#000000", "editor.foreground": "#ffffff", \##(colors) } }"##
        let (documents, findings) = ThemeReader.read(Data(text.utf8), file: "dusk-color-theme.json")
        #expect(findings.allSatisfy { $0.severity == .note } && documents.map(\.id) == ["dusk"])
        #expect(documents.first?.appearance.palette["cursor"]?.value.written == cursor)
    }

    @Test func `A VS Code theme gets its id from its ending where it has no other name`() {
        #expect(ThemeReader.themeID(of: "themes/-color-theme.json") == "color-theme")
        #expect(ThemeReader.themeID(of: "themes/night-color-theme.json") == "night")
    }

    @Test(arguments: [
        ("rose-pine.conf", nil), ("Rose Pine.conf", "Rose Pine"),
        ("OneHalfDark.conf", "OneHalfDark"),
    ])
    func `A terminal's theme is named after its file where that is a name`(
        file: String,
        name: String?
    ) {
        let colors = (0..<16).map { "color\($0) #888888\n" }.joined()
        let read = ThemeReader.read(
            Data("background #101010\nforeground #f0f0f0\n\(colors)".utf8),
            file: file
        )
        #expect(read.documents.map(\.name) == [name])
    }

    @Test func `A Warp theme is read as a terminal's`() throws {
        let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
        let colors = names.map { "    \($0): '#888888'\n" }.joined()
        let text = """
            name: Dusk
            accent: '#ff8800'
            background: '#101010'
            foreground: '#f0f0f0'
            details: darker
            terminal_colors:
              normal:
            \(colors)  bright:
            \(colors)
            """
        let (documents, findings) = ThemeReader.read(Data(text.utf8), file: "dusk.yaml")
        #expect(findings == [] && documents.map(\.format) == ["warp"])
        let mode = try #require(documents.first?.resolve().theme).defaultMode
        #expect(
            mode[.background]?.display.css == "#101010" && mode[.focus]?.display.css == "#ff8800"
        )
        #expect(mode.palette["ansi.15"]?.display.css == "#888888")
    }
}

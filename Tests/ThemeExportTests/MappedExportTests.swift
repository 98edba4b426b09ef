import ColorScience
import ForeignFormats
import Foundation
import TestSupport
import Testing
import ThemeFormats
import ThemeModel

@testable import ThemeExport

@Suite("A theme written by a table")
struct MappedExportTests {
    private static let formats = MappingWriter.all.map(\.name)
    private static let slots = ["background", "text"] + (0..<16).map { "ansi.\($0)" }

    private static let dark: String = {
        let colors = (0..<16).map {
            "color\($0) #\(String(repeating: String($0, radix: 16), count: 6))\n"
        }.joined()
        return "background #101112\nforeground #fafbfc\ncursor #a1b2c3\n" + colors
    }()

    private static func exported(_ text: String, _ file: String) throws -> ExportedTheme {
        let read = ThemeReader.read(Data(text.utf8), file: file)
        let document = try #require(read.documents.first)
        return try #require(ExportedTheme.resolving(document).theme)
    }

    private static func file(_ theme: ExportedTheme, _ format: String) throws -> ExportedFile {
        try #require(ExportFormats.format(named: format).files(ExportOptions(), [theme]).first)
    }

    private static func colors(_ document: ThemeDocument) throws -> [SRGB8?] {
        let mode = try #require(document.resolve().theme).defaultMode
        return slots.map { mode.palette[$0]?.display.rgb }
    }

    @Test(arguments: formats)
    func `A terminal's file has the same 18 colours when read back`(format: String) throws {
        let theme = try Self.exported(Self.dark, "dark.conf")
        let file = try Self.file(theme, format)
        let read = ThemeReader.read(Data(file.text.utf8), file: file.name)
        #expect(read.findings.isEmpty)
        #expect(read.documents.map(\.format) == [format])
        let document = try #require(read.documents.first)
        let copy = try Self.colors(document)
        #expect(copy == Self.slots.map { theme.theme.defaultMode.palette[$0]?.display.rgb })
        #expect(!copy.contains(nil))
    }

    @Test(arguments: formats)
    func `A terminal's file has all 18 colours of a theme without a terminal's`(format: String)
        throws
    {
        let theme = try Self.exported(
            "name: Sea\ncolors: { background: white, text: black, danger: red }",
            "sea.yml"
        )
        let file = try Self.file(theme, format)
        let document = try #require(
            ThemeReader.read(Data(file.text.utf8), file: file.name).documents.first
        )
        let colors = try Self.colors(document)
        #expect(!colors.contains(nil))
        let red = try #require(colors[3])
        // #ff0000 has 3.998:1 on white.
        #expect(Difference.deltaEOK(red, SRGB8(red: 255, green: 0, blue: 0)) < 0.05)
        let hues = Set(colors[3..<9].compactMap { $0.map { Int($0.oklch.hue / 10) } })
        #expect(hues.count == 6)
        let white = SRGB8(red: 255, green: 255, blue: 255)
        for color in colors[3..<9] + colors[11..<17] {
            #expect(Contrast.ratio(of: try #require(color), on: white) >= 4.5)
        }
    }

    @Test(arguments: [
        ("kitty", "cursor #ffcc66"), ("ghostty", "cursor-color = #ffcc66"),
        ("vscode", ##""editorCursor.foreground": "#ffcc66""##), ("zed", ##""cursor": "#ffcc66""##),
    ])
    func `An exported cursor is VS Code's cursor, and not its focus`(format: String, line: String)
        throws
    {
        let text = """
            { "colors": { "editor.background": "#1b1f2a", "editor.foreground": "#c8cdd9", "focusBorder": "#5ec4ff55",
              "editorCursor.foreground": "#ffcc66" } }
            """
        #expect(
            try Self.file(Self.exported(text, "dusk-color-theme.json"), format).text.contains(line)
        )
    }

    @Test(arguments: formats)
    func `A theme's name keeps to its line in a terminal's file`(format: String) throws {
        let name = "x\\n[colors]\\nbackground #f00 \\\"}]<key>\\u0000"
        let theme = try Self.exported(
            "name: \"\(name)\"\ncolors: { background: white, text: black }",
            "sea.yml"
        )
        let file = try Self.file(theme, format)
        let document = try #require(
            ThemeReader.read(Data(file.text.utf8), file: file.name).documents.first
        )
        #expect(try Self.colors(document)[0] == SRGB8(red: 255, green: 255, blue: 255))
    }

    @Test func `A format with two modes gets both`() throws {
        let theme = try Self.exported(
            "colors: { background: white, text: black }\nmodes: { dark: { scheme: dark, colors: { background: black, text: white } } }",
            "sea.yml"
        )
        for format in ["foot", "iterm2"] {
            let file = try Self.file(theme, format)
            let document = try #require(
                ThemeReader.read(Data(file.text.utf8), file: file.name).documents.first
            )
            #expect(
                try #require(document.resolve().theme).modes.map(\.scheme).sorted {
                    $0.rawValue < $1.rawValue
                } == [
                    .dark, .light,
                ]
            )
        }
    }
}

import ColorScience
import Findings
import Foundation
import SourceText
import TestSupport
import Testing
import ThemeModel

@testable import ForeignFormats
@testable import ThemeFormats

@Suite("Names of colours in terminals")
struct X11ColorTests {
    private static let file = URL(filePath: "/usr/share/X11/rgb.txt")

    @Test(
        arguments: [
            ("gray", "#bebebe"), ("green", "#00ff00"), ("maroon", "#b03060"),
            ("purple", "#a020f0"), ("dark slate gray", "#2f4f4f"), ("DarkSlateGray", "#2f4f4f"),
            ("Dark Slate Grey", "#2f4f4f"), ("gray10", "#1a1a1a"), ("grey50", "#7f7f7f"),
            ("gray90", "#e5e5e5"), ("gray100", "#ffffff"), ("red3", "#cd0000"),
            ("Light Sky Blue", "#87cefa"), ("antiquewhite4", "#8b8378"), ("teal", "#008080"),
            ("web gray", "#808080"), ("x11 green", "#00ff00"),
        ]
    )
    func `A name has the colour of X11, whatever its case and spaces`(name: String, hex: String) {
        #expect(X11Colors.color(named: name)?.hex == hex)
    }

    @Test(
        arguments: [
            "gray101", "gray+5", "gray05", "gray-1", "red5", "red0", "transparent", "no colour",
            "", "#gray", "currentcolor",
        ]
    )
    func `A text that X11 does not name has no colour`(text: String) {
        #expect(X11Colors.color(named: text) == nil)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: file.path()), "rgb.txt is absent"))
    func `Every name of the system's rgb.txt has the colour that stands there`() throws {
        let lines = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
        var count = 0
        for line in lines where !line.hasPrefix("!") {
            let fields = line.split(maxSplits: 3) { $0 == " " || $0 == "\t" }
            let channels = fields.prefix(3).compactMap { UInt8($0) }
            try #require(channels.count == 3 && fields.count == 4)
            let name = fields[3].trimmingCharacters(in: .whitespaces)
            let rgb = SRGB8(red: channels[0], green: channels[1], blue: channels[2])
            #expect(X11Colors.color(named: name) == rgb, "\(name)")
            count += 1
        }
        #expect(count > 700)
    }

    private static func background(_ text: String, _ file: String) -> String? {
        let read = ThemeReader.read(Data(text.utf8), file: "themes/\(file)")
        return read.documents.first?.resolve().theme?.defaultMode[.background]?.display.css
    }

    private static let others = (0..<16).map { "color\($0) #102030\n" }.joined()

    @Test func `kitty, Ghostty and X resources name colours as X11 does, a style sheet as CSS`() {
        let kitty = "background gray\nforeground black\n" + Self.others
        #expect(Self.background(kitty, "a.conf") == "#bebebe")
        let ghostty = "palette = 0=#102030\nbackground = dark slate gray\nforeground = ivory\n"
        #expect(Self.background(ghostty, "a") == "#2f4f4f")
        let resources = "*.background: Gray10\n*.foreground: white\n*.color0: red3\n*.color7: tan\n"
        #expect(Self.background(resources, "a.Xresources") == "#1a1a1a")
        let css = ":root { --background: gray; --text: black }"
        #expect(Self.background(css, "a.css") == "#808080")
    }

    @Test(
        arguments: [
            ("rgba:1010/2020/3030/cccc", "rgb(16 32 48 / 80%)"),
            ("rgba:10/20/30/cc", "rgb(16 32 48 / 80%)"), ("rgbi:1/0.5/0", "#ff8000"),
            ("[80]#102030", "rgb(16 32 48 / 80%)"), ("rgb:f/ff/fff", "#ffffff"),
        ]
    )
    func `X resources may use the notations of X11 and URxvt`(text: String, css: String) throws {
        let color = try #require(ColorDecoder.terminal(text))
        let expected = try Color(parsing: css)
        #expect(color.clipped == expected.clipped)
    }

    @Test(
        arguments: [
            "rgb:+f/0/0", "rgb:/0/0", "rgba:1010/2020/3030", "rgba:1/2/3/4/5", "rgbi:2/0/0",
            "rgbi:nan/0/0", "[101]#102030", "[]#102030", "[50", "[50]gray",
        ]
    )
    func `A notation with a part that is none has no colour`(text: String) {
        #expect(ColorDecoder.terminal(text) == nil)
    }

    private static func changed(
        _ text: String,
        line: Int,
        column: Int,
        to color: SRGB8
    ) throws -> String {
        let file = "themes/a.Xresources"
        let theme = try #require(ThemeText(Data(text.utf8), file: file))
        let place = Place(file: file, line: line, column: column)
        #expect(theme.canReplace(at: place))
        let result = try #require(theme.replacing([ValueEdit(at: place, color: color)]))
        return String(decoding: result.bytes, as: UTF8.self)
    }

    @Test func `A name that is changed becomes hex`() throws {
        let text =
            "*.background: dark slate gray\n*.foreground: gray10\n*.color0: red3\n*.color7: tan\n"
        let color = SRGB8(red: 1, green: 2, blue: 3)
        let first = try Self.changed(text, line: 1, column: 15, to: color)
        #expect(first == text.replacing("dark slate gray", with: "#010203"))
        let second = try Self.changed(text, line: 2, column: 15, to: color)
        #expect(second == text.replacing("gray10", with: "#010203"))
    }

    @Test func `A translucent colour of X resources that is changed stays in X11's notation`()
        throws
    {
        let text =
            "*.background: rgba:1010/2020/3030/cccc\n*.foreground: #fff\n*.color0: red\n*.color7: tan\n"
        let color = SRGB8(red: 1, green: 2, blue: 255)
        let changed = try Self.changed(text, line: 1, column: 15, to: color)
        #expect(changed == text.replacing("1010/2020/3030", with: "0101/0202/ffff"))
    }
}

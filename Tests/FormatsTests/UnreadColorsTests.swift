import Findings
import Foundation
import SourceText
import TestSupport
import Testing
import ThemeModel

@testable import ForeignFormats
@testable import ThemeFormats

@Suite("The colours of a file that are in no theme")
struct UnreadColorsTests {
    private static func paths(_ text: String, file: String) throws -> [String] {
        try unread(Data(text.utf8), file: file).found.map(\.path)
    }

    private static func unread(_ bytes: Data, file: String) throws -> UnreadColors {
        let read = ThemeReader.read(bytes, file: file)
        let format = try #require(read.documents.first?.format, "\(read.findings)")
        let search = FormatSet.builtIn.format(named: format)?.unreadColors
        return UnreadColors(
            in: try FormatSet.builtIn.root(of: bytes, file: file),
            search ?? UnreadColorSearch(),
            themes: read.documents
        )
    }

    private static let kitty =
        "background #101010\nforeground #f0f0f0\n"
        + (0..<16).map { "color\($0) #a0a0a0\n" }.joined()

    @Test func `Colours of a file that are in no theme are named, and settings are not`() throws {
        let settings = """
            active_border_color #111111
            font_size 12
            scrollback_lines 200000
            wayland_titlebar_color system
            background_opacity 0.95
            bell_border_color white
            font_family tan
            # inactive_border_color #222222
            """
        #expect(
            try Self.paths(Self.kitty + settings, file: "a.conf") == [
                "active_border_color", "bell_border_color",
            ]
        )
        #expect(try Self.paths(Self.kitty, file: "a.conf").isEmpty)
    }

    @Test func `An unread colour is named by its table`() throws {
        let foot =
            "[scrollback]\nlines=100000\n[colors]\nforeground=ffffff\nbackground=000000\nregular0=000000\n"
        #expect(
            try Self.paths(
                foot + "jump-labels=1d1f21 b5bd68\nalpha=0.9\nsixel3=353535",
                file: "a.ini"
            )
                == ["colors/jump-labels", "colors/sixel3"]
        )
        let code = """
            { "name": "Red", "colors": { "editor.background": "#000000", "tab.border": "#123456", "x": null },
              "tokenColors": [
                { "scope": ["markup.bold", "markup.italic"], "settings": { "foreground": "#abcdef", "fontStyle": "bold" } },
                { "name": "Words", "scope": "comment", "settings": { "foreground": "#777777" } }
              ] }
            """
        #expect(
            try Self.paths(code, file: "a.json")
                == ["colors/tab.border"]
        )
        let helix = """
            "ui.background" = { bg = "ink" }
            "ui.text" = "paper"
            "ui.ruler" = { bg = "paper", modifiers = ["bold"] }
            "keyword" = "red"
            [palette]
            ink = "#000000"
            paper = "#ffffff"
            """
        #expect(try Self.paths(helix, file: "a.toml") == ["ui.ruler/bg"])
    }

    @Test func `Unread colours are one note with their count and the place of the first`() throws {
        let text = Self.kitty + "url_color none\nactive_border_color #111\n"
        let findings = ThemeReader.read(Data(text.utf8), file: "a.conf").findings
        let finding = findings.first { $0.rule == .unknownKey }
        #expect(finding?.message == "a colour of the file is in no theme: 'active_border_color'")
        #expect(finding?.location?.line == 20 && finding?.location?.column == 21)
    }

    @Test(
        arguments: [
            ("a.conf", Self.kitty + "tab_bar_background @@\n"),
            (
                "a.json",
                ##"""
                { "colors": { "editor.background": "#101010", "editor.foreground": "#eee",
                  "tab.border": "@@" }, "tokenColors": [] }
                """##
            ),
            (
                "a.toml",
                "'ui.background' = { bg = '#101010' }\n'ui.text' = '#eee'\n'ui.window' = { bg = '@@' }\n"
            ),
            (
                "z.json",
                ##"""
                { "themes": [ { "name": "A", "appearance": "dark", "style": { "background": "#101010",
                  "text": "#eee", "scrollbar.track.background": "@@" } } ] }
                """##
            ),
        ],
        ["#50505", "grayisch", "#１01010", "rgb(300, 0, nan)", "true"]
    )
    func `A colour that no role is read from is a warning with its place where it is none`(
        file: (name: String, text: String),
        value: String
    ) {
        func findings(_ value: String) -> [Finding] {
            let text = file.text.replacing("@@", with: value)
            return ThemeReader.read(Data(text.utf8), file: file.name).findings
        }
        #expect(findings("#a0a0a0").map(\.severity) == [.note])
        let broken = findings(value)
        #expect(broken.map(\.severity) == [.warning])
        #expect(broken.map(\.rule) == [.invalidColor] && (broken[0].location?.line ?? 0) > 1)
    }

    /// Every colour that stands in a file is in its theme or is named, and no other value is.
    @Test(
        .enabled(if: Repository.hasCorpora, "../shared/corpora is absent"),
        arguments: [
            ("kitty", false), ("ghostty", false), ("alacritty", false), ("windowsterminal", false),
            ("wezterm", false),
            ("foot", true), ("konsole", false), ("iterm2", false),
        ]
    )
    func `Every colour in the corpus of terminals is read or listed as unread`(
        folder: String,
        isOneALine: Bool
    )
        throws
    {
        let folder = Repository.corpora.appending(path: "terminal/\(folder)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
        #expect(names.count == 12)
        for name in names {
            let bytes = try Data(contentsOf: folder.appending(path: name))
            let written = String(decoding: bytes, as: UTF8.self).split(separator: "\n").reduce(0) {
                count,
                line in
                let colors = line.matches(
                    of: /[#"'= ][0-9a-fA-F]{6}\b|^Color=\d+,\d+,\d+|Red Component/
                ).count
                return line.hasPrefix("#") ? count : count + (isOneALine ? min(colors, 1) : colors)
            }
            let read = ThemeReader.read(bytes, file: name).documents
            let taken = Set(read.flatMap { $0.appearance.palette.compactMap(\.value.location) })
            let unread = try Self.unread(bytes, file: name).found
            #expect(unread.allSatisfy { !taken.contains($0.location) })
            #expect(taken.count + unread.count == written, "\(name): \(unread.map(\.path))")
        }
    }
}

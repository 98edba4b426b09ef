import Foundation
import TestSupport
import Testing

@Suite("'fix' of a file in another format")
struct FixFormatTests {
    private static let files: [(String, String, [String: String])] = [
        (
            "themes/a.conf",
            "# mine\nbackground   #101010\nforeground #606060\ncolor0 #000\ncolor1 #550000\ncolor7 #AAAAAA\nfont_size 12.0\n",
            [:]
        ),
        (
            "themes/a.toml",
            """
            # Alacritty
            [colors.primary]
            background = "0x101010" # the page
            foreground = '#606060'
            [colors.normal]
            black = "#000000"
            red = "#550000"

            """, [:]
        ),
        (
            "themes/a.toml",
            """
            "ui.background" = { bg = "ink" } # Helix
            "ui.text" = "grey"
            keyword = { fg = "#333333", modifiers = ["bold"] }
            [palette]
            ink = "#101010"
            grey = "#606060"

            """, [:]
        ),
        (
            "themes/a.json",
            """
            // VS Code
            { "name": "A", /* é */ "colors": { "editor.background": "#101010", "editor.foreground": "#606060", },
              "tokenColors": [{ "scope": "comment", "settings": { "foreground": "#333333" } }] }

            """, [:]
        ),
        (
            "themes/a.ini",
            "[colors]\r\n; foot\r\nbackground=101010\r\nforeground=606060\r\nregular0=000000\r\nregular1=550000\r\n",
            [:]
        ),
        (
            "themes/a.css", ":root {\n  --background: #101010; /* page */\n  --text: #606060;\n}\n",
            [:]
        ),
        (
            "tokens/base.json",
            """
            { "color": { "$type": "color", "background": { "$value": "#101010" }, "text": { "$value": "#606060" } } }

            """,
            [
                "themes/brand.resolver.json": """
                { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/sets/base" }],
                  "sets": { "base": { "sources": [{ "$ref": "../tokens/base.json" }] } } }
                """
            ]
        ),
        (
            "themes/a.tokens.json",
            """
            { "colors": { "$type": "color",
              "background": { "$value": { "colorSpace": "srgb", "components": [0.0627, 0.0627, 0.0627], "hex": "#101010" } },
              "text": { "$value": { "colorSpace": "oklch", "components": [0.48, 0.01, 250], "alpha": 1 } } } }

            """, [:]
        ),
        (
            "themes/a.colorscheme",
            "[Background]\nColor=16,16,16\n[Color0]\nColor=0,0,0\n[Foreground]\nColor=96, 96, 96\n[General]\nOpacity=1\n",
            [:]
        ),
        (
            "themes/a.css",
            ":root {\n  --background: 0 0% 6.3%; /* page */\n  --text: 210 2% 37.6%;\n}\n", [:]
        ),
        (
            "themes/a.itermcolors",
            """
            <plist version="1.0"><dict>
            <key>Ansi 0 Color</key><dict><key>Blue Component</key><real>0</real>
              <key>Green Component</key><real>0</real><key>Red Component</key><real>0</real></dict>
            <key>Background Color</key><dict><key>Blue Component</key><real>0.0627</real><key>Color Space</key>
              <string>sRGB</string><key>Green Component</key><real>0.0627</real><key>Red Component</key><real>0.0627</real></dict>
            <key>Foreground Color</key><dict><key>Blue Component</key><real>0.4</real><key>Color Space</key>
              <string>P3</string><key>Green Component</key><real>0.4</real><key>Red Component</key><real>0.4</real></dict>
            </dict></plist>

            """, [:]
        ),
        (
            "themes/A.xcassets/Text.colorset/Contents.json",
            """
            { "colors" : [ { "color" : { "color-space" : "srgb", "components" :
              { "alpha" : "1.000", "blue" : "0x60", "green" : "0x60", "red" : "0x60" } }, "idiom" : "universal" } ] }

            """,
            [
                "themes/A.xcassets/Background.colorset/Contents.json": """
                { "colors" : [ { "color" : { "color-space" : "display-p3", "components" :
                  { "alpha" : "1.000", "blue" : "0.063", "green" : "0.063", "red" : "0.063" } }, "idiom" : "universal" } ] }
                """
            ]
        ),
    ]

    /// The text with one mark for each colour of six digits: what stays is the rest, and the notation.
    private static func masked(_ text: String) -> String {
        text.replacing(/[0-9.]+, ?[0-9.]+, ?[0-9.]+/, with: "·").replacing(
            /[0-9.]+ [0-9.]+% [0-9.]+%/,
            with: "·"
        )
        .replacing(/<real>[0-9.]+</, with: "<real>·<").replacing(/"0x[0-9A-F]{2}"/, with: "·")
        .replacing(
            /#[0-9a-f]{3}\b/
        ) {
            "#\($0.output.dropFirst())000"
        }
        .replacing(/[0-9a-fA-F]{6}/, with: "·")
    }

    @Test(arguments: files.indices)
    func `fix writes values in their format's notation, and finds nothing afterwards`(
        index: Int
    ) throws {
        let (name, text, others) = Self.files[index]
        let folder = try Program.folder(others.merging([name: text]) { first, _ in first })
        func written() throws -> String {
            try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        }
        let first = try Program.run("fix", "--write", in: folder)
        let new = try written()
        #expect(
            new != text && Self.masked(new) == Self.masked(text),
            "\(first.output)\(first.errors)\(new)"
        )
        let check = try Program.run("check", in: folder)
        #expect(!check.output.contains("contrast/low-contrast"), "\(check.output)")
        let second = try Program.run("fix", "--write", in: folder)
        #expect(
            second.errors.contains("nothing to fix") || second.errors.contains("0 changes"),
            "\(second.errors)"
        )
        #expect(try written() == new)
    }

    @Test func `fix changes a value that two resolvers share once`() throws {
        let (name, text, others) = Self.files[6]
        var files = others.merging([name: text]) { first, _ in first }
        files["themes/twin.resolver.json"] = others["themes/brand.resolver.json"]
        let folder = try Program.folder(files)
        let diff = try Program.run("fix", in: folder)
        #expect(
            diff.output.contains("--- a/tokens/base.json\n+++ b/tokens/base.json\n"),
            "\(diff.output)\(diff.errors)"
        )
        #expect(try Program.run("fix", "--write", in: folder).status == 0)
        #expect(try Program.run("check", in: folder).status == 0)
    }

    @Test func `fix names values by the keys of the file`() throws {
        let text = """
            background #ffffff
            foreground #111111
            color1 #dddddd
            color3 #eeee00

            """
        let folder = try Program.folder(["themes/a.conf": text])
        let output = try Program.run("fix", "--verbose", in: folder).errors
        #expect(output.contains("'color1' #dddddd") && output.contains("'color3' #eeee00"))
        #expect(!output.contains("ansi."))
    }
}

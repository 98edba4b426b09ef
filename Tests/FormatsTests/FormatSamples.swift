import Foundation
import Testing
import ThemeModel

@testable import ForeignFormats

/// A small theme in a format, with `@@` in place of one colour.
struct FormatSample: Sendable, CustomTestStringConvertible {
    let format: String
    let file: String
    /// The role whose colour stands in that place.
    let role: String
    var text: String

    var testDescription: String { format }

    /// A colour in the notation of the format.
    var color: String {
        let others = [
            "xcassets": "0.5", "xcode": "0.5 0.6 0.7 1", "iterm2": "0.5",
            "konsole": "90,100,110", "foot": "707070", "jetbrains": "707070",
            "base16": "707070", "base24": "707070",
        ]
        return others[format] ?? "#707070"
    }

    /// The colour of the place, in a document that was read.
    func color(in document: ThemeDocument) -> ThemeColor? {
        let mode = document.resolve().theme?.defaultMode
        return mode?.colors[role] ?? mode?.palette[role]
    }

    /// The line of the place.
    var line: Int? {
        let place = text.firstRange(of: "@@")?.lowerBound
        return place.map { text[..<$0].count(where: \.isNewline) + 1 }
    }

    /// The place with its quotes, in containers that have other values than texts.
    var quoted: String? {
        let isMarkup = ["jetbrains", "gtksourceview", "qtcreator"].contains(format)
        return ["\"@@\"", "'@@'"].first { !isMarkup && text.contains($0) }
    }

    /// Values of other kinds, in the notation of the container.
    var otherKinds: [String] {
        let isTOML = file.hasSuffix(".toml")
        if isTOML { return ["17", "true", "['#707070']", "{ x = '#707070' }"] }
        return ["17", "true", ##"["#707070"]"##, ##"{ "x": "#707070" }"##]
    }

    func read(withUnquoted value: String) -> ReadThemes {
        var other = self
        guard let quoted else { return ([], []) }
        other.text = text.replacing(quoted, with: value)
        return other.read(with: "")
    }

    func read(with value: String) -> ReadThemes {
        let bytes = Data(text.replacing("@@", with: value).utf8)
        guard format == "xcassets" else { return ThemeReader.read(ThemeSource(file, bytes)) }
        let source = ThemeSource(
            "themes/Brand.xcassets",
            Data(),
            kind: .together("xcassets"),
            others: [file: bytes]
        )
        return ThemeReader.read(source)
    }
}

extension FormatSample {
    static let all: [FormatSample] = code + editors + terminals + configured

    private init(_ format: String, _ file: String, _ role: String, _ text: String) {
        self.init(format: format, file: "themes/\(file)", role: role, text: text)
    }

    private static let ansi = [
        "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
    ]

    private static func lines(_ line: (Int) -> String) -> String {
        (0..<16).map { $0 == 8 ? "" : line($0) }.joined(separator: "\n")
    }
}

// MARK: - Formats with readers of their own

extension FormatSample {
    private static let code: [FormatSample] = [
        FormatSample(
            "native",
            "a.yml",
            "link",
            "colors: { background: '#fff', text: '#111', link: '@@' }"
        ),
        FormatSample(
            "css",
            "a.css",
            "text-muted",
            ":root { --background: #fff; --text: #111; --text-muted: @@; }"
        ),
        FormatSample(
            "shadcn",
            "a.json",
            "link",
            ##"{"cssVars": {"light": {"background": "#fff", "foreground": "#111", "primary": "@@"}}}"##
        ),
        FormatSample(
            "objects",
            "colors.ts",
            "link",
            ##"export const a = { background: "#fff", text: "#111", link: "@@", mark: "#04c" };"##
        ),
        FormatSample(
            "swift",
            "Colors.swift",
            "Color.link",
            ##"""
            extension Color {
                static let page = Color(white: 1)
                static let link = Color(hex: "@@")
            }
            """##
        ),
        FormatSample("base16", "a.yaml", "danger", base(0..<16)),
        FormatSample("base24", "b.yaml", "danger", "system: base24\n" + base(0..<24)),
        FormatSample(
            "dtcg",
            "a.tokens.json",
            "link",
            ##"""
            { "color": { "$type": "color", "background": { "$value": "#fff" }, "text": { "$value": "#111" },
              "brand": { "$value": "@@" }, "link": { "$value": "{color.brand}" } } }
            """##
        ),
        FormatSample(
            "design-md",
            "DESIGN.md",
            "link",
            """
            ---
            colors: { background: '#fff', text: '#111', brand: '@@', link: '{colors.brand}' }
            ---
            # Day
            """
        ),
        FormatSample(
            "theo",
            "a.yml",
            "link",
            """
            global: { type: color, category: color }
            aliases:
              brand: '@@'
            props:
              background: { value: '#fff' }
              text: { value: '#111' }
              link: { value: '{!brand}' }
            """
        ),
        FormatSample(
            "android",
            "values/colors.xml",
            "link",
            """
            <resources><color name="background">#fff</color><color name="text">#111</color>
            <color name="brand">@@</color><color name="link">@color/brand</color></resources>
            """
        ),
        FormatSample(
            "xcassets",
            "Brand.xcassets/link.colorset/Contents.json",
            "link",
            """
            { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb",
              "components": { "red": "@@", "green": "0.2", "blue": "0.9", "alpha": "1" } } } ] }
            """
        ),
    ]

    private static func base(_ numbers: Range<Int>) -> String {
        "scheme: A\npalette:\n"
            + numbers.map { number in
                let digits = String(number, radix: 16, uppercase: true)
                let name = "base" + (number < 16 ? "0" : "") + digits
                return "  \(name): '\(number == 8 ? "@@" : "10\(name.suffix(2))a0")'\n"
            }.joined()
    }
}

// MARK: - Editors

extension FormatSample {
    private static let editors: [FormatSample] = [
        FormatSample(
            "vscode",
            "a.json",
            "syntax-comment",
            ##"""
            { "colors": { "editor.background": "#101010", "editor.foreground": "#e0e0e0" },
              "tokenColors": [ { "scope": "comment", "settings": { "foreground": "@@" } } ] }
            """##
        ),
        FormatSample(
            "tmtheme",
            "a.tmTheme",
            "syntax-comment",
            """
            <plist version="1.0"><dict><key>name</key><string>A</string><key>settings</key><array>
            <dict><key>settings</key><dict><key>background</key><string>#101010</string>
            <key>foreground</key><string>#e0e0e0</string></dict></dict>
            <dict><key>scope</key><string>comment</string><key>settings</key>
            <dict><key>foreground</key><string>@@</string></dict></dict></array></dict></plist>
            """
        ),
        FormatSample(
            "sublime",
            "a.sublime-color-scheme",
            "syntax-comment",
            ##"""
            { "variables": { "grey": "@@" }, "globals": { "background": "#101010", "foreground": "#e0e0e0" },
              "rules": [ { "scope": "comment", "foreground": "var(grey)" } ] }
            """##
        ),
        FormatSample(
            "helix",
            "a.toml",
            "syntax-comment",
            ##"""
            "ui.background" = { bg = "#101010" }
            "ui.text" = "#e0e0e0"
            "comment" = "grey"
            "keyword" = "#ff80ff"
            [palette]
            grey = "@@"
            """##
        ),
        FormatSample(
            "zed",
            "a.json",
            "syntax-comment",
            ##"""
            { "name": "A", "themes": [ { "name": "A", "appearance": "dark", "style": {
              "background": "#101010", "text": "#e0e0e0", "syntax": { "comment": { "color": "@@" } } } } ] }
            """##
        ),
        FormatSample(
            "kate",
            "a.theme",
            "syntax-comment",
            ##"""
            { "editor-colors": { "BackgroundColor": "#101010" }, "text-styles": {
              "Normal": { "text-color": "#e0e0e0" }, "Keyword": { "text-color": "#ff80ff" },
              "Comment": { "text-color": "@@" } } }
            """##
        ),
        FormatSample(
            "gtksourceview",
            "a.xml",
            "syntax-comment",
            """
            <style-scheme id="x" _name="A"><color name="grey" value="@@"/>
            <style name="text" background="#101010" foreground="#e0e0e0"/>
            <style name="def:comment" foreground="grey"/></style-scheme>
            """
        ),
        FormatSample(
            "qtcreator",
            "a.xml",
            "syntax-comment",
            """
            <style-scheme version="1.0" name="A"><style name="Text" foreground="#f0f0f0" background="#101010"/>
            <style name="Comment" foreground="@@"/></style-scheme>
            """
        ),
        FormatSample(
            "jetbrains",
            "a.icls",
            "syntax-keyword",
            """
            <scheme name="A"><attributes><option name="DEFAULT_KEYWORD"><value>
            <option name="FOREGROUND" value="@@"/></value></option><option name="TEXT"><value>
            <option name="FOREGROUND" value="f8f8f2"/><option name="BACKGROUND" value="1b1c20"/>
            </value></option></attributes></scheme>
            """
        ),
        FormatSample(
            "intellij",
            "a.theme.json",
            "link",
            ##"""
            { "name": "A", "dark": true, "colors": { "ink": "@@" }, "ui": { "*": { "background": "#101010",
              "foreground": "#e0e0e0" }, "Link": { "activeForeground": "ink" } } }
            """##
        ),
        FormatSample(
            "xcode",
            "a.xccolortheme",
            "syntax-keyword",
            """
            <plist version="1.0"><dict><key>DVTSourceTextBackground</key><string>0.1 0.2 0.4 1</string>
            <key>DVTSourceTextSyntaxColors</key><dict><key>xcode.syntax.plain</key><string>1 1 1 1</string>
            <key>xcode.syntax.keyword</key><string>@@</string></dict></dict></plist>
            """
        ),
    ]
}

// MARK: - Terminals

extension FormatSample {
    private static let kitty = FormatSample(
        "kitty",
        "a.conf",
        "syntax-comment",
        "background #101010\nforeground #e0e0e0\ncolor8 @@\n"
            + lines { "color\($0) #a0a0a0" }
    )

    private static let ghostty = FormatSample(
        "ghostty",
        "ghostty",
        "syntax-comment",
        "background = 101010\nforeground = e0e0e0\npalette = 8=@@\n"
            + lines { "palette = \($0)=#a0a0a0" }
    )

    private static let foot = FormatSample(
        "foot",
        "a.ini",
        "syntax-comment",
        "[colors]\nbackground=101010\nforeground=e0e0e0\nbright0=@@\n"
            + (0..<8).map { "regular\($0)=a0a0a0\n" }.joined()
    )

    private static let xresources = FormatSample(
        "xresources",
        "a.Xresources",
        "syntax-comment",
        "*.background: #101010\n*.foreground: #e0e0e0\n*.color8: @@\n"
            + lines { "*.color\($0): #a0a0a0" }
    )

    private static let konsole = FormatSample(
        "konsole",
        "a.colorscheme",
        "syntax-comment",
        "[Background]\nColor=16,16,16\n[Foreground]\nColor=224,224,224\n[Color0Intense]\nColor=@@\n"
            + (0..<8).map { "[Color\($0)]\nColor=160,160,160\n" }.joined()
    )

    private static let xfceTerminal = FormatSample(
        "xfce-terminal",
        "a.theme",
        "text",
        "[Scheme]\nName=A\nColorBackground=#101010\nColorForeground=@@\nColorPalette="
            + Array(repeating: "#a0a0a0", count: 16).joined(separator: ";")
    )

    private static let alacritty = FormatSample(
        "alacritty",
        "a.toml",
        "syntax-comment",
        "[colors.primary]\nbackground = '#101010'\nforeground = '#e0e0e0'\n[colors.normal]\n"
            + ansi.map { "\($0) = '#a0a0a0'\n" }.joined()
            + "[colors.bright]\nblack = '@@'\n"
    )

    private static let rio = FormatSample(
        "rio",
        "a.toml",
        "syntax-comment",
        "[colors]\nbackground = '#101010'\nforeground = '#e0e0e0'\nlight-black = '@@'\n"
            + ansi.map { "\($0) = '#a0a0a0'\n" }.joined() + "light-magenta = '#a0a0a0'"
    )

    private static let wezterm = FormatSample(
        "wezterm",
        "a.toml",
        "syntax-comment",
        "[colors]\nbackground = '#101010'\nforeground = '#e0e0e0'\nansi = \(list("#a0a0a0"))\n"
            + "brights = \(list("@@"))"
    )

    private static let warp = FormatSample(
        "warp",
        "a.yaml",
        "syntax-comment",
        "background: '#101010'\nforeground: '#e0e0e0'\nterminal_colors:\n  normal:\n"
            + ansi.map { "    \($0): '#a0a0a0'\n" }.joined() + "  bright:\n    black: '@@'\n"
            + ansi.dropFirst().map { "    \($0): '#a0a0a0'\n" }.joined()
    )

    private static let gogh = FormatSample(
        "gogh",
        "a.yml",
        "syntax-comment",
        "name: A\nbackground: '#101010'\nforeground: '#e0e0e0'\n"
            + (1...16).map { number in
                let name = "color_" + (number < 10 ? "0" : "") + "\(number)"
                return "\(name): '\(number == 9 ? "@@" : "#a0a0a0")'\n"
            }.joined()
    )

    private static let iterm2 = FormatSample(
        "iterm2",
        "a.itermcolors",
        "syntax-comment",
        "<plist version=\"1.0\"><dict>"
            + (0..<16).map { color("Ansi \($0) Color", $0 == 8 ? "@@" : "0.6") }.joined()
            + color("Background Color", "0.1") + color("Foreground Color", "0.9")
            + "</dict></plist>"
    )

    private static let windowsTerminal = FormatSample(
        "windows-terminal",
        "a.json",
        "syntax-comment",
        ##"{ "name": "A", "background": "#101010", "foreground": "#e0e0e0", "brightBlack": "@@", "##
            + ##""brightPurple": "#a0a0a0", "purple": "#a0a0a0", "##
            + ["black", "red", "green", "yellow", "blue", "cyan", "white"].map { name in
                "\"\(name)\": \"#a0a0a0\""
            }.joined(separator: ", ") + "}"
    )

    private static let pywal = FormatSample(
        "pywal",
        "a.json",
        "syntax-comment",
        ##"{ "special": { "background": "#101010", "foreground": "#e0e0e0" }, "colors": {"##
            + (0..<16).map { "\"color\($0)\": \"\($0 == 8 ? "@@" : "#a0a0a0")\"" }
            .joined(separator: ", ") + "} }"
    )

    private static let tilix = FormatSample(
        "tilix",
        "a.json",
        "syntax-comment",
        ##"{ "name": "A", "background-color": "#101010", "foreground-color": "#e0e0e0", "palette": ["##
            + (0..<16).map { $0 == 8 ? "\"@@\"" : "\"#a0a0a0\"" }.joined(separator: ", ")
            + "] }"
    )

    private static let xrdb = FormatSample(
        "xrdb",
        "a.xrdb",
        "syntax-comment",
        "#define Background_Color #101010\n#define Foreground_Color #e0e0e0\n"
            + (0..<16).map { "#define Ansi_\($0)_Color \($0 == 8 ? "@@" : "#a0a0a0")\n" }.joined()
    )

    private static let vscodeTerminal = FormatSample(
        "vscode-terminal",
        "a.json",
        "syntax-comment",
        ##"{ "workbench.colorCustomizations": { "terminal.background": "#101010", "##
            + ##""terminal.foreground": "#e0e0e0", "terminal.ansiBrightBlack": "@@", "##
            + ["Red", "Green", "Blue", "Magenta"].map { name in
                "\"terminal.ansi\(name)\": \"#a0a0a0\""
            }.joined(separator: ", ") + "} }"
    )

    private static let terminals: [FormatSample] = [
        kitty, ghostty, foot, xresources, xrdb, konsole, xfceTerminal, alacritty, rio,
        wezterm, warp, gogh, iterm2, windowsTerminal, pywal, tilix, vscodeTerminal,
    ]

    private static func list(_ first: String) -> String {
        "['\(first)'" + String(repeating: ", '#a0a0a0'", count: 7) + "]"
    }

    private static func color(_ name: String, _ value: String) -> String {
        "<key>\(name)</key><dict>"
            + ["Red", "Green", "Blue"].map { part in
                "<key>\(part) Component</key><real>\(value)</real>"
            }.joined() + "</dict>"
    }
}

// MARK: - Design systems

extension FormatSample {
    private static let configured: [FormatSample] = [
        FormatSample(
            "material",
            "a.json",
            "primary",
            ##"""
            { "schemes": { "light": { "surface": "#fff", "onSurface": "#111", "primary": "@@",
              "onPrimary": "#fff" } } }
            """##
        ),
        FormatSample(
            "streamlit",
            "a.toml",
            "link",
            """
            [theme]
            base = "light"
            primaryColor = "#0000aa"
            backgroundColor = "#ffffff"
            textColor = "#111111"
            linkColor = "@@"
            """
        ),
        FormatSample(
            "catppuccin",
            "a.json",
            "primary",
            ##"{ "mocha": { "name": "Mocha", "dark": true, "colors": { "base": { "hex": "#1e1e2e" }, "##
                + ##""text": { "hex": "#cdd6f4" }, "mauve": { "hex": "@@" } } } }"##
        ),
    ]
}

import ColorScience
import Findings
import Foundation
import SourceText
import TestSupport
import Testing
import ThemeModel

@testable import ForeignFormats
@testable import ThemeFormats

/// Files of other tools, which a table in `Mappings/` says how to read.
@Suite("A file read by a table", .timeLimit(.minutes(15)))
struct MappedReaderTests {
    private static func read(_ text: String, _ file: String) -> (
        documents: [ThemeDocument], findings: [Finding]
    ) {
        ThemeReader.read(Data(text.utf8), file: "themes/\(file)")
    }

    private static let zed = """
        // A family.
        { "name": "Pair", "author": "A. N. Other", "themes": [
          { "name": "Pair Light", "appearance": "light", "style": { "background": "#fff", "text": "#000000ff", } },
          { "name": "Pair Dark", "appearance": "dark", "style": {
            "background": "#000", "text": "#fff", "error": "#abcdef123", "border": null,
            "syntax": { "comment": { "color": "#888888" } } } },
        ] }
        """

    @Test func `A file of a Zed family becomes themes with an id, a scheme and a place each`()
        throws
    {
        let (documents, findings) = Self.read(Self.zed, "pair.json")
        #expect(documents.map(\.id) == ["pair-pair-light", "pair-pair-dark"])
        #expect(documents.map(\.name) == ["Pair Light", "Pair Dark"])
        #expect(documents.map(\.author) == ["A. N. Other", "A. N. Other"])
        #expect(documents.map { $0.appearance.scheme?.value } == [.light, .dark])
        #expect(documents.map(\.location?.line) == [3, 4])
        #expect(documents[1].appearance.colors["syntax-comment"]?.location?.line == 6)
        #expect(findings.map(\.severity) == [.error])
        #expect(
            findings.first?.message == "'error': a hex colour has 3, 4, 6 or 8 digits, not 9"
        )
        #expect(documents[1].appearance.colors["danger"]?.value.source == .unreadable)
    }

    @Test(arguments: [
        ("config", "font-size = 12\ntheme = light:Dawn,dark:Dusk\n", "'light:Dawn,dark:Dusk'", 2),
        ("a.conf", "include ./dusk.conf\nfont_size 12\n", "'./dusk.conf'", 1),
        ("a.toml", "[general]\nimport = [\"~/dusk.toml\"]\n", "'~/dusk.toml'", 2),
    ])
    func `A terminal's file that only names another theme has an error of its own`(
        file: String,
        text: String,
        name: String,
        line: Int
    ) {
        let (documents, findings) = Self.read(text, file)
        #expect(documents.isEmpty && findings.map(\.location?.line) == [line])
        #expect(
            findings.map(\.message) == [
                "the file has no colours, but takes those that \(name) names"
            ]
        )
    }

    @Test(arguments: [
        ("a.lua", "return { colors = { '#fff' } }", "Lua"),
        ("a.el", "(deftheme dusk)", "Emacs Lisp"),
    ])
    func `A theme that is a program is refused with its language`(
        file: String,
        text: String,
        language: String
    ) {
        let message = "the file is a program in \(language), which themepreview does not run"
        #expect(Self.read(text, file).findings.map(\.message) == [message])
    }

    @Test func `A foot file may have its second theme in the older section`() throws {
        func colors(_ section: String, _ background: String) -> String {
            "[\(section)]\nbackground=\(background)\nforeground=777777\nregular0=000000\n"
        }
        let (documents, findings) = Self.read(
            colors("colors", "000000") + colors("colors2", "ffffff"),
            "foot.ini"
        )
        let modes = try #require(documents.first?.resolve().theme).modes
        #expect(findings == [] && modes.map(\.name) == ["dark", "alternative"])
        #expect(modes.map(\.scheme) == [.dark, .light])
        #expect(modes.map { $0[.background]?.display.css } == ["#000000", "#ffffff"])
    }

    @Test func `A foot file may have its cursor in the older section`() {
        let text =
            "[cursor]\ncolor=111111 c0caf5\n[colors]\nforeground=777777\nbackground=000000\nregular0=000000\n"
        let (documents, findings) = Self.read(text, "foot.ini")
        #expect(
            findings == []
                && documents.map { $0.appearance.palette["cursor"]?.value.written } == [
                    "111111 c0caf5"
                ]
        )
        #expect(
            documents.map { $0.resolve().theme?.defaultMode[.focus]?.display.css } == ["#c0caf5"]
        )
    }

    @Test func `A Helix theme may have its text with the background, and one cursor for all`()
        throws
    {
        let text = """
            "keyword" = "#9854f1"
            "string" = "#a0342f"
            "ui.background" = { fg = "ink", bg = "#fffaf3" }
            "ui.cursor" = { fg = "#fffaf3", bg = "ink", modifiers = ["bold"] }
            "ui.linenr.selected" = "#ff9e3b"
            "ui.text.inactive" = { fg = "#6e6a86" }
            [palette]
            ink = "#575279"
            """
        let (documents, findings) = Self.read(text, "dawn.toml")
        let mode = try #require(documents.first?.resolve().theme).defaultMode
        #expect(findings.allSatisfy { $0.severity == .note })
        #expect(mode[.background]?.display.css == "#fffaf3")
        #expect([mode[.text], mode[.focus]].map { $0?.display.css } == ["#575279", "#575279"])
        #expect(
            mode[.textMuted]?.display.css == "#6e6a86"
                && documents[0].appearance.colors["success"] == nil
        )
    }

    @Test func `A name of a Helix palette may have spaces`() throws {
        let text = """
            "ui.background" = { bg = "Gray 10" }
            "ui.text" = "Gray 90"
            "comment" = "Gray 50"
            [palette]
            "Gray 10" = "#101010"
            "Gray 90" = "#e6e6e6"
            """
        let (documents, findings) = Self.read(text, "grays.toml")
        #expect(findings.map(\.message) == ["'comment': 'Gray 50' is no colour of 'palette'"])
        let mode = try #require(documents.first?.resolve().theme).defaultMode
        let colors = [mode[.background], mode[.text]].map { $0?.display.css }
        #expect(colors == ["#101010", "#e6e6e6"])
    }

    @Test func `A Helix theme may change only the background of its parent`() {
        let read = Self.read(
            "inherits = \"night\"\n\"ui.background\" = {}\n\"ui.linenr\" = \"gray\"\n",
            "clear.toml"
        )
        #expect(
            read.documents.map(\.format) == ["helix"]
                && read.documents.map(\.base?.value) == ["night"]
        )
    }

    @Test func `X resources may give names to their colours`() throws {
        let text =
            "! Base16\n#define base00 #1d1f21\n#define base05   #c5c8c6\n#define twin base05\n# define no #fff\n"
            + "*.foreground: base05\n*.background: base00\n*.cursorColor: twin\n*.color0: base00\n*.color7: base05\n"
        let (documents, findings) = Self.read(text, "base.Xresources")
        let palette = try #require(documents.first).appearance.palette
        #expect(findings == [] && documents[0].format == "xresources")
        #expect(
            palette["background"]?.value.written == "#1d1f21"
                && palette["cursor"]?.value.written == "#c5c8c6"
        )
        #expect(
            palette["text"]?.location == Place(file: "themes/base.Xresources", line: 3, column: 18)
        )
    }

    @Test func `A Ghostty file may have its values in quotes`() throws {
        let text = "palette = 0=\"#102030\"\nbackground = \"1e1e2e\"\nforeground = \"#cdd6f4\"\n"
        let (documents, findings) = Self.read(text, "mocha")
        #expect(findings == [])
        let palette = try #require(documents.first).appearance.palette
        #expect(palette.map(\.value.value.written) == ["#102030", "1e1e2e", "#cdd6f4"])
        #expect(palette["ansi.0"]?.location?.column == 13)
    }

    @Test func `A fully transparent colour of a mapped file is left out`() {
        let text = ##"""
            { "themes": [{ "name": "A", "appearance": "dark", "style": { "background": "#101010", "text": "#eeeeee",
              "border": "#00000000", "surface.background": "#20202000" } }] }
            """##
        let (documents, findings) = Self.read(text, "a.json")
        #expect(
            documents.map { $0.appearance.colors.names } == [["background", "text"]]
                && findings == []
        )
    }

    @Test func `A mapped file that takes colours from another file has a warning`() {
        let colors = (0..<8).map { "color\($0) #000000\n" }.joined()
        let kitty = Self.read("foreground #fff\ninclude  other.conf\n\(colors)", "a.conf").findings
        #expect(kitty.map(\.message) == ["what 'other.conf' names is not read (kitty)"])
        #expect(kitty.first?.location == Place(file: "themes/a.conf", line: 2, column: 10))
        let table =
            "[general]\nimport = [\"b.toml\"]\n"
            + "[colors.primary]\nbackground = '#000000'\n[colors.normal]\nred = '#ff0000'\n"
        #expect(
            Self.read(table, "a.toml").findings.map(\.message) == [
                "what 'b.toml' names is not read (Alacritty)"
            ]
        )
    }

    @Test func `Light and dark twins of an iTerm file become two modes`() throws {
        func color(_ key: String, _ value: Double) -> String {
            "<key>\(key)</key><dict>"
                + ["Red", "Green", "Blue"].map { "<key>\($0) Component</key><real>\(value)</real>" }
                .joined()
                + "</dict>"
        }
        let keys = ["Ansi 0 Color", "Background Color", "Foreground Color"]
        let text =
            "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict>"
            + keys.map { color("\($0) (Light)", 1) + color("\($0) (Dark)", 0) }.joined()
            + "</dict></plist>"
        let document = try #require(Self.read(text, "twins.itermcolors").documents.first)
        #expect(document.appearance.scheme?.value == .light)
        #expect(
            document.resolve().theme?.modes.map { $0[.background]?.display.css } == [
                "#ffffff", "#000000",
            ]
        )
    }

    @Test func `Values that stand for no colour are named once for all of them`() {
        let text =
            "background #000\nforeground #fff\ncursor none\nselection_background none\ncolor0 #000\ncolor7 #ccc\n"
        let (documents, findings) = Self.read(text, "a.conf")
        #expect(documents.first?.format == "kitty")
        #expect(findings.count == 1)
        #expect(findings.first?.message.contains("1 more") == true)
        #expect(
            findings.first?.location == SourceLocation(file: "themes/a.conf", line: 3, column: 8)
        )
    }

    @Test func `A Helix theme inherits its parent's colours, with their names`() throws {
        let parent =
            "inherits = \"none\"\n\"ui.background\" = { bg = \"ink\" }\n\"ui.text\" = \"paper\"\n"
            .replacing("inherits = \"none\"\n", with: "keyword = \"red\"\n")
            + "[palette]\nink = \"#000000\"\npaper = \"#ffffff\"\n"
        let child = "inherits = \"parent\"\nkeyword = \"paper\"\n[palette]\nink = \"#000011\"\n"
        let read = [Self.read(parent, "parent.toml"), Self.read(child, "child.toml")]
        let (documents, problems) = ThemeInheritance.flatten(read.flatMap(\.documents))
        #expect(problems.isEmpty)
        let theme = try #require(documents.first { $0.id == "child" }?.resolve().theme)
        #expect(theme.defaultMode.colors["background"]?.display.css == "#000011")
        #expect(theme.defaultMode.colors["syntax-keyword"]?.display.css == "#ffffff")
    }

    private static func family(_ texts: [String: String]) -> (
        documents: [ThemeDocument], findings: [Finding]
    ) {
        let others = Dictionary(
            uniqueKeysWithValues: texts.map { ("themes/\($0).toml", Data($1.utf8)) }
        )
        let read = others.map { ThemeReader.read(ThemeSource($0, $1, others: others)) }
        let (documents, problems) = ThemeInheritance.flatten(read.flatMap(\.documents))
        return (documents, read.flatMap(\.findings) + problems)
    }

    @Test(arguments: [
        ("\"ui.background\" = { fg = \"#777777\" }", "#222222"),
        ("\"ui.text.focus\" = \"#777777\"\nkeyword = \"#777777\"", "#222222"),
        ("\"ui.text\" = { fg = \"#333333\" }", "#333333"),
        ("\"ui.text\" = {}\n\"ui.text.focus\" = \"ink\"", "#444444"),
    ])
    func `A Helix role takes the first of its keys that the theme or a parent has`(
        child: String,
        text: String
    ) throws {
        let grand =
            "\"ui.background\" = { bg = \"#ffffff\" }\n\"ui.text\" = \"#222222\"\n[palette]\nink = \"#444444\"\n"
        let parent = "inherits = \"grand\"\nfunction = \"#0000aa\"\nstring = \"#00aa00\"\n"
        let (documents, findings) = Self.family([
            "grand": grand, "parent": parent, "child": "inherits = \"parent\"\n\(child)\n",
        ])
        #expect(findings.allSatisfy { $0.severity == .note })
        let mode = try #require(documents.first { $0.id == "child" }?.resolve().theme).defaultMode
        #expect(mode[.text]?.display.css == text)
        #expect(
            mode.colors["primary"]?.display.css == "#0000aa",
            "the function's, and no keyword of the child"
        )
    }

    @Test(
        arguments: [
            ("\"ui.selection\" = {}", nil), ("\"ui.selection\" = \"\"", nil),
            ("\"ui.selection\" = { modifiers = [\"bold\"] }", nil),
            ("\"ui.selection.primary\" = {}", "#aa0000"),
            ("\"ui.selection\" = { bg = \"#00aa00\" }", "#00aa00"),
        ] as [(String, String?)]
    )
    func `A Helix theme unsets a key of its parent by an empty value`(child: String, color: String?)
        throws
    {
        let parent = "\"ui.background\" = { bg = \"#ffffff\" }\n\"ui.text\" = \"#222222\"\n"
        let (documents, findings) = Self.family([
            "parent": parent + "\"ui.selection\" = { bg = \"#aa0000\" }\n",
            "child": "inherits = \"parent\"\ncomment = \"#777777\"\n\(child)\n",
            "grandchild": "inherits = \"child\"\nstring = \"#777777\"\n",
        ])
        for id in ["child", "grandchild"] {
            let document = try #require(documents.first { $0.id == id })
            #expect(
                document.appearance.color(at: "colors.selection")?.value.written == color,
                "\(id)"
            )
            #expect(document.appearance.colors["background"] != nil)
        }
        #expect(findings == [])
    }

    @Test func `A key that a Helix theme empties stays unset in a native copy`() throws {
        let parent =
            "\"ui.background\" = { bg = \"#ffffff\" }\n\"ui.text\" = \"#222222\"\n\"ui.selection\" = { bg = \"#aa0000\" }\n"
        let (documents, _) = Self.family([
            "parent": parent,
            "child": "inherits = \"parent\"\ncomment = \"#777777\"\n\"ui.selection\" = {}\n",
        ])
        let alone = ThemeReader.read(
            ThemeSource(
                "t/child.toml",
                Data("inherits = \"parent\"\ncomment = \"#777777\"\n\"ui.selection\" = {}\n".utf8),
                others: ["t/parent.toml": Data(parent.utf8)]
            )
        )
        let yaml = try #require(alone.documents.first).yaml
        #expect(!yaml.contains("selection"), "\(yaml)")
        let ours = ThemeReader.read(Data(yaml.utf8), file: "ours.yml")
        let base = try #require(documents.first { $0.id == "parent" })
        let (whole, problems) = ThemeInheritance.flatten([base] + ours.documents)
        #expect(ours.findings == [] && problems.isEmpty)
        let theme = try #require(whole.first { $0.id == "ours" })
        #expect(
            theme.appearance.colors["selection"] == nil
                && theme.appearance.colors["background"] != nil
        )
        #expect(try !theme.yaml.contains("derived"))
    }

    @Test
    func
        `A Helix theme inherits names of colours from all parents and the terminal`()
        throws
    {
        let grand =
            "keyword = \"red\"\n\"ui.text\" = \"#ffffff\"\n[palette]\nred = \"#aa0000\"\nink = \"#101010\"\n"
        let parent =
            "inherits = \"grand_one\"\n\"ui.background\" = { bg = \"ink\" }\n[palette]\nblue = \"#0000aa\"\n"
        let child =
            "inherits = \"parent\"\nstring = \"red\"\ncomment = \"blue\"\ntype = \"yellow\"\n"
        let (documents, findings) = Self.family([
            "grand_one": grand, "parent": parent, "child": child,
        ])
        let colors = try #require(documents.first { $0.id == "child" }?.resolve().theme).defaultMode
            .colors
        #expect(colors["syntax-string"]?.display.css == "#aa0000")
        #expect(colors["syntax-comment"]?.display.css == "#0000aa")
        #expect(colors["background"]?.display.css == "#101010")
        #expect(
            findings.map(\.message) == [
                "'yellow' for 'type' is a colour of the terminal around the program, so it is unknown here"
            ]
        )
    }

    @Test func `A Helix colour name without a valid colour is an error`() {
        let text =
            "\"ui.background\" = { bg = \"ink\" }\n\"ui.text\" = \"#ffffff\"\n"
            + "[palette]\nink = \"#000000\"\nrose = \"#7262a6e\"\n"
        #expect(
            Self.read(text, "a.toml").findings.map(\.message) == [
                "'palette.rose': a hex colour has 3 or 6 digits, not 7"
            ]
        )
    }

    @Test func `A Helix theme that inherits from itself ends the circle`() {
        let files = ["a": "b", "b": "a"].map { name, parent in
            (
                "themes/\(name).toml",
                Data("inherits = \"\(parent)\"\nkeyword = \"red\"\n[palette]\n".utf8)
            )
        }
        let others = Dictionary(uniqueKeysWithValues: files)
        let read = ThemeReader.read(ThemeSource(files[0].0, files[0].1, others: others))
        #expect(read.documents.count == 1 && read.findings.map(\.rule) == [.invalidColor])
    }

    private static let ansi =
        "ansi = [\(Array(repeating: "\"#000\"", count: 8).joined(separator: ", "))]\n"

    @Test(arguments: [
        ("hsl:235 100  50", "#0015ff"), ("hsl:-125 100 50", "#0015ff"),
        ("rgba(50% 50% 50% 25%)", "rgb(128 128 128 / 25%)"),
        ("rgba:100% 0 0 50%", "rgb(255 0 0 / 50%)"), ("rgb:f/80/0000", "#ff8000"),
    ])
    func `A WezTerm file may use the colour notations of terminals`(text: String, css: String)
        throws
    {
        let file = "[colors]\nforeground = \"\(text)\"\nbackground = \"#000\"\n\(Self.ansi)"
        let (documents, findings) = Self.read(file, "a.toml")
        #expect(findings == [] && documents.first?.format == "wezterm")
        let color = try #require(documents.first?.resolve().theme?.defaultMode.palette["text"])
        #expect(color.display == (try Color(parsing: css)).renditions.first)
    }

    @Test(arguments: [
        "hsl:235 100", "hsl:a b c", "hsl:1.5 2 3", "rgb:ff/ff", "rgb:fffff/0/0", "rgba:300 0 0 1",
        "rgba:1 2 3",
    ])
    func `A WezTerm colour in an unknown notation is an error`(text: String) {
        let file = "[colors]\nforeground = \"\(text)\"\nbackground = \"#000\"\n\(Self.ansi)"
        #expect(Self.read(file, "a.toml").findings.map(\.rule) == [.invalidColor])
    }

    @Test func `Windows Terminal's file is one scheme, or a bare list of them`() {
        func scheme(_ name: String) -> String {
            ##"{ "name": "\##(name)", "background": "#000000", "foreground": "#ffffff", "red": "#ff0000", "brightPurple": "#ff00ff" }"##
        }
        let list = Self.read("[\(scheme("Day")), \(scheme("Night"))]", "schemes.json")
        #expect(
            list.findings == [] && list.documents.map(\.id) == ["schemes-day", "schemes-night"]
        )
        #expect(list.documents.map(\.format) == ["windows-terminal", "windows-terminal"])
        #expect(
            list.documents.map { $0.appearance.palette["ansi.1"]?.value.written } == [
                "#ff0000", "#ff0000",
            ]
        )
        let one = Self.read(scheme("Day"), "scheme.json")
        #expect(one.findings == [] && one.documents.map(\.id) == ["scheme"])
    }

    private static func list(_ colors: (Int) -> String) -> String {
        (0..<16).map(colors).joined(separator: ",\n")
    }

    private static let terminals = [
        (
            "a.Xresources", "xresources",
            "! by hand\n#define x #000000\n*.background:\t#ffffee\nURxvt*foreground:#112233\n"
                + "XTerm*cursorColor: rgb:99/00/00\nXTerm*loginShell: true\n"
                + (0..<16).map { "*color\($0): #0000\($0 + 10)\n" }.joined()
        ),
        (
            "a.json", "pywal",
            ##"{ "wallpaper": "x", "special": { "background": "#ffffee", "foreground": "#112233", "cursor": "#990000" }, "colors": { "##
                + list { "\"color\($0)\": \"#0000\($0 + 10)\"" } + "} }"
        ),
        (
            "a.json", "tilix",
            ##"{ "name": "a", "comment": "", "use-theme-colors": false, "background-color": "#ffffee", "##
                + ##""foreground-color": "#112233", "cursor-background-color": "#990000", "palette": ["##
                + list { "\"#0000\($0 + 10)\"" } + "] }"
        ),
        (
            "a.toml", "rio",
            "[colors]\nbackground = '#ffffee'\nforeground = '#112233'\ncursor = '#990000'\n"
                + (0..<16).map { number in
                    let names = [
                        "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
                    ]
                    return
                        "\(number < 8 ? "" : "light-")\(names[number % 8]) = '#0000\(number + 10)'\n"
                }.joined()
        ),
    ]

    @Test(arguments: terminals)
    func `Every terminal format gives 16 colours, text, background and cursor`(
        file: String,
        format: String,
        text: String
    ) {
        let (documents, findings) = Self.read(text, file)
        #expect(findings == [] && documents.map(\.format) == [format])
        let mode = documents.first?.resolve().theme?.defaultMode
        #expect(mode?.scheme == .light && mode?[.background]?.display.css == "#ffffee")
        #expect(mode?[.text]?.display.css == "#112233" && mode?[.focus]?.display.css == "#990000")
        #expect(
            (0..<16).map { mode?.palette["ansi.\($0)"]?.display.css }
                == (10..<26).map { "#0000\($0)" }
        )
    }

    @Test func `Gogh's file is one scheme, or the list of them all`() {
        func scheme(_ name: String, _ ground: String) -> String {
            ##"{ "name": "\##(name)", "author": "", "background": "\##(ground)", "foreground": "#777777", "color_01": "#000000", "color_16": "#ffffff" }"##
        }
        let list = Self.read(
            "[\(scheme("Day", "#ffffff")), \(scheme("Night", "#000000"))]",
            "themes.json"
        )
        #expect(list.findings == [] && list.documents.map(\.id) == ["themes-day", "themes-night"])
        #expect(
            list.documents.map { $0.appearance.palette["background"]?.value.written } == [
                "#ffffff", "#000000",
            ]
        )
        let one = Self.read(scheme("Day", "#ffffff"), "day.json")
        #expect(one.findings == [] && one.documents.map(\.format) == ["gogh"])
        #expect(one.documents.map(\.author) == [nil])
    }

    @Test(arguments: [
        "{ \"name\": \"Mocha\", \"tabRow\": {} }",
        "{ \"$schema\": \"https://x\", \"theme\": \"dark\", \"tabRow\": {} }",
        "{ \"author\": \"x\", \"foreground\": \"#111111\" }",
    ])
    func `A JSON file with a theme's name and foreign keys is in no known format`(text: String) {
        let findings = Self.read(text, "a.json").findings
        #expect(findings.map(\.message) == ["the file is in no format that themepreview knows"])
    }

    @Test(arguments: ["a.conf", "a.toml", "a.ini", "a", "a.itermcolors", "a.json"])
    func `A file in no known format names the formats that were looked for`(file: String)
        throws
    {
        let texts = [
            "toml": "a = 1",
            "itermcolors": "<plist><dict><key>a</key><real>1</real></dict></plist>",
            "json": "{\"a\": 1}",
        ]
        let text = texts[file.split(separator: ".").last.map(String.init) ?? ""] ?? "a 1"
        let (documents, findings) = Self.read(text, file)
        #expect(documents.isEmpty)
        #expect(findings.first?.help?.contains("kitty") == true)
    }

    /// Deep, large or unfinished texts for each container.
    @Test(arguments: [
        ("a.toml", "a = ", "["), ("a.toml", "", "[a.b]\n"), ("a.toml", "", "[[a]]\n"),
        ("a.toml", "a = ", "{ a = "),
        ("a.toml", "", "a."), ("a.itermcolors", "", "<array>"),
        ("a.itermcolors", "<dict>", "<key>a</key><dict>"),
        ("a.itermcolors", "", "<!--"), ("a.conf", "", "[a]\nb c\n"),
        ("a", "", "palette = 1=#000\n"),
        ("a.json", "// c\n", "["), ("a.json", "/* c */", "{\"a\":"),
        ("a.jsonc", "//\n", "\"\\ud83d"),
    ])
    func `A hostile mapped file ends in a finding`(file: String, start: String, unit: String) {
        let text = start + String(repeating: unit, count: 100_000)
        let (documents, findings) = Self.read(text, file)
        #expect(documents.isEmpty)
        #expect(findings.contains { $0.severity == .error })
    }

    @Test func `XML with entities that would multiply is refused`() {
        let text =
            "<!DOCTYPE plist [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><plist><dict/></plist>"
        #expect(
            Self.read(text, "a.itermcolors").findings.first?.message.contains("declarations")
                == true
        )
    }
}

import ColorScience
import Findings
import Foundation
import SourceText
import Testing
import ThemeModel

@testable import ForeignFormats
@testable import ThemeFormats

/// Themes of other programs that a table reads, as these programs write them.
@Suite("A theme of another program")
struct ProgramThemeTests {
    private static func read(_ text: String, _ file: String) -> ReadThemes {
        ThemeReader.read(Data(text.utf8), file: "themes/\(file)")
    }

    private static let jetbrains = """
        <scheme name="Dusk" version="142" parent_scheme="Darcula">
          <metaInfo><property name="created">2024-01-01</property></metaInfo>
          <colors>
            <option name="CARET_COLOR" value="cccccc" />
            <option name="SELECTION_BACKGROUND" value="" />
            <option name="LINE_NUMBERS_COLOR" value="8000" />
          </colors>
          <attributes>
            <option name="DEFAULT_COMMA"><value /></option>
            <option name="DEFAULT_KEYWORD"><value><option name="FOREGROUND" value="ff79c6" /></value></option>
            <option name="DEFAULT_STRING"><value><option name="FOREGROUND" value="80" /></value></option>
            <option name="ERRORS_ATTRIBUTES"><value><option name="EFFECT_COLOR" value="ff5555" /></value></option>
            <option name="HTML_TAG_NAME" baseAttributes="DEFAULT_KEYWORD" />
            <option name="TEXT"><value>
              <option name="FOREGROUND" value="f8f8f2" /><option name="BACKGROUND" value="1b1c20" />
            </value></option>
          </attributes>
        </scheme>
        """

    @Test(arguments: ["dusk.icls", "dusk.xml"])
    func `A JetBrains editor scheme is read, whose digits lack leading zeros`(
        file: String
    ) throws {
        let (documents, findings) = Self.read(Self.jetbrains, file)
        let document = try #require(documents.first)
        #expect(document.name == "Dusk" && document.id == "dusk" && document.format == "jetbrains")
        #expect(
            findings.map(\.message) == [
                "'' for 'SELECTION_BACKGROUND' stands for no colour of the file "
                    + "(JetBrains editor scheme)"
            ]
        )
        let mode = try #require(document.resolve().theme?.defaultMode)
        #expect(mode.scheme == .dark)
        for (role, hex) in [
            ("background", "#1b1c20"), ("text", "#f8f8f2"), ("text-muted", "#008000"),
            ("syntax-keyword", "#ff79c6"),
            ("syntax-string", "#000080"), ("danger", "#ff5555"), ("focus", "#cccccc"),
        ] { #expect(mode.colors[role]?.display.rgb.hex == hex, "\(role)") }
        #expect(document.appearance.colors["syntax-string"]?.location?.line == 11)
    }

    @Test func `An IntelliJ theme is read with its named colours`() throws {
        let text = """
            { "name": "Dusk", "dark": true, "author": "A. N. Other", "editorScheme": "/dusk.xml",
              "colors": { "grey": "#1b1c20", "black": "#000", "ground": "black", "ink": "#f8f8f2" },
              "ui": { "*": { "background": "grey", "foreground": "ink", "arc": 5 }, "Panel.background": "ground",
                "Button": { "default.startBackground": "#6272a4" }, "Link": { "activeForeground": "#ff79c6" } } }
            """
        let (documents, findings) = Self.read(text, "Dusk.theme.json")
        let document = try #require(documents.first)
        #expect(findings.allSatisfy { $0.severity == .note })
        #expect(document.id == "dusk-theme" && document.author == "A. N. Other")
        #expect(document.appearance.scheme?.value == .dark)
        let mode = try #require(document.resolve().theme?.defaultMode)
        for (role, hex) in [
            ("background", "#000000"), ("text", "#f8f8f2"), ("primary", "#6272a4"),
            ("link", "#ff79c6"),
        ] { #expect(mode.colors[role]?.display.rgb.hex == hex, "\(role)") }
        #expect(mode.palette["ground"]?.display.rgb.hex == "#000000")
    }

    @Test func `An Xcode theme is read with its components`() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict>
              <key>DVTSourceTextBackground</key><string>0.1 0.2 0.4 1</string>
              <key>DVTSourceTextSelectionColor</key><string>1 1 1 0.5</string>
              <key>DVTSourceTextSyntaxColors</key><dict>
                <key>xcode.syntax.plain</key><string>1 1 1 1</string>
                <key>xcode.syntax.keyword</key><string>0.988235 0.415687 0.65098 1</string>
              </dict>
              <key>DVTSourceTextSyntaxFonts</key><dict>
                <key>xcode.syntax.plain</key><string>SFMono-Regular - 12.0</string>
              </dict>
            </dict></plist>
            """
        let (documents, findings) = Self.read(text, "Dusk (Dark).xccolortheme")
        #expect(findings.isEmpty && documents.map(\.id) == ["dusk-dark"])
        let mode = try #require(documents.first?.resolve().theme?.defaultMode)
        #expect(
            mode[.background]?.display.rgb.hex == "#1a3366"
                && mode[.text]?.display.rgb.hex == "#ffffff"
        )
        #expect(mode.colors["syntax-keyword"]?.display.rgb.hex == "#fc6aa6")
        #expect(mode.colors["selection"].map { abs($0.display.alpha - 0.5) < 0.01 } == true)
    }

    @Test(arguments: [
        (
            "GtkSourceView", "gtksourceview",
            """
            <style-scheme id="x" _name="Dusk" version="1.0"><author>A. N. Other</author>
              <color name="dark_1" value="#101010"/> <color name="light" value="#rgba(240,240,240,1)"/>
              <style name="text" background="dark_1" foreground="light"/>
              <style name="def:comment" foreground="#888888" italic="true"/>
            </style-scheme>
            """
        ),
        (
            "Qt Creator", "qtcreator",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <style-scheme version="1.0" name="Dusk">
              <style name="Text" foreground="#f0f0f0" background="#101010"/> <style name="Comment" foreground="#888888"/>
              <style name="Field" bold="true"/>
            </style-scheme>
            """
        ),
    ])
    func `Style schemes of other editors are read`(title: String, format: String, text: String)
        throws
    {
        let (documents, findings) = Self.read(text, "dusk.xml")
        let document = try #require(documents.first)
        #expect(findings.isEmpty && document.name == "Dusk" && document.format == format)
        let mode = try #require(document.resolve().theme?.defaultMode)
        for (role, hex) in [
            ("background", "#101010"), ("text", "#f0f0f0"), ("syntax-comment", "#888888"),
        ] {
            #expect(mode.colors[role]?.display.rgb.hex == hex, "\(title): \(role)")
        }
    }

    @Test(arguments: [
        (
            "dusk.theme", "kate",
            """
            { "metadata": { "name": "Dusk", "revision": 1 }, "editor-colors": { "BackgroundColor": "#101010" },
              "text-styles": { "Normal": { "text-color": "#f0f0f0", "selected-text-color": "#ffffff" },
                "Comment": { "text-color": "#888888", "italic": true } } }
            """
        ),
        (
            "dusk.json", "kate",
            """
            { "text-color": "#f0f0f0", "background-color": "#101010", "line-number-color": null,
              "text-styles": { "Keyword": { "text-color": null, "bold": true }, "Comment": { "text-color": "#888888" } } }
            """
        ),
        (
            "dusk.theme", "xfce-terminal",
            """
            [Scheme]
            Name=Dusk
            ColorForeground=#f0f0f0
            ColorBackground=#101010
            ColorPalette=#000000;#cc0000;#4e9a06;#c4a000;#3465a4;#75507b;#06989a;#d3d7cf;#888888;#ef2929
            """
        ),
    ])
    func `Themes of other programs are recognised by their endings`(
        file: String,
        format: String,
        text: String
    )
        throws
    {
        let (documents, findings) = Self.read(text, file)
        let document = try #require(documents.first)
        #expect(findings.allSatisfy { $0.severity == .note })
        #expect(document.id == "dusk" && document.format == format)
        let mode = try #require(document.resolve().theme?.defaultMode)
        for (role, hex) in [
            ("background", "#101010"), ("text", "#f0f0f0"), ("syntax-comment", "#888888"),
        ] {
            #expect(mode.colors[role]?.display.rgb.hex == hex, "\(format): \(role)")
        }
    }

    @Test(arguments: [
        (
            "[theme]\nbase = \"dark\"\nprimaryColor = \"#f63366\"\nbackgroundColor = \"#101010\"\ntextColor = \"#f0f0f0\"\n",
            1
        ),
        (
            """
            [theme.light]
            primaryColor = "#f63366"
            backgroundColor = "#ffffff"
            [theme.dark]
            primaryColor = "#f63366"
            backgroundColor = "#101010"
            """, 2
        ),
    ])
    func `A Streamlit theme has the modes of its settings`(text: String, count: Int) throws {
        let (documents, findings) = Self.read(text, "config.toml")
        let document = try #require(documents.first)
        #expect(
            findings.isEmpty && document.format == "streamlit" && document.modes.count == count - 1
        )
        #expect(document.appearance.scheme?.value == (count == 1 ? .dark : .light))
        #expect(document.appearance.colors["primary"]?.value.source != nil)
    }

    @Test func `A kitty theme has its name, author and licence in comments`() throws {
        let text = """
            # vim:ft=kitty
            ## name: Dusk: Deep
            ## author: A. N. Other
            ## license: MIT
            ## upstream: https://example.com
            background #101010
            foreground #f0f0f0
            color0 #000000
            color7 #cccccc
            """
        let (documents, findings) = Self.read(text, "dusk_deep.conf")
        #expect(findings.isEmpty && documents.map(\.id) == ["dusk-deep"])
        let document = try #require(documents.first)
        #expect(
            document.name == "Dusk: Deep" && document.author == "A. N. Other"
                && document.license == "MIT"
        )
    }

    @Test(arguments: [
        (
            #""profiles": { "defaults": {}, "list": [{ "colorScheme": "Dusk" }] }"#,
            ": 'Dusk' is named, and is in another file"
        ),
        (#""profiles": [{ "name": "x", }], "schemes": []"#, ""),
    ])
    func `Windows Terminal settings without schemes are no theme, with the reason`(
        members: String,
        rest: String
    ) {
        let text = "{ // Settings\n\"defaultProfile\": \"{1}\", \"theme\": \"dark\", \(members) }"
        let (documents, findings) = Self.read(text, "settings.json")
        #expect(documents.isEmpty)
        #expect(
            findings.map(\.message) == [
                "the file has settings of Windows Terminal, and no colour scheme\(rest)"
            ]
        )
    }

    @Test func `A Radix style sheet gets a name for each attribute and value`() {
        let css = """
            :root { --gray-1: #fcfcfc; --tomato-1: #fffcfc; --mauve-1: #fdfcfd; }
            [data-accent-color] { --focus-1: var(--gray-1); }
            [data-accent-color="tomato"] { --accent-1: var(--tomato-1); }
            [data-accent-color="gray"] { --accent-1: var(--gray-1); }
            [data-gray-color="gray"] { --grey-1: var(--gray-1); }
            """
        let names = Self.read(css, "radix.css").documents.map(\.name)
        #expect(names == [nil, "accent-tomato", "accent-gray", "gray-gray"])
    }
}

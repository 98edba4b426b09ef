import ColorScience
import Findings
import Foundation
import SourceText
import TestSupport
import Testing
import ThemeModel

@testable import ForeignFormats
@testable import ThemeFormats

@Suite("A colour theme of VS Code")
struct CodeThemeReaderTests {
    private static let text = ##"""
        { "displayName": "Harbor", "type": "light",
          "colors": {
            "editor.background": "#ffffff", "editor.foreground": "#0b1f3a", "focusBorder": "#123456",
            "badge.background": "#222222", "badge.foreground": "#eeeeee", "activityBarBadge.background": null,
            "editor.selectionBackground": "#0ea5e940", "terminal.ansiBrightRed": "#f00", "textLink.foreground": "salmon?" },
          "tokenColors": [
            { "scope": "string", "settings": { "foreground": "#111111" } },
            { "scope": "string.quoted.double.swift", "settings": { "foreground": "#999999" } },
            { "scope": ["comment", "keyword.control"], "settings": { "foreground": "#222222" } },
            { "scope": "entity.name.tag, constant.numeric", "settings": { "foreground": "#333333" } },
            { "scope": "source.css constant.language", "settings": { "foreground": "#444444" } },
            { "scope": "comment", "settings": { "foreground": "#555555", "fontStyle": "italic" } } ] }
        """##

    @Test func `A VS Code theme may have comments anywhere, also before a key`() throws {
        let text = ##"""
            {
              "name": "A", // "x": 1
              "$schema": "vscode://schemas/color-theme", /* " */ "colors": {
                "editor.background": "#ffffff", /* dark */ "editor.foreground": "#111111",
                // "focusBorder": "#222222",
                "button.background": "#333333",
              },
              "tokenColors": [ /* none */ ]
            }
            """##
        for file in ["a.json", "a.jsonc"] {
            let read = ThemeReader.read(Data(text.utf8), file: file)
            #expect(read.findings.isEmpty && read.documents.map(\.format) == ["vscode"])
            let colors = try #require(read.documents.first).appearance.colors
            #expect(colors.names.sorted() == ["background", "code-background", "primary", "text"])
            #expect(colors["text"]?.location == Place(file: file, line: 4, column: 69))
        }
    }

    @Test func `A VS Code theme gives roles by its window's keys and its code's scopes`() throws {
        let (document, findings) = SampleTheme.document(Self.text)
        let theme = try #require(document?.resolve().theme)
        #expect(document?.format == "vscode" && theme.name == "Harbor")
        let mode = theme.defaultMode
        #expect(mode.scheme == .light && mode[.background]?.display.css == "#ffffff")
        #expect(
            mode[.accent]?.display.css == "#222222"
                && mode[Role.accent.on]?.display.css == "#eeeeee"
        )
        #expect(mode[Role.selection.on]?.display == mode[.text]?.display)
        #expect(mode[.codeBackground]?.display == mode[.background]?.display)
        #expect(mode.palette["ansi.9"]?.display.css == "#ff0000")
        let syntax = [
            "string": "#111111", "keyword": "#222222", "tag": "#333333", "number": "#333333",
        ]
        for (kind, color) in syntax {
            #expect(mode[.syntax(kind)]?.display.css == color, "\(kind)")
        }
        #expect(mode[.syntax("comment")]?.display.css == "#555555")
        #expect(mode[.syntax("constant")]?.display == mode[.code]?.display)
        #expect(findings.map(\.rule) == [.invalidColor])
        #expect(findings[0].severity == .error)
        #expect(findings[0].location?.line == 5)
    }

    @Test
    func `A VS Code theme is as light as its background, or else as its type says`()
        throws
    {
        func scheme(_ colors: String) -> Scheme? {
            let text = "{ \"type\": \"dark\", \"tokenColors\": [], \"colors\": { \(colors) } }"
            let document = Self.read(text).documents.first
            return document?.resolve().theme?.defaultMode.scheme
                ?? document?.appearance.scheme?.value
        }
        #expect(
            scheme(##""editor.background": "#e6e7ed", "editor.foreground": "#343b59""##) == .light
        )
        #expect(
            scheme(##""editor.background": "#1a1b26", "editor.foreground": "#a9b1d6""##) == .dark
        )
        #expect(scheme("") == .dark)
    }

    @Test func `A transparent background of a VS Code theme stays`() throws {
        let (documents, findings) = Self.read(
            ##"""
            { "colors": { "editor.background": "#00000000", "editor.foreground": null, "foreground": "" },
              "tokenColors": [{ "settings": { "foreground": "#0000" } }] }
            """##
        )
        let colors = try #require(documents.first).appearance.colors
        #expect(findings.allSatisfy { $0.severity == .note })
        #expect(colors.names.sorted() == ["background", "code-background", "text"])
        #expect(colors["background"]?.value.written == "#00000000")
        #expect(colors["text"]?.value.written == nil)
    }

    @Test
    func
        `A null or empty colour of a VS Code theme stays unset, and so does an invisible fill or line`()
        throws
    {
        let (documents, findings) = Self.read(
            ##"""
            { "colors": { "editor.background": "#ffffff", "editor.foreground": "#111111", "panel.border": "#0000",
                "sideBar.border": "", "editorGroup.border": "#dfdad9", "focusBorder": "#fdf6e300",
                "sideBar.background": "#ffffff00", "panel.background": "#eeeeee", "button.secondaryBackground": null },
              "tokenColors": [{ "scope": "comment", "settings": { "foreground": "" } }] }
            """##
        )
        let colors = try #require(documents.first).appearance.colors
        let names = ["background", "border", "code-background", "surface", "text"]
        #expect(findings.allSatisfy { $0.severity == .note })
        #expect(colors.names.sorted() == names)
        #expect(
            colors["border"]?.value.written == "#dfdad9"
                && colors["surface"]?.value.written == "#eeeeee"
        )
    }

    private static func read(
        _ text: String,
        _ others: [String: String] = [:]
    ) -> (documents: [ThemeDocument], findings: [Finding]) {
        let files = others.map { ("themes/\($0.key)", Data($0.value.utf8)) }
        return ThemeReader.read(
            ThemeSource(
                "themes/a.json",
                Data(text.utf8),
                others: Dictionary(uniqueKeysWithValues: files)
            )
        )
    }

    @Test func `A VS Code theme overrides the theme that it includes`() throws {
        let (documents, findings) = Self.read(
            ##"""
            { "include": "./sub/base.json", "colors": { "editor.background": "#000000" }, "tokenColors": "x.tmTheme",
              "semanticTokenColors": { "function": "#aa0000", "type": { "foreground": "#00aa00" }, "*.x": "#fff" } }
            """##,
            [
                "sub/base.json": ##"""
                { "include": "../root.json", "colors": { "editor.background": "#fff", "editor.foreground": "#eee" },
                  "tokenColors": [{ "scope": "comment", "settings": { "foreground": "#777777" } }] }
                """##,
                "root.json": ##"{ "colors": { "focusBorder": "#00ff00" } }"##,
                "x.tmTheme": """
                <plist version="1.0"><dict><key>settings</key><array><dict><key>scope</key><string>string</string>
                <key>settings</key><dict><key>foreground</key><string>#abcdef</string></dict></dict></array></dict></plist>
                """,
            ]
        )
        #expect(findings.filter { $0.severity != .note } == [])
        let mode = try #require(documents.first?.resolve().theme).defaultMode
        #expect(
            mode[.background]?.display.css == "#000000" && mode[.text]?.display.css == "#eeeeee"
        )
        #expect(
            mode[.text]?.location?.file == "themes/sub/base.json"
                && mode[.focus]?.display.css == "#00ff00"
        )
        let kinds = [
            "comment": "#777777", "string": "#abcdef", "function": "#aa0000", "type": "#00aa00",
        ]
        for (kind, color) in kinds { #expect(mode[.syntax(kind)]?.display.css == color, "\(kind)") }
    }

    @Test(arguments: [
        ("../../x.json", "leads out"), ("gone.json", "not there"), ("http://x/y.json", "address"),
        ("a.json", "circle"),
        ("b.json", "circle"),
    ])
    func `A VS Code theme includes nothing from outside and nothing in a circle`(
        reference: String,
        message: String
    ) {
        let text = ##"{"include":"\##(reference)","colors":{"editor.background":"#000"}}"##
        let (documents, findings) = Self.read(
            text,
            ["b.json": ##"{"include":"a.json","colors":{}}"##]
        )
        #expect(documents.count == 1 && findings.count == 1)
        #expect(
            findings.contains { $0.severity == .error && $0.message.contains(message) },
            "\(findings)"
        )
        let mode = documents.first?.resolve().theme?.defaultMode
        #expect(mode?[.text]?.display.css == "#bbbbbb")
    }

    @Test func `Rules for scopes of TextMate never give the colours of the editor`()
        throws
    {
        func rule(_ scope: String, _ color: String) -> String {
            "<dict>\(scope)<key>settings</key><dict><key>foreground</key><string>\(color)</string></dict></dict>"
        }
        func scope(_ text: String) -> String { "<key>scope</key><string>\(text)</string>" }
        let text = """
            <plist version="1.0"><dict><key>settings</key><array>
            <dict><key>settings</key><dict><key>background</key><string>#101010</string>
            <key>foreground</key><string>#eeeeee</string></dict></dict>
            \(rule(scope("source.css string"), "#111111"))\(rule(scope("keyword - keyword.operator"), "#222222"))
            \(rule(scope("string | constant.numeric"), "#333333"))\(rule(scope("text comment - string"), "#444444"))
            </array></dict></plist>
            """
        let (documents, _) = ThemeReader.read(Data(text.utf8), file: "themes/sea.tmTheme")
        let colors = try #require(documents.first?.resolve().theme?.defaultMode.colors)
        let roles = ["text", "syntax-keyword", "syntax-string", "syntax-number"]
        #expect(
            roles.map { colors[$0]?.display.css } == ["#eeeeee", "#222222", "#333333", "#333333"]
        )
        #expect(documents.first?.appearance.colors["syntax-comment"] == nil)
    }

    @Test func `A TextMate theme has the colours of the editor and of scopes`() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>name</key><string>Old Sea</string><key>settings</key><array>
            <dict><key>settings</key><dict><key>background</key><string>#001122</string>
              <key>foreground</key><string>#ddeeff</string><key>selection</key><string>#ffffff20</string></dict></dict>
            <dict><key>scope</key><string>comment, string.quoted</string>
              <key>settings</key><dict><key>foreground</key><string>#778899</string></dict></dict>
            </array></dict></plist>
            """
        let (documents, findings) = ThemeReader.read(Data(text.utf8), file: "themes/sea.tmTheme")
        #expect(findings == [])
        let theme = try #require(documents.first?.resolve().theme)
        #expect(theme.name == "Old Sea" && theme.format == "tmtheme")
        let mode = theme.defaultMode
        #expect(
            mode[.background]?.display.css == "#001122"
                && mode[.selection]?.display.alpha ?? 1 < 0.2
        )
        #expect(mode[.syntax("comment")]?.display.css == "#778899")
        #expect(mode[.syntax("string")]?.display.css == "#778899")
    }

    @Test(.enabled(if: Repository.hasCorpora, "../shared/corpora is absent"))
    func `Every VS Code theme of the corpus is read`() throws {
        let files = Repository.files(
            in: Repository.corpora.appending(path: "vscode"),
            endings: ["json"]
        )
        #expect(files.count == 6)
        for file in files {
            let (documents, findings) = ThemeReader.read(
                try Data(contentsOf: file),
                file: file.lastPathComponent
            )
            // The colours that no role is read from, and those that are never painted, are counted.
            #expect(Set(findings.map(\.severity)) == [.note], "\(file.lastPathComponent)")
            let document = try #require(documents.first)
            let (theme, problems) = document.resolve()
            #expect(problems.filter { $0.severity == .error }.isEmpty, "\(problems.map(\.message))")
            let mode = try #require(theme).defaultMode
            #expect(
                document.appearance.colors.count >= 20,
                "\(document.id): \(document.appearance.colors.names)"
            )
            #expect(mode[.background]?.origin == .declared && mode[.text]?.origin == .declared)
        }
    }
}

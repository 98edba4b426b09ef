import ColorScience
import Findings
import ForeignFormats
import Foundation
import SourceText
import Testing
import ThemeFormats
import ThemeModel

@Suite("Settings of VS Code")
struct EditorSettingsTests {
    private static let settings = ##"""
        {
          // Mine.
          "editor.fontSize": 14,
          "workbench.colorCustomizations": {
            "editor.background": "#101010", "editor.foreground": "#eeeeee",
            "[Nord]": { "editor.background": "#2e3440", "button.background": "#88c0d0" },
          },
          "editor.tokenColorCustomizations": {
            "comments": "#777777", "keywords": { "foreground": "#8888ff", "fontStyle": "bold" },
            "textMateRules": [{ "scope": "entity.name.tag", "settings": { "foreground": "#ff8888" } }],
            "[Nord][Nord Deep]": { "strings": "#a3be8c" },
          },
          "editor.semanticTokenColorCustomizations": { "rules": { "function": "#aaaa00" } },
        }
        """##

    @Test func `VS Code settings become one theme for all, and one a block with these below`()
        throws
    {
        let (documents, findings) = ThemeReader.read(
            Data(Self.settings.utf8),
            file: "settings.json"
        )
        #expect(
            findings.isEmpty && documents.map(\.format) == ["vscode", "vscode", "vscode"],
            "\(findings)"
        )
        #expect(documents.map(\.id) == ["settings", "settings-nord", "settings-nord-nord-deep"])
        let modes = try documents.map { try #require($0.resolve().theme).defaultMode }
        #expect(modes.map { $0[.background]?.display.css } == ["#101010", "#2e3440", "#101010"])
        #expect(
            modes.map { $0.colors["syntax-comment"]?.display.css } == [
                "#777777", "#777777", "#777777",
            ]
        )
        #expect(modes[0].colors["syntax-keyword"]?.display.css == "#8888ff")
        #expect(modes[0].colors["syntax-tag"]?.display.css == "#ff8888")
        #expect(modes[0].colors["syntax-function"]?.display.css == "#aaaa00")
        #expect(modes[1].colors["primary"]?.display.css == "#88c0d0")
        #expect(modes[2].colors["syntax-string"]?.display.css == "#a3be8c")
        #expect(documents.map(\.location?.line) == [1, 6, 11])
    }

    @Test func `VS Code settings may have blocks alone, and report invalid colours`() {
        let text =
            ##"{ "workbench.colorCustomizations": { "[A]": { "editor.background": "no" } } }"##
        let (documents, findings) = ThemeReader.read(Data(text.utf8), file: "settings.json")
        #expect(documents.map(\.name) == ["A"] && findings.map(\.rule) == [.invalidColor])
    }

    @Test func `VS Code settings without colours are no theme`() {
        let (documents, findings) = ThemeReader.read(
            Data(#"{ "editor.fontSize": 14 }"#.utf8),
            file: "settings.json"
        )
        #expect(documents.isEmpty && findings.map(\.rule) == [.unreadableFile])
    }

    private static func settings(with others: String) -> Data {
        let text = ##"""
            {
              "workbench.colorCustomizations": {
                "terminal.background": "#212121", "terminal.foreground": "#f8f8f2",
                "terminal.ansiRed": "#ff5555", "terminal.ansiBlue": "#82aaff",
                "terminalCursor.foreground": "#eceff4", "terminalCursor.background": "#282828"\(others)
              }
            }
            """##
        return Data(text.replacing("\\(others)", with: others).utf8)
    }

    @Test func `Settings of the terminal alone are a theme of a terminal`() throws {
        let (documents, findings) = ThemeReader.read(
            Self.settings(with: ""),
            file: "settings.json"
        )
        #expect(findings.isEmpty && documents.map(\.format) == ["vscode-terminal"])
        let mode = try #require(documents.first?.resolve().theme).defaultMode
        #expect(mode[.background]?.display.css == "#212121")
        #expect(mode[.text]?.display.css == "#f8f8f2")
        #expect(mode.palette["cursor-text"]?.display.css == "#282828")
    }

    @Test(arguments: [
        ##", "editor.background": "#101010""##,
        ##", "[Nord]": { "editor.background": "#2e3440" }"##,
        ##"}, "editor.tokenColorCustomizations": { "comments": "#777777""##,
    ])
    func `Settings of the terminal and of more are a theme of an editor`(others: String) {
        let documents = ThemeReader.read(Self.settings(with: others), file: "a.json").documents
        #expect(documents.allSatisfy { $0.format == "vscode" } && !documents.isEmpty)
    }
}

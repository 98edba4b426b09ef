import ColorScience
import Findings
import Foundation
import TestSupport
import Testing
import ThemeModel

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

    @Test func `gives roles by the keys of the window and the scopes of code`() throws {
        let (document, findings) = SampleTheme.document(Self.text)
        let theme = try #require(document?.resolve().theme)
        #expect(document?.format == "vscode" && theme.name == "Harbor")
        let mode = theme.defaultMode
        #expect(mode.scheme == .light && mode[.background]?.display.css == "#ffffff")
        #expect(mode[.accent]?.display.css == "#222222" && mode[Role.accent.on]?.display.css == "#eeeeee")
        #expect(mode[Role.selection.on]?.display == mode[.text]?.display)
        #expect(mode[.codeBackground]?.display == mode[.background]?.display)
        #expect(mode.palette["ansi.9"]?.display.css == "#ff0000")
        let syntax = ["string": "#111111", "keyword": "#222222", "tag": "#333333", "number": "#333333"]
        for (kind, color) in syntax { #expect(mode[.syntax(kind)]?.display.css == color, "\(kind)") }
        #expect(mode[.syntax("comment")]?.display.css == "#555555")
        #expect(mode[.syntax("constant")]?.display == mode[.code]?.display)
        #expect(findings.map(\.rule) == [.invalidColor] && findings[0].severity == .warning)
        #expect(findings[0].location?.line == 5)
    }

    @Test func `says what it includes`() {
        let text = ##"{"include":"../../x.json","tokenColors":"./y.tmTheme","colors":{"editor.background":"#000"}}"##
        let (document, findings) = SampleTheme.document(text)
        #expect(findings.count == 2 && findings.allSatisfy { $0.severity == .warning })
        let resolved = document?.resolve().findings ?? []
        #expect(resolved.contains { $0.rule == .missingRole && $0.severity == .warning })
    }

    @Test(.enabled(if: Repository.hasCorpora, "../shared/corpora is absent"))
    func `is read, of every theme of a corpus`() throws {
        let files = Repository.files(in: Repository.corpora.appending(path: "vscode"), endings: ["json"])
        #expect(files.count == 6)
        for file in files {
            let (documents, findings) = ThemeReader.read(try Data(contentsOf: file), file: file.lastPathComponent)
            #expect(findings.isEmpty, "\(file.lastPathComponent): \(findings.map(\.message))")
            let document = try #require(documents.first)
            let (theme, problems) = document.resolve()
            #expect(problems.filter { $0.severity == .error }.isEmpty, "\(problems.map(\.message))")
            let mode = try #require(theme).defaultMode
            #expect(document.appearance.colors.count >= 20, "\(document.id): \(document.appearance.colors.names)")
            #expect(mode[.background]?.origin == .declared && mode[.text]?.origin == .declared)
        }
    }
}

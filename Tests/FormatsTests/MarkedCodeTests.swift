import ColorScience
import Findings
import Foundation
import SourceText
import TestSupport
import Testing
import ThemeChecks
import ThemeModel

@testable import ForeignFormats

/// A theme with a grey comment that can be read on its black page, and not on the grounds of its line and selection.
struct MarkedSample: Sendable, CustomTestStringConvertible {
    let file: String
    let line: String
    /// The selection's name in pairs; nil where selected text changes its colour.
    var selection: String? = "selection"
    let text: String

    var testDescription: String { file }

    static let all = [
        MarkedSample(
            file: "a.json",
            line: "editor.lineHighlightBackground",
            text: ##"""
                { "colors": { "editor.background": "#000000", "editor.foreground": "#ffffff",
                    "editor.lineHighlightBackground": "#333333", "editor.selectionBackground": "#444444" },
                  "tokenColors": [{ "scope": "comment", "settings": { "foreground": "#808080" } }] }
                """##
        ),
        MarkedSample(
            file: "a.toml",
            line: "ui.cursorline.primary.bg",
            text: ##"""
                "ui.background" = { bg = "#000000" }
                "ui.text" = "#ffffff"
                "comment" = "#808080"
                "ui.cursorline.primary" = { bg = "#333333" }
                "ui.selection" = { bg = "#444444" }
                """##
        ),
        MarkedSample(
            file: "zed.json",
            line: "editor.active_line.background",
            text: ##"""
                { "name": "A", "themes": [{ "name": "A", "appearance": "dark", "style": {
                    "editor.background": "#000000", "editor.foreground": "#ffffff",
                    "editor.active_line.background": "#333333", "players": [{ "selection": "#444444" }],
                    "syntax": { "comment": { "color": "#808080" } } } }] }
                """##
        ),
        MarkedSample(
            file: "a.icls",
            line: "CARET_ROW_COLOR",
            text: """
                <scheme name="A"><colors><option name="CARET_ROW_COLOR" value="333333"/>
                <option name="SELECTION_BACKGROUND" value="444444"/><option name="SELECTION_FOREGROUND" value=""/>
                </colors><attributes><option name="TEXT"><value><option name="FOREGROUND" value="ffffff"/>
                <option name="BACKGROUND" value="000000"/></value></option><option name="DEFAULT_LINE_COMMENT"><value>
                <option name="FOREGROUND" value="808080"/></value></option></attributes></scheme>
                """
        ),
        MarkedSample(
            file: "a.theme",
            line: "editor-colors.CurrentLine",
            selection: nil,
            text: ##"""
                { "metadata": { "name": "A" },
                  "editor-colors": { "BackgroundColor": "#000000", "CurrentLine": "#333333", "TextSelection": "#444444" },
                  "text-styles": { "Normal": { "text-color": "#ffffff", "selected-text-color": "#ffffff" },
                    "Comment": { "text-color": "#808080" } } }
                """##
        ),
        MarkedSample(
            file: "gtk.xml",
            line: "current-line.background",
            text: ##"""
                <style-scheme id="a" name="A"><style name="text" foreground="#ffffff" background="#000000"/>
                <style name="current-line" background="#333333"/><style name="selection" background="#444444"/>
                <style name="def:comment" foreground="#808080"/></style-scheme>
                """##
        ),
        MarkedSample(
            file: "qt.xml",
            line: "CurrentLine.background",
            text: ##"""
                <style-scheme version="1.0" name="A"><style name="Text" foreground="#ffffff" background="#000000"/>
                <style name="CurrentLine" background="#333333"/><style name="Selection" background="#444444"/>
                <style name="Comment" foreground="#808080"/></style-scheme>
                """##
        ),
        MarkedSample(
            file: "a.xccolortheme",
            line: "DVTSourceTextCurrentLineHighlightColor",
            text: """
                <plist version="1.0"><dict><key>DVTSourceTextBackground</key><string>0 0 0 1</string>
                <key>DVTSourceTextCurrentLineHighlightColor</key><string>0.2 0.2 0.2 1</string>
                <key>DVTSourceTextSelectionColor</key><string>0.27 0.27 0.27 1</string>
                <key>DVTSourceTextSyntaxColors</key><dict><key>xcode.syntax.plain</key><string>1 1 1 1</string>
                <key>xcode.syntax.comment</key><string>0.5 0.5 0.5 1</string></dict></dict></plist>
                """
        ),
        MarkedSample(
            file: "a.tmTheme",
            line: "surface",
            text: """
                <plist version="1.0"><dict><key>settings</key><array><dict><key>settings</key><dict>
                <key>background</key><string>#000000</string><key>foreground</key><string>#ffffff</string>
                <key>lineHighlight</key><string>#333333</string><key>selection</key><string>#444444</string>
                </dict></dict><dict><key>scope</key><string>comment</string><key>settings</key><dict>
                <key>foreground</key><string>#808080</string></dict></dict></array></dict></plist>
                """
        ),
        MarkedSample(
            file: "a.sublime-color-scheme",
            line: "surface",
            text: ##"""
                { "globals": { "background": "#000000", "foreground": "#ffffff", "line_highlight": "#333333",
                    "selection": "#444444" },
                  "rules": [{ "scope": "comment", "foreground": "#808080" }] }
                """##
        ),
    ]
}

@Suite("Code on the marks of an editor")
struct MarkedCodeTests {
    /// The findings of low contrast on marks, as their severity and pair.
    private func findings(
        _ theme: Theme,
        _ options: CheckOptions = CheckOptions()
    ) -> Set<String> {
        let findings = ThemeChecker(options: options).check(theme).findings
        let weak = findings.filter { $0.rule == .lowContrast }
        return Set(weak.map { "\($0.severity) \($0.pair?.phrase ?? "")" })
    }

    @Test(arguments: MarkedSample.all)
    func `A comment fails on the line, and warns on the selection`(_ sample: MarkedSample) throws {
        let theme = try SampleTheme.theme(sample.text, file: "themes/\(sample.file)")
        var expected: Set = ["error syntax-comment on \(sample.line)"]
        if let selection = sample.selection {
            expected.insert("warning syntax-comment on \(selection)")
        }
        #expect(findings(theme) == expected)
    }

    @Test(arguments: MarkedSample.all)
    func `The mark is the cause where its colours can be read on the page`(
        _ sample: MarkedSample
    ) throws {
        let theme = try SampleTheme.theme(sample.text, file: "themes/\(sample.file)")
        let weak = ThemeChecker().check(theme).findings.filter { $0.rule == .lowContrast }
        for finding in weak {
            let name = try #require(finding.pair?.background)
            let ground = try #require(theme.defaultMode.color(named: name)?.location)
            #expect(finding.tokenLocation == ground && finding.location == ground)
        }
    }

    @Test func `Colours that fail on the page are the cause of their failures on marks`() throws {
        let text = ##"""
            { "colors": { "editor.background": "#000000", "editor.foreground": "#ffffff",
                "editor.lineHighlightBackground": "#333333", "editor.wordHighlightBackground": "#303030" },
              "tokenColors": [{ "scope": "comment", "settings": { "foreground": "#606060" } }] }
            """##
        let theme = try SampleTheme.theme(text, file: "themes/a.json")
        let causes = ThemeChecker().check(theme).causes.filter { $0.rule == .lowContrast }
        #expect(causes.map(\.token) == ["comment"])
        #expect(causes.first?.findings.count == 3)
    }

    @Test func `Several colours that fail on one mark are one finding`() throws {
        let text = ##"""
            { "colors": { "editor.background": "#000000", "editor.foreground": "#ffffff",
                "editor.lineHighlightBackground": "#333333" },
              "tokenColors": [{ "scope": "comment", "settings": { "foreground": "#808080" } },
                { "scope": "string", "settings": { "foreground": "#888888" } }] }
            """##
        let theme = try SampleTheme.theme(text, file: "themes/a.json")
        let causes = ThemeChecker().check(theme).causes.filter { $0.rule == .lowContrast }
        #expect(causes.map { $0.location?.line } == [2])
        #expect(causes.first?.findings.count == 1)
        #expect(causes.first?.worst.message.hasSuffix(", like 1 more colour of code") == true)
    }

    @Test func `A waiver of the weakest colour on a mark leaves the next one`() throws {
        let text = ##"""
            { "colors": { "editor.background": "#000000", "editor.foreground": "#ffffff",
                "editor.lineHighlightBackground": "#333333" },
              "tokenColors": [{ "scope": "comment", "settings": { "foreground": "#808080" } },
                { "scope": "string", "settings": { "foreground": "#888888" } }] }
            """##
        var theme = try SampleTheme.theme(text, file: "themes/a.json")
        theme.contrast.waivers = [
            Waiver(
                foreground: "syntax-comment",
                background: "editor.lineHighlightBackground",
                reason: "dim on purpose"
            )
        ]
        let found = ThemeChecker().check(theme).findings.filter(\.counts)
        #expect(found.map(\.pair?.phrase) == ["syntax-string on editor.lineHighlightBackground"])
    }

    @Test func `Plain text on a selection fails, and so does code by the profile all`() throws {
        let text = ##"""
            { "colors": { "editor.background": "#000000", "editor.foreground": "#ffffff",
                "editor.selectionBackground": "#999999" },
              "tokenColors": [{ "scope": "comment", "settings": { "foreground": "#dddddd" } }] }
            """##
        let theme = try SampleTheme.theme(text, file: "themes/a.json")
        #expect(
            findings(theme) == ["error text on selection", "warning syntax-comment on selection"]
        )
        var family = ThemeFamily()
        family.profile = ContrastProfile.builtIn(named: "all")
        var options = CheckOptions()
        options.families = [family]
        #expect(findings(theme, options).contains("error syntax-comment on selection"))
    }

    @Test func `Words with a ground of their own lie on the selection, and not on the line`() throws
    {
        let text = ##"""
            "ui.background" = { bg = "#000000" }
            "ui.text" = "#ffffff"
            "comment" = { fg = "#808080", bg = "#ffffe0" }
            "ui.cursorline.primary" = { bg = "#333333" }
            "ui.selection" = { bg = "#444444" }
            """##
        let theme = try SampleTheme.theme(text, file: "themes/a.toml")
        #expect(
            findings(theme) == [
                "error syntax-comment on comment.bg", "warning syntax-comment on selection",
            ]
        )
    }

    @Test func `VS Code changes the colour of selected text in themes of high contrast alone`()
        throws
    {
        func pairs(_ type: String) throws -> [String] {
            let text = ##"""
                { "type": "\##(type)", "colors": { "editor.background": "#000000",
                    "editor.foreground": "#ffffff", "editor.selectionBackground": "#444444",
                    "editor.selectionForeground": "#eeeeee" } }
                """##
            let theme = try SampleTheme.theme(text, file: "themes/a.json")
            let pairs = ThemeChecker().check(theme).pairs.map(\.pair.phrase)
            return pairs.filter { $0.hasSuffix(" on selection") }
        }
        #expect(try pairs("dark") == ["text on selection"])
        #expect(try pairs("hc") == ["on-selection on selection"])
    }

    @Test(arguments: [("#000000", "#bbbbbb"), ("#ffffff", "#333333")])
    func `A theme of VS Code without a colour of text has that of the program`(
        background: String,
        text: String
    ) throws {
        let file = ##"""
            { "colors": { "editor.background": "\##(background)", "foreground": "#777777" },
              "tokenColors": [{ "settings": { "foreground": "#777777" } }] }
            """##
        let theme = try SampleTheme.theme(file, file: "themes/a.json")
        #expect(theme.defaultMode[.text]?.display.css == text)
    }

    @Test func `A fix moves code on the page, and not that on marks`() throws {
        let sample = MarkedSample.all[0]
        let theme = try SampleTheme.theme(sample.text, file: "themes/\(sample.file)")
        let pairs = ThemeChecker().requirements(of: theme).map(\.pair.phrase)
        #expect(pairs.contains("syntax-comment on code-background"))
        #expect(!pairs.contains("syntax-comment on \(sample.line)"))
    }

    @Test func `A table of a project may lay code on marks`() throws {
        let table = """
            kind: editor
            ending: skin
            recognise: [skin]
            root: skin
            slots: { background: page, text: ink, syntax-comment: comment }
            pairs:
              text: { line: "{code}", found: "{code}" }
            passing: [found]
            """
        let (formats, problems) = FormatSet.read([("formats/skin.yml", table)])
        #expect(problems == [])
        let text = """
            skin: { page: "#000", ink: "#fff", comment: "#808080", line: "#333", found: "#444" }
            """
        let source = ThemeSource("themes/a.skin", Data(text.utf8))
        let document = try #require(ThemeReader.read(source, formats).documents.first)
        let theme = try #require(document.resolve().theme)
        #expect(
            findings(theme) == [
                "error syntax-comment on line", "warning syntax-comment on found",
            ]
        )
    }
}

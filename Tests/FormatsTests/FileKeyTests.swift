import Findings
import SourceText
import TestSupport
import Testing
import ThemeChecks
import ThemeModel

@testable import ForeignFormats

@Suite("The keys of a file in findings and counts")
struct FileKeyTests {
    private static let weakButton = ##"""
        { "colors": { "editor.background": "#ffffff", "editor.foreground": "#111111",
            "button.background": "#777777", "button.foreground": "#888888" } }
        """##

    @Test func `A finding names the keys that the file has, and not our roles`() throws {
        let theme = try SampleTheme.theme(Self.weakButton, file: "themes/a.json")
        let report = ThemeChecker().check(theme)
        let finding = try #require(report.findings.first { $0.rule == .lowContrast })
        #expect(finding.message.hasPrefix("'button.foreground' on 'button.background' has"))
        #expect(finding.token == "button.foreground")
        #expect(finding.pair?.phrase == "on-primary on primary")
    }

    @Test(arguments: [("on-primary", "primary"), ("button.foreground", "button.background")])
    func `A waiver names a pair by roles or by the keys of the file`(
        foreground: String,
        background: String
    ) throws {
        var theme = try SampleTheme.theme(Self.weakButton, file: "themes/a.json")
        theme.contrast.waivers = [
            Waiver(foreground: foreground, background: background, reason: "drawn elsewhere")
        ]
        let report = ThemeChecker().check(theme)
        #expect(report.findings.filter(\.counts).map(\.rule) == [])
        #expect(report.pairs.count { $0.verdict == .waived } == 1)
    }

    @Test func `Line numbers are secondary text in a message, and not large`() throws {
        let text = ##"""
            { "colors": { "editor.background": "#ffffff", "editor.foreground": "#111111",
                "editorLineNumber.foreground": "#eeeeee" } }
            """##
        let theme = try SampleTheme.theme(text, file: "themes/a.json")
        let finding = try #require(
            ThemeChecker().check(theme).findings.first { $0.rule == .lowContrast }
        )
        #expect(finding.message.contains("below the 3:1 required of secondary text (AA)"))
    }

    @Test(arguments: [
        (
            "a.json",
            ##"""
            { "colors": { "editor.background": "#ffffff", "editor.foreground": "#111111",
                "acme.badge": "#eeeeee", "tab.border": "#eeeeee" } }
            """##,
            ["acme.badge"]
        ),
        (
            "a.toml",
            ##"""
            "ui.background" = { bg = "#000000" }
            "ui.text" = "#ffffff"
            "ui.acme.badge" = { fg = "#222222" }
            "ui.virtual.ruler" = { bg = "#222222" }
            """##,
            ["ui.acme.badge.fg"]
        ),
        (
            "zed.json",
            ##"""
            { "name": "A", "themes": [{ "name": "A", "appearance": "dark", "style": {
                "editor.background": "#000000", "editor.foreground": "#ffffff",
                "acme.badge": "#333333", "border.variant": "#333333", "syntax": {} } }] }
            """##,
            ["acme.badge"]
        ),
        (
            "a.theme.json",
            ##"""
            { "name": "A", "dark": true, "ui": { "*": { "background": "#101010", "foreground": "#e0e0e0" },
                "Acme": { "badge": "#333333" }, "Acme.borderColor": "#333333" } }
            """##,
            ["Acme.badge"]
        ),
    ])
    func `A colour that no list has is in no pair, unless it is decoration`(
        file: String,
        text: String,
        uncovered: [String]
    ) throws {
        let theme = try SampleTheme.theme(text, file: "themes/\(file)")
        let coverage = try #require(ThemeChecker().check(theme).coverage.first)
        #expect(coverage.uncoveredColors.filter { uncovered.contains($0) } == uncovered)
        let decoration = ["border", "ruler"]
        for name in coverage.uncoveredColors {
            #expect(!decoration.contains { name.lowercased().contains($0) }, "\(name)")
        }
        #expect(coverage.semanticColors > coverage.uncoveredColors.count)
    }

    @Test(arguments: [
        (
            "a.json",
            ##"{ "colors": { "editor.background": "#000000", "panel.border": "#111111" } }"##
        ),
        (
            "a.json",
            ##"{ "colors": { "editor.background": "#000000", "terminal.ansiGreen": "#111111" } }"##
        ),
        (
            "a.toml",
            """
            "ui.background" = { bg = "#000000" }
            "ui.text" = "#ffffff"
            "ui.window" = "#111111"
            """
        ),
    ])
    func `A key that needs no pair does not count as uncovered, though a role is read from it`(
        file: String,
        text: String
    ) throws {
        let theme = try SampleTheme.theme(text, file: "themes/\(file)")
        let coverage = try #require(ThemeChecker().check(theme).coverage.first)
        #expect(coverage.uncoveredColors.filter { !$0.contains("background") } == [])
    }

    @Test(arguments: [
        (
            "a.json",
            ##"""
            { "colors": { "editor.background": "#000000", "list.focusOutline": "#111111" } }
            """##,
            "list.focusOutline"
        ),
        (
            "a.theme.json",
            ##"""
            { "name": "A", "dark": true, "ui": { "*": { "background": "#101010", "foreground": "#e0e0e0" },
                "ActionButton": { "hoverBackground": "#333333" } } }
            """##,
            "ActionButton.hoverBackground"
        ),
        (
            "a.icls",
            """
            <scheme name="a" version="142"><colors /><attributes>
              <option name="TEXT"><value><option name="FOREGROUND" value="111111" /><option name="BACKGROUND" value="ffffff" /></value></option>
              <option name="CONSOLE_BLACK_OUTPUT"><value><option name="FOREGROUND" value="333333" /></value></option>
            </attributes></scheme>
            """,
            "CONSOLE_BLACK_OUTPUT.FOREGROUND"
        ),
    ])
    func `A key that someone may have to see is in no pair where nobody knows what lies on what`(
        file: String,
        text: String,
        uncovered: String
    ) throws {
        let theme = try SampleTheme.theme(text, file: "themes/\(file)")
        let coverage = try #require(ThemeChecker().check(theme).coverage.first)
        #expect(coverage.uncoveredColors.contains(uncovered), "\(coverage.uncoveredColors)")
    }

    @Test func `A project may ask for a pair of a key that the table leaves out`() throws {
        let text = ##"{ "colors": { "editor.background": "#000000", "panel.border": "#111111" } }"##
        let theme = try SampleTheme.theme(text, file: "themes/a.json")
        var options = CheckOptions()
        options.coverage.semantic = [Located("*.border")]
        let coverage = ThemeChecker(options: options).check(theme).coverage
        #expect(coverage.first?.uncoveredColors.contains("panel.border") == true)
    }

    @Test func `A table says why a key needs no pair`() throws {
        func findings(_ reason: String) -> [String] {
            let table = """
                kind: editor
                ending: skin
                recognise: [skin]
                slots: { background: page, text: ink }
                pairs: { text: { bar: label } }
                unjudged: { "frame*": \(reason) }
                """
            return FormatSet.read([("formats/skin.yml", table)]).findings.map(\.message)
        }
        #expect(findings("the frame of a window") == [])
        #expect(findings("").count == 1)
    }

    @Test(arguments: ["ui-menu", "ui.menu"])
    func `A key is judged where the file's palette has its name`(name: String) throws {
        let text = """
            "ui.background" = { bg = "#000000" }
            "ui.text" = "#ffffff"
            "ui.menu" = { fg = "#222222", bg = "\(name)" }

            [palette]
            "\(name)" = "#111111"
            """
        let theme = try SampleTheme.theme(text, file: "themes/a.toml")
        let rows = ThemeChecker().check(theme).pairs.filter { $0.verdict == .fail }
        #expect(rows.map(\.pair.phrase) == ["ui.menu-key on ui.menu.bg"])
    }
}

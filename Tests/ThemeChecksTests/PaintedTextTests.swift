import Findings
import SourceText
import TestSupport
import Testing
import ThemeChecks
import ThemeModel

/// A file of an editor in which one colour cannot be read, with the pair that has it.
struct UnreadableText: Sendable, CustomTestStringConvertible {
    let file: String
    let text: String
    let failing: [String]

    var testDescription: String { failing.joined(separator: ", ") }

    static func zed(_ style: String, _ failing: String...) -> Self {
        let text = ##"""
            { "author": "b", "themes": [ { "name": "a", "appearance": "light", "style": {
              "editor.background": "#ffffff", "editor.foreground": "#111111", \##(style) } } ] }
            """##
        return Self(file: "themes/a.json", text: text, failing: failing)
    }

    static func vscode(_ colors: String, _ failing: String...) -> Self {
        let text = ##"""
            { "tokenColors": [], "colors": {
              "editor.background": "#ffffff", "editor.foreground": "#111111", \##(colors) } }
            """##
        return Self(file: "themes/a.json", text: text, failing: failing)
    }

    static func helix(_ styles: String, _ failing: String...) -> Self {
        let text = """
            "ui.background" = { bg = "#ffffff" }
            "ui.text" = "#111111"
            \(styles)
            """
        return Self(file: "themes/a.toml", text: text, failing: failing)
    }

    static func jetbrains(_ colors: String, _ attributes: String, _ failing: String...) -> Self {
        let text = """
            <scheme name="a" version="142"><colors>\(colors)</colors><attributes>
              <option name="TEXT"><value><option name="FOREGROUND" value="111111" /><option name="BACKGROUND" value="ffffff" /></value></option>
              \(attributes)
            </attributes></scheme>
            """
        return Self(file: "themes/a.icls", text: text, failing: failing)
    }

    private init(file: String, text: String, failing: [String]) {
        self.file = file
        self.text = text
        self.failing = failing
    }

    func report() throws -> Report {
        ThemeChecker().check(try SampleTheme.theme(text, file: file))
    }
}

/// An attribute of JetBrains with both of its colours.
private func attribute(_ name: String, _ text: String?, on ground: String?) -> String {
    let colors = [("FOREGROUND", text), ("BACKGROUND", ground)].compactMap { key, color in
        color.map { #"<option name="\#(key)" value="\#($0)" />"# }
    }
    return #"<option name="\#(name)"><value>\#(colors.joined())</value></option>"#
}

@Suite("Text that editors paint in colours of their own")
struct PaintedTextTests {
    @Test(arguments: [
        UnreadableText.zed(
            ##""panel.background": "#ffffff", "text.muted": "#dddddd""##,
            "text.muted on panel.background"
        ),
        .zed(
            ##""elevated_surface.background": "#ffffff", "text.accent": "#dddddd""##,
            "text.accent on editor.background",
            "text.accent on elevated_surface.background"
        ),
        .zed(
            ##""text": "#222222", "element.selected": "#333333""##,
            "palette.text on element.selected"
        ),
        .zed(
            ##""text": "#222222", "panel.background": "#ffffff", "ghost_element.hover": "#333333""##,
            "palette.text on ghost_element.hover"
        ),
        .zed(
            ##""title_bar.background": "#ffffff", "icon": "#dddddd""##,
            "icon on title_bar.background"
        ),
        .zed(
            ##""vim.normal.background": "#eeeeee", "vim.mode.text": "#dddddd""##,
            "vim.mode.text on vim.normal.background"
        ),
        .zed(
            ##""search.active_match_background": "#333333""##,
            "text on search.active_match_background",
            "code on search.active_match_background"
        ),
        .zed(
            ##""players": [{}, { "cursor": "#dddddd", "selection": "#333333" }]"##,
            "text on players.1.selection",
            "code on players.1.selection",
            "editor.background on players.1.cursor",
            "players.1.cursor on editor.background"
        ),
    ])
    func `Zed's rows, buttons and pop-ups have the text that lies on them`(
        _ sample: UnreadableText
    ) throws {
        #expect(try sample.failingPairs == sample.failing)
    }

    @Test(arguments: [
        UnreadableText.vscode(
            ##""foreground": "#222222", "list.hoverBackground": "#333333""##,
            "foreground on list.hoverBackground"
        ),
        .vscode(
            ##""foreground": "#222222", "list.inactiveSelectionBackground": "#333333""##,
            "foreground on list.inactiveSelectionBackground"
        ),
        .vscode(
            ##""tab.inactiveForeground": "#222222", "tab.hoverBackground": "#333333""##,
            "tab.inactiveForeground on tab.hoverBackground"
        ),
        .vscode(
            ##""chat.slashCommandForeground": "#222222", "chat.slashCommandBackground": "#333333""##,
            "chat.slashCommandForeground on chat.slashCommandBackground"
        ),
        .vscode(
            ##""sideBar.background": "#ffffff", "gitDecoration.addedResourceForeground": "#dddddd""##,
            "gitDecoration.addedResourceForeground on sideBar.background"
        ),
        .vscode(##""errorForeground": "#dddddd""##, "errorForeground on editor.background"),
        .vscode(
            ##""statusBar.foreground": "#222222", "statusBarItem.prominentHoverBackground": "#333333""##,
            "statusBar.foreground on statusBarItem.prominentHoverBackground"
        ),
        .vscode(
            ##""editorActionList.background": "#333333", "editorActionList.foreground": "#222222""##,
            "editorActionList.foreground on editorActionList.background"
        ),
        .vscode(
            ##""symbolIcon.classForeground": "#dddddd", "sideBar.background": "#ffffff""##,
            "symbolIcon.classForeground on sideBar.background"
        ),
        .vscode(
            ##""symbolIcon.unitForeground": "#dddddd", "editorWidget.background": "#ffffff""##,
            "symbolIcon.unitForeground on editorWidget.background"
        ),
        .vscode(
            ##""icon.foreground": "#dddddd", "listFilterWidget.background": "#ffffff""##,
            "icon.foreground on listFilterWidget.background"
        ),
        .vscode(
            ##""editorActiveLineNumber.foreground": "#dddddd""##,
            "editorActiveLineNumber.foreground on editor.background"
        ),
        .vscode(
            ##""descriptionForeground": "#dddddd""##,
            "text-muted on editor.background"
        ),
        .vscode(
            ##""foreground": "#222222", "input.background": "#333333""##,
            "foreground on input.background"
        ),
    ])
    func `VS Code paints the text of a key without a colour in that of another`(
        _ sample: UnreadableText
    ) throws {
        #expect(try sample.failingPairs == sample.failing)
    }

    @Test(arguments: [
        UnreadableText.jetbrains(
            "",
            attribute("BREADCRUMBS_CURRENT", "222222", on: "333333"),
            "BREADCRUMBS_CURRENT.FOREGROUND on BREADCRUMBS_CURRENT.BACKGROUND"
        ),
        .jetbrains(
            "",
            attribute("EXECUTIONPOINT_ATTRIBUTES", "222222", on: "333333"),
            "EXECUTIONPOINT_ATTRIBUTES.FOREGROUND on EXECUTIONPOINT_ATTRIBUTES.BACKGROUND"
        ),
        .jetbrains(
            "",
            attribute("BREAKPOINT_ATTRIBUTES", nil, on: "333333"),
            "text on BREAKPOINT_ATTRIBUTES.BACKGROUND",
            "code on BREAKPOINT_ATTRIBUTES.BACKGROUND"
        ),
        .jetbrains(
            "",
            attribute("LIVE_TEMPLATE_INACTIVE_SEGMENT", "dddddd", on: nil),
            "LIVE_TEMPLATE_INACTIVE_SEGMENT.FOREGROUND on TEXT.BACKGROUND"
        ),
        .jetbrains(
            "",
            attribute("CONSOLE_SELECTED_PARAMETER", "222222", on: "333333"),
            "CONSOLE_SELECTED_PARAMETER.FOREGROUND on CONSOLE_SELECTED_PARAMETER.BACKGROUND"
        ),
        .jetbrains(
            #"<option name="CONSOLE_BACKGROUND_KEY" value="000000" />"#,
            attribute("CONSOLE_RED_OUTPUT", "330000", on: nil),
            "CONSOLE_RED_OUTPUT.FOREGROUND on CONSOLE_BACKGROUND_KEY"
        ),
        .jetbrains(
            #"<option name="CONSOLE_BACKGROUND_KEY" value="000000" />"#,
            attribute("TERMINAL_COMMAND_TO_RUN_USING_IDE", "222222", on: "333333"),
            "TERMINAL_COMMAND_TO_RUN_USING_IDE.FOREGROUND on TERMINAL_COMMAND_TO_RUN_USING_IDE.BACKGROUND"
        ),
    ])
    func `Text of JetBrains' bars and consoles lies on its own ground, or on that of its place`(
        _ sample: UnreadableText
    ) throws {
        #expect(try sample.failingPairs == sample.failing)
    }

    @Test(arguments: [
        UnreadableText.helix(
            ##""ui.text.directory" = "#dddddd""##,
            "ui.text.directory on ui.background.bg"
        ),
        .helix(
            ##""ui.picker.header.column" = "#dddddd""##,
            "ui.picker.header.column on ui.background.bg"
        ),
        .helix(##""error" = "#dd5555""##, "danger on ui.background.bg"),
        .helix(##""diff.plus.gutter" = "#dddddd""##, "diff.plus.gutter on ui.background.bg"),
        .helix(##""ui.cursor.primary" = { bg = "#333333" }"##, "text on ui.cursor.primary.bg"),
        .helix(##""ui.cursor.insert" = { bg = "#333333" }"##, "text on ui.cursor.insert.bg"),
        .helix(
            ##""ui.cursor.insert" = { fg = "#dddddd", modifiers = ["reversed"] }"##,
            "ui.cursor.insert on ui.background.bg"
        ),
        .helix(##""ui.cursorcolumn" = { bg = "#333333" }"##, "text on ui.cursorcolumn.bg"),
        .helix(##""ui.cursorline" = { bg = "#333333" }"##, "text on ui.cursorline.bg"),
        .helix(##""ui.text.focus" = { bg = "#333333" }"##, "ui.text on ui.text.focus.bg"),
        .helix(##""diagnostic.error" = { bg = "#333333" }"##, "text on diagnostic.error.bg"),
        .helix(##""ui.virtual" = "#eeeeee""##, "ui.virtual on ui.background.bg"),
        .helix(##"rainbow = ["#111111", "#dddddd"]"##, "rainbow.1 on ui.background.bg"),
        .helix(
            """
            "ui.statusline" = { fg = "#222222", bg = "#ffffff" }
            "ui.statusline.insert" = { bg = "#333333" }
            """,
            "ui.statusline on ui.statusline.insert.bg"
        ),
    ])
    func `Helix's pickers, messages and cursors are judged on what is below them`(
        _ sample: UnreadableText
    ) throws {
        #expect(try sample.failingPairs == sample.failing)
    }

    @Test(arguments: [
        UnreadableText.helix(
            ##""markup.raw" = { bg = "#333333" }"##,
            "markup.raw on markup.raw.bg"
        ),
        .jetbrains(
            "",
            attribute("TS.TYPE_GUARD", nil, on: "333333"),
            "TS.TYPE_GUARD.FOREGROUND on TS.TYPE_GUARD.BACKGROUND"
        ),
    ])
    func `A style of code with nothing but a ground has the plain text on it`(
        _ sample: UnreadableText
    ) throws {
        #expect(try sample.failingPairs == sample.failing)
    }

    @Test func `A colour that is text and an icon on one ground is one finding`() throws {
        let report = try UnreadableText.helix(##""error" = "#eeeeee""##).report()
        let failing = report.pairs.filter { $0.verdict == .fail }
        #expect(failing.map(\.pair.use) == [.text])
    }

    @Test func `Text that a pop-up has beside code is an error by itself`() throws {
        let report = try UnreadableText.zed(
            ##"""
            "elevated_surface.background": "#ffffff", "text.muted": "#bbbbbb",
            "syntax": { "keyword": { "color": "#cccccc" } }
            """##
        ).report()
        let weak = report.findings.filter { $0.pair?.background == "elevated_surface.background" }
        #expect(weak.map(\.pair?.foreground) == ["text.muted", "syntax-keyword"])
        #expect(weak.map(\.severity) == [.error, .warning])
    }

    @Test func `Text that a pop-up has beside code is not counted as a colour of code`() throws {
        let report = try UnreadableText.zed(
            ##"""
            "elevated_surface.background": "#ffffff", "text.placeholder": "#bbbbbb",
            "syntax": { "keyword": { "color": "#cccccc" }, "string": { "color": "#cccccd" } }
            """##
        ).report()
        let weak = report.findings.filter { $0.pair?.background == "elevated_surface.background" }
        let counting = weak.filter { $0.message.contains("of code") }
        #expect(weak.contains { $0.pair?.foreground == "text.placeholder" })
        #expect(counting.map(\.pair?.foreground) == ["syntax-string"])
    }

    @Test func `A role and a key that are one value of the file are covered by each other's pairs`()
        throws
    {
        let report = try UnreadableText.vscode(
            ##""sideBar.background": "#ffffff", "sideBar.foreground": "#222222""##
        ).report()
        #expect(report.coverage[0].uncoveredColors == [])
    }
}

extension UnreadableText {
    fileprivate var failingPairs: [String] {
        get throws { try report().pairs.filter { $0.verdict == .fail }.map(\.pair.phrase) }
    }
}

@Suite("Colours that a terminal changes")
struct TerminalColorTests {
    @Test func `Text that the terminal dims is unknown`() throws {
        let dim = ##""comment" = { fg = "#777777", modifiers = ["italic", "dim"] }"##
        let report = try UnreadableText.helix(dim).report()
        let row = report.pairs.first { $0.pair.foreground == "syntax-comment" }
        #expect(row?.verdict == .unknown)
        let bold = ##""comment" = { fg = "#777777", modifiers = ["bold"] }"##
        let other = try UnreadableText.helix(bold).report()
        let known = other.pairs.first { $0.pair.foreground == "syntax-comment" }
        #expect(known?.verdict == .fail)
    }

    @Test(arguments: [
        ##""comment" = { modifiers = ["dim"] }"##,
        ##""ui.text.inactive" = { modifiers = ["dim"] }"##,
        ##""ui.statusline" = { bg = "#eeeeee", modifiers = ["dim"] }"##,
    ])
    func `Text that the terminal dims is unknown without a colour of its own`(
        _ style: String
    ) throws {
        let pairs = try UnreadableText.helix(style).report().pairs
        #expect(pairs.filter { $0.verdict != .pass }.map(\.verdict) == [.unknown])
    }

    @Test func `Messages name the keys of a terminal's file`() throws {
        let text = """
            background #ffffff
            foreground #111111
            color0 #000000
            color1 #dddddd
            cursor #dddddd
            """
        let theme = try SampleTheme.theme(text, file: "themes/a.conf")
        let findings = ThemeChecker().check(theme).findings
        let messages = findings.map { $0.message.prefix(while: { $0 != "h" }) }
        #expect(messages == ["'color1' on 'background' ", "'cursor' on 'background' "])
        #expect(findings.map(\.token) == ["color1", "cursor"])
    }
}

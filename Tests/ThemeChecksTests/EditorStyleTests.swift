import Findings
import SourceText
import TestSupport
import Testing
import ThemeChecks
import ThemeModel

@Suite("Colours of code beside the roles")
struct EditorStyleTests {
    private static func report(_ text: String, _ file: String) throws -> Report {
        ThemeChecker().check(try SampleTheme.theme(text, file: file))
    }

    private static func failing(_ report: Report) -> [String] {
        report.pairs.filter { $0.verdict == .fail }.map(\.pair.phrase)
    }

    @Test(arguments: [
        (
            "themes/a.json",
            ##"""
            { "colors": { "editor.background": "#ffffff", "editor.foreground": "#111111" },
              "tokenColors": [ { "scope": "support.variable.magic", "settings": { "foreground": "#dddddd" } } ] }
            """##,
            "support.variable.magic on editor.background"
        ),
        (
            "themes/a.json",
            ##"""
            { "colors": { "editor.background": "#ffffff", "editor.foreground": "#111111" },
              "semanticTokenColors": { "variable.readonly": "#dddddd" }, "tokenColors": [] }
            """##,
            "variable.readonly on editor.background"
        ),
        (
            "themes/a.toml",
            """
            "ui.background" = { bg = "#ffffff" }
            "ui.text" = "#111111"
            "magic.word" = "#dddddd"
            """,
            "magic.word on ui.background.bg"
        ),
        (
            "themes/a.json",
            ##"""
            { "author": "b", "themes": [ { "name": "a", "appearance": "light", "style": {
              "editor.background": "#ffffff", "editor.foreground": "#111111",
              "syntax": { "magic": { "color": "#dddddd" } } } } ] }
            """##,
            "syntax.magic on editor.background"
        ),
        (
            "themes/a.icls",
            """
            <scheme name="a" version="142"><attributes>
              <option name="TEXT"><value><option name="FOREGROUND" value="111111" /><option name="BACKGROUND" value="ffffff" /></value></option>
              <option name="PY.MAGIC"><value><option name="FOREGROUND" value="dddddd" /></value></option>
            </attributes></scheme>
            """,
            "PY.MAGIC.FOREGROUND on TEXT.BACKGROUND"
        ),
        (
            "themes/a.sublime-color-scheme",
            ##"""
            { "globals": { "background": "#ffffff", "foreground": "#111111" },
              "rules": [ { "scope": "support.magic", "foreground": "#dddddd" } ] }
            """##,
            "support.magic on background"
        ),
        (
            "themes/a.sublime-color-scheme",
            ##"""
            { "globals": { "background": "#ffffff", "foreground": "#111111" },
              "rules": [ { "scope": "support.magic", "foreground": "#222222", "background": "#333333" } ] }
            """##,
            "support.magic on support.magic.background"
        ),
    ])
    func `A scope that no role reads is judged as text, by its own name`(
        file: String,
        text: String,
        pair: String
    ) throws {
        #expect(try Self.failing(Self.report(text, file)) == [pair])
    }

    private static let twice = ##"""
        { "colors": { "editor.background": "#ffffff", "editor.foreground": "#111111" },
          "tokenColors": [
            { "scope": "comment", "settings": { "foreground": "#dddddd" } },
            { "scope": "support.magic", "settings": { "foreground": "#DDD" } },
            { "scope": ["meta.magic", "string"], "settings": { "foreground": "#cccccc" } },
            { "scope": "source.css meta.other", "settings": { "foreground": "#cccccc" } } ] }
        """##

    @Test func `A colour of several scopes is one finding, with its further places`() throws {
        let report = try Self.report(Self.twice, "themes/a.json")
        let findings = report.findings.filter { $0.rule == .lowContrast }
        #expect(findings.map(\.location?.line) == [3, 5])
        #expect(findings.map { $0.further.map(\.location?.line) } == [[4], [6]])
        #expect(!report.coverage[0].uncoveredColors.contains { $0.hasPrefix("diff") })
    }

    @Test func `A rule that a later one replaces is not judged`() throws {
        let text = ##"""
            { "colors": { "editor.background": "#ffffff", "editor.foreground": "#111111" },
              "tokenColors": [
                { "scope": "support.magic", "settings": { "foreground": "#dddddd" } },
                { "scope": "support.magic", "settings": { "foreground": "#222222" } } ] }
            """##
        #expect(try Self.failing(Self.report(text, "themes/a.json")) == [])
    }

    @Test(arguments: [(true, []), (false, ["diff on ui.background.bg"])])
    func `A key of Helix for which it always has a nearer one is not judged`(
        hasAll: Bool,
        failing: [String]
    ) throws {
        let text = """
            "ui.background" = { bg = "#ffffff" }
            "ui.text" = "#111111"
            "diff" = "#dddddd"
            "diff.plus" = "#004400"
            "diff.minus" = "#440000"
            \(hasAll ? "\"diff.delta\" = \"#000044\"" : "")
            """
        let report = try Self.report(text, "themes/a.toml")
        #expect(Self.failing(report) == failing)
        #expect(!report.coverage[0].uncoveredColors.contains { $0.hasPrefix("diff") })
    }

    @Test func `A console, a gutter and a hint are no text on the page`() throws {
        let text = """
            "ui.background" = { bg = "#ffffff" }
            "ui.text" = "#111111"
            "ui.virtual.ruler" = "#dddddd"
            "diff.plus.gutter" = "#888888"
            """
        #expect(try Self.failing(Self.report(text, "themes/a.toml")) == [])
    }

    @Test func `A colour that VS Code never paints is in a note, and counts as none`() throws {
        let text = ##"""
            { "colors": { "editor.background": "#ffffff", "editor.foreground": "#111111" },
              "tokenColors": [
                { "settings": { "foreground": "#dddddd" } },
                { "scope": "support.magic", "settings": { "foreground": "#dddddd" } },
                { "scope": "support.magic", "settings": { "foreground": "#222222", "background": "#222222" } } ] }
            """##
        let (document, findings) = SampleTheme.document(text, file: "themes/a.json")
        #expect(findings.map(\.severity) == [.note])
        let message = findings.first?.message ?? ""
        #expect(message.hasPrefix("3 colours of the file are never painted"))
        let theme = try #require(document?.resolve().theme)
        #expect(ThemeChecker().check(theme).coverage[0].uncoveredColors == [])
    }

    @Test func `Words of TextMate keep their colour on a ground that a rule gives them`() throws {
        let text = ##"""
            { "globals": { "background": "#ffffff", "foreground": "#222222" },
              "rules": [ { "scope": "support.magic", "background": "#333333" } ] }
            """##
        let pair = "support.magic on support.magic.background"
        #expect(try Self.failing(Self.report(text, "themes/a.sublime-color-scheme")) == [pair])
    }

    @Test func `A scope without words is judged`() throws {
        let text = ##"""
            { "globals": { "background": "#ffffff", "foreground": "#222222" },
              "rules": [ { "scope": "*", "foreground": "#dddddd" } ] }
            """##
        let report = try Self.report(text, "themes/a.sublime-color-scheme")
        #expect(Self.failing(report) == ["style on background"])
    }
}

@Suite("Keys of VS Code that take the colours of others")
struct FallbackKeyTests {
    @Test func `The selected suggestion has the text of selected items, unless it has its own`()
        throws
    {
        func failing(_ own: String) throws -> [String] {
            let text = """
                { "tokenColors": [], "colors": { \(own)
                  "editor.background": "#001122", "editor.foreground": "#eeeeee",
                  "editorSuggestWidget.selectedBackground": "#dddddd",
                  "list.activeSelectionForeground": "#ffffff" } }
                """
            let theme = try SampleTheme.theme(text, file: "themes/a.json")
            let pairs = ThemeChecker().check(theme).pairs
            return pairs.filter { $0.verdict == .fail }.map(\.pair.phrase)
        }
        let ground = "editorSuggestWidget.selectedBackground"
        #expect(try failing("") == ["list.activeSelectionForeground on \(ground)"])
        #expect(
            try failing(##""quickInputList.focusForeground": "#eeeeee","##)
                == ["quickInputList.focusForeground on \(ground)"]
        )
        #expect(
            try failing(##""editorSuggestWidget.selectedForeground": "#111111","##) == []
        )
    }
}

@Suite("Themes over one of their program's own")
struct UnseenBaseTests {
    private static func report(_ ui: String) throws -> Report {
        let text = """
            { "name": "A", "dark": true, "parentTheme": "ExperimentalDark", "ui": { \(ui) } }
            """
        return ThemeChecker().check(try SampleTheme.theme(text, file: "themes/a.theme.json"))
    }

    @Test func `A colour on a ground of the base is a note, and the rest is judged`() throws {
        let report = try Self.report(
            ##"""
            "Button.foreground": "#888888", "ToolWindow.background": "#112233",
            "ToolTip.background": "#222222", "ToolTip.foreground": "#ffffff"
            """##
        )
        #expect(report.pairs.map(\.pair.phrase) == ["ToolTip.foreground on ToolTip.background"])
        #expect(report.findings.map(\.severity) == [.note])
        let message = report.findings.first?.message ?? ""
        #expect(
            message.hasPrefix(
                "'Button.foreground' and 1 more colour meet colours of 'ExperimentalDark'"
            )
        )
        #expect(!report.fails(at: .error))
    }

    @Test func `A bad pair of the file fails whatever the base has`() throws {
        let report = try Self.report(
            ##""ToolTip.background": "#222222", "ToolTip.foreground": "#333333""##
        )
        #expect(report.pairs.map(\.verdict) == [.fail])
    }

    @Test func `A file of which nothing can be judged is no pass`() throws {
        let report = try Self.report(##""Button.foreground": "#888888""##)
        #expect(report.findings.contains { $0.rule == .nothingChecked && $0.severity == .error })
    }
}

@Suite("Selected text of JetBrains schemes")
struct SelectedTextTests {
    private static func pairs(_ parent: String, _ option: String) throws -> Set<String> {
        let text = """
            <scheme name="a" version="142" parent_scheme="\(parent)">
            <colors><option name="SELECTION_BACKGROUND" value="dddddd" />\(option)</colors><attributes>
            <option name="TEXT"><value><option name="FOREGROUND" value="111111" /><option name="BACKGROUND" value="ffffff" /></value></option>
            <option name="DEFAULT_KEYWORD"><value><option name="FOREGROUND" value="000088" /><option name="BACKGROUND" /></value></option>
            </attributes></scheme>
            """
        let (document, findings) = SampleTheme.document(text, file: "themes/a.icls")
        #expect(findings.filter { $0.severity > .note } == [])
        let theme = try #require(document?.resolve().theme)
        let pairs = ThemeChecker().check(theme).pairs.filter { $0.pair.background == "selection" }
        return Set(pairs.map { "\($0.pair.foreground): \($0.verdict)" })
    }

    @Test(arguments: [
        ("Darcula", ""), ("Darcula", #"<option name="SELECTION_FOREGROUND" value="" />"#),
        ("Default", #"<option name="SELECTION_FOREGROUND" value="" />"#),
        ("Default", #"<option name="SELECTION_FOREGROUND" />"#),
    ])
    func `Selected text without a colour keeps its own`(parent: String, option: String) throws {
        #expect(try Self.pairs(parent, option) == ["text: pass", "syntax-keyword: pass"])
    }

    @Test func `Selected text is white over the scheme Default, as the IDE has it`() throws {
        #expect(try Self.pairs("Default", "") == ["on-selection: fail"])
    }
}

@Suite("Black of light terminals")
struct LightTerminalTests {
    @Test(arguments: [("#e8e8e8", Severity.warning), ("#999999", .error)])
    func `Black that is nearly the background is a warning, as programs may write in it`(
        black: String,
        severity: Severity
    ) throws {
        let text = """
            background #ffffff
            foreground #111111
            color0 \(black)
            color1 #aa0000
            """
        let theme = try SampleTheme.theme(text, file: "themes/a.conf")
        let findings = ThemeChecker().check(theme).findings
        #expect(findings.map(\.pair?.foreground) == ["ansi.0"])
        #expect(findings.map(\.severity) == [severity])
    }

    @Test func `A black that may be a ground is left to its author by fix`() throws {
        let text = "background #ffffff\nforeground #111111\ncolor0 #ffffff\ncolor1 #aa0000\n"
        let theme = try SampleTheme.theme(text, file: "themes/a.conf")
        let pairs = ThemeChecker().requirements(of: theme).map(\.pair.foreground)
        #expect(pairs == ["text", "ansi.1"])
    }
}

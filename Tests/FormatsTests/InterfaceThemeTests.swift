import Findings
import ForeignFormats
import SourceText
import TestSupport
import Testing
import ThemeChecks
import ThemeModel

@Suite("Themes of the window of IntelliJ")
struct InterfaceThemeTests {
    /// The pairs that fail, in the file's keys.
    private func failing(_ ui: String) throws -> [String] {
        let text = """
            { "name": "A", "dark": true, "colors": { "ink": "#e0e0e0", "dim": "#444444" },
              "ui": { "*": { "background": "#101010", "foreground": "ink" }, \(ui) } }
            """
        let theme = try SampleTheme.theme(text, file: "themes/a.theme.json")
        let rows = ThemeChecker().check(theme).pairs.filter { $0.verdict == .fail }
        return rows.map(\.pair.phrase)
    }

    @Test(arguments: [
        ##""ToolTip": { "background": "#333333", "foreground": "dim" }"##,
        ##""ToolTip.background": "#333333", "ToolTip.foreground": "dim""##,
        ##""ToolTip": { "background": { "os.default": "#333333" } }, "ToolTip.foreground": "dim""##,
    ])
    func `A key is the same, nested or with dots`(ui: String) throws {
        #expect(try failing(ui) == ["ToolTip.foreground on ToolTip.background"])
    }

    @Test func `A value below * is that of each control without its own`() throws {
        #expect(
            try failing(##""Tree.selectionBackground": "#eeeeee", "*.selectionForeground": "ink""##)
                == ["Tree.selectionForeground on Tree.selectionBackground"]
        )
    }

    @Test func `A value below * is none of a control that the platform's own themes colour`() throws
    {
        #expect(try failing(##""Counter.background": "#eeeeee""##) == [])
    }

    @Test func `The ring of focus is judged, and the border in its place is not`() throws {
        #expect(try failing(##""Component.focusedBorderColor": "#111111""##) == [])
        #expect(try failing(##""Component.focusColor": "#111111""##) == ["focus on background"])
    }

    @Test func `Disabled text needs no contrast`() throws {
        #expect(try failing(##""Label.disabledForeground": "#111111""##) == [])
    }

    @Test func `The themes of the window and of its editor have ids of their own`() {
        let ids = ["themes/nord.theme.json", "themes/nord.xml"].map(ThemeReader.themeID)
        #expect(ids == ["nord-theme", "nord"])
    }
}

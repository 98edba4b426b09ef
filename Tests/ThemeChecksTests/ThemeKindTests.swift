import Findings
import TestSupport
import Testing
import ThemeChecks
import ThemeModel

@Suite("A kind of theme")
struct ThemeKindTests {
    private static func theme(_ kind: ThemeKind, _ colors: String, palette: String = "") throws
        -> Theme
    {
        let text = "{ kind: \(kind), palette: { \(palette) }, colors: { \(colors) } }"
        return try SampleTheme.theme(text)
    }

    private static func phrases(
        _ kind: ThemeKind,
        _ colors: String,
        palette: String = ""
    ) throws -> [String] {
        let theme = try theme(kind, colors, palette: palette)
        return ThemeChecker().check(theme).pairs.map(\.pair.phrase)
    }

    @Test func `A terminal's colours are judged on its background, black and white by the scheme`()
        throws
    {
        let ansi = (0...15).map { "ansi.\($0): \"#777777\"" }.joined(separator: ", ")
        let dark = try Self.phrases(.terminal, "background: black, text: white", palette: ansi)
        let light = try Self.phrases(.terminal, "background: white, text: black", palette: ansi)
        #expect(dark.count == 16 && light.count == 15)
        #expect(dark.contains("ansi.7 on background") && dark.contains("ansi.15 on background"))
        #expect(!dark.contains("ansi.0 on background"))
        #expect(light.contains("ansi.0 on background") && light.contains("ansi.8 on background"))
        #expect(!light.contains("ansi.7 on background") && !light.contains("ansi.15 on background"))
    }

    @Test func `A terminal's selection is judged where the theme gives its text`() throws {
        let page = "background: black, text: white, selection: \"#333333\""
        #expect(try Self.phrases(.terminal, page) == ["text on background"])
        #expect(
            try Self.phrases(.terminal, page + ", on-selection: \"#444444\"")
                == ["text on background", "on-selection on selection"]
        )
    }

    @Test func `An editor's text lies on its selection unless the selection has text of its own`()
        throws
    {
        let page = "background: black, text: white, selection: \"#333333\""
        #expect(
            try Self.phrases(.editor, page) == ["text on background", "text on selection"]
        )
        #expect(
            try Self.phrases(.editor, page + ", on-selection: white")
                == ["text on background", "on-selection on selection"]
        )
    }

    @Test func `A design system is judged by the roles that it gives itself`() throws {
        let given = try Self.phrases(.tokens, "background: white, text: black, link: \"#0000ee\"")
        #expect(given == ["text on background", "link on background"])
        let all = try Self.phrases(.app, "background: white, text: black, link: \"#0000ee\"")
        #expect(Set(given).isSubset(of: all) && all.count > 30)
    }

    @Test func `A colour that cannot be read is one that the theme gives`() throws {
        let theme = try Self.theme(.tokens, "background: white, text: black, link: \"#12\"")
        let rows = ThemeChecker().check(theme).pairs
        #expect(rows.first { $0.pair.phrase == "link on background" }?.verdict == .unknown)
    }

    @Test func `A profile that is named after a kind takes the place of the theme's own`() throws {
        let theme = try Self.theme(.terminal, "background: white, text: black, link: \"#0000ee\"")
        var family = ThemeFamily()
        var options = CheckOptions()
        family.profile = ContrastProfile.builtIn(named: "all")
        options.families = [family]
        let all = ThemeChecker(options: options).check(theme)
        #expect(all.pairs.count > 30 && all.coverage[0].leftOut == 0)
        family.profile = ContrastProfile.builtIn(named: "editor")
        options.families = [family]
        let editor = ThemeChecker(options: options).check(theme)
        #expect(editor.pairs.map(\.pair.phrase) == ["text on background", "link on background"])
        #expect(editor.coverage[0].profile == "editor")
    }

    @Test func `A kind that an author chooses counts the pairs that it leaves out`() throws {
        let text = "background: white, text: black, link: \"#fefefe\", primary: \"#3366ff\""
        let coverage = ThemeChecker().check(try Self.theme(.terminal, text)).coverage[0]
        #expect(coverage.checked == 1 && coverage.leftOut == 2)
        var foreign = try Self.theme(.terminal, text)
        foreign.format = "kitty"
        #expect(ThemeChecker().check(foreign).coverage[0].leftOut == 0)
    }

    @Test func `A terminal's cursor, tabs, marks and links are judged where the file colours them`()
        throws
    {
        let file = """
            foreground #eeeeee
            background #101010
            color1 #ff8888
            cursor #eeeeee
            cursor_text_color #eeeeee
            active_tab_foreground #222222
            active_tab_background #232323
            mark1_foreground #333333
            mark1_background #343434
            url_color #121212

            """
        let theme = try SampleTheme.theme(file, file: "themes/dim.conf")
        let failing = ThemeChecker().check(theme).pairs.filter { $0.verdict == .fail }
        #expect(
            failing.map(\.pair.phrase) == [
                "palette.link on background", "cursor-text on cursor",
                "active-tab-text on active-tab", "mark1-text on mark1",
            ]
        )
    }
}

import TestSupport
import Testing
import ThemeChecks
import ThemeModel

@testable import ThemeRendering

@Suite("The facts beside a theme's name")
struct ThemeFactTests {
    private static func facts(_ text: String) throws -> [String] {
        let theme = try SampleTheme.theme(text)
        let judged = JudgedTheme(theme, ThemeChecker().check(theme), in: SiteContent(themes: [theme]))
        return ThemeFact.all(of: judged).map { "\($0.name): \($0.value)" }
    }

    @Test func `are level, contrast, modes with their schemes, palette and fonts`() throws {
        let facts = try Self.facts(
            """
            palette: { ink: black, paper: white }
            fonts: { body: [Charter, serif], heading: [Seravek], code: [Menlo] }
            colors: { background: "{palette.paper}", text: "{palette.ink}" }
            modes: { dark: { colors: { background: black, text: white } }, dusk: { scheme: dark, colors: { text: white, background: black } } }

            """)
        #expect(facts[0].hasPrefix("Level: "))
        #expect(facts[1].hasPrefix("Contrast: ") && facts[1].contains(" pairs "))
        #expect(facts[2...] == ["Modes: light, dark, dusk (dark)", "Palette: 2 colours", "Fonts: Charter, Seravek, Menlo"])
    }

    @Test func `leave out a palette that is not there, and say what fails`() throws {
        let facts = try Self.facts("colors: { background: white, text: \"#999\" }\n")
        #expect(facts[0].hasPrefix("Level: fails "))
        #expect(facts[2] == "Mode: light" && facts[3].hasPrefix("Fonts: ") && facts.count == 4)
    }
}

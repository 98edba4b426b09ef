import TestSupport
import Testing
import ThemeChecks
import ThemeModel

@testable import ThemeRendering

@Suite("The facts beside a theme's name")
struct ThemeFactTests {
    private static func facts(_ text: String) throws -> [String] {
        let theme = try SampleTheme.theme(text)
        let judged = JudgedTheme(theme, ThemeChecker().check(theme))
        return ThemeFact.all(of: judged).map { "\($0.name): \($0.value)" }
    }

    @Test func `A theme's facts are its level, modes, palette and fonts`() throws {
        let facts = try Self.facts(
            """
            palette: { ink: black, paper: white }
            fonts:
              families: { words: [Charter, serif], titles: [Seravek, sans-serif] }
              styles: { body: { family: words }, heading: { family: titles } }
            colors: { background: "{palette.paper}", text: "{palette.ink}" }
            modes:
              dark: { colors: { background: black, text: white } }
              dusk: { scheme: dark, colors: { background: black, text: white } }

            """
        )
        #expect(facts[0].hasPrefix("Level: "))
        #expect(Array(facts[1...2]) == ["Modes: light, dark, dusk (dark)", "Palette: 2 colours"])
        #expect(facts[3].hasPrefix("Fonts: Charter, Seravek, ") && facts.count == 4)
    }

    @Test func `A theme's facts leave out a missing palette, and say what fails`() throws {
        let facts = try Self.facts("colors: { background: white, text: \"#999\" }\n")
        #expect(facts[0].hasPrefix("Level: fails "))
        #expect(facts[1] == "Mode: light" && facts[2].hasPrefix("Fonts: ") && facts.count == 3)
    }
}

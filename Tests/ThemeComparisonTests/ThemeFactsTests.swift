import TestSupport
import Testing
import ThemeModel

@testable import ThemeComparison

@Suite("The facts of a theme")
struct ThemeFactsTests {
    private static let text = """
        palette: { ink: "#222" }
        colors: { background: white, text: "{palette.ink}", text-muted: "{palette.ink} / 80%" }
        modes: { dark: { scheme: dark, colors: { background: black, text: ivory } } }

        """

    /// The origins of the colours in the light and in the dark mode, as they are written.
    private func origins() throws -> [String] {
        let state = SampleState.state(["day": Self.text])
        let theme = try #require(state.themes.first)
        let script = String(decoding: ThemeFacts(theme, state.report).script, as: UTF8.self)
        return script.split(separator: "]],[[").filter {
            $0.contains("colors.background\",\"") && $0.contains("day.yml")
        }
        .map(String.init)
    }

    @Test(
        arguments: [
            ##"["palette.ink","#222","themes/day.yml:1:17"]"##,
            ##"["colors.text","{palette.ink}","themes/day.yml:2:36"]"##,
            ##"["colors.text-muted","{palette.ink} / 80%","themes/day.yml:2:65"]"##,
            ##"["colors.heading","{colors.text}",null,"as text"]"##,
        ])
    func `A theme's facts say what is written, where, and how a colour was derived`(row: String)
        throws
    {
        #expect(try origins().first.map { "[\($0)]".contains(row) } == true)
    }

    @Test func `The facts of a further mode have its own origins alone`() throws {
        let dark = "[" + (try #require(try origins().last)) + "]"
        #expect(dark.contains(##"["colors.text","ivory","themes/day.yml:3:67"]"##))
        #expect(!dark.contains(##"["palette.ink","#222","##))
        #expect(!dark.contains(##"["colors.heading","{colors.text}""##))
    }
}

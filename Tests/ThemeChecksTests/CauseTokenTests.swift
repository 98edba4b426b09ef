import Findings
import SourceText
import TestSupport
import Testing
import ThemeChecks

@Suite("The token that causes a finding")
struct CauseTokenTests {
    private static func finding(_ text: String, _ phrase: String) throws -> Finding {
        let theme = try SampleTheme.theme(text)
        let findings = ThemeChecker().check(theme).findings
        return try #require(findings.first { $0.rule == .lowContrast && $0.pair?.phrase == phrase })
    }

    @Test(
        arguments: [
            (
                "link: \"{palette.sky.500}\"", "link on background", "palette.sky.500",
                "oklch(0.8 0.1 230)", 2
            ),
            (
                "link: \"{colors.accent}\", accent: \"#aBc\"", "link on background",
                "colors.accent", "#aBc", 3
            ),
            (
                "text-muted: \"{colors.text} / 40%\"", "text-muted on surface", "colors.text-muted",
                "{colors.text} / 40%",
                3
            ),
            (
                "link-visited: \"{colors.link}\", link: silver", "link-visited on surface",
                "colors.link", "silver",
                3
            ),
        ])
    func `A finding's cause is the written token at the end of its aliases`(
        colors: String,
        phrase: String,
        token: String,
        written: String,
        line: Int
    ) throws {
        let finding = try Self.finding(
            "palette:\n  sky: { 400: white, 500: oklch(0.8 0.1 230) }\ncolors: { background: white, text: black, \(colors) }\n",
            phrase
        )
        #expect(finding.token == token)
        #expect(finding.written == written)
        #expect(finding.tokenLocation?.file == "themes/sample.yml")
        #expect(finding.tokenLocation?.line == line)
    }

    @Test func `A finding's cause is the background where a component's text is built in`() throws {
        let theme = try SampleTheme.theme(
            """
            colors:
              background: white
              text: black
            components:
              button:
                background: red
            """
        )
        let finding = try #require(
            ThemeChecker().check(theme).findings.first {
                $0.pair?.background == "button-background"
            }
        )
        #expect(finding.location == SourceLocation(file: "themes/sample.yml", line: 6, column: 17))
        #expect(
            finding.token == "components.button.background"
                && finding.tokenLocation == finding.location
        )
    }
}

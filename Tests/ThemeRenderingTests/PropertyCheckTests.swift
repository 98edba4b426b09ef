import Findings
import TestSupport
import Testing
import ThemeModel

@testable import ThemeRendering

@Suite("A check of custom properties")
struct PropertyCheckTests {
    private static let day = "colors: { background: white, text: black, brand: navy }\n"
    private static let plain = "colors: { background: white, text: black }\n"

    private func themes(_ yaml: KeyValuePairs<String, String>) throws -> [Theme] {
        try yaml.map { try SampleTheme.theme($0.value, file: "themes/\($0.key).yml") }
    }

    /// The messages for a property, with the theme and mode that each is about.
    private func messages(
        _ name: String,
        _ themes: [Theme],
        prefix: String = "",
        css: String = ""
    ) -> [String] {
        PropertyCheck(themes, prefix: prefix).findings(
            for: PropertyUses(css: "\(css) a { b: var(--\(name)) }", file: "a.css")
        ).map { "\($0.theme ?? "-") \($0.mode ?? "-") \($0.message): \($0.help ?? "")" }
    }

    @Test("A property's finding names the theme that lacks its role, and no other")
    func oneTheme() throws {
        let themes = try themes(["day": Self.day, "plain": Self.plain])
        #expect(
            messages("color-brand", themes) == [
                "plain - '--color-brand' is used here, and the theme 'plain' has no role 'brand': add it to the theme, "
                    + "or give a fallback: var(--color-brand, …)"
            ]
        )
        #expect(messages("color-text", themes) == [])
    }

    @Test("The first of very many unknown properties get guesses")
    func many() throws {
        let roles = (0..<1_000).map { "some-color-\($0): navy" }.joined(separator: ", ")
        let theme = try SampleTheme.theme("colors: { background: white, text: black, \(roles) }")
        let css = (0..<2_000).map { "var(--color-soem-color-\($0))" }.joined()
        let helps = PropertyCheck([theme]).findings(
            for: PropertyUses(css: "a { b: \(css) }", file: "a.css")
        ).map(
            \.help
        )
        #expect(helps.first == "did you mean '--color-some-color-0'?")
        #expect(helps.last??.contains("did you mean") == false)
    }

    @Test("A property that no theme has is one finding with a guess")
    func noTheme() throws {
        let themes = try themes(["day": Self.day, "plain": Self.plain])
        #expect(
            messages("color-txet", themes) == [
                "- - '--color-txet' is used here, and no theme has a role 'txet': did you mean '--color-text'?"
            ]
        )
        #expect(messages("colour-text", themes).count == 1)
        #expect(messages("button-colour", themes).count == 1)
    }

    @Test("A property that one mode lacks is a finding of that mode")
    func modes() throws {
        let uneven =
            Self.plain
            + "modes: { dark: { colors: { background: black, text: white, brand: aqua } } }\n"
        #expect(
            messages("color-brand", try themes(["day": Self.day, "uneven": uneven])) == [
                "uneven light '--color-brand' is used here, and the theme 'uneven' has no role 'brand' in its mode "
                    + "'light': give it to the mode 'light' as well"
            ]
        )
    }

    @Test(
        "Foreign properties, and those that the text or a theme's CSS sets, are ignored"
    )
    func others() throws {
        let own = Self.plain + "css: \"& { --color-brand: navy }\"\n"
        let themes = try themes(["own": own])
        #expect(messages("bs-primary", themes) == [])
        #expect(messages("shadow", themes) == [])
        #expect(messages("color-brand", themes) == [])
        #expect(messages("color-accent-2", themes, css: ":root { --color-accent-2: red }") == [])
        #expect(
            PropertyCheck(themes, defined: ["color-x"]).findings(
                for: PropertyUses(css: "a{b:var(--color-x)}", file: "")
            ) == []
        )
    }

    @Test("A prefix is part of every property, and a forgotten one is suggested")
    func prefix() throws {
        let themes = try themes(["day": Self.day])
        #expect(messages("acme-color-brand", themes, prefix: "acme") == [])
        #expect(messages("acme-color-x", themes, prefix: "acme").count == 1)
        #expect(messages("color-x", themes, prefix: "acme") == [])
        #expect(
            messages("color-brand", themes, prefix: "acme") == [
                "day - '--color-brand' is used here, and the theme 'day' has no property of this name: did you mean "
                    + "'--acme-color-brand'?"
            ]
        )
    }
}

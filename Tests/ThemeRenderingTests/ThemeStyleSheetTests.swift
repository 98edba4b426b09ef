import Foundation
import TestSupport
import Testing
import ThemeModel
import ThemeRendering

@Suite("A theme's style sheet")
struct ThemeStyleSheetTests {
    private static let harbor = """
        palette: { sky: { 500: "#0ea5e9" }, hot: "color(display-p3 1 0 0)" }
        colors: { background: white, text: black, accent: "{palette.hot}" }
        layout: { spacing: { md: 1.5rem } }
        modes:
          dark: { colors: { background: black, text: white } }
          high-contrast: { contrast: more, colors: { text-muted: "#111111" } }
        css: ".card { border-radius: 0 }"

        """

    private func sheet(_ yaml: String, prefix: String = "") throws -> (page: String, scoped: String)
    {
        let sheet = ThemeStyleSheet(
            try SampleTheme.theme(yaml, file: "themes/harbor.yml"),
            prefix: prefix
        )
        return (sheet.page, sheet.scoped)
    }

    /// The declarations in the first rule with a selector, in order.
    private func rule(_ selector: String, in css: String) throws -> [String] {
        let start = try #require(css.range(of: "\(selector) {\n"), "no rule '\(selector)'")
        let body = css[start.upperBound...].prefix { $0 != "}" }
        return body.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test("A standalone style sheet uses :root, and a scoped one data-theme")
    func scopes() throws {
        let (page, scoped) = try sheet(Self.harbor)
        let base = try rule(":root, [data-mode=\"light\"]", in: page)
        #expect(base.first == "color-scheme: light;")
        #expect(base.contains("--color-text: #000000;"))
        #expect(base.contains("--palette-sky-500: #0ea5e9;"))
        #expect(base.contains("--space-md: 1.5rem;"))
        #expect(base.contains("--font-body-size: 1rem;"))
        #expect(base.contains("--button-background: #000000;"))
        #expect(!scoped.contains(":root"))
        #expect(scoped.hasPrefix("[data-theme=\"harbor\"], "))
    }

    @Test(
        "A mode applies when its attribute does, or the system asks and no attribute does"
    )
    func modes() throws {
        let page = try sheet(Self.harbor).page
        #expect(
            page.contains(
                "@media (prefers-color-scheme: dark) {\n:root:not([data-mode]) {\n  color-scheme: dark;\n"
            )
        )
        #expect(page.contains("@media (prefers-contrast: more) {\n:root:not([data-mode]) {\n"))
        #expect(try rule("\n[data-mode=\"dark\"]", in: page).contains("--color-text: #ffffff;"))
    }

    @Test("Every further mode writes all that any mode changes, so that no two mix")
    func complete() throws {
        let page = try sheet(Self.harbor).page
        func names(_ mode: String) throws -> [String] {
            try rule("\n[data-mode=\"\(mode)\"]", in: page).map { String($0.prefix { $0 != ":" }) }
        }
        let dark = try names("dark")
        #expect(try names("high-contrast") == dark)
        #expect(dark.contains("--color-background") && dark.contains("--color-text-muted"))
        #expect(!dark.contains("--space-md") && !dark.contains("--palette-sky-500"))
    }

    @Test("A colour outside sRGB is mapped, and itself only where displays show it")
    func wideGamut() throws {
        let page = try sheet(Self.harbor).page
        #expect(
            try rule(":root, [data-mode=\"light\"]", in: page).contains("--color-accent: #ff0b0c;")
        )
        let wide = try #require(page.range(of: "@media (color-gamut: p3) {"))
        #expect(page[wide.upperBound...].contains("--color-accent: color(display-p3 1 0 0);"))
        #expect(!page[..<wide.lowerBound].contains("display-p3"))
        #expect(
            !(try sheet("colors: { background: white, text: black }\n").page.contains("color-gamut"))
        )
    }

    @Test("A translucent wide colour keeps the alpha that was judged")
    func wideAlpha() throws {
        let page = try sheet(
            "colors: { background: white, text: black, link: \"oklch(0.51 0.33 349 / 0.8648)\" }\n"
        )
        .page
        #expect(
            page.contains("--color-link: oklch(0.51 0.33 349 / 0.867);") && !page.contains("0.8648")
        )
    }

    @Test("A prefix stands before every property's name")
    func prefix() throws {
        let page = try sheet(Self.harbor, prefix: "acme").page
        #expect(page.contains("--acme-color-text: #000000;"))
        #expect(
            page.split(separator: "\n").allSatisfy {
                !$0.hasPrefix("  --") || $0.hasPrefix("  --acme-")
            }
        )
    }

    @Test("A theme's own CSS is nested in its scope, away from a preview's frame")
    func hook() throws {
        let (page, scoped) = try sheet(Self.harbor)
        #expect(
            page.hasSuffix(
                ":root:not([data-frame]), [data-theme=\"harbor\"] {\n.card { border-radius: 0 }\n}\n"
            )
        )
        #expect(scoped.hasSuffix("[data-theme=\"harbor\"] {\n.card { border-radius: 0 }\n}\n"))
    }

    @Test(
        "Hostile names of themes and fonts cannot leave a string or the style sheet"
    )
    func hostile() throws {
        var document = ThemeDocument(id: "</style><script>", name: "*/ } body { display: none }")
        document.appearance.colors["background"] = Located(try ColorExpression(parsing: "white"))
        document.appearance.colors["text"] = Located(try ColorExpression(parsing: "black"))
        document.appearance.families["sans"] = Located([
            "a\"; } body { color: red", "</style>", "sans-serif",
        ])
        let theme = try #require(document.resolve().theme)
        #expect(theme.id == "style-script")
        let css = ThemeStyleSheet(theme).page
        #expect(!css.contains("<") && !css.contains("display: none"))
        #expect(
            css.contains(
                "--font-body-family: \"a\\22 ; } body { color: red\", \"\\3c /style\\3e \", sans-serif;"
            )
        )
    }

    @Test("Equal themes give equal bytes")
    func reproducible() throws { #expect(try sheet(Self.harbor) == sheet(Self.harbor)) }
}

import Findings
import Foundation
import TestSupport
import Testing
import ThemeModel
import ThemeRendering

@Suite("A style sheet of several modes")
struct StyleSheetCascadeTests {
    private static let yaml = """
        palette: { ink: "#102030", lime: "color(display-p3 0 1 0)" }
        colors: { background: "#ffffff", text: "{palette.ink}", accent: "{palette.lime}", text-muted: "{palette.ink} / 72%" }
        fonts:
          families: { sans: [Inter, "Helvetica Neue", sans-serif] }
          styles: { body: { family: sans, features: [tnum, onum] }, lede: { size: 1.25rem, width: 90% } }
        layout: { border: 2px, radius: { md: 3px }, measure: 60ch }
        components: { button: { background: "{colors.accent}", text: "#000000", padding: 3px } }
        modes:
          sepia: { colors: { background: "#f0e0c0" } }
          high-dark: { contrast: more, scheme: dark, colors: { background: "#000000", text: "#fefefe" } }
          high: { contrast: more, colors: { text: "#000000", accent: "#005500" } }
          dark: { colors: { background: "#000000", text: "#ffffff" }, layout: { border: 0 } }
        """

    private static let page = Result {
        ThemeStyleSheet(try SampleTheme.theme(yaml, file: "themes/harbor.yml")).page
    }

    /// The declarations of the first rule with a selector.
    private static func block(_ selector: String) throws -> String {
        let css = try page.get()
        let start = try #require(css.range(of: "\(selector) {\n"), "\(selector) is not there")
        let end = try #require(css[start.upperBound...].range(of: "}"))
        return String(css[start.upperBound..<end.lowerBound])
    }

    @Test(arguments: [
        "--color-text-muted: rgba(16, 32, 48, 0.72);",
        "--font-family-sans: \"Inter\", \"Helvetica Neue\", sans-serif;",
        "--font-body-features: \"tnum\" 1, \"onum\" 1;",
        "--font-h1-features: \"tnum\" 1, \"onum\" 1;",
        "--font-lede-stretch: 90%;",
        "--font-body-style: normal;", "--font-body-line-height: 1.6;",
        "--font-body-letter-spacing: 0;",
        "--border-width: 2px;",
        "--space-xs: 0.25rem;", "--radius-md: 3px;", "--measure: 60ch;",
        "--button-hover-text: #000000;",
        "--button-padding: 3px;",
        "--button-border-width: 2px;", "--segmented-control-selected-text: ",
    ])
    func `A style sheet has a property for every value`(declaration: String) throws {
        #expect(try Self.block(":root, [data-mode=\"light\"]").contains("  \(declaration)"))
    }

    @Test
    func
        `A style sheet orders the system's wishes by rarity, and attributes last`()
        throws
    {
        let css = try Self.page.get()
        let conditions = [
            "(prefers-color-scheme: dark)", "(prefers-contrast: more)",
            "(prefers-color-scheme: dark) and (prefers-contrast: more)",
        ].map { "@media \($0) {\n:root:not([data-mode]) {" }
        let chosen = ["dark", "high", "high-dark", "sepia"].map { "}\n[data-mode=\"\($0)\"] {" }
        let places = try (conditions + chosen).map {
            try #require(css.range(of: $0)?.lowerBound, "\($0)")
        }
        #expect(places == places.sorted())
    }

    @Test func `A style sheet states color-scheme for every mode`() throws {
        for (mode, scheme) in [
            ("dark", "dark"), ("high", "light"), ("high-dark", "dark"), ("sepia", "light"),
        ] {
            #expect(
                try Self.block("\n[data-mode=\"\(mode)\"]").hasPrefix("  color-scheme: \(scheme);"),
                "\(mode)"
            )
        }
    }

    @Test func `A style sheet has the same properties in each mode, so that no two mix`() throws {
        let names = try ["dark", "high", "high-dark", "sepia"].map { mode in
            try Self.block("\n[data-mode=\"\(mode)\"]").split(separator: "\n").compactMap {
                $0.split(separator: ":").first
            }
        }
        #expect(Set(names).count == 1)
        #expect(names[0].contains("  --border-width") && names[0].contains("  --color-accent"))
        #expect(!names[0].contains("  --palette-ink"))
    }

    @Test func `A style sheet has colours outside sRGB only under their condition`() throws {
        var isWide = false
        for line in try Self.page.get().split(separator: "\n") {
            if line.hasPrefix("@media") { isWide = line.hasPrefix("@media (color-gamut: p3)") }
            #expect(isWide || !line.contains("display-p3"), "\(line)")
            if line == "}" && !isWide { continue }
        }
    }
}

@Suite("A hostile theme")
struct HostileThemeTests {
    @Test(arguments: [
        "rgb(0 0 0); } body { display: none", "#fff} a {", "red /* */ url(x)", "var(--x)",
        "expression(1)", "\\72 ed",
        "rgb(0 0 0",
        "inherit", "red}\u{301}", "currentcolor",
    ])
    func `A value that is no colour does not reach the style sheet`(value: String) throws {
        let yaml = "colors: { background: \"#fff\", text: \"#000\", link: '\(value)' }"
        #expect(SampleTheme.findings(yaml).contains { $0.message.hasPrefix("'colors.link'") })
        let css = ThemeStyleSheet(try SampleTheme.theme(yaml)).page
        #expect(css.contains("--color-link: #000000;"))
        #expect(!css.contains(value))
    }

    @Test(arguments: [
        "a\"; } b { c: \"", "a\\", "</style>", "url(x)", "a\nb", "a;b", "a{b", "a/*", "a\u{0}",
    ])
    func `A font family that is no name does not reach the style sheet`(family: String) throws {
        let list = String(decoding: try JSONEncoder().encode([family, "serif"]), as: UTF8.self)
        let colors = "\"colors\": { \"background\": \"#fff\", \"text\": \"#000\" }"
        let findings = SampleTheme.findings(
            "{ \(colors), \"fonts\": { \"families\": { \"sans\": \(list) } } }"
        )
        #expect(!findings.isEmpty)
    }

    @Test func `A theme with two colours of one property still has a style sheet`() throws {
        let theme = try SampleTheme.theme(
            """
            palette: { sky.500: "#0ea5e9", sky-500: "#0369a1" }
            colors: { background: "#fff", text: "#000" }
            modes: { dark: { scheme: dark } }
            """
        )
        #expect(ThemeStyleSheet(theme).page.contains("--palette-sky-500"))
    }
}

import Foundation
import TestSupport
import Testing
import ThemeModel
import ThemeRendering

@Suite("A style sheet with references")
struct ReferenceTests {
    private static let yaml = """
        palette: { ink: "#102030", lime: "color(display-p3 0 1 0)", leaf: "{palette.lime}" }
        colors:
          background: white
          text: "{palette.ink}"
          primary: "{palette.leaf}"
          text-muted: "{palette.ink} / 72%"
        components: { button: { background: "{colors.link}", text: black } }
        modes:
          dark: { palette: { ink: "#eeeeee" }, colors: { background: "#101010" } }
          other: { colors: { primary: "{palette.ink}" } }
        """

    /// The declarations of each rule of a style sheet, by the condition and selector it stands under.
    private static func rules(_ css: String) -> [String: [String: String]] {
        var rules: [String: [String: String]] = [:]
        var condition = ""
        var selector = ""
        for line in css.split(separator: "\n") {
            if line.hasPrefix("@media") {
                condition = String(line)
            } else if line.hasSuffix("{") {
                selector = condition + line
            } else if line.hasPrefix("  "), let colon = line.firstIndex(of: ":") {
                rules[selector, default: [:]][String(line[..<colon])] = String(
                    line[colon...].dropFirst(2)
                )
            } else if line == "}", selector.isEmpty {
                condition = ""
            } else if line == "}" {
                selector = ""
            }
        }
        return rules
    }

    /// The value of a declaration, looked up in its own rule and then in the base rule.
    private static func resolved(
        _ value: String,
        _ rule: [String: String],
        _ base: [String: String]
    ) -> String {
        var value = value
        while let match = value.wholeMatch(of: /var\((--[a-z0-9-]+)\);/) {
            let name = "  \(match.1)"
            value = rule[name] ?? base[name] ?? "nothing"
        }
        return value
    }

    @Test(arguments: [
        "--color-text: var(--palette-ink);", "--palette-leaf: var(--palette-lime);",
        "--color-primary: var(--palette-leaf);",
        "--color-link: var(--color-primary);", "--button-background: var(--color-link);",
        "--color-heading: var(--color-text);", "--color-text-muted: rgba(16, 32, 48, 0.72);",
        "--color-background: #ffffff;", "--button-text: #000000;",
    ])
    func `A style sheet with references names the token of each unchanged colour`(
        declaration: String
    ) throws {
        let css = ThemeStyleSheet(try SampleTheme.theme(Self.yaml), references: true).page
        #expect(css.contains("  \(declaration)\n"))
    }

    @Test func `A style sheet with references names properties with their prefix`() throws {
        let css = ThemeStyleSheet(
            try SampleTheme.theme(Self.yaml),
            prefix: "acme",
            references: true
        ).page
        #expect(css.contains("  --acme-color-text: var(--acme-palette-ink);\n"))
        #expect(!css.contains("var(--palette"))
    }

    @Test func `A style sheet with references repeats in a mode what differs there`() throws {
        let css = ThemeStyleSheet(try SampleTheme.theme(Self.yaml), references: true).page
        let dark = try #require(Self.rules(css)["[data-mode=\"dark\"] {"])
        #expect(
            dark["  --palette-ink"] == "#eeeeee;" && dark["  --color-text"] == "var(--palette-ink);"
        )
        #expect(dark["  --color-heading"] == "var(--color-text);")
    }

    @Test func `A style sheet with references leaves wide colours to their tokens`() throws {
        let css = ThemeStyleSheet(try SampleTheme.theme(Self.yaml), references: true).page
        let wide = try #require(
            Self.rules(css)["@media (color-gamut: p3) {:root, [data-mode=\"light\"] {"]
        )
        #expect(wide["  --palette-lime"] == "color(display-p3 0 1 0);")
        #expect(
            wide.keys.sorted() == [
                "  --color-highlight", "  --color-selection", "  --palette-lime",
            ]
        )
    }

    @Test func `A style sheet with references refers to no name of two tokens`() throws {
        let yaml = """
            palette: { a.b: "{palette.c}", c: "{palette.a-b}", a-b: "#123456" }
            colors: { background: white, text: "{palette.c}" }
            """
        let css = ThemeStyleSheet(try SampleTheme.theme(yaml), references: true).page
        #expect(!css.contains("var(--palette-a-b)") && css.contains("--palette-a-b: #123456;"))
    }

    @Test func `A style sheet with references has the same values as one without`() throws {
        let folder = Repository.root.appending(path: "themes")
        let files = Repository.files(in: folder, endings: ["yml"])
        let documents = try files.compactMap { file in
            SampleTheme.document(
                try String(contentsOf: file, encoding: .utf8),
                file: file.lastPathComponent
            ).document
        }
        let themes = ThemeInheritance.flatten(documents).documents.compactMap { $0.resolve().theme }
        #expect(themes.count > 5)
        for theme in try themes + [SampleTheme.theme(Self.yaml)] {
            let plain = Self.rules(ThemeStyleSheet(theme).page)
            let linked = Self.rules(ThemeStyleSheet(theme, references: true).page)
            let base = try #require(linked[":root, [data-mode=\"\(theme.defaultMode.name)\"] {"])
            for (selector, rule) in plain where !selector.contains("color-gamut") {
                let other = try #require(linked[selector])
                for (name, value) in rule {
                    #expect(Self.resolved(other[name] ?? "", other, base) == value, "\(name)")
                }
            }
        }
    }
}

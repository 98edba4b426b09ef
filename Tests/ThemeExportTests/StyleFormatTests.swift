import Foundation
import TestSupport
import Testing
import ThemeModel

@testable import ThemeExport

extension Exports {
    static let pair = """
        name: Harbor
        palette: { ink: "#0b1f3a", sky: { 500: "#0ea5e9" }, vivid: color(display-p3 1 0 0) }
        colors: { background: white, text: "{palette.ink}", primary: "{palette.vivid}", border: "#0ea5e980" }
        fonts: { families: { sans: [Inter, sans-serif] } }
        layout: { radius: { md: 6px } }
        modes:
          dark: { colors: { background: "{palette.ink}", text: white } }
          high-contrast: { contrast: more, colors: { text: black } }
        """

    /// The files of a format by name.
    static func files<Format: ExportFormat>(
        _ format: Format.Type,
        _ themes: [ExportedTheme],
        _ change: (inout ExportOptions) -> Void = { _ in }
    ) throws -> [String: String] {
        var options = ExportOptions()
        change(&options)
        let files = try Format.files(for: themes, options)
        try #require(Set(files.map { $0.name.lowercased() }).count == files.count)
        return Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.text) })
    }

    /// A theme with names and values that would break out of most languages.
    static func hostile() throws -> ExportedTheme {
        try theme(name: "*/ } </style><script>alert(1)</script> ${x} #{y} \"") { document in
            let black = document.appearance[.text]
            document.description = "\" } \\ \n */ <b>"
            document.appearance.colors["x\"; } */ </style>#{1}"] = black.map { Located($0) }
            document.appearance.palette["p.<i>;}"] = black.map { Located($0) }
            document.appearance.families["sans"] = Located(["#{evil()}\"; </style>", "sans-serif"])
        }
    }
}

@Suite("A theme as a style sheet")
struct StyleFormatTests {
    @Test func `Exported CSS is the style sheet of the site`() throws {
        let theme = try Exports.themes(["harbor": Exports.pair])[0]
        #expect(
            try Exports.files(CSSFormat.self, [theme]) == [
                "harbor.css": ThemeStyleSheet(theme.theme).page
            ]
        )
    }

    @Test func `Exported CSS with light-dark() has both values in one rule`() throws {
        let theme = try Exports.themes(["harbor": Exports.pair])[0]
        let css = try #require(
            Exports.files(CSSFormat.self, [theme]) { $0.hasLightDark = true }["harbor.css"]
        )
        #expect(css.contains("  color-scheme: light dark;"))
        #expect(css.contains("--color-text: light-dark(#0b1f3a, #ffffff);"))
        #expect(css.contains("--palette-ink: #0b1f3a;"))
        #expect(css.contains("@media (color-gamut: p3) {\n:root {\n"))
        #expect(css.contains("[data-mode=\"dark\"] {\n  color-scheme: dark;\n}"))
        #expect(css.contains("@media (prefers-color-scheme: light) and (prefers-contrast: more)"))
        #expect(
            css.contains(
                "[data-mode=\"high-contrast\"] {\n  color-scheme: light;\n  --color-text: #000000;"
            )
        )
        let single = try Exports.themes(["one": "colors: { background: white, text: black }"])
        let plain = try Exports.files(CSSFormat.self, single) { $0.hasLightDark = true }["one.css"]
        #expect(plain == ThemeStyleSheet(single[0].theme).page)
    }

    @Test func `Exported SCSS is a module of Sass`() throws {
        let theme = try Exports.themes(["harbor": Exports.pair])[0]
        let scss = try #require(Exports.files(SCSSFormat.self, [theme])["_harbor.scss"])
        #expect(scss.contains("$color-text: #0b1f3a;\n"))
        #expect(scss.contains("$font-family-sans: (\"Inter\", sans-serif);\n"))
        #expect(scss.contains("  \"dark\": (\n") && scss.contains("    \"color-text\": #ffffff,\n"))
        #expect(scss.contains("@mixin properties($mode: \"light\")"))
    }

    @Test func `Names that are one to Sass are two variables`() throws {
        let colors = "background: white, text: black, it-em: '#123456', it_em: '#223456'"
        let theme = try Exports.themes(["bay": "colors: { \(colors) }\n"])[0]
        let scss = try #require(Exports.files(SCSSFormat.self, [theme])["_bay.scss"])
        #expect(scss.contains("$color-it-em: #123456;\n"))
        #expect(scss.contains("$color-it-em-2: #223456;\n"))
    }

    @Test func `Exported SCSS calls Sass functions by their modules, as Sass 3 requires`() throws {
        let theme = try Exports.themes(["harbor": Exports.pair])[0]
        let scss = try #require(Exports.files(SCSSFormat.self, [theme])["_harbor.scss"])
        #expect(scss.hasPrefix("@use \"sass:map\";\n@use \"sass:meta\";\n"))
        #expect(
            scss.contains("in map.get($modes, $mode)") && scss.contains("#{meta.inspect($value)}")
        )
    }

    @Test func `Exported Tailwind CSS has utilities`() throws {
        let theme = try Exports.themes(["harbor": Exports.pair])[0]
        let css = try #require(Exports.files(TailwindFormat.self, [theme])["harbor.css"])
        #expect(css.hasPrefix("@custom-variant dark (&:where(.dark, .dark *));\n"))
        let dark = try #require(css.firstMatch(of: #/\.dark \{([^}]*)\}/#)).1
        #expect(dark.contains("--theme-text: #ffffff;") && !dark.contains("--theme-palette-ink"))
        let utilities = try #require(css.firstMatch(of: #/@theme inline \{([^}]*)\}/#)).1
        #expect(utilities.contains("--color-text-muted: var(--theme-text-muted);"))
        #expect(
            utilities.contains("--font-sans: \"Inter\", sans-serif;")
                && utilities.contains("--radius-md: 6px;")
        )
        let single = try Exports.themes(["one": "colors: { background: white, text: black }"])
        let plain = try #require(Exports.files(TailwindFormat.self, single)["one.css"])
        #expect(!plain.contains("dark"))
    }

    @Test func `A text style with a colour's name is left out of Tailwind CSS`() throws {
        let text = """
            colors: { background: white, text: black, lede: red }
            fonts: { styles: { lede: { size: 2rem }, small: { size: 0.75rem } } }
            """
        let css = try #require(
            Exports.files(TailwindFormat.self, Exports.themes(["one": text]))["one.css"]
        )
        let names = css.matches(of: #/--text-([a-z0-9-]+?): /#).map { String($0.1) }
        #expect(Set(names).isSuperset(of: ["h1", "small"]))
        #expect(Set(names).isDisjoint(with: ["lede", "code", "heading"]))
    }

    @Test func `No name or value leaves its place in Tailwind CSS and SCSS`() throws {
        let theme = try Exports.hostile()
        let tailwind = try #require(Exports.files(TailwindFormat.self, [theme])["sample.css"])
        #expect(!tailwind.contains("</") && !tailwind.contains("} */"))
        let scss = try #require(Exports.files(SCSSFormat.self, [theme])["_sample.scss"])
        #expect(!scss.contains("</") && !scss.contains("} */") && !scss.contains("#{evil"))
    }
}

import ColorScience
import Findings
import SourceText
import TestSupport
import Testing
import ThemeModel

@Suite("A mode")
struct ModeTests {
    private static func theme(_ background: String, _ rest: String = "") throws -> Theme {
        try SampleTheme.theme(
            "colors: { background: \"\(background)\", text: \"#808080\" }\n\(rest)"
        )
    }

    @Test(arguments: [
        ("#ffffff", Scheme.light), ("#000000", .dark), ("#777777", .light), ("#767676", .dark),
        ("#ff0000", .light),
        ("#0000ff", .dark),
    ])
    func `A default mode is named after its scheme, which its background decides`(
        background: String,
        scheme: Scheme
    )
        throws
    {
        let mode = try Self.theme(background).defaultMode
        #expect(mode.scheme == scheme)
        #expect(mode.name == scheme.rawValue)
    }

    @Test func `A mode has the scheme that it states, on any background`() throws {
        let theme = try Self.theme(
            "#ffffff",
            "scheme: dark\nmodes: { day: { scheme: light, colors: { background: \"#000\" } } }"
        )
        #expect(theme.modes.map(\.name) == ["dark", "day"])
        #expect(theme.modes.map(\.scheme) == [.dark, .light])
    }

    @Test func `A mode derives its scheme from its own background`() throws {
        let theme = try Self.theme(
            "#ffffff",
            "scheme: light\nmodes: { night: { colors: { background: \"#000\" } } }"
        )
        #expect(theme.modes.map(\.scheme) == [.light, .dark])
    }

    @Test func `A mode keeps every value that it does not change`() throws {
        let theme = try SampleTheme.theme(
            """
            palette: { ink: "#101010", paper: "#fefefe" }
            colors: { background: "{palette.paper}", text: "{palette.ink}", accent: "#336699" }
            fonts: { styles: { body: { size: 18px, weight: 500 } } }
            layout: { border: 1px, radius: { md: 4px } }
            components: { card: { background: "#eeeeee", padding: 3px } }
            modes:
              dark:
                palette: { ink: "#efefef", paper: "#020202" }
                fonts: { styles: { body: { weight: 400 } } }
                layout: { border: 2px }
                components: { card: { background: "#222222" } }
            """
        )
        let dark = try #require(theme.modes.last)
        #expect(dark[.text]?.color == (try Color(parsing: "#efefef")))
        #expect(dark[.accent]?.color == (try Color(parsing: "#336699")))
        #expect(dark.styles["body"]?.size == Dimension(18, .px))
        #expect(dark.styles["body"]?.weight == 400)
        #expect(dark.layout["border"] == Dimension(2, .px))
        #expect(dark.layout["radius.md"] == Dimension(4, .px))
        #expect(
            dark.components[.card]?.color(.background, in: .normal)?.color
                == (try Color(parsing: "#222222"))
        )
        #expect(dark.components[.card]?.dimensions[.padding] == Dimension(3, .px))
    }

    @Test
    func `A mode for more contrast needs AAA, and others the stated level`()
        throws
    {
        let modes = "modes: { high: { contrast: more }, dark: { scheme: dark } }"
        let theme = try Self.theme("#ffffff", modes)
        #expect(theme.modes.map { theme.level(of: $0) } == [.aa, .aaa, .aa])
        #expect(theme.modes.map { theme.level(of: $0, asked: .aaa) } == [.aaa, .aaa, .aaa])
        let strict = try Self.theme("#ffffff", "contrast: { level: AAA }\n\(modes)")
        #expect(strict.modes.map { strict.level(of: $0) } == [.aaa, .aaa, .aaa])
        #expect(strict.modes.map { strict.level(of: $0, asked: .aa) } == [.aa, .aaa, .aa])
    }

    @Test func `A mode with the name of the default mode is a finding at its name`() {
        let findings = SampleTheme.findings(
            "colors: { background: \"#fff\", text: \"#000\" }\nmodes:\n  dark: {}\n  light: { scheme: light }"
        )
        #expect(findings.map(\.rule) == [.invalidName])
        #expect(findings.first?.location == Place(file: "themes/sample.yml", line: 4, column: 3))
    }

    @Test func `A mode that cannot be resolved is left out, and the others stay`() throws {
        let (document, _) = SampleTheme.document(
            """
            colors: { background: "#fff", text: "#000" }
            modes: { odd: { colors: { text: "{palette.gone}" } }, dark: { scheme: dark } }
            """
        )
        let (theme, findings) = try #require(document).resolve()
        #expect(theme?.modes.map(\.name) == ["light", "dark"])
        #expect(findings.map(\.rule) == [.unknownReference])
    }

    @Test func `A mode finds a colour by its name in pairs`() throws {
        let mode = try Self.theme(
            "#ffffff",
            "components: { button: { selected: { background: \"#010203\" } } }"
        )
        .defaultMode
        #expect(
            mode.color(named: "button-selected-background")?.color
                == (try Color(parsing: "#010203"))
        )
        #expect(mode.color(named: "background")?.color == (try Color(parsing: "#ffffff")))
        #expect(mode.color(named: "button-odd-background") == nil)
    }

    @Test(arguments: [
        "palette: { sky.500: \"#0ea5e9\", sky-500: \"#0369a1\" }",
        "palette: { sky-500: \"#0ea5e9\" }\nmodes: { dark: { palette: { sky: { 500: \"#0369a1\" } } } }",
    ])
    func `Two palette colours with one custom property are a finding`(palette: String) {
        let findings = SampleTheme.findings(
            "colors: { background: \"#fff\", text: \"#000\" }\n\(palette)"
        )
        #expect(findings.map(\.rule) == [.invalidName])
        #expect(findings.first?.message.contains("are both written as --palette-sky-500") == true)
    }

    @Test func `Colours of another tool with one custom property are one warning`() {
        var document = ThemeDocument(id: "system", format: "dtcg")
        let black = Located(ColorExpression(.literal(Color(.black))))
        for name in ["sky.500", "sky-500", "sea.1", "sea-1"] {
            document.appearance.palette[name] = black
        }
        let findings = document.resolve().findings.filter { $0.rule == .invalidName }
        #expect(findings.map(\.severity) == [.warning])
        #expect(findings.first?.message.hasSuffix(", and 1 more") == true)
    }
}

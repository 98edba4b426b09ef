import Foundation
import TestSupport
import Testing

@Suite("A gate that would keep silent")
struct SilentGateTests {
    private static func check(
        _ files: [String: String],
        _ configuration: String,
        _ options: String...
    ) throws -> Program.Outcome {
        var files = files
        files["themepreview.yml"] = configuration
        return try Program.run(["check"] + options, in: Program.folder(files))
    }

    private static let sheet = """
        :root { --background: #fff; --text: #111; --link: var(--nowhere) }

        """
    private static let tokens = ##"""
        { "background": { "$type": "color", "$value": "#ffffff" },
          "text": { "$type": "color", "$value": "#111111" },
          "dim": { "$type": "color", "$value": "{nowhere}" } }
        """##
    private static let own = """
        colors: { background: "#ffffff", text: "#111111", dim: "#zzz" }

        """
    private static let terminal = """
        background #ffffff
        foreground #111111
        color1 #zzz

        """

    @Test(arguments: [
        ("page.css", sheet, "link"), ("a.tokens.json", tokens, "dim"), ("a.yml", own, "dim"),
        ("a.conf", terminal, "ansi.1"),
    ])
    func `An order and a ladder with a colour that cannot be read fail, in every format`(
        file: String,
        text: String,
        name: String
    ) throws {
        let files = ["themes/\(file)": text]
        for key in ["order: [[text, \(name)]]", "ladder: [[background, \(name)]]"] {
            let outcome = try Self.check(files, "contrast: { \(key) }\n")
            #expect(outcome.status == 1, "\(key): \(outcome.output)")
            let rule = key.hasPrefix("order") ? "broken-order" : "flat-ladder"
            #expect(outcome.output.contains("contrast/\(rule)"), "\(key): \(outcome.output)")
            #expect(
                outcome.output.contains("the colour of '\(name)' is unknown")
                    || outcome.output.contains("names '\(name)'"),
                "\(outcome.output)"
            )
        }
    }

    @Test func `A gradient that a condition changes is judged as a mode of its own`() throws {
        let sheet = """
            :root { --text: #fff; --background: #000; --nav: #fff; --hero: linear-gradient(#000, #111) }
            @media (min-width: 600px) { :root { --hero: linear-gradient(#fff, #fff) } }
            """
        let outcome = try Self.check(
            ["themes/a.css": sheet],
            "contrast: { pairs: [nav on hero] }\n"
        )
        #expect(outcome.status == 1, "\(outcome.output)")
        #expect(outcome.output.contains("min-width"), "\(outcome.output)")
    }

    @Test(arguments: [
        ("#000", "linear-gradient(#fff, #fff)"), ("linear-gradient(#fff, #fff)", "#000"),
    ])
    func `A ground that is a colour in one mode and a gradient in another is judged in both`(
        first: String,
        second: String
    ) throws {
        let sheet = """
            :root { --background: #fff; --text: #111; --nav: #fff; --hero: \(first) }
            .dark { --background: #000; --text: #eee; --nav: #fff; --hero: \(second) }
            """
        let outcome = try Self.check(
            ["themes/a.css": sheet],
            "contrast: { pairs: [nav on hero] }\n"
        )
        #expect(outcome.status == 1, "\(outcome.output)")
        #expect(outcome.output.contains("contrast ratio of 1.00:1"), "\(outcome.output)")
    }

    @Test func `Text of an editor that nobody sees has no contrast`() throws {
        let theme = """
            { "colors": { "editor.background": "#ffffff", "editor.foreground": "#111111",
                "tab.activeBackground": "#ffffff", "tab.activeForeground": "#00000000" },
              "tokenColors": [{ "scope": "comment", "settings": { "foreground": "#00000000" } }] }
            """
        let outcome = try Self.check(["themes/a.json": theme], "title: Editors\n")
        #expect(outcome.status == 1, "\(outcome.output)")
        for pair in ["'comment' on 'editor.background'", "'tab.activeForeground' on"] {
            #expect(outcome.output.contains(pair), "\(outcome.output)")
        }
    }

    @Test func `A pattern stands for a gradient beside a colour of such a name`() throws {
        let sheet = """
            :root { --text: #fff; --background: #000; --nav: #fff; --hero-solid: #000;
              --hero-fade: linear-gradient(#fff, #fff) }
            """
        let pairs = "contrast: { pairs: [nav on hero-*] }\n"
        let outcome = try Self.check(["themes/a.css": sheet], pairs)
        #expect(outcome.status == 1, "\(outcome.output)")
        #expect(outcome.output.contains("hero-fade"), "\(outcome.output)")
    }

    @Test func `A colour that is a gradient in one mode cannot be compared there`() throws {
        let theme = """
            colors: { background: "#ffffff", text: "#111111", dim: "#555555" }
            modes: { soft: { colors: { dim: "linear-gradient(#555, #666)" } } }

            """
        let outcome = try Self.check(
            ["themes/a.yml": theme],
            "contrast: { order: [[text, dim]] }\n"
        )
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("the colour of 'dim' is unknown"), "\(outcome.output)")
    }

    @Test(arguments: [
        ("contrast/low-contrast", "contrast/high-contrast"),
        ("contrast/high-contrast", "contrast/low-contrast"),
    ])
    func `A pair that breaks both ends of its range fails for one, with the other rule off`(
        off: String,
        on: String
    ) throws {
        let theme = """
            colors: { background: "#ffffff", text: "#111111", line: "#777777", hero: "linear-gradient(#fff, #777)" }
            contrast: { pairs: [{ pair: line on hero, ratio: 2..3 }] }

            """
        let outcome = try Self.check(["themes/a.yml": theme], "rules: { \(off): off }\n")
        #expect(outcome.status == 1, "\(outcome.output)")
        #expect(outcome.output.contains("[\(on)]"), "\(outcome.output)")
        #expect(!outcome.output.contains("[\(off)]"), "\(outcome.output)")
    }

    private static let disabled = """
        :root { --background: #fff; --text: #111; --fg-plain: #222; --fg-disabled: #ddd;
          --button-a-fg: #ddd; --button-a-bg: #fff; --button-b-fg: #222; --button-b-bg: #fff }

        """

    @Test(arguments: [
        ("fg.* on background", "fg.disabled"), ("fg.* on background", "*.disabled"),
        ("fg.* on background", "fg.disabled on background"),
        ("button.{v}.fg on button.{v}.bg", "button.a.fg"),
        ("button.*.fg on button.*.bg", "button.a.fg on button.*.bg"),
        ("button.{v}.fg on button.{v}.bg", "button.{x}.fg on button.{x}.bg"),
        ("fg.* on background", "{x}.disabled"),
    ])
    func `An exception has dots and captures as a pair has them`(
        pair: String,
        exception: String
    ) throws {
        let configuration = """
            contrast:
              pairs:
                - { pair: "\(pair)", except: ["\(exception)"] }

            """
        let outcome = try Self.check(["themes/page.css": Self.disabled], configuration)
        #expect(!outcome.output.contains("low-contrast"), "\(outcome.output)")
        #expect(!outcome.output.contains("leaves nothing out"), "\(outcome.output)")
        #expect(!outcome.output.contains("is asked of no theme"), "\(outcome.output)")
    }

    @Test func `A waiver and a group that must be distinct take names with dots as well`() throws {
        let configuration = """
            contrast:
              pairs: [fg.disabled on background]
              distinct: [[fg.plain, fg.disabled]]
              waivers: [{ pair: fg.disabled on background, reason: it is disabled }]

            """
        let outcome = try Self.check(["themes/page.css": Self.disabled], configuration)
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(!outcome.output.contains("which is no colour"), "\(outcome.output)")
        #expect(!outcome.output.contains("allows nothing"), "\(outcome.output)")
    }

    @Test func `An exception of many pairs without a reason says how many they are`() throws {
        let theme = "colors: { background: \"#ffffff\", text: \"#111111\" }\n"
        let configuration = "contrast: { except: [\"link on *\"] }\n"
        let outcome = try Self.check(["themes/a.yml": theme], configuration)
        #expect(
            outcome.output.contains("and 1 more are exempt, and no reason is given")
                || outcome.output.contains("and 2 more are exempt, and no reason is given"),
            "\(outcome.output)"
        )
    }

    @Test func `A theme file with a key of the configuration says where that belongs`() throws {
        let theme = "colors: { background: \"#ffffff\", text: \"#111111\" }\ncoverage: 80%\n"
        let outcome = try Self.check(["themes/a.yml": theme], "\n")
        #expect(outcome.output.contains("put it into themepreview.yml"), "\(outcome.output)")
    }
}

import Foundation
import TestSupport
import Testing

@Suite("check with pairs from uses")
struct UsedPairTests {
    private static let theme = """
        colors: { background: white, text: black, surface: "#f0f0f0", faint: "#999999", brand: "#0b5c9e", glass: "#ffffff80" }
        modes: { dark: { colors: { background: black, text: white, surface: "#202020", faint: "#999999", brand: "#7fb8e8" } } }
        """

    private static func check(
        _ sheet: String,
        _ configuration: String = "",
        _ arguments: [String] = []
    ) throws -> (status: Int32, output: String) {
        let files = [
            "themes/day.yml": theme,
            "themepreview.yml": "uses: [src]\n" + configuration,
            "src/card.css": sheet,
        ]
        let project = try Program.folder(files)
        let outcome = try Program.run(["check"] + arguments, in: project)
        return (outcome.status, outcome.output)
    }

    @Test func `A ground that an attribute sets is told in words`() throws {
        let project = try Program.folder([
            "themes/day.yml": Self.theme,
            "themepreview.yml": "uses: [src]\n",
            "src/card.css": ".a { background: var(--color-surface); color: var(--color-text) }",
            "src/page.html": "<table class=a><tr><td bgcolor='#222'>x</table>",
        ])
        let output = try Program.run("check", in: project).output
        #expect(output.contains("a style or an attribute sets its ground"), "\(output)")
    }

    @Test func `A pair that fails is an error at the token, with the place of its use`() throws {
        let sheet = """
            .a { color: var(--color-faint); background: var(--color-surface) }
            .b { color: var(--color-faint); background: var(--color-surface) }
            """
        let outcome = try Self.check(sheet)
        #expect(outcome.status == 1)
        #expect(
            outcome.output.contains("'faint' on 'surface' has a contrast ratio of"),
            "\(outcome.output)"
        )
        #expect(
            outcome.output.contains("used in src/card.css:1 and 1 further place"),
            "\(outcome.output)"
        )
        #expect(outcome.output.components(separatedBy: "'faint' on 'surface' has").count == 2)
    }

    @Test(arguments: [("background", true), ("brand", false)])
    func `A default pair that no use has may be an exception, as its help says`(
        ground: String,
        isUnseen: Bool
    ) throws {
        let sheet = """
            .a { color: var(--color-on-brand); background: var(--color-\(ground)) }
            """
        let files = [
            "themes/day.yml": """
            colors: { background: white, text: black, primary: "#888888", on-primary: white }
            """,
            "themepreview.yml": "uses: [src]\n",
            "src/a.css": sheet.replacing("brand", with: "primary"),
        ]
        let outcome = try Program.run("check", "-f", "json", in: Program.folder(files))
        let findings = outcome.json["findings"] as? [[String: Any]] ?? []
        let finding = findings.first { finding in
            let message = finding["message"] as? String ?? ""
            return message.hasPrefix("'on-primary' on 'primary' has")
        }
        let help = try #require(finding?["help"] as? String, "\(outcome.output)")
        let advice = "no use has the pair: if nothing shows it, list it under 'contrast.except'"
        #expect(help.contains(advice) == isUnseen, "\(help)")
    }

    @Test func `A plan of changes lifts the pairs of uses as well`() throws {
        let files = [
            "themes/day.yml": Self.theme,
            "themepreview.yml": "uses: [src]\n",
            "src/a.css": ".a { color: var(--color-faint); background: var(--color-surface) }",
        ]
        let project = try Program.folder(files)
        #expect(try Program.run("check", in: project).status == 1)
        #expect(try Program.run("fix", "--write", in: project).status == 0)
        #expect(try Program.run("check", in: project).status == 0)
    }

    @Test func `A faint use is left with what it needs, though its value changes for other pairs`()
        throws
    {
        let project = try Program.folder([
            "themes/day.yml":
                "colors: { background: white, text: black, surface: \"#f2f2f2\", muted: \"#909090\" }",
            "themepreview.yml":
                "contrast: { pairs: [muted on background, muted on surface, muted/60 on surface] }",
        ])
        let outcome = try Program.run("fix", in: project)
        #expect(outcome.output.contains("-colors:"), "\(outcome.output)")
        let sentences = ["'colors.muted' is not changed for this use", "use 'muted' there"]
        for sentence in sentences {
            #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
        }
    }

    @Test(arguments: [
        ".a { color: var(--color-text); background: var(--color-surface) }",
        ".a:disabled { color: var(--color-faint); background: var(--color-surface) }",
        ".dark .a { color: var(--color-faint); background: var(--color-surface) }",
    ])
    func `A pair with enough contrast in the modes that it is for passes`(sheet: String) throws {
        #expect(try Self.check(sheet).status == 0)
    }

    @Test func `A border of a control is judged though one of a card has the same colours`() throws
    {
        let line = "{ border: 1px solid var(--color-faint); background: var(--color-surface) }"
        #expect(try Self.check(".card \(line)").status == 0)
        #expect(try Self.check(".card \(line) input \(line)").status == 1)
    }

    @Test func `Exceptions and waivers are for pairs of uses as for listed ones`() throws {
        let sheet = ".a { color: var(--color-faint); background: var(--color-surface) }"
        let waiver = """
            contrast: { waivers: [{ pair: faint on surface, reason: it is a logo }] }
            """
        #expect(try Self.check(sheet, waiver).status == 0)
        let exception = """
            contrast: { except: [{ name: faint on surface, reason: it is a logo }] }
            """
        #expect(try Self.check(sheet, exception).status == 0)
    }

    @Test func `A tint lies on what is below it, and the page is the last`() throws {
        let sheet =
            ".a { color: var(--color-brand); background: rgb(from var(--color-brand) r g b / 60%) }"
        let outcome = try Self.check(sheet)
        #expect(outcome.status == 1)
        #expect(
            outcome.output.contains("'brand' on 'brand/60 on background' has a contrast ratio"),
            "\(outcome.output)"
        )
    }

    @Test func `Uses in no pair are one warning, and are listed with their reasons`() throws {
        let sheet = """
            .a { color: var(--color-faint) }
            .b { color: var(--color-faint); background: var(--color-surface); filter: invert(1) }
            """
        let outcome = try Self.check(sheet, "", ["--uncovered"])
        #expect(outcome.status == 0)
        #expect(
            outcome.output.contains("uses: 2 uses of tokens are in no pair"),
            "\(outcome.output)"
        )
        #expect(
            outcome.output.contains(
                "1  --color-faint  src/card.css:1:13  no ground in this file"
            )
        )
        #expect(outcome.output.contains("a filter changes it"))
        #expect(outcome.output.contains("[use/unjudged]"))
        #expect(outcome.output.contains("used in none of the files"))
        #expect(outcome.output.contains("; uses of tokens in no pair"), "\(outcome.output)")
        #expect(try Self.check(sheet, "", ["--require-coverage"]).status == 1)
    }

    @Test func `Uses for one reason are a row with their number, and all are listed on request`()
        throws
    {
        let sheet = (1...20).map { ".a\($0) { color: var(--color-faint) }" }
            .joined(separator: "\n")
        let short = try Self.check(sheet, "", ["--uncovered"]).output
        #expect(short.contains("20  --color-faint  src/card.css:1:14  no ground in this"))
        #expect(short.contains("say the ground in a comment"))
        #expect(!short.contains("src/card.css:20:15"))
        let complete = try Self.check(sheet, "", ["--uncovered", "--verbose"]).output
        #expect(complete.contains("src/card.css:20:15  --color-faint  no ground in this"))
    }

    @Test func `A text without a ground in its file lies on each one that the project names`()
        throws
    {
        let sheet = """
            .a { color: var(--color-faint) }
            .b { color: var(--color-faint); filter: invert(1) }
            """
        let outcome = try Self.check(
            sheet,
            "contrast: { grounds: [background, surface] }\n",
            ["--uncovered"]
        )
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("'faint' on 'surface' has a contrast"), "\(outcome.output)")
        #expect(outcome.output.contains("uses: 1 use of tokens is in no pair"))
        #expect(outcome.output.contains("a filter changes it"))
    }

    @Test func `A text that is named for a ground of its own is on none that the project names`()
        throws
    {
        let project = try Program.folder([
            "tokens.css": """
            :root { --background: #fff; --foreground: #111; --brand: #036; --muted: #eee;
              --brand-foreground: #fff; --muted-foreground: #999; --text-inverse: #eee }
            """,
            "themepreview.yml":
                "themes: tokens.css\nuses: [a.css]\ncontrast: { grounds: [background] }\n",
            "a.css": """
            .a { color: var(--brand-foreground) } .b { color: var(--text-inverse) }
            .c { color: var(--muted-foreground) }
            """,
        ])
        let output = try Program.run("check", "--uncovered", in: project).output
        #expect(output.contains("2 uses of tokens are in no pair"), "\(output)")
        #expect(output.contains("on 'background' has a contrast ratio of 2.84:1"), "\(output)")
    }

    @Test(arguments: [
        ("--card", "on 'card' has a contrast ratio of 2.45:1"),
        ("hero", "on 'hero' has a contrast ratio of 2.45:1"),
    ])
    func `A named ground may be a custom property or a gradient`(
        ground: String,
        message: String
    ) throws {
        let project = try Program.folder([
            "tokens.css": """
            :root { --background: #fff; --text: #111; --card: #eee; --faint: #999;
              --hero: linear-gradient(#fff, #eee) }
            """,
            "themepreview.yml":
                "themes: tokens.css\nuses: [a.css]\ncontrast: { grounds: [\"\(ground)\"] }\n",
            "a.css": ".a { color: var(--faint) }",
        ])
        let output = try Program.run("check", in: project).output
        #expect(output.contains(message), "\(output)")
        #expect(!output.contains("'grounds' names"), "\(output)")
    }

    @Test func `A named ground is no answer where another sheet may set one`() throws {
        let project = try Program.folder([
            "themes/day.yml": Self.theme,
            "themepreview.yml": "uses: [src]\ncontrast: { grounds: [background] }\n",
            "src/a.css": ".a { color: var(--color-faint) }",
            "src/b.css": ".a { background: var(--color-brand) }",
        ])
        let output = try Program.run("check", "--uncovered", in: project).output
        #expect(output.contains("src/a.css:1:13  '.a' has rules in src/b.css"), "\(output)")
    }

    @Test func `A theme that has none of the named grounds is an error`() throws {
        let project = try Program.folder([
            "a.css": ":root { --background: #fff; --text: #111; --card: #eee; --faint: #767676 }",
            "b.css": ":root { --background: #fff; --text: #111; --faint: #999 }",
            "themepreview.yml":
                "themes: [a.css, b.css]\nuses: [src]\ncontrast: { grounds: [card] }\n",
            "src/x.css": ".x { color: var(--faint) }",
        ])
        let outcome = try Program.run("check", in: project)
        #expect(outcome.status == 1)
        #expect(
            outcome.output.contains("'grounds' names no colour of the theme 'b'"),
            "\(outcome.output)"
        )
    }

    @Test func `A ground that no theme has is an error at its place`() throws {
        let outcome = try Self.check(
            ".a { color: var(--color-faint) }",
            "contrast: { grounds: [surfaces/50 on background] }\n"
        )
        #expect(outcome.status == 1)
        #expect(
            outcome.output.contains("'grounds' names 'surfaces', which is no colour of any theme"),
            "\(outcome.output)"
        )
    }

    @Test func `A pair of a configuration may have tints and layers`() throws {
        let pairs = "contrast: { pairs: [text on brand/10 on surface, brand on brand/90] }\n"
        let outcome = try Self.check("", pairs)
        #expect(outcome.status == 1)
        #expect(!outcome.output.contains("'text' on 'brand/10 on surface'"))
        #expect(outcome.output.contains("'brand' on 'brand/90'"), "\(outcome.output)")
        let unknown = try Self.check("", "contrast: { pairs: [text on none/10] }\n")
        #expect(unknown.output.contains("names 'none/10', which is no colour of the theme"))
    }
}

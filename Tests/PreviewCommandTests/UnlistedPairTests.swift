import Foundation
import TestSupport
import Testing

@Suite("Pairs that no list has")
struct UnlistedPairTests {
    private static let sheet = """
        :root { --background: #ffffff; --text: #111111;
          --btn-text: #777777; --btn-bg: #777777; --tag-text: #ffffff; --tag-bg: #003366 }
        """
    private static let message = """
        'btn-text' on 'btn-bg' has a contrast ratio of 1.00:1, below 4.5:1, and no pair asks for it \
        (app, light) [contrast/unlisted-pair]
        """

    private static func output(_ configuration: String = "", _ arguments: [String] = []) throws
        -> (status: Int32, text: String)
    {
        let folder = try Program.folder([
            "themes/app.css": sheet, "themepreview.yml": configuration,
        ])
        let outcome = try Program.run(["check"] + arguments, in: folder)
        return (outcome.status, outcome.output + outcome.errors)
    }

    @Test func `A weak pair that names leave no doubt of is a warning with its place`() throws {
        let outcome = try Self.output()
        #expect(outcome.status == 0, "\(outcome.text)")
        #expect(outcome.text.contains("themes/app.css:2:15: warning: \(Self.message)"))
        #expect(outcome.text.contains("'themepreview pairs --write'"))
        #expect(outcome.text.contains("1 weak pair that no list has"))
        #expect(!outcome.text.contains("tag-text"), "\(outcome.text)")
        #expect(try Self.output("", ["--fail-on", "warning"]).status == 1)
    }

    @Test func `A check that requires coverage fails on a weak pair above its floor, too`() throws {
        let outcome = try Self.output("coverage: 10 %\n", ["--require-coverage"])
        #expect(outcome.status == 1)
        #expect(outcome.text.contains("not everything was checked: 1 weak pair that no list has"))
    }

    @Test(arguments: [
        "contrast: { pairs: [btn-text on btn-bg] }\n",
        "contrast: { except: [{ pair: btn-text on btn-bg, reason: a ghost }] }\n",
        "kind: app\n",
    ])
    func `A pair that is listed or left out is no warning`(configuration: String) throws {
        let outcome = try Self.output(configuration)
        #expect(!outcome.text.contains("unlisted-pair"), "\(outcome.text)")
        #expect(!outcome.text.contains("stale-exception"), "\(outcome.text)")
    }

    @Test(arguments: ["card", "popover", "sidebar"])
    func `A foreground whose ground is a word for fills belongs to it`(name: String) throws {
        let folder = try Program.folder([
            "themes/globals.css": """
            :root { --background: #fff; --foreground: #111; --primary: #036; --primary-foreground: #fff;
              --\(name): #ffffff; --\(name)-foreground: #fafafa }
            """
        ])
        let outcome = try Program.run(["check", "--fail-on", "warning"], in: folder)
        #expect(outcome.status == 1, "\(outcome.output)")
        let pair = "'\(name)-foreground' on '\(name)' has a contrast ratio of 1.04:1"
        #expect(outcome.output.contains(pair), "\(outcome.output)")
    }

    @Test func `A text on a translucent fill is unknown until a pair says what lies beneath`()
        throws
    {
        let sheet = """
            :root { --background: #fff; --text: #111; --bar-text: #fff; --bar-bg: rgb(0 0 0 / 10%) }
            """
        let folder = try Program.folder(["themes/app.css": sheet])
        let output = try Program.run(["check"], in: folder).output
        #expect(output.contains("the contrast of 'bar-text' on 'bar-bg' is unknown"), "\(output)")
        #expect(output.contains("'bar-text on bar-bg on GROUND'"), "\(output)")
        let listed = try Program.folder([
            "themes/app.css": sheet,
            "themepreview.yml": "contrast: { pairs: [bar-text on bar-bg on text] }\n",
        ])
        let outcome = try Program.run(["check"], in: listed)
        #expect(!outcome.output.contains("unlisted-pair"), "\(outcome.output)")
    }

    @Test func `A text with the meaning of a fill is no part of it`() throws {
        let outcome = try Program.run(
            ["check"],
            in: Program.folder([
                "themes/app.css": """
                :root { --background: #fff; --text: #111;
                  --text-category: #777777; --background-category: #777777 }
                """
            ])
        )
        #expect(!outcome.output.contains("unlisted-pair"), "\(outcome.output)")
    }

    @Test func `A pair that is listed for one mode alone is a warning in the other`() throws {
        let folder = try Program.folder([
            "themes/app.css": """
            :root { --background: #fff; --text: #111; --btn-text: #777; --btn-bg: #777 }
            .dark { --background: #111; --text: #fff; --btn-text: #fff; --btn-bg: #036 }
            """,
            "themepreview.yml":
                "contrast: { pairs: [{ pair: btn-text on btn-bg, modes: dark }] }\n",
        ])
        let outcome = try Program.run(["check", "--fail-on", "warning"], in: folder)
        #expect(outcome.status == 1, "\(outcome.output)")
        #expect(outcome.output.contains("[contrast/unlisted-pair]"), "\(outcome.output)")
    }

    @Test func `A colour in a pair of its own is no pair with the page of another name`() throws {
        let outcome = try Self.output(
            "contrast: { pairs: [tag-text on tag-bg, btn-text on btn-bg] }\n"
        )
        #expect(outcome.status == 1)
        #expect(outcome.text.contains("'btn-text' on 'btn-bg' has"))
        #expect(!outcome.text.contains("unlisted-pair"))
    }
}

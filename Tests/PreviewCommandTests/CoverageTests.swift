import Foundation
import TestSupport
import Testing

@Suite("The colours of a file that pairs reach")
struct CoverageTests {
    private static let tokens = ##"""
        { "$type": "color",
          "base": { "gray": { "0": { "$value": "#ffffff" }, "900": { "$value": "#111111" } } },
          "text": { "default": { "$value": "{base.gray.900}" },
            "danger": { "$value": "#b00020" } },
          "background": { "default": { "$value": "{base.gray.0}" },
            "brand": { "$value": "#003366" } },
          "button": { "text": { "hover": { "$value": "#ffffff" } },
            "background": { "hover": { "$value": "#0055aa" } } } }
        """##
    private static let all = """
        contrast:
          pairs:
            - text.danger on background
            - text on background.brand
            - button.text.hover on button.background.hover

        """

    private static func folder(_ configuration: String = "") throws -> URL {
        try Program.folder(["themes/brand.tokens.json": tokens, "themepreview.yml": configuration])
    }

    @Test func `A check says how many colours of a file are in a pair`() throws {
        let outcome = try Program.run("check", in: Self.folder())
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(
            outcome.output.contains("2 of 6 colours for text, fills and lines are in a pair"),
            "\(outcome.output)"
        )
        #expect(!outcome.output.contains("all passed"))
    }

    @Test func `Pages with a verdict say how many colours of a file are in a pair`() throws {
        let folder = try Self.folder()
        #expect(try Program.run("build", in: folder).status == 0)
        for page in ["contrast.html", "index.html", "themes/brand/index.html"] {
            let file = folder.appending(path: "site/\(page)")
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(text.contains("2 of 6 colours in a pair"), "\(page)")
        }
    }

    @Test func `A check that lists uncovered colours proposes pairs for them`() throws {
        let output = try Program.run("check", "--uncovered", in: Self.folder()).output
        #expect(output.contains("brand: 4 of 6 colours for text, fills and lines are in no pair"))
        #expect(output.contains("text.danger"), "\(output)")
        #expect(
            output.contains("button.text.hover on button.background.hover (7.42:1)")
                || output.contains("button.text.hover on button.background.hover"),
            "\(output)"
        )
        #expect(!output.contains("base.gray"), "\(output)")
    }

    @Test func `Disabled colours and plain lines in no pair are listed with an exemption`() throws {
        let folder = try Program.folder([
            "themes/brand.css": """
            :root { --background: #fff; --text: #111; --icon-disabled: #999;
              --border-subtle: #ddd; --border-danger: #b00; --border-strong: #777; --input-border: #888 }
            """
        ])
        let output = try Program.run("check", "--uncovered", in: folder).output
        let reasons = [
            "icon-disabled": "a part that is switched off",
            "border-subtle": "a line that nobody has to see",
        ]
        for (name, reason) in reasons {
            let line = "coverage.except: { token: \(name), reason: \(reason) }"
            #expect(output.contains(line), "\(output)")
        }
        for name in ["border-danger", "border-strong", "input-border"] {
            #expect(!output.contains("token: \(name)"), "\(output)")
        }
    }

    @Test(arguments: [("50 100 200 500 900", 0), ("1 2 3 4 5", 5), ("100 200 300", 3)])
    func `A ramp with the name of a fill counts as no fills, and numbered layers do`(
        steps: String,
        count: Int
    ) throws {
        let ramp = steps.split(separator: " ").map { "--surface-\($0): #eee; " }.joined()
        let folder = try Program.folder([
            "themes/a.css": ":root { --background: #fff; --text: #111; \(ramp)}"
        ])
        let rows = try Program.run("list", "-f", "json", in: folder).json["themes"]
        let uncovered = (rows as? [[String: Any]])?.first?["uncoveredColors"] as? Int
        #expect(uncovered ?? 0 == count)
    }

    @Test func `A check that requires coverage fails until every colour is in a pair`() throws {
        let some = try Program.run("check", "--require-coverage", in: Self.folder())
        #expect(some.status == 1 && some.errors.contains("2 of 6 colours"), "\(some.errors)")
        let all = try Program.run("check", "--require-coverage", in: Self.folder(Self.all))
        #expect(!all.errors.contains("colours for text"), "\(all.errors)")
        #expect(!all.output.contains("colours for text"), "\(all.output)")
    }

    @Test(arguments: [
        ("coverage: 30 %", 0), ("coverage: 80%", 1), ("coverage: { floor: 33 % }", 0),
    ])
    func `A share of colours in pairs is enough where the project says so`(
        coverage: String,
        status: Int32
    ) throws {
        let folder = try Self.folder(coverage + "\n")
        #expect(try Program.run("check", "--require-coverage", in: folder).status == status)
    }

    @Test func `A colour that a project exempts or calls primitive needs no pair`() throws {
        let folder = try Self.folder(
            """
            coverage:
              primitive: [button.*]
              semantic: [base.gray.900]
              except:
                - { token: text.danger, reason: a logo }
                - { token: logo.*, reason: a logo }

            """
        )
        let output = try Program.run("check", in: folder).output
        #expect(output.contains("2 of 4 colours"), "\(output)")
        #expect(
            output.contains("themepreview.yml:6:16: warning: 'coverage' exempts 'logo.*'"),
            "\(output)"
        )
    }

    @Test func `A literal that is named for a message, a state or a part counts in any group`()
        throws
    {
        let folder = try Program.folder([
            "themepreview.yml": "themes: colors.ts\n",
            "colors.ts": """
            export const colors = {
              background: "#ffffff", text: "#111111", errorRed: "#bb0000",
              tabs: { active: "#0044cc", rest: "#777777" }, brand: { one: "#123456" },
            };
            """,
        ])
        let outcome = try Program.run("check", "--uncovered", "--require-coverage", in: folder)
        #expect(outcome.status == 1)
        for name in ["errorRed", "tabs.active", "tabs.rest"] {
            #expect(outcome.output.contains(name), "\(outcome.output)")
        }
        #expect(!outcome.output.contains("brand.one"), "\(outcome.output)")
    }

    private static let hues = ["sand", "dune", "moss", "reef", "dusk", "fern", "clay", "rust"]

    @Test(arguments: [("", 1), ("coverage: { primitive: [brand.*] }", 0)])
    func `Colours of a file with hardly a pair whose names tell no use are a gap`(
        configuration: String,
        status: Int32
    ) throws {
        let hues = Self.hues.map { "\($0): '#123456'" }.joined(separator: ", ")
        let folder = try Program.folder([
            "themepreview.yml": "themes: colors.ts\n\(configuration)\n",
            "colors.ts": """
            export const colors = { background: '#ffffff', text: '#111111', brand: { \(hues) } };
            """,
        ])
        let outcome = try Program.run("check", "--uncovered", "--require-coverage", in: folder)
        let gap = "8 colours with names that tell no use are in no pair"
        #expect(outcome.status == status, "\(outcome.output)")
        #expect(outcome.output.contains(gap) == (status == 1), "\(outcome.output)")
        #expect(outcome.output.contains("all passed") == (status == 0), "\(outcome.output)")
        #expect(outcome.output.contains("brand.dusk") == (status == 1), "\(outcome.output)")
        let rows = try Program.run("check", "-f", "json", in: folder).json["coverage"]
        let names = (rows as? [[String: Any]])?.first?["namelessColors"] as? [String]
        #expect(names?.count == (status == 1 ? Self.hues.count : nil), "\(names ?? [])")
    }

    @Test func `Colours that a file spreads from another one are in no pair`() throws {
        let folder = try Program.folder([
            "colors.ts": """
            import { base } from "./base";
            export const colors = { ...base, background: "#ffffff", text: "#111111" };
            """,
            "themepreview.yml": "themes: colors.ts\n",
        ])
        let outcome = try Program.run("check", "--uncovered", "--require-coverage", in: folder)
        #expect(outcome.status == 1 && outcome.output.contains("...base"), "\(outcome.output)")
    }

    @Test func `A gap of nameless colours is told alone where others reach the floor`() throws {
        let hues = Self.hues.map { "\($0): '#123456'" }.joined(separator: ", ")
        let named = "background: '#ffffff', text: '#111111', errorRed: '#bb0000'"
        let folder = try Program.folder([
            "themepreview.yml": "themes: colors.ts\ncoverage: 60 %\n",
            "colors.ts": "export const colors = { \(named), rest: { \(hues) } };\n",
        ])
        let outcome = try Program.run("check", "--require-coverage", in: folder)
        #expect(outcome.output.contains("2 of 3 colours"), "\(outcome.output)")
        let gap = "8 colours with names that tell no use are in no pair"
        let message = "not everything was checked: \(gap)"
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test(arguments: [
        ("coverage: much", "a share such as 80 % is expected"),
        ("coverage: { floor: 80 }", "a share such as 80 % is expected"),
        ("coverage: { except: [{ token: a }] }", "has no 'token' or no 'reason'"),
        ("coverage: { flor: 80 % }", "'flor' is not a key of 'coverage'"),
    ])
    func `A mistake in the rules of coverage stops the check`(line: String, error: String) throws {
        let outcome = try Program.run("check", in: Self.folder(line + "\n"))
        #expect(outcome.status == 2 && outcome.errors.contains(error), "\(outcome.errors)")
    }

    @Test func `A list has the share of colours in pairs beside the verdict`() throws {
        let folder = try Self.folder()
        #expect(try Program.run("list", in: folder).output.contains("2 of 6 colours"))
        let rows = try Program.run("list", "-f", "json", in: folder).json["themes"]
        #expect((rows as? [[String: Any]])?.first?["uncoveredColors"] as? Int == 4)
        let report = try Program.run("check", "-f", "json", in: folder).json["coverage"]
        let row = (report as? [[String: Any]])?.first
        #expect(row?["semanticColors"] as? Int == 6)
        #expect((row?["uncoveredColors"] as? [String])?.contains("text.danger") ?? false)
    }

    @Test func `A theme of our own format whose roles are all in pairs has nothing to say`() throws
    {
        let theme =
            "palette: { ink: black, navy: navy }\n"
            + "colors: { background: white, text: \"{palette.ink}\" }\n"
        let folder = try Program.folder(["themes/day.yml": theme])
        let output = try Program.run("check", in: folder).output
        #expect(output.hasSuffix("checked\nall passed\n"), "\(output)")
    }
}

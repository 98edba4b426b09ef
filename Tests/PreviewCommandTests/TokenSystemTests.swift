import Foundation
import TestSupport
import Testing

/// Design tokens whose names are not ours.
@Suite("A token system without roles")
struct TokenSystemTests {
    private static let tokens = ##"""
        { "$type": "color",
          "fgColor": { "default": { "$value": "#1f2328" }, "faint": { "$value": "#c0c0c0" } },
          "bgColor": { "default": { "$value": "#ffffff" }, "muted": { "$value": "#f6f8fa" } },
          "borderColor": { "default": { "$value": "{fgColor.faint}" } } }
        """##

    private static func folder(_ configuration: String = "") throws -> URL {
        try Program.folder(["themes/brand.tokens.json": tokens, "themepreview.yml": configuration])
    }

    @Test func `A token system without roles has unknown pairs, which are no pass`() throws {
        let folder = try Self.folder()
        let outcome = try Program.run("check", in: folder)
        #expect(outcome.status == 1 && !outcome.output.contains("error"), "\(outcome.output)")
        #expect(
            outcome.output.contains(
                "warning: no colour of the file is 'background', so default pairs with it cannot be judged"
            )
        )
        #expect(outcome.output.contains("0 of ") && !outcome.output.lowercased().contains("passed"))
        let verdicts = try Program.run("check", "--all-pairs", "-f", "json", in: folder).output
        #expect(
            verdicts.contains("\"verdict\":\"unknown\"")
                && !verdicts.contains("\"verdict\":\"pass\"")
        )
        #expect(!verdicts.contains("\"verdict\":\"fail\""))
        #expect(try Program.run("build", in: folder).status == 0)
        let page = folder.appending(path: "site/themes/brand/index.html")
        #expect(try String(contentsOf: page, encoding: .utf8).contains("fgColor"))
    }

    @Test func `An order without a background is told how its grounds are named`() throws {
        let folder = try Self.folder(
            "contrast:\n  order: [[fgColor.default, fgColor.faint]]\n"
        )
        let output = try Program.run("check", in: folder).output
        #expect(output.contains("the colour of 'background' is unknown"))
        #expect(output.contains("or name another ground: 'fgColor.faint on surface'"))
        let order = "[fgColor.default on bgColor.default, fgColor.faint on bgColor.default]"
        let grounds = try Self.folder("contrast:\n  order: [\(order)]\n")
        let named = try Program.run("check", in: grounds).output
        #expect(!named.contains("broken-order"), "\(named)")
    }

    @Test func `A token system with a file for each mode is fixed in the wrong file`() throws {
        func tokens(_ background: String, _ text: String) -> String {
            ##"{ "$type": "color", "background": { "$value": "\##(background)" }, "text": { "$value": "\##(text)" } }"##
        }
        let dark = tokens("#111111", "#eeeeee")
        let folder = try Program.folder([
            "themes/brand.light.tokens.json": tokens("#ffffff", "#999999"),
            "themes/brand.dark.tokens.json": dark,
        ])
        #expect(try Program.run("fix", "--write", in: folder).status == 0)
        #expect(try Program.run("check", in: folder).status == 0)
        let file = folder.appending(path: "themes/brand.dark.tokens.json")
        #expect(try String(contentsOf: file, encoding: .utf8) == dark)
    }

    @Test func `A token system is judged by pairs of its own names`() throws {
        let folder = try Self.folder("contrast:\n  pairs: ['fgColor.* on bgColor.default']\n")
        let outcome = try Program.run("check", in: folder)
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("'fgColor.faint' on 'bgColor.default'"))
        #expect(!outcome.output.contains("'fgColor.default' on 'bgColor.default' has"))
        #expect(outcome.output.contains("2 of "))
    }

    @Test func `A token system's role is named by its path in the file`() throws {
        let tokens = ##"""
            { "$type": "color", "bg": { "canvas": { "$value": "#ffffff" } }, "fg": { "default": { "$value": "#1f2328" } },
              "border": { "default": { "$value": "#d0d0d0" } } }
            """##
        let roles =
            "roles: { background: bg.canvas, text: fg.default, border-strong: border.default }\n"
        let pairs = "contrast: { pairs: [{ pair: border.default on bg.canvas, use: nonText }] }\n"
        let folder = try Program.folder([
            "themes/brand.tokens.json": tokens, "themepreview.yml": roles + pairs,
        ])
        let output = try Program.run("check", in: folder).output
        #expect(
            !output.contains("which no theme has") && !output.contains("no colour of the theme"),
            "\(output)"
        )
        // One value decides both roles; the surface is not the file's.
        #expect(
            output.contains("'border' on 'bg.canvas' has") && output.contains("and 1 more fails"),
            "\(output)"
        )
    }

    private static let fills = ##"""
        :root { --background-default: #ffffff; --text-default: #111111;
          --background-danger: #ffd0d0; --text-on-danger: #FRONT }
        """##

    @Test(arguments: [("551111", 0), ("ffaaaa", 1)])
    func `A ground named after a meaning is judged by the text on it, and is no mark`(
        front: String,
        status: Int32
    ) throws {
        let roles = """
            roles: { background: background-default, text: text-default,
              danger: background-danger, on-danger: text-on-danger }

            """
        let folder = try Program.folder([
            "themes/brand.css": Self.fills.replacing("FRONT", with: front),
            "themepreview.yml": roles,
        ])
        let outcome = try Program.run("check", in: folder)
        #expect(outcome.status == status, "\(outcome.output)")
        #expect(!outcome.output.contains("'danger' on"), "\(outcome.output)")
        #expect(outcome.output.contains("'on-danger' on 'danger'") == (status == 1))
    }

    @Test func `A role is no further colour of a file that changes it in a mode`() throws {
        let sheet = """
            :root { --bg-page: #ffffff; --fg-page: #111111; --bg-danger: #ffd0d0 }
            [data-theme=dark] { --bg-page: #111111; --fg-page: #ffffff; --bg-danger: #551111 }
            """
        let folder = try Program.folder([
            "themes/brand.css": sheet,
            "themepreview.yml":
                "roles: { background: bg-page, text: fg-page, danger: bg-danger }\n",
        ])
        let output = try Program.run("check", "--uncovered", in: folder).output
        #expect(output.contains("2 of 3 colours"), "\(output)")
    }

    @Test func `A misspelt colour in a token system's pair gets a guess`() throws {
        let folder = try Self.folder("contrast:\n  pairs: [fgColor.defalt on bgColor.default]\n")
        #expect(
            try Program.run("check", in: folder).output.contains("did you mean 'fgColor.default'")
        )
    }

    @Test func `A token system has the roles that the configuration names`() throws {
        let folder = try Self.folder(
            "roles:\n  background: bgColor.default\n  text: [gone, '*.default']\n  text-muted: fgColor.faint\n"
        )
        let outcome = try Program.run("check", in: folder)
        #expect(outcome.status == 1 && !outcome.output.contains("unknown"), "\(outcome.output)")
        #expect(outcome.output.contains("'text-muted' on 'background'"))
    }

    @Test func `A configured role that no theme can have is a finding`() throws {
        let folder = try Self.folder("roles: { background: bgColour.default }\n")
        #expect(
            try Program.run("check", in: folder).output.contains(
                "themepreview.yml:1:22: warning: the role 'background' is 'bgColour.default', which no theme has"
            )
        )
    }

    @Test func `A token system is imported with the roles that its names suggest`() throws {
        let folder = try Self.folder()
        let outcome = try Program.run(
            "import",
            "themes/brand.tokens.json",
            "-o",
            "mine/brand.yml",
            in: folder
        )
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.errors.contains("guessed by the names of Primer: 4 roles"))
        #expect(outcome.errors.contains("  roles:\n    background: bgColor.default\n"))
        #expect(
            try Program.run("check", "--themes", "mine", in: folder).output.contains("'text' on")
                == false
        )
        #expect(try Program.run("list", "--themes", "mine", in: folder).status == 0)
    }
}

import Foundation
import TestSupport
import Testing

@Suite("The commands")
struct CommandTests {
    private static let good = "colors: { background: white, text: black }\n"
    private static let faint = "colors: { background: white, text: \"#777\" }\n"

    @Test(
        "A command exits with 0 when all is well, 1 with findings, 2 or 64 otherwise"
    )
    func status() throws {
        let project = try Program.folder(["themes/day.yml": Self.good])
        #expect(try Program.run("check", in: project).status == 0)
        #expect(try Program.run("build", in: project).status == 0)
        #expect(try Program.run("build", "--check", in: project).status == 0)
        try project.write(Self.faint, to: "themes/day.yml")
        #expect(try Program.run("check", in: project).status == 1)
        #expect(try Program.run("build", "--check", in: project).status == 1)
        #expect(try Program.run("build", in: project).status == 0)
        #expect(try Program.run("build", "--strict", in: project).status == 1)
        #expect(try Program.run("check", "--theme", "nite", in: project).status == 2)
        #expect(try Program.run("check", in: Program.folder()).status == 2)
        #expect(try Program.run("check", "--fail-on", "shock", in: project).status == 64)
        #expect(try Program.run("chekc", in: project).status == 64)
    }

    @Test("A theme that cannot be rendered fails the build, and the others are built")
    func unusable() throws {
        let project = try Program.folder([
            "themes/day.yml": Self.good, "themes/bad.yml": "colors: {}\n",
        ])
        #expect(try Program.run("build", in: project).status == 1)
        #expect(Repository.exists(project.appending(path: "site/themes/day/index.html")))
    }

    @Test(
        "Every verb has a help of some lines with overview and usage",
        arguments: [
            "build", "check", "diff", "list", "show", "contrast", "color", "explain", "init",
        ]
    )
    func help(_ verb: String) throws {
        let outcome = try Program.run(verb, "--help")
        #expect(outcome.status == 0)
        #expect(
            outcome.output.contains("OVERVIEW")
                && outcome.output.contains("USAGE: themepreview \(verb)")
        )
        #expect(outcome.output.split(separator: "\n").count > 10)
    }

    @Test(
        "Results go to standard output, without progress or colour outside a terminal"
    )
    func streams() throws {
        let project = try Program.folder(["themes/day.yml": Self.good])
        let outcome = try Program.run("build", in: project)
        #expect(outcome.errors.isEmpty)
        #expect(outcome.output.contains("site/index.html"))
        #expect(!outcome.output.contains("\u{1B}"))
        #expect(
            try Program.run("list", "--color", "always", in: project).output.contains(
                "\u{1B}[48;2;255;255;255m"
            )
        )
    }

    @Test("A hyphen stands for standard output, and for standard input of colours")
    func dash() throws {
        let project = try Program.folder(["themes/day.yml": Self.good, "old/day.yml": Self.good])
        for verb in [
            ["check", "--format", "json"], ["diff", "old", "themes", "--format", "json"],
        ] {
            let outcome = try Program.run(verb + ["-o", "-"], in: project)
            #expect(
                outcome.output == (try Program.run(verb, in: project).output)
                    && outcome.errors.isEmpty
            )
        }
        #expect(!Repository.exists(project.appending(path: "-")))
        #expect(
            try Program.run("color", "-", input: "red\n").output
                == Program.run("color", "red").output
        )
    }

    @Test("show prints a theme's colours in every mode, and which were derived")
    func show() throws {
        let project = try Program.folder([
            "themes/day.yml": """
            palette: { ink: "#123" }
            colors: { background: white, text: "{palette.ink}", text-muted: "{palette.ink} / 70%" }
            modes: { night: { scheme: dark, colors: { background: black, text: white } } }

            """, "themes/bad.yml": "colors: {}\n",
        ])
        let outcome = try Program.run("show", "day", in: project)
        #expect(outcome.status == 0)
        let rows = outcome.output.split(separator: "\n").map {
            $0.split(separator: " ").joined(separator: " ")
        }
        for row in [
            "palette every mode", "ink #112233", "colors light night", "background #ffffff #000000",
            "text #112233 #ffffff {palette.ink}",
            "text-muted rgba(17, 34, 51, 0.7) rgba(17, 34, 51, 0.7) {palette.ink}",
            "link #112233 #ffffff derived: as primary",
        ] {
            #expect(rows.contains(row), "\(row)")
        }
        #expect(
            try Program.run("show", "day", "--color", "always", in: project).output.contains(
                "\u{1B}[48;2;17;34;51m"
            )
        )
        #expect(try Program.run("show", "dya", in: project).errors.contains("did you mean 'day'?"))
        #expect(try Program.run("show", "bad", in: project).status == 2)
        #expect(try Program.run("show", "day", "--theme", "day", in: project).status == 64)
    }

    @Test("show and a theme's page mark colours that could not be read")
    func standIns() throws {
        let theme =
            "palette: { ink: blak }\ncolors: { background: white, text: black, link: \"{palette.ink}\" }\n"
        let project = try Program.folder(["themes/day.yml": theme])
        let output = try Program.run("show", "day", in: project).output
        let rows = output.split(separator: "\n").map {
            $0.split(separator: " ").joined(separator: " ")
        }
        #expect(
            rows.contains { $0.hasPrefix("ink #") && $0.hasSuffix("(unreadable: a stand-in)") },
            "\(output)"
        )
        #expect(
            rows.contains {
                $0.hasPrefix("link #") && $0.hasSuffix("{palette.ink} (unreadable: a stand-in)")
            }
        )
        #expect(rows.contains("text #000000"))
        #expect(try Program.run("build", in: project).status == 1)
        let page = try String(
            contentsOf: project.appending(path: "site/themes/day/index.html"),
            encoding: .utf8
        )
        #expect(page.contains("tokens.html#palette.ink>ink</a></b><code>unreadable</code>"))
        #expect(page.contains("data-oklch=\"unreadable\">unreadable<td>--color-link"))
        #expect(page.contains("<td style=\"--c:#000000\">#000000<td>--color-text"))
    }

    @Test("show tells a theme's own values from its base's")
    func inherited() throws {
        let base =
            "palette: { ink: black }\ncolors: { background: white, text: \"{palette.ink}\", link: \"#00f\" }\n"
        let project = try Program.folder([
            "themes/base.yml": base,
            "themes/brand.yml": "extends: base\ncolors: { link: \"#008\" }\n",
        ])
        let output = try Program.run("show", "brand", in: project).output
        let rows = output.split(separator: "\n").map {
            $0.split(separator: " ").joined(separator: " ")
        }
        for row in [
            "ink #000000 in themes/base.yml", "text #000000 {palette.ink} in themes/base.yml",
            "link #000088",
            "link-visited #000088 derived: as link",
        ] {
            #expect(rows.contains(row), "\(row)")
        }
    }

    @Test("init --templates writes templates that build the same site")
    func templates() throws {
        let folder = try Program.folder(["themes/day.yml": Self.good, "docs/index.md": "# A\n"])
        #expect(try Program.run("build", in: folder).status == 0)
        #expect(try Program.run("init", "--templates", in: folder).status == 0)
        #expect(Repository.exists(folder.appending(path: "templates/README.md")))
        #expect(try Program.run("build", "--check", in: folder).status == 0)
    }

    @Test(
        "A role that one theme lacks fails a check and a strict build, with its place"
    )
    func forgottenRole() throws {
        let folder = try Program.folder([
            "themes/day.yml": "colors: { background: white, text: black, brand: navy }\n",
            "themes/night.yml": Self.good,
            "templates/ours.css": ".card {\n  color: var(--color-brand);\n}\n",
        ])
        let error = """
            templates/ours.css:2:10: error: '--color-brand' is used here, and the theme 'night' has no role 'brand' \
            [token/undefined-property]
            """
        for arguments in [["check"], ["build", "--strict"]] {
            let outcome = try Program.run(arguments, in: folder)
            #expect(outcome.status == 1)
            #expect(outcome.output.contains(error))
        }
        #expect(try Program.run("build", in: folder).status == 0)
    }

    @Test func `The guide's limits are those of the program`() throws {
        let page = try String(
            contentsOf: Repository.root.appending(path: "docs/limits.md"),
            encoding: .utf8
        )
        #expect(
            try Program.run("explain", "limits", "--format", "markdown").output == page,
            "themepreview explain limits -f markdown > docs/limits.md"
        )
    }

    @Test("The guide's list of rules is what the program prints")
    func rulesPage() throws {
        let page = try String(
            contentsOf: Repository.root.appending(path: "docs/rules.md"),
            encoding: .utf8
        )
        #expect(
            try Program.run("explain", "--format", "markdown").output == page,
            "themepreview explain -f markdown > docs/rules.md"
        )
    }
}

import Foundation
import TestSupport
import Testing

@Suite("'init'")
struct InitTests {
    private static let files = [
        ".github/workflows/themes.yml", ".gitignore", "docs/index.md", "docs/writing.md",
        "themepreview.yml",
        "themes/first.yml", "themes/second.yml",
    ]

    private static let kitty =
        "background #101010\nforeground #f0f0f0\n"
        + (0..<16).map { "color\($0) #a0a0a0\n" }.joined()

    private static let base16 =
        "scheme: Plain\nauthor: A\n"
        + (0..<16).map {
            "base0\(String($0, radix: 16, uppercase: true)): \"\($0 < 5 ? "101010" : "f0f0f0")\"\n"
        }.joined()

    private static let family = """
        { "themes": [
          { "name": "Day", "style": { "background": "#ffffff", "text": "#000000" } },
          { "name": "Night", "style": { "background": "#000000", "text": "#ffffff" } }
        ] }
        """

    @Test func `init makes a project that passes the strictest check, and builds`() throws {
        let folder = try Program.folder()
        let outcome = try Program.run("init", in: folder)
        #expect(outcome.output == Self.files.map { "wrote \($0)\n" }.joined())
        let check = try Program.run(
            "check",
            "--fail-on",
            "warning",
            "--require-coverage",
            in: folder
        )
        #expect(
            check.status == 0 && check.output.contains("2 themes, 4 modes")
                && check.output.contains("all passed")
        )
        #expect(try Program.run("build", "--strict", in: folder).status == 0)
        #expect(try Program.run("fix", in: folder).status == 0)
    }

    @Test func `init changes no existing file`() throws {
        let mine = Dictionary(uniqueKeysWithValues: Self.files.map { ($0, "mine: \($0)\n") })
        let folder = try Program.folder(mine)
        for arguments in [["init"], ["init", "--from", "themes/first.yml"]] {
            _ = try Program.run(arguments, in: folder)
            for (path, text) in mine {
                #expect(
                    try String(contentsOf: folder.appending(path: path), encoding: .utf8) == text
                )
            }
        }
        #expect(
            try Program.run("init", in: folder).output
                == Self.files.map { "kept  \($0)\n" }.joined()
        )
    }

    @Test(arguments: [["init"], ["init", "--from", "sheet.css"]])
    func `init adds nothing to folders docs and site of a repository`(arguments: [String]) throws {
        let folder = try Program.folder([
            "docs/guide.md": "[Out](../README.md)\n",
            "site/index.html": "<p>Mine",
            "sheet.css": ":root { --background: #ffffff; --text: #111111; }\n",
        ])
        let outcome = try Program.run(arguments, in: folder)
        #expect(outcome.output.contains("wrote theme-pages/index.md\n"), "\(outcome.output)")
        #expect(!Repository.exists(folder.appending(path: "docs/index.md")))
        let check = try Program.run("check", in: folder)
        #expect(check.status == 0, "\(check.output)")
        #expect(try Program.run("build", "--strict", in: folder).status == 0)
        #expect(Repository.exists(folder.appending(path: "theme-site/index.html")))
        let ignored = folder.appending(path: ".gitignore")
        #expect(try String(contentsOf: ignored, encoding: .utf8).contains("\n/theme-site/\n"))

        let again = try Program.run("init", in: folder)
        #expect(!again.output.contains(" docs/"), "\(again.output)")
    }

    private static let code = """
        { "name": "Night", "type": "dark", "colors": {
          "editor.background": "#101010", "editor.foreground": "#f0f0f0",
          "statusBar.background": "#202020", "statusBar.foreground": "#f0f0f0" } }
        """

    @Test(arguments: [
        ("Night.conf", kitty, "1 theme as terminal"), ("gruv.yaml", base16, "1 theme as scheme"),
        ("pair.json", family, "2 themes as editor"), ("night.json", code, "1 theme as editor"),
    ])
    func `init --from leaves a theme of another tool where it is, and judges that file`(
        name: String,
        text: String,
        kind: String
    ) throws {
        let folder = try Program.folder([name: text])
        let outcome = try Program.run("init", "new", "--from", name, in: folder)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.errors.contains("../\(name) stays where it is: \(kind)"))
        #expect(outcome.errors.contains("'themepreview import \(name)' converts it"))
        #expect(outcome.errors.contains("next: themepreview check --project new"))
        #expect(!Repository.exists(folder.appending(path: "new/themes")))
        let direct = try Program.run("check", "--themes", name, in: folder)
        let check = try Program.run("check", "--project", "new", in: folder)
        #expect(direct.output.contains(kind), "\(direct.output)")
        #expect(check.output == direct.output, "the same pairs as of the file alone")
        #expect(try Program.run("build", "--project", "new", in: folder).status == 0)
    }

    @Test(arguments: [
        (["all.css"], "themes: css/all.css\n"),
        (["all.css", "more.css"], "themes: [css/all.css, css/more.css]\n"),
    ])
    func `init --from names the sheets of a folder that no other one imports`(
        entries: [String],
        line: String
    ) throws {
        let imports = "@import './colors.css';\n@import './spaces.css';\n"
        var files = [
            "css/colors.css": ":root { --background: #ffffff; --text: #111111; }\n",
            "css/spaces.css": ":root { --space: 4px; }\n",
        ]
        for entry in entries { files["css/\(entry)"] = imports }
        let folder = try Program.folder(files)
        let outcome = try Program.run("init", "--from", "css", in: folder)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let path = folder.appending(path: "themepreview.yml")
        let configuration = try String(contentsOf: path, encoding: .utf8)
        #expect(configuration.contains(line), "\(configuration)")
        let check = try Program.run("check", in: folder)
        #expect(check.output.contains("\(entries.count) theme"), "\(check.output)")
        #expect(!check.output.contains("sets no colours"), "\(check.output)")
    }

    @Test func `init --from a sheet reads what it imports from another folder`() throws {
        let sheet = """
            @import url("../colors/ramps.css");
            :root { --background: var(--white); --text: var(--ink); }
            :root { --badge-bg: var(--white); --badge-text: var(--ink); }
            """
        let folder = try Program.folder([
            "themes/day.css": sheet,
            "colors/ramps.css": ":root { --white: #ffffff; --ink: #111111; }\n",
        ])
        let outcome = try Program.run("init", "--from", "themes/day.css", in: folder)
        #expect(outcome.errors.contains("proposed by their names: 1 pair"), "\(outcome.errors)")
    }

    @Test func `init --from names no sheet of rules, shadows or ramps, and says so`() throws {
        let folder = try Program.folder([
            "css/tokens.css": ":root { --background: #ffffff; --text: #111111; }\n",
            "css/button.css": ".button { color: var(--text); padding: 4px }\n",
            "css/ramp.css": ":root { --teal-1: #e0f0f0; --teal-2: #80c0c0; --teal-3: #004040; }\n",
            "css/shadows.css": ":root { --shadow-color: #0003; }\n",
        ])
        let outcome = try Program.run("init", "--from", "css", in: folder)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let message =
            "since they have no colours for text, fills or lines: css/button.css and 2 more"
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        let path = folder.appending(path: "themepreview.yml")
        let configuration = try String(contentsOf: path, encoding: .utf8)
        #expect(configuration.contains("themes: css/tokens.css\n"), "\(configuration)")
        #expect(configuration.contains("# uses: \"css/**/*.css\""), "\(configuration)")
        #expect(try Program.run("check", in: folder).output.contains("1 theme"))
    }

    @Test func `init --from leaves out what cannot be read, and says so`() throws {
        let folder = try Program.folder([
            "css/tokens.css": ":root { --background: #ffffff; --text: #111111; }\n",
            "css/_tokens.scss": ":root { --background: #fff; --text: #111; @include dark }\n",
            "css/dark.css": ":root { --text: #000000 }\n",
            "css/high-contrast.css": ":root { --text: #000000 }\n",
            "css/dark-high-contrast.css": ":root { --text: #000000 }\n",
            "css/_mixins.scss": "@mixin ink($color) { color: $color; }\n",
            "css/pack.json": ##"{ "kind": "pack", "themes": [{ "ui": "#112233" }] }"##,
        ])
        let outcome = try Program.run("init", "--from", "css", in: folder)
        for reason in ["that it writes: css/_mixins.scss and 1 more", "read: css/pack.json"] {
            #expect(outcome.errors.contains(reason), "\(outcome.errors)")
        }
        let check = try Program.run("check", in: folder)
        #expect(check.output.hasPrefix("1 theme, ") && check.status == 0, "\(check.output)")
    }

    @Test func `init --from names the files of a folder of tokens without those of no theme`()
        throws
    {
        var files = [
            "tokens/gray.json":
                ##"{ "gray": { "0": { "value": "#ffffff" }, "9": { "value": "#111111" } } }"##,
            "tokens/roles.json":
                ##"{ "background": { "value": "{gray.0}" }, "text": { "value": "{gray.9}" } }"##,
            "tokens/deploy.json": ##"{ "kind": "pack", "themes": [{ "ui": "#112233" }] }"##,
        ]
        for size in 1...5 {
            files["tokens/size/\(size).json"] = ##"{ "s\##(size)": { "value": "\##(size)px" } }"##
        }
        let folder = try Program.folder(files)
        let outcome = try Program.run("init", "--from", "tokens", in: folder)
        #expect(outcome.errors.contains("read: tokens/deploy.json"), "\(outcome.errors)")
        let path = folder.appending(path: "themepreview.yml")
        let configuration = try String(contentsOf: path, encoding: .utf8)
        let line = "themes: [tokens/gray.json, tokens/roles.json, tokens/size]\n"
        #expect(configuration.contains(line), "\(configuration)")
        let check = try Program.run("check", in: folder)
        #expect(check.output.contains("1 theme, ") && check.status == 0, "\(check.output)")
    }

    @Test func `init --from copies a theme in our own format`() throws {
        let folder = try Program.folder([
            "mine.yml": "colors: { background: white, text: black }\n"
        ])
        let outcome = try Program.run("init", "new", "--from", "mine.yml", in: folder)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.errors.contains("next: themepreview build --project new"))
        #expect(Repository.exists(folder.appending(path: "new/themes/mine.yml")))
        #expect(try Program.run("build", "--project", "new", in: folder).status == 0)
    }

    @Test func `init --from says what to write into a configuration that is there`() throws {
        let folder = try Program.folder([
            "night.json": Self.code, "themepreview.yml": "title: Mine\n",
        ])
        let outcome = try Program.run("init", "--from", "night.json", in: folder)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.errors.contains("write 'themes: night.json' into it"))
    }

    @Test(arguments: [
        (["--from", "gone.conf"], 2, "gone.conf"), (["--from", "docs"], 2, "docs"),
        (["--from", "notes.md"], 1, "notes.md:1:1: error:"),
        (["--from", "broken.yml"], 1, "broken.yml:2:1: error:"),
        (["--from", ""], 64, "--from is empty"),
        (["--from", "notes.md", "--templates"], 64, "leave --templates out"),
    ])
    func `init --from writes nothing when it cannot read its file`(
        arguments: [String],
        status: Int32,
        error: String
    ) throws {
        let folder = try Program.folder([
            "notes.md": "Notes: about\n", "broken.yml": "colors: [", "docs/a.md": "# A\n",
        ])
        let outcome = try Program.run(["init", "new"] + arguments, in: folder)
        #expect(outcome.status == status && outcome.output.isEmpty)
        #expect(outcome.errors.contains(error), "\(outcome.errors)")
        #expect(!Repository.exists(folder.appending(path: "new")))
    }

    @Test func `init --templates keeps a template that the project has sorted into a folder`()
        throws
    {
        let folder = try Program.folder([
            "themes/day.yml": "colors: { background: white, text: black }\n",
            "templates/partials/footer.mustache": "<footer>Ours</footer>\n",
        ])
        let outcome = try Program.run(["init", "--templates"], in: folder)
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("kept  templates/partials/footer.mustache\n"))
        #expect(!Repository.exists(folder.appending(path: "templates/footer.mustache")))
        #expect(try Program.run("build", in: folder).status == 0)
    }
}

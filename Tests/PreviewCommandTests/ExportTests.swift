import Foundation
import TestSupport
import Testing

@Suite("'export'")
struct ExportTests {
    private static let theme = "colors: { background: white, text: black }\n"
    private static let files = [
        "themes/harbor.yml": theme, "themes/nord.yml": "extends: harbor\nname: Nord\n",
        "themes/broken.yml": "extends: harbor\ncolors: { text: '{palette.ink}', link: '#12' }\n",
    ]

    @Test func `export writes a theme to standard output`() throws {
        let folder = try Program.folder(Self.files)
        let outcome = try Program.run("export", "nord", "--to", "json", in: folder)
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        #expect(outcome.json["name"] as? String == "Nord")
        #expect((outcome.json["colors"] as? [String: String])?["text"] == "#000000")
        #expect(
            try Program.run("export", "nord", "--to", "json", "-o", "-", in: folder).output
                == outcome.output
        )
    }

    @Test func `export writes a whole file, and says so`() throws {
        let folder = try Program.folder(Self.files)
        let outcome = try Program.run(
            "export",
            "harbor",
            "nord",
            "--to",
            "swift",
            "--type",
            "Look",
            "--plain",
            "-o",
            "Look.swift",
            in: folder
        )
        #expect(outcome.status == 0 && outcome.output.isEmpty)
        #expect(outcome.errors == "wrote Look.swift\n")
        let text = try String(contentsOf: folder.appending(path: "Look.swift"), encoding: .utf8)
        #expect(
            text.contains("enum Look: String") && text.contains("case nordLight = \"nord/light\"")
        )
        #expect(!text.contains("import "))
        let names = try FileManager.default.contentsOfDirectory(
            atPath: folder.path(percentEncoded: false)
        )
        #expect(names.sorted() == ["Look.swift", "themes"])
    }

    @Test
    func `export writes a single file into an existing folder, or one with a slash`()
        throws
    {
        let folder = try Program.folder(
            Self.files.merging(["out/keep.txt": "x"]) { first, _ in first }
        )
        for (path, shown) in [("out", "out/harbor.json"), ("new/", "new/harbor.json")] {
            let outcome = try Program.run(
                "export",
                "harbor",
                "--to",
                "json",
                "-o",
                path,
                in: folder
            )
            #expect(
                outcome.status == 0 && outcome.errors == "wrote \(shown)\n",
                "\(outcome.errors)"
            )
            #expect(
                FileManager.default.fileExists(
                    atPath: folder.appending(path: shown).path(percentEncoded: false)
                )
            )
        }
        let imported = try Program.run("import", "themes/harbor.yml", "-o", "out", in: folder)
        #expect(
            imported.status == 0 && imported.errors.contains("wrote out/harbor.yml\n"),
            "\(imported.errors)"
        )
    }

    @Test(arguments: [
        ("android", "res", "res/values/"), ("android", "res.d", "res.d/values/"),
        ("xcassets", "App", "App/"),
        ("docc", "App.docc/theme-settings.json", "App.docc/theme-settings.json"),
        ("vscode", "editor", "editor/harbor-color-theme.json"), ("css", "theme.css", "theme.css"),
        ("kitty", "new/deep/a.conf", "new/deep/a.conf"), ("css", "new/deep", "new/deep/harbor.css"),
    ])
    func `export takes a path without an ending for a folder, and makes missing ones`(
        format: String,
        path: String,
        written: String
    ) throws {
        let folder = try Program.folder(Self.files)
        let outcome = try Program.run("export", "harbor", "--to", format, "-o", path, in: folder)
        #expect(
            outcome.status == 0 && outcome.errors.contains("wrote \(written)"),
            "\(outcome.errors)"
        )
        #expect(Repository.exists(folder.appending(path: written)) || written.hasSuffix("/"))
    }

    @Test func `export refuses to write several themes to one file`() throws {
        let folder = try Program.folder(Self.files)
        let outcome = try Program.run(
            "export",
            "harbor",
            "nord",
            "--to",
            "json",
            "-o",
            "all.json",
            in: folder
        )
        #expect(outcome.status == 2 && !Repository.exists(folder.appending(path: "all.json")))
        #expect(
            outcome.errors
                == "error: several files cannot go to one, 'all.json'\n  help: name a folder: 'all.json/'\n"
        )
    }

    @Test func `export keeps the order of the themes, each once`() throws {
        let outcome = try Program.run(
            "export",
            "nord",
            "harbor",
            "nord",
            "--to",
            "swift",
            in: try Program.folder(Self.files)
        )
        let cases = outcome.output.matches(of: #/(?m)^    case (\w+) = /#).map { String($0.1) }
        #expect(cases == ["nordLight", "harborLight"])
    }

    @Test func `export writes a file a theme to a folder, and none to standard output`() throws {
        let folder = try Program.folder(Self.files)
        let refused = try Program.run("export", "harbor", "nord", "--to", "yaml", in: folder)
        #expect(refused.status == 2 && refused.output.isEmpty)
        #expect(
            refused.errors.contains(
                "2 files cannot go to standard output\n  help: name a folder with --output"
            )
        )
        let outcome = try Program.run(
            "export",
            "harbor",
            "nord",
            "--to",
            "yaml",
            "-o",
            "out/all",
            in: folder
        )
        #expect(
            outcome.status == 0
                && outcome.errors == "wrote out/all/harbor.yml\nwrote out/all/nord.yml\n"
        )
        let text = try String(
            contentsOf: folder.appending(path: "out/all/nord.yml"),
            encoding: .utf8
        )
        #expect(text.contains("text: \"#000000\"") && !text.contains("extends"))
    }

    @Test func `export refuses a theme with errors, prints them, and writes nothing`() throws {
        let folder = try Program.folder(Self.files)
        for arguments in [["broken"], ["harbor", "broken"], []] {
            let outcome = try Program.run(
                ["export"] + arguments + ["--to", "swift", "-o", "A.swift"],
                in: folder
            )
            #expect(outcome.status == 1 && outcome.output.isEmpty)
            #expect(outcome.errors.contains("themes/broken.yml:2:17: error: "))
            #expect(outcome.errors.contains("[token/unknown-reference]"))
            #expect(outcome.errors.contains("[color/invalid-color]"))
            #expect(!Repository.exists(folder.appending(path: "A.swift")))
        }
        #expect(try Program.run("export", "nord", "--to", "swift", in: folder).status == 0)
    }

    @Test
    func `export writes the other themes when one is broken, and names those left out`()
        throws
    {
        var files = Self.files
        files["themes/child.yml"] = "extends: broken\n"
        files["themes/torn.yml"] = "colors: ["
        let folder = try Program.folder(files)
        let outcome = try Program.run("export", "--to", "json", "-o", "out", in: folder)
        #expect(outcome.status == 1 && outcome.output.isEmpty)
        for text in [
            "themes/broken.yml:2:17: error: ", "themes/torn.yml:",
            "wrote out/harbor.json\nwrote out/nord.json\n",
        ] {
            #expect(outcome.errors.contains(text), "\(outcome.errors)")
        }
        #expect(outcome.errors.hasSuffix("not written: broken, child, torn\n"))
        #expect(try Program.names(in: folder, "out") == ["harbor.json", "nord.json"])
        let named = try Program.run(
            "export",
            "nord",
            "child",
            "--to",
            "json",
            "-o",
            "two",
            in: folder
        )
        #expect(named.status == 1 && named.errors.hasSuffix("not written: child\n"))
        #expect(try Program.names(in: folder, "two") == ["nord.json"])
        let shown = try Program.run("export", "--to", "json", in: folder)
        #expect(
            shown.status == 1 && shown.output.isEmpty
                && shown.errors.hasSuffix("nothing is written\n")
        )
    }

    @Test func `export writes to the same places whether another theme is broken or not`() throws {
        let folder = try Program.folder(Self.files)
        let outcome = try Program.run(
            "export",
            "nord",
            "broken",
            "--to",
            "android",
            "-o",
            "out",
            in: folder
        )
        #expect(outcome.status == 1)
        #expect(try Program.names(in: folder, "out") == ["nord"])
        #expect(
            try Program.run("export", "nord", "harbor", "--to", "android", "-o", "two", in: folder)
                .status == 0
        )
        #expect(try Program.names(in: folder, "two") == ["harbor", "nord"])
    }

    @Test func `export writes the other themes when one lacks the roles of the format`()
        throws
    {
        let tokens = ##"{ "$type": "color", "brand": { "$value": "#123456" } }"##
        let folder = try Program.folder([
            "themes/brand.tokens.json": tokens, "themes/harbor.yml": Self.theme,
        ])
        let outcome = try Program.run("export", "--to", "kitty", "-o", "out", in: folder)
        #expect(
            outcome.status == 1 && outcome.errors.contains("'brand' has no 'background'"),
            "\(outcome.errors)"
        )
        #expect(outcome.errors.hasSuffix("wrote out/harbor.conf\nnot written: brand\n"))
        #expect(try Program.names(in: folder, "out") == ["harbor.conf"])
    }

    @Test func `export refuses a theme whose base has errors`() throws {
        var files = Self.files
        files["themes/child.yml"] = "extends: broken\ncolors: { text: black }\n"
        let outcome = try Program.run(
            "export",
            "child",
            "--to",
            "json",
            in: try Program.folder(files)
        )
        #expect(outcome.status == 1 && outcome.errors.contains("themes/broken.yml:2:"))
    }

    @Test(arguments: [
        (
            ["harbr", "--to", "swift"], 2,
            "there is no theme 'harbr'\n  help: did you mean 'harbor'?"
        ),
        (["other/dusk.yaml", "--to", "kitty"], 2, "by --themes: 'dusk --themes other/dusk.yaml'"),
        (["harbor", "--to", "swfit"], 64, "'--to <format>': did you mean 'swift'?"),
        (["harbor", "--to", "pdf"], 64, "'--to <format>': the formats are swift, json, yaml"),
        (["harbor"], 64, "name formats with --to, or templates with --template"),
        (
            ["harbor", "--to", "swift", "--type", "a b"], 64,
            "'--type <name>': a type needs an identifier"
        ),
        (
            ["harbor", "--to", "json", "--plain"], 64,
            "--plain, --public and --type go with --to swift."
        ),
        (["harbor", "--to", "swift", "-o", ""], 64, "--output is empty"),
        (["--theme", "harbor", "--to", "swift"], 64, "'export' takes the id alone"),
        (
            ["harbor", "--to", "swift", "-o", "themes/harbor.yml/A.swift"], 2,
            "cannot write 'themes/harbor.yml/"
        ),
    ])
    func `export says what is wrong with its arguments`(
        arguments: [String],
        status: Int32,
        message: String
    ) throws {
        let outcome = try Program.run(["export"] + arguments, in: try Program.folder(Self.files))
        #expect(outcome.status == status && outcome.output.isEmpty)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test func `export takes templates of a repository, of one file and of the project`() throws {
        let folder = try Program.folder([
            "themes/harbor.yml": "colors: { background: white, text: '#111111' }\n",
            "repository/templates/config.yaml":
                "vim: { filename: 'colors/{{scheme-system}}-{{scheme-slug}}.vim' }\n",
            "repository/templates/vim.mustache": "{{base05-hex}}\n",
            "one.conf.mustache": "{{scheme-name}} {{base00-hex}}\n",
            "exports/config.yaml":
                "own: { filename: '{{theme-id}}.txt', supported-systems: [roles] }\n",
            "exports/own.mustache": "{{text-rgb-r}}\n",
        ])
        func text(_ path: String) throws -> String {
            try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        }
        let repository = ["export", "--template", "repository", "-o", "out"]
        #expect(try Program.run(repository, in: folder).status == 0)
        #expect(try text("out/colors/base16-harbor.vim") == "111111\n")
        let one = try Program.run("export", "--template", "one.conf.mustache", in: folder)
        #expect(one.output == "Harbor ffffff\n")
        #expect(try Program.run("export", "--to", "own", in: folder).output == "17\n")
        let all = ["export", "--to", "all", "-o", "every"]
        #expect(try Program.run(all, in: folder).status == 0)
        #expect(try text("every/own/harbor.txt") == "17\n")
        #expect(try text("every/bootstrap/harbor.css").contains("#111111"))
    }

    @Test func `export writes the other themes when one lacks a name that a template asks for`()
        throws
    {
        let folder = try Program.folder([
            "themes/a.yml": "colors: { background: white, text: black, brand: red }\n",
            "themes/b.yml": "colors: { background: white, text: black }\n",
            "exports/config.yaml":
                "own: { filename: '{{theme-id}}.txt', supported-systems: [roles] }\n",
            "exports/own.mustache": "{{brand-hex}}\n",
        ])
        let outcome = try Program.run("export", "--to", "own", "-o", "out", in: folder)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("exports/own.mustache:1:1: 'b' has no 'brand-hex'"))
        let written = folder.appending(path: "out/a.txt")
        #expect(try String(contentsOf: written, encoding: .utf8) == "ff0000\n")
    }

    @Test func `export names the place of a mistake in templates`() throws {
        let folder = try Program.folder([
            "themes/harbor.yml": "colors: { background: white, text: '#111111' }\n",
            "t/config.yaml": "own: { filename: x }\n",
            "t/own.mustache": "a\n{{#b}}\n",
            "empty/own.mustache": "",
        ])
        let wrong = try Program.run("export", "--template", "t", in: folder)
        #expect(wrong.status == 2)
        #expect(wrong.errors.contains("t/own.mustache:2:1: error: '{{#b}}' is not closed"))
        let empty = try Program.run("export", "--template", "empty", in: folder)
        #expect(empty.errors.contains("'empty' has no templates/config.yaml"))
        #expect(try Program.run("export", "--template", "gone", in: folder).status == 2)
        let both = ["export", "--template", "t", "--to", "css"]
        #expect(try Program.run(both, in: folder).status == 64)
    }

    @Test func `export without themes exits with status 2`() throws {
        let outcome = try Program.run(
            "export",
            "--to",
            "swift",
            in: try Program.folder(["themepreview.yml": ""])
        )
        #expect(outcome.status == 2)
    }

    @Test func `export writes the same Swift as the plug-in's tool`() throws {
        let folder = try Program.folder([
            "themes/a.yml": Self.theme, "themes/b.json": #"{"extends":"a","name":"B"}"#,
        ])
        let tool = try Program.run(
            ["--plain", "Tool.swift", "themes/a.yml", "themes/b.json"],
            in: folder,
            of: "export-themes"
        )
        #expect(tool.status == 0 && tool.output.isEmpty && tool.errors.isEmpty)
        let verb = try Program.run("export", "--to", "swift", "--plain", in: folder)
        #expect(
            try String(contentsOf: folder.appending(path: "Tool.swift"), encoding: .utf8)
                == verb.output
        )
    }

    @Test func `The plug-in's tool writes nothing when a file is wrong`() throws {
        let folder = try Program.folder(["a.yml": "colors: { background: white, text: '#12' }\n"])
        let tool = try Program.run(["A.swift", "a.yml"], in: folder, of: "export-themes")
        #expect(
            tool.status == 1 && tool.output.isEmpty && tool.errors.hasPrefix("a.yml:1:37: error: ")
        )
        #expect(!Repository.exists(folder.appending(path: "A.swift")))
        #expect(try Program.run(["A.swift"], in: folder, of: "export-themes").status == 64)
        #expect(
            try Program.run(["A.swift", "gone.yml"], in: folder, of: "export-themes").status == 2
        )
    }

    @Test func `export includes the contrast level of the project`() throws {
        var files = ["themes/harbor.yml": Self.theme]
        files["themepreview.yml"] = "contrast: { level: AAA }\n"
        let outcome = try Program.run(
            "export",
            "harbor",
            "--to",
            "json",
            in: try Program.folder(files)
        )
        #expect((outcome.json["contrast"] as? [String: String])?["level"] == "AAA")
    }

    private static let sheet =
        ":root { --background: #fff; --foreground: #111; --brand: var(--gone); --edge: var(--brand); }\n"

    @Test func `export leaves out unreadable colours, and aliases of them`() throws {
        let folder = try Program.folder(["themes/site.css": Self.sheet])
        for format in ["yaml", "json", "css", "scss", "dtcg", "swift", "kitty"] {
            let outcome = try Program.run("export", "site", "--to", format, in: folder)
            #expect(
                outcome.status == 0 && outcome.output.contains("111111"),
                "\(format): \(outcome.errors)"
            )
            #expect(
                !outcome.output.contains("808080") && !outcome.output.contains("palette-edge"),
                "\(format)"
            )
        }
        try FileManager.default.removeItem(at: folder.appending(path: "themes/site.css"))
        try folder.write(Self.sheet, to: "site.css")
        #expect(
            try Program.run("import", "site.css", "-o", "themes/site.yml", in: folder).status == 0
        )
        #expect(try !Program.run("check", "--quiet", in: folder).output.contains("error"))
    }

    @Test func `export refuses a format of roles for a theme of names alone`() throws {
        let tokens = ##"{ "$type": "color", "brand": { "$value": "#123456" } }"##
        let folder = try Program.folder(["themes/brand.tokens.json": tokens])
        let refused = try Program.run("export", "--to", "kitty", in: folder)
        #expect(refused.status == 2 && refused.output.isEmpty)
        #expect(
            refused.errors.contains(
                "'brand' has no 'background' and 'text' that are known, as kitty needs"
            )
        )
        let css = try Program.run("export", "--to", "css", in: folder).output
        #expect(css.contains("--palette-brand: #123456;") && !css.contains("--color-background"))
    }

    /// A light theme whose code is dark.
    private static let darkCode = """
        name: Bay
        colors:
          { background: white, text: "#1b1b1b", surface: "#f2f4f7", selection: "#bcd7ff", code-background: "#101820",
            code: "#e7edf2", syntax-comment: "#9fb0c0", syntax-keyword: "#c5b5f7", syntax-string: "#7ad7b4",
            danger: "#b3261e", primary: "#0b5c9e", highlight: "#ffe08a", on-highlight: "#1b1b1b" }
        modes:
          dark: { scheme: dark, colors: { background: "#0e1116", text: "#e6e6e6", surface: "#1a1f27",
            selection: "#24415f", danger: "#ff8a80", primary: "#8ab4f8" } }
        """

    /// A theme whose code lies on its page, in both modes.
    private static let oneGround = """
        name: Bay
        colors:
          { background: white, text: "#1b1b1b", surface: "#f2f4f7", selection: "#bcd7ff",
            syntax-comment: "#5b6570", syntax-keyword: "#5b3fc0", syntax-string: "#0a6b45",
            danger: "#9c1c16", primary: "#0b5c9e", highlight: "#ffe08a", on-highlight: "#1b1b1b" }
        modes:
          dark: { scheme: dark, colors: { background: "#0e1116", text: "#e6e6e6", surface: "#1a1f27",
            selection: "#24415f", syntax-comment: "#9fb0c0", syntax-keyword: "#c5b5f7",
            syntax-string: "#7ad7b4", danger: "#ff8a80", primary: "#8ab4f8" } }
        """

    // Editors show texts of their windows on the ground of the code, such as pages of settings: with dark code in a light
    // window one of the two cannot be read, and `export` warns of it.
    @Test(arguments: [
        ("vscode", oneGround), ("helix", oneGround), ("zed", oneGround),
        ("base16", darkCode), ("base24", darkCode), ("kitty", darkCode), ("iterm2", darkCode),
    ])
    func `An exported theme passes as the program shows it where the theme passes`(
        format: String,
        theme: String
    ) throws {
        let folder = try Program.folder(["themes/bay.yml": theme])
        let outcome = try Program.run("export", "--to", format, "-o", "out/", in: folder)
        #expect(outcome.status == 0 && !outcome.errors.contains("warning"), "\(outcome.errors)")
        let check = try Program.run("check", "--themes", "out", in: folder)
        #expect(check.status == 0, "\(check.output)")
    }

    @Test func `export warns of pairs that fail as the program shows them`() throws {
        let theme = Self.darkCode.replacing("#9fb0c0", with: "#2b3a48")
        let folder = try Program.folder(["themes/bay.yml": theme])
        let outcome = try Program.run("export", "--to", "helix", "-o", "out/", in: folder)
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("out/bay.toml:1:1: warning:"), "\(outcome.errors)")
        #expect(outcome.errors.contains("comment"))
        #expect(outcome.errors.contains("help: 'themepreview check --themes out/bay.toml'"))
    }

    @Test func `The help of an export on standard output names no file as if it were there`()
        throws
    {
        let theme = Self.darkCode.replacing("#9fb0c0", with: "#2b3a48")
        let folder = try Program.folder(["themes/bay.yml": theme])
        let outcome = try Program.run("export", "--to", "helix", in: folder)
        #expect(outcome.errors.contains("help: write it to a file with --output: "))
    }

    @Test(arguments: ["vitepress", "shadcn", "docc"])
    func `A theme without a dark mode is on dark pages, too, and export says so`(
        format: String
    ) throws {
        let light = "colors: { background: white, text: '#1b1b1b' }\n"
        let folder = try Program.folder(["themes/bay.yml": light, "both/bay.yml": Self.oneGround])
        let arguments = ["export", "--to", format, "-o", "out/"]
        let outcome = try Program.run(arguments, in: folder)
        #expect(outcome.errors.contains("'bay' has no dark mode: \(format)"), "\(outcome.errors)")
        let both = try Program.run(arguments + ["--themes", "both"], in: folder)
        #expect(!both.errors.contains("has no"), "\(both.errors)")
    }

    @Test func `A theme of one editor has its roles alone in another, and export says so`() throws {
        let code = """
            { "colors": { "editor.background": "#ffffff", "editor.foreground": "#111111" },
              "tokenColors": [ { "scope": "markup.bold",
                "settings": { "foreground": "#333333", "fontStyle": "bold" } } ] }
            """
        let folder = try Program.folder(["themes/bay.json": code, "own/bay.yml": Self.oneGround])
        let arguments = ["export", "-o", "out/", "--to"]
        let other = try Program.run(arguments + ["tmtheme"], in: folder)
        #expect(other.errors.contains("its font styles, are not in tmtheme"), "\(other.errors)")
        let same = try Program.run(arguments + ["vscode"], in: folder)
        #expect(!same.errors.contains("font styles"), "\(same.errors)")
        let own = try Program.run(arguments + ["tmtheme", "--themes", "own"], in: folder)
        #expect(!own.errors.contains("font styles"), "\(own.errors)")
    }

    @Test func `export writes a folder for each of several formats`() throws {
        let folder = try Program.folder(["themes/bay.yml": Self.darkCode])
        let outcome = try Program.run(
            "export",
            "--to",
            "kitty,alacritty",
            "--to",
            "helix",
            "-o",
            "out",
            in: folder
        )
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try Program.names(in: folder, "out") == ["alacritty", "helix", "kitty"])
        #expect(try Program.names(in: folder, "out/kitty") == ["bay-dark.conf", "bay.conf"])
        #expect(try Program.names(in: folder, "out/helix") == ["bay-dark.toml", "bay.toml"])
        let again = try Program.run("export", "--to", "kitty,helix", "-o", "out", in: folder)
        #expect(again.errors.contains("replaced out/kitty/bay.conf"))
        let nowhere = try Program.run("export", "--to", "kitty,helix", in: folder)
        #expect(nowhere.status == 64)
    }

    @Test func `export writes one mode where it is named, and says which others there are`() throws
    {
        let folder = try Program.folder(["themes/bay.yml": Self.darkCode])
        let light = try Program.run("export", "bay", "--to", "kitty", in: folder)
        #expect(light.status == 0 && light.output.contains("background #ffffff"))
        #expect(light.errors.contains("the others are dark"))
        let dark = try Program.run("export", "bay", "--to", "kitty", "--mode", "dark", in: folder)
        #expect(dark.output.contains("background #0e1116") && dark.errors.isEmpty)
        let joined = try Program.run(
            "export",
            "bay",
            "--to",
            "iterm2",
            "--mode",
            "dark",
            "-o",
            "one/",
            in: folder
        )
        #expect(joined.status == 0 && joined.errors.contains("wrote one/bay-dark.itermcolors"))
        for (format, mode, status) in [("kitty", "night", 2), ("css", "dark", 64)] {
            let outcome = try Program.run(
                "export",
                "bay",
                "--to",
                format,
                "--mode",
                mode,
                in: folder
            )
            #expect(outcome.status == Int32(status), "\(outcome.errors)")
        }
    }

    @Test func `An error that stops all formats is told once`() throws {
        let folder = try Program.folder(["themes/broken.yml": "name: Broken\n"])
        let run = try Program.run("export", "--to", "kitty,zed,css", "-o", "out", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.components(separatedBy: "nothing is written").count == 2)
    }
}

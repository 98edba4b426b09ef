import Foundation
import TestSupport
import Testing

@Suite("'import'")
struct ImportTests {
    private static let kitty =
        "background #101010\nforeground #f0f0f0\ncursor none\n"
        + (0..<16).map { "color\($0) #a0a0a0\n" }.joined()

    @Test func `import writes a theme that a check reads, and says where its roles come from`()
        throws
    {
        let folder = try Program.folder(["Night.conf": Self.kitty])
        let outcome = try Program.run("import", "Night.conf", "-o", "themes/night.yml", in: folder)
        #expect(outcome.status == 0 && outcome.output.isEmpty)
        #expect(
            outcome.errors.contains(
                "Night.conf:3:8: warning: 'none' for 'cursor' stands for no colour"
            )
        )
        #expect(outcome.errors.contains("wrote themes/night.yml\nmapped from kitty: "))
        #expect(outcome.errors.contains("left out: what is named above"))
        #expect(try Program.run("list", in: folder).output.contains("Night"))
    }

    @Test func `import keeps an existing file, and writes nothing with --strict`() throws {
        let folder = try Program.folder(["Night.conf": Self.kitty, "mine.yml": "mine\n"])
        #expect(try Program.run("import", "Night.conf", "-o", "mine.yml", in: folder).status == 2)
        #expect(try Program.run("import", "Night.conf", "--strict", in: folder).status == 1)
        #expect(try Program.run("import", "Night.conf", in: folder).output.contains("background: "))
        #expect(try Program.run("import", "gone.conf", in: folder).status == 2)
    }

    @Test
    func
        `import takes several files, and writes the others when one fails`()
        throws
    {
        let folder = try Program.folder([
            "Night.conf": Self.kitty, "torn.json": "{", "other/night.conf": Self.kitty,
            "Day.conf": Self.kitty,
        ])
        let files = ["Night.conf", "torn.json", "other/night.conf", "gone.conf", "Day.conf"]
        let outcome = try Program.run(["import"] + files + ["-o", "out", "--force"], in: folder)
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        for text in [
            "torn.json:1:", "wrote out/night.yml\n", "wrote out/day.yml\n",
            "cannot read 'gone.conf'",
            "out/night.yml is already that of another theme",
        ] { #expect(outcome.errors.contains(text), "\(text) in \(outcome.errors)") }
        #expect(try Program.names(in: folder, "out") == ["day.yml", "night.yml"])
        let one = try Program.run("import", "Night.conf", "torn.json", "-o", "one", in: folder)
        #expect(one.status == 1)
        #expect(try Program.names(in: folder, "one") == ["night.yml"])
        #expect(try Program.run("import", "Night.conf", "Day.conf", in: folder).status == 2)
        #expect(
            try Program.run("import", "Night.conf", "Day.conf", "-o", "two.yml", in: folder).status
                == 2
        )
        #expect(!Repository.exists(folder.appending(path: "two.yml")))
        #expect(
            try Program.run("import", "--guess", "Night.conf", "Day.conf", in: folder).status == 64
        )
    }

    @Test(arguments: [[], ["--force"]])
    func `import makes a missing folder`(options: [String]) throws {
        let folder = try Program.folder(["Night.conf": Self.kitty])
        for (path, file) in [
            ("new/", "new/night.yml"), ("other/deep/mine.yml", "other/deep/mine.yml"),
        ] {
            let outcome = try Program.run(
                ["import", "Night.conf", "-o", path] + options,
                in: folder
            )
            #expect(
                outcome.status == 0 && outcome.errors.contains("wrote \(file)\n"),
                "\(outcome.errors)"
            )
            let made = file.split(separator: "/").dropLast().joined(separator: "/")
            #expect(outcome.errors.contains("made the folder \(made)\nwrote"), "\(outcome.errors)")
            #expect(FileManager.default.fileExists(atPath: folder.appending(path: file).path()))
        }
    }

    @Test func `import joins token files that refer to each other into one theme`() throws {
        let folder = try Program.folder([
            "palette.json":
                ##"{ "blue": { "sets": { "light": { "value": "#0000ff" }, "dark": { "value": "#aaaaff" } } } }"##,
            "semantic.json": ##"{ "accent": { "value": "{blue}" } }"##, "Night.conf": Self.kitty,
        ])
        let alone = try Program.run("import", "semantic.json", in: folder)
        #expect(
            alone.status == 1 && alone.errors.contains("import both at once"),
            "\(alone.errors)"
        )
        let one = try Program.run(
            "import",
            "palette.json",
            "semantic.json",
            "-o",
            "brand.yml",
            in: folder
        )
        #expect(one.status == 0 && one.errors.contains("wrote brand.yml\n"), "\(one.errors)")
        let text = try String(contentsOf: folder.appending(path: "brand.yml"), encoding: .utf8)
        #expect(
            text.contains("accent: \"{palette.blue}\"") && text.contains("blue: \"#aaaaff\""),
            "\(text)"
        )
        let several = try Program.run(
            "import",
            "semantic.json",
            "Night.conf",
            "palette.json",
            "-o",
            "out",
            in: folder
        )
        #expect(several.status == 0, "\(several.errors)")
        #expect(try Program.names(in: folder, "out") == ["night.yml", "tokens.yml"])
        let both = try Program.folder([
            "themes/palette.json":
                ##"{ "color": { "background": { "value": "#ffffff" }, "ink": { "value": "#111111" } } }"##,
            "themes/semantic.json": ##"{ "color": { "text": { "value": "{color.ink.value}" } } }"##,
        ])
        let list = try Program.run("list", "--format", "json", in: both)
        #expect(
            (list.json["themes"] as? [[String: Any]])?.compactMap { $0["id"] as? String } == [
                "tokens"
            ]
        )
    }

    @Test func `import joins Android colours with those for the night, named or not`()
        throws
    {
        let folder = try Program.folder([
            "res/values/colors.xml":
                ##"<resources><color name="background">#fff</color><color name="text">#f000</color></resources>"##,
            "res/values-night/colors.xml":
                ##"<resources><color name="background">#000</color><color name="text">#fff</color></resources>"##,
        ])
        let day = try Program.run("import", "res/values/colors.xml", in: folder)
        #expect(day.status == 0 && day.output.contains("modes:\n  dark:\n"), "\(day.errors)")
        let both = try Program.run(
            "import",
            "res/values/colors.xml",
            "res/values-night/colors.xml",
            "-o",
            "app.yml",
            in: folder
        )
        #expect(both.status == 0 && both.errors.contains("wrote app.yml\n"), "\(both.errors)")
        #expect(
            try String(contentsOf: folder.appending(path: "app.yml"), encoding: .utf8) == day.output
        )
    }

    @Test func `import names a folder of Tokens Studio after itself`() throws {
        let folder = try Program.folder([
            "sea/$metadata.json": ##"{ "tokenSetOrder": ["core/base"] }"##,
            "sea/core/base.json": ##"{ "brand": { "value": "#123456", "type": "color" } }"##,
            "land/x.txt": "",
        ])
        for path in ["sea", "sea/", "sea/$metadata.json"] {
            let outcome = try Program.run("import", path, "-o", "land/", "--force", in: folder)
            #expect(
                outcome.status == 0 && outcome.errors.contains("wrote land/sea.yml"),
                "\(outcome.errors)"
            )
        }
        let inside = try Program.run("import", ".", in: folder.appending(path: "sea"))
        #expect(
            inside.status == 0 && inside.output.contains("brand: \"#123456\""),
            "\(inside.errors)"
        )
        #expect(try Program.run("import", "land", in: folder).status == 2)
    }

    @Test func `import finds the files that a file refers to, by any spelling of its path`() throws
    {
        let order = ##""resolutionOrder": [{ "sources": [{ "$ref": "parts/base.json" }] }]"##
        let files = [
            "tokens/all.json": ##"{ "version": "2025.10", \##(order) }"##, "other/x.txt": "",
            "tokens/parts/base.json": ##"{ "$type": "color", "brand": { "$value": "#123456" } }"##,
        ]
        let folder = try Program.folder(files)
        let absolute = folder.appending(path: "tokens/all.json").path(percentEncoded: false)
        for path in ["tokens/all.json", absolute] {
            let outcome = try Program.run("import", path, in: folder)
            #expect(
                outcome.status == 0 && outcome.output.contains("brand: \"#123456\""),
                "\(outcome.errors)"
            )
        }
        let beside = try Program.run(
            "import",
            "../tokens/all.json",
            in: folder.appending(path: "other")
        )
        #expect(beside.status == 0, "\(beside.errors)")
    }
}

@Suite("A file with several themes")
struct ThemeFamilyTests {
    private static func family(link: String) -> String {
        """
        { "themes": [
          { "name": "Day", "style": { "background": "#ffffff", "text": "#000000" } },
          { "name": "Night", "style": { "background": "#000000", "text": "#ffffff", "link_text.hover": "\(link)" } }
        ] }
        """
    }

    @Test func `A file of several themes is that many themes, with findings at their lines`()
        throws
    {
        let folder = try Program.folder([
            "themes/pair.json": Self.family(link: "#abcdef123"), "themes/README": "no theme\n",
        ])
        let list = try Program.run("list", in: folder)
        #expect(list.status == 0, "\(list.errors)")
        #expect(list.output.contains("pair-day") && list.output.contains("pair-night"))
        let outcome = try Program.run("check", "--theme", "pair-night", "-f", "json", in: folder)
        #expect(outcome.output.contains("'link_text.hover'"))
        #expect(
            try !Program.run("check", "--theme", "pair-day", "-f", "json", in: folder).output
                .contains("'link_text.hover'")
        )
    }

    @Test func `import writes a file of several themes as a file for each`() throws {
        let folder = try Program.folder(["pair.json": Self.family(link: "#abcdef")])
        #expect(try Program.run("import", "pair.json", in: folder).status == 2)
        let refused = try Program.run("import", "pair.json", "-o", "x.yml", in: folder)
        #expect(
            refused.status == 2 && refused.errors.contains("name a folder: 'x.yml/'"),
            "\(refused.errors)"
        )
        #expect(!Repository.exists(folder.appending(path: "x.yml")))
        #expect(try Program.run("import", "pair.json", "-o", "themes", in: folder).status == 0)
        let names = try FileManager.default.contentsOfDirectory(
            atPath: folder.appending(path: "themes").path()
        )
        #expect(names.sorted() == ["pair-day.yml", "pair-night.yml"])
    }
}

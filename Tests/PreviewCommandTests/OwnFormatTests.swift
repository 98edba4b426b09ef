import Foundation
import TestSupport
import Testing

@Suite("A project's own formats")
struct OwnFormatTests {
    private static let table = """
        title: Skin
        ending: skin
        container: lines
        recognise: [paper, ink]
        slots: { background: paper, text: ink }

        """

    @Test func `A project's own format is read from its folder, and listed`() throws {
        let folder = try Program.folder([
            "formats/skin.yml": Self.table, "themes/sea.skin": "paper = #fff\nink = #000\n",
        ])
        #expect(try Program.run("list", in: folder).output.contains("sea"))
        #expect(
            try Program.run("explain", "formats", in: folder).output.contains(
                "skin              Skin (.skin, of this project)"
            )
        )
        #expect(
            try Program.run("import", "themes/sea.skin", in: folder).errors.contains(
                "mapped from skin: 2 roles"
            )
        )
        #expect(try Program.run("build", in: folder).status == 0)
        try folder.write(
            Self.table.replacing("text: ink", with: "text: paper"),
            to: "formats/skin.yml"
        )
        #expect(try Program.run("build", "--check", in: folder).status == 1)
    }

    @Test(arguments: ["skin", "SKIN"])
    func `A theme of a project's own format has the colours that it inherits`(
        ending: String
    ) throws {
        let table = Self.table.replacing("[paper, ink]", with: "[ink]")
        let folder = try Program.folder([
            "formats/skin.yml": "\(table)inherits: parent\n",
            "themes/base.\(ending)": "paper = #fff\nink = #000\n",
            "themes/sea.\(ending)": "parent = base\nink = #ccc\n",
        ])
        let check = try Program.run("check", in: folder)
        #expect(check.status == 1, "\(check.errors)")
        #expect(check.output.contains("themes/sea.\(ending):2"), "\(check.output)")
        #expect(!check.output.contains("themes/base.\(ending)"), "\(check.output)")
    }

    @Test func `A project's own format may be named by a family`() throws {
        let folder = try Program.folder([
            "formats/skin.yml": Self.table, "themes/sea.skin": "paper = #fff\nink = #666\n",
            "themepreview.yml": "contrast: { families: [{ formats: skin, level: AAA }] }\n",
        ])
        let strict = try Program.run("check", in: folder)
        #expect(
            strict.status == 1 && strict.output.contains("below the 7:1 required for text (AAA)")
        )
        try folder.write(
            "contrast: { families: [{ formats: skim, level: AAA }] }\n",
            to: "themepreview.yml"
        )
        let unknown = try Program.run("check", in: folder)
        #expect(unknown.status == 2 && unknown.errors.contains("did you mean 'skin'?"))
    }

    @Test func `A fixed file keeps its project's own format`() throws {
        let table = Self.table.replacing("container: lines", with: "container: yaml")
        let folder = try Program.folder([
            "formats/skin.yml": table, "themes/sea.skin": "paper: '#fff'\nink: '#999'\n",
        ])
        let fix = try Program.run("fix", "--write", in: folder)
        #expect(fix.status == 0, "\(fix.output)\(fix.errors)")
        #expect(try Program.run("check", in: folder).status == 0)
    }

    @Test func `A project's own table of a terminal is a format of export`() throws {
        let table = """
            title: Skin
            ending: skin
            container: lines
            recognise: [paper, hue1]
            vocabulary: terminal
            slots: { background: paper, text: ink, "ansi.{0-15}": "hue{n}" }

            """
        let theme = "colors: { background: '#ffffff', text: '#000000', syntax-string: '#d0d0d0' }\n"
        let folder = try Program.folder(["formats/skin.yml": table, "themes/sea.yml": theme])
        let outcome = try Program.run("export", "sea", "--to", "skin", "-o", "out/", in: folder)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let written = folder.appending(path: "out/sea.skin")
        let text = try String(contentsOf: written, encoding: .utf8)
        #expect(text.contains("paper=#ffffff") && text.contains("hue15="), "\(text)")
        let all = try Program.run("export", "--to", "all", "-o", "all", in: folder)
        let path = folder.appending(path: "all/skin/sea.skin").path
        #expect(all.status == 0 && FileManager.default.fileExists(atPath: path), "\(all.errors)")
        let unknown = try Program.run("export", "--to", "skn", in: folder)
        #expect(unknown.status == 64 && unknown.errors.contains("did you mean 'skin'?"))
    }

    @Test func `A configured modifier that no resolver has is a warning at its place`() throws {
        let resolver = ##"""
            { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/modifiers/season" }],
              "modifiers": { "season": { "contexts": {
                "a": [{ "$type": "color", "background": { "$value": "#ffffff" }, "text": { "$value": "#000000" } }],
                "b": [{ "$type": "color", "background": { "$value": "#000000" }, "text": { "$value": "#ffffff" } }] } } } }
            """##
        let folder = try Program.folder([
            "themes/a.resolver.json": resolver,
            "themepreview.yml": "modifiers:\n  seson: modes\n  other: themes\n",
        ])
        let outcome = try Program.run("check", "-f", "concise", in: folder).output
        #expect(
            outcome.contains(
                "themepreview.yml:2:3: warning: 'modifiers' names 'seson', which no resolver has"
            )
        )
        #expect(
            outcome.contains(
                "themepreview.yml:3:3: warning: 'modifiers' names 'other', which no resolver has"
            )
        )
        #expect(!outcome.contains("names 'season'"))
    }

    @Test func `Configured modifiers of a resolver become modes or themes`() throws {
        func token(_ color: String) -> String {
            ##"{ "a": { "$type": "color", "$value": "\##(color)" } }"##
        }
        let contexts =
            ##""contexts": { "light": [\##(token("#fff"))], "dark": [\##(token("#000"))] }"##
        let entry = ##"{ "type": "modifier", "name": "look", \##(contexts) }"##
        let folder = try Program.folder([
            "themes/brand.resolver.json":
                ##"{ "version": "2025.10", "name": "Brand", "resolutionOrder": [\##(entry)] }"##
        ])
        #expect(try Program.run("list", in: folder).output.contains("brand-dark") == false)
        try folder.write("modifiers: { look: themes }\n", to: "themepreview.yml")
        #expect(try Program.run("list", in: folder).output.contains("brand-dark"))
        try folder.write("modifiers: { look: theme }\n", to: "themepreview.yml")
        #expect(try Program.run("list", in: folder).errors.contains("did you mean 'themes'?"))
    }

    @Test func `A mistake in a project's own format is a finding`() throws {
        let folder = try Program.folder([
            "formats/skin.yml": "titel: x\n" + Self.table,
            "themes/sea.skin": "paper = #fff\nink = #000\n",
        ])
        let outcome = try Program.run("check", in: folder)
        #expect(
            outcome.status == 1
                && outcome.output.contains("formats/skin.yml:1:1: error: 'titel' is not a key")
        )
    }

    @Test func `import --guess drafts a format from a file`() throws {
        let folder = try Program.folder([
            "a.skin": "paper_bg = #fff\nink_fg = #000\n", "b.skin": "no colours here\n",
        ])
        let outcome = try Program.run("import", "--guess", "a.skin", in: folder)
        #expect(outcome.status == 0 && outcome.output.contains("ending: \"skin\""))
        #expect(outcome.errors.contains("found 2 colours with 2 slots"))
        #expect(try Program.run("import", "--guess", "b.skin", in: folder).status == 2)
    }
}

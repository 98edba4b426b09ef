import Foundation
import TestSupport
import Testing

@Suite("Wrong input")
struct WrongInputTests {
    private static let files = [
        "good/themes/a.yml": "colors: { background: white, text: black }\n",
        "css/themes/site.css": "a { color: red }\n",
        "script/themes/site.js": "", "many/themes/site.html": "", "many/themes/site.js": "",
        "none/docs/a.md": "# A\n",
        "bad/themes/tab.yml": "colors:\n\tbackground: white\n",
        "bad/themes/open.yml": "colors:\n  text: [black\n",
        "bad/themes/colors.yml": "colors: { background: wite, text: \"#12\" }\n",
        "bad/themes/void.yml": "",
        "bad/themes/key.yml": "colours: { background: white }\n",
        "bad/themes/words.yml": "just words\n",
        "config/themepreview.yml": "title: [a\n", "gone/themepreview.yml": "themes: nowhere\n",
    ]

    @Test(arguments: [
        (
            ["check", "--project", "none"], 2,
            "there are no themes at 'none/themes': nothing is there"
        ),
        (
            ["check", "--project", "script"], 2,
            "at 'script/themes': 'site.js' has no ending of a theme file, such as .yml; name a file of code itself"
        ),
        (
            ["check", "--project", "css"], 1,
            "css/themes/site.css:1:1: error: the style sheet sets no colours"
        ),
        (
            ["list", "--project", "many"], 2,
            "at 'many/themes': none of the 2 files has an ending of a theme file"
        ),
        (
            ["check", "--themes", "nowhere"], 2,
            "there are no themes at 'nowhere': nothing is there"
        ),
        (
            ["check", "--project", "good", "--docs", "nowhere"], 2,
            "there is no folder of pages 'nowhere'"
        ),
        (
            ["build", "--project", "good", "--templates", "nowhere"], 2,
            "there is no folder of templates 'nowhere'"
        ),
        (
            ["check", "--project", "gone"], 2,
            "gone/themepreview.yml:1:9: error: there are no themes at 'nowhere'"
        ),
        (
            ["check", "--project", "config"], 2,
            "config/themepreview.yml:2:1: error: the configuration is not YAML"
        ),
        (["check", "--project", "nowhere"], 2, "there is no folder 'nowhere'"),
        (["import", "nowhere.yml"], 2, "cannot read 'nowhere.yml': No such file or directory"),
        (["import", "css"], 2, "cannot read 'css': Is a directory"),
        (
            ["import", "css/themes/site.css"], 1,
            "css/themes/site.css:1:1: error: the style sheet sets no colours"
        ),
        (
            ["contrast", "#12", "white"], 2,
            "'#12', column 1: a hex colour has 3, 4, 6 or 8 digits, not 2"
        ),
        (["contrast", "var(--x)", "white"], 2, "write a colour as CSS does, in quotes"),
        (["generate", "zzzz"], 2, "'zzzz', column 1: 'zzzz' is not a colour"),
        (["generate", "blu"], 2, "did you mean 'blue'?"),
        (["diff", "nowhere", "good"], 2, "is no folder"),
        (["show", "b", "--project", "good"], 2, "there is no theme and no role 'b'"),
        (["export", "b", "--to", "css", "--project", "good"], 2, "there is no theme 'b'"),
        (["show", "c.yml", "--project", "good"], 2, "--themes: 'c --themes c.yml'"),
        (["color", "red", "--to", "rgb"], 64, "did you mean 'srgb'?"),
        (["color", "red", "--to", "p3"], 64, "did you mean 'display-p3'?"),
        (["explain", "nothing"], 64, "there is no rule 'nothing'"),
    ])
    func `Wrong input is reported with its place and what to do`(
        arguments: [String],
        status: Int32,
        message: String
    )
        throws
    {
        let folder = try Program.folder(Self.files)
        let outcome = try Program.run(arguments, in: folder)
        let said = outcome.output + outcome.errors
        #expect(
            outcome.status == status && said.contains(message) && said.contains("\n  help: "),
            "\(said)"
        )
        #expect(!said.contains(folder.path(percentEncoded: false)), "\(said)")
    }

    @Test func `Wrong input of every kind in theme files has its line and column`() throws {
        let outcome = try Program.run("check", "--project", "bad", in: Program.folder(Self.files))
        #expect(outcome.status == 1)
        for place in [
            "tab.yml:2:1", "open.yml:3:1", "colors.yml:1:23", "colors.yml:1:36", "key.yml:1:1",
            "words.yml:1:1",
        ] {
            #expect(outcome.output.contains("bad/themes/\(place): error: "), "\(place)")
        }
        #expect(outcome.output.contains("bad/themes/void.yml: error: the file is empty"))
        let list = try Program.run("list", "--project", "bad", in: Program.folder(Self.files))
        #expect(
            list.status == 1 && list.errors.contains("bad/themes/tab.yml:2:1: error: "),
            "\(list.errors)"
        )
        for verb in [["fix"], ["show", "tab"]] {
            let said = try Program.run(verb + ["--project", "bad"], in: Program.folder(Self.files))
                .errors
            #expect(said.contains("themepreview check") && said.contains("says why"))
        }
    }

    @Test func `explain with a family of rules lists its rules`() throws {
        let outcome = try Program.run("explain", "contrast")
        #expect(outcome.status == 0 && outcome.output.contains("contrast/low-contrast"))
        #expect(outcome.output.split(separator: "\n").allSatisfy { $0.hasPrefix("contrast/") })
    }
}

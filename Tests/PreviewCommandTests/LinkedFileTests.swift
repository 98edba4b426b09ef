import Foundation
import TestSupport
import Testing

@Suite("Files that are links")
struct LinkedFileTests {
    private static let pale = "colors:\n  background: white\n  text: \"#888888\"\n"

    private func link(_ name: String, to target: String, in folder: URL) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.appending(path: name).path(percentEncoded: false),
            withDestinationPath: target
        )
    }

    private func target(of name: String, in folder: URL) throws -> String {
        try FileManager.default.destinationOfSymbolicLink(
            atPath: folder.appending(path: name).path(percentEncoded: false)
        )
    }

    @Test func `A theme that is an unreadable link is an error, and does not pass by absence`()
        throws
    {
        let folder = try Program.folder([
            "themes/a.yml": "colors: { background: white, text: black }\n", "pale.yml": Self.pale,
            "more/b.yml": Self.pale,
        ])
        try link("themes/bad.yml", to: "../pale.yml", in: folder)
        try link("themes/gone.yml", to: "nowhere.yml", in: folder)
        try link("themes/more", to: "../more", in: folder)
        let outcome = try Program.run("check", "--format", "concise", in: folder)
        #expect(outcome.status == 1)
        #expect(
            outcome.output == """
                themes/bad.yml: error: the link leads out of its folder [theme/unreadable-file]
                themes/gone.yml: error: the link is broken [theme/unreadable-file]
                themes/more: error: the link leads to a folder; only links to files are followed [theme/unreadable-file]

                """
        )
        #expect(
            try Program.run("check", "--require-coverage", in: folder).errors.contains(
                "3 unreadable"
            )
        )
        #expect(try Program.run("build", in: folder).status == 1)
        try FileManager.default.removeItem(at: folder.appending(path: "pale.yml"))
        let later = try Program.run("build", in: folder)
        #expect(
            later.output.contains("themes/bad.yml: error: the link is broken"),
            "\(later.output)"
        )
    }

    @Test func `A link that leads out is no page and no template`() throws {
        let folder = try Program.folder([
            "themes/a.yml": "colors: { background: white, text: black }\n", "out/x.md": "# X\n",
            "docs/index.md": "# A\n", "docs/in/y.md": "# Y\n",
        ])
        try link("docs/x.md", to: "../out/x.md", in: folder)
        try link("docs/z.md", to: "in/y.md", in: folder)
        try link("docs/again", to: "in", in: folder)
        let outcome = try Program.run("check", "--format", "concise", in: folder)
        #expect(
            outcome.output == """
                docs/again: warning: the link leads to a folder; only links to files are followed [page/unreadable-page]
                docs/x.md: error: the link leads out of its folder [page/unreadable-page]

                """
        )
        #expect(try Program.run("build", in: folder).status == 1)
        let site = folder.appending(path: "site/themes/a/pages")
        #expect(
            Repository.exists(site.appending(path: "z.html"))
                && !Repository.exists(site.appending(path: "x.html"))
        )
        try FileManager.default.createDirectory(
            at: folder.appending(path: "templates"),
            withIntermediateDirectories: false
        )
        try link("templates/page.mustache", to: "../out/x.md", in: folder)
        let refused = try Program.run("build", in: folder)
        #expect(refused.status == 1)
        #expect(
            refused.output.contains(
                "templates/page.mustache: error: the link leads out of its folder"
            )
        )
    }

    @Test(arguments: ["themes", "docs", "templates", "site"])
    func `A folder of the project that is a link to outside stops a build`(_ name: String) throws {
        let outer = try Program.folder([
            "web/themes/a.yml": "colors: { background: white, text: black }\n",
            "web/themepreview.yml": "title: Web\n", "private/secret.md": "# Secret\n",
            "private/a.yml": "colors: { background: white, text: black }\n",
        ])
        let project = outer.appending(path: "web")
        if name == "themes" {
            try FileManager.default.removeItem(at: project.appending(path: "themes"))
        }
        try link(name, to: "../private", in: project)
        let refused = try Program.run("build", in: project)
        #expect(refused.status == 2)
        #expect(
            refused.errors.contains("'\(name)' is a link that leads out of the project"),
            "\(refused.errors)"
        )
        let written = try FileManager.default.subpathsOfDirectory(atPath: outer.path())
        #expect(!written.contains { $0.hasSuffix(".html") })
    }

    @Test func `A folder outside of the project is read where the command line names it`() throws {
        let outer = try Program.folder([
            "web/themes/a.yml": "colors: { background: white, text: black }\n",
            "pages/index.md": "# A\n",
        ])
        let project = outer.appending(path: "web")
        try link("docs", to: "../pages", in: project)
        #expect(try Program.run("build", in: project).status == 2)
        #expect(try Program.run("build", "--docs", "docs", in: project).status == 0)
        let page = project.appending(path: "site/themes/a/pages/index.html")
        #expect(Repository.exists(page))
    }

    /// Elsewhere the system takes no such name.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self")))
    func `A file name that is no text is another error than a bad link`() throws {
        let folder = try Program.folder([
            "themes/a.yml": "colors: { background: white, text: black }\n"
        ])
        let name = folder.appending(path: "themes/").path(percentEncoded: false).utf8CString
            .dropLast()
        let path = name + [CChar(bitPattern: 0xFF)] + ".yml".utf8CString
        let descriptor = Array(path).withUnsafeBufferPointer {
            open($0.baseAddress!, O_CREAT | O_WRONLY, 0o644)
        }
        try #require(descriptor >= 0)
        close(descriptor)
        let outcome = try Program.run("check", "--format", "concise", in: folder)
        #expect(
            outcome.status == 1 && outcome.output.contains("error: the name is not UTF-8 text"),
            "\(outcome)"
        )
    }

    @Test func `A file that is two themes by a link is fixed once`() throws {
        let folder = try Program.folder(["themes/a.yml": Self.pale])
        try link("themes/b.yml", to: "a.yml", in: folder)
        let shown = try Program.run("fix", in: folder)
        #expect(shown.output.contains("+++ b/themes/a.yml") && !shown.output.contains("b.yml"))
        let outcome = try Program.run("fix", "--write", in: folder)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output == "wrote themes/a.yml: 1 value\n")
        #expect(try target(of: "themes/b.yml", in: folder) == "a.yml")
        #expect(try Program.run("check", in: folder).status == 0)
    }

    @Test func `A file that is two themes with different needs is not fixed`()
        throws
    {
        let waiver = "{ pair: text on background, reason: known }"
        let folder = try Program.folder([
            "themes/a.yml": "extends: base-a\n" + Self.pale,
            "themes/base-a.yml": "colors: { background: white, text: black }\n",
            "themes/c.yml":
                "extends: b\ncolors: { background: \"#e0e0e0\" }\ncontrast: { waivers: [\(waiver)] }\n",
            "themes/d.yml": "extends: b\ncolors: { background: \"#dddddd\" }\n",
        ])
        try link("themes/b.yml", to: "a.yml", in: folder)
        let before = try String(contentsOf: folder.appending(path: "themes/a.yml"), encoding: .utf8)
        let outcome = try Program.run("fix", "--write", in: folder)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("are links to one file"), "\(outcome.errors)")
        #expect(
            try String(contentsOf: folder.appending(path: "themes/a.yml"), encoding: .utf8)
                == before
        )
    }

    @Test func `init keeps a link, even one that leads nowhere`() throws {
        let folder = try Program.folder()
        try link("themepreview.yml", to: "nowhere.yml", in: folder)
        let outcome = try Program.run("init", in: folder)
        #expect(
            outcome.status == 0 && outcome.output.contains("kept  themepreview.yml"),
            "\(outcome.output)"
        )
        #expect(try target(of: "themepreview.yml", in: folder) == "nowhere.yml")
        #expect(!Repository.exists(folder.appending(path: "nowhere.yml")))
    }

    @Test(arguments: [
        ("out/a.conf", "../mine", "--to kitty", "out"),
        ("out/kitty", "..", "--to kitty,json", "out"),
        ("out/a.xcassets", "..", "--to xcassets", "out/"),
    ])
    func `export writes through no link below the folder that is named`(
        name: String,
        target: String,
        formats: String,
        output: String
    ) throws {
        let folder = try Program.folder([
            "themes/a.yml": Self.pale, "mine": "mine\n", "out/keep.txt": "x",
        ])
        try link(name, to: target, in: folder)
        let arguments = ["export"] + formats.split(separator: " ").map(String.init)
        let outcome = try Program.run(arguments + ["-o", output], in: folder)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("through the link '\(name)'"), "\(outcome.errors)")
        #expect(
            try String(contentsOf: folder.appending(path: "mine"), encoding: .utf8) == "mine\n"
        )
    }

    @Test func `export sees a link whose name begins with a combining mark`() throws {
        let folder = try Program.folder([
            "themes/a.yml": Self.pale, "mine/keep.txt": "x", "out/keep.txt": "x",
            "templates/config.yaml":
                "default: { filename: \"\u{301}lnk/{{scheme-slug}}.ini\" }\n",
            "templates/default.mustache": "{{base00-hex}}\n",
        ])
        try link("out/\u{301}lnk", to: "../mine", in: folder)
        let outcome = try Program.run(["export", "--template", ".", "-o", "out/"], in: folder)
        #expect(outcome.status == 2, "\(outcome.output)")
        #expect(outcome.errors.contains("through the link"), "\(outcome.errors)")
        #expect(!Repository.exists(folder.appending(path: "mine/a.ini")))
    }

    @Test func `export writes to a link that the command line names`() throws {
        let folder = try Program.folder(["themes/a.yml": Self.pale, "mine": "mine\n"])
        try link("a.conf", to: "mine", in: folder)
        let outcome = try Program.run(["export", "--to", "kitty", "-o", "a.conf"], in: folder)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try target(of: "a.conf", in: folder) == "mine")
    }

    @Test func `A link that leads nowhere is no place for a baseline`() throws {
        let folder = try Program.folder(["themes/a.yml": Self.pale])
        try link("known.json", to: "nowhere.json", in: folder)
        let arguments = ["check", "--baseline", "known.json", "--update-baseline", "--accept-new"]
        let outcome = try Program.run(arguments, in: folder)
        #expect(outcome.status == 2 && outcome.errors.contains("known.json"), "\(outcome.errors)")
        #expect(try target(of: "known.json", in: folder) == "nowhere.json")
    }
}

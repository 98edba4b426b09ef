import Foundation
import TestSupport
import Testing

@Suite("A typing error")
struct LastGoodTests {
    private static let good = "colors: { background: white, text: black }\n"
    private static let bad = "colors: { background: white, text: '#12' }\n"

    /// A project with two themes, two pages and a template, built once.
    private static func built() throws -> URL {
        let folder = try Program.folder([
            "themepreview.yml": "title: Shop\n", "themes/day.yml": good, "themes/night.yml": good,
            "docs/index.md": "# A\n", "docs/b.md": "# B\n",
            "templates/footer.mustache": "<p>Ours</p>\n",
        ])
        #expect(try Program.run("build", in: folder).status == 0)
        return folder
    }

    private static func files(_ folder: URL) -> [String: Data] {
        let site = folder.appending(path: "site").path(percentEncoded: false)
        let paths =
            (FileManager.default.enumerator(atPath: site)?.compactMap { $0 as? String }) ?? []
        return Dictionary(
            uniqueKeysWithValues: paths.filter { $0 != "build-manifest.json" }
                .compactMap { path in
                    FileManager.default.contents(atPath: "\(site)/\(path)").map { (path, $0) }
                }
        )
    }

    private static func write(_ bytes: Data, to file: String, in folder: URL) throws {
        try bytes.write(to: folder.appending(path: file))
    }

    @Test(
        arguments: [
            (
                "themes/day.yml", bad, "themes/day.yml:1:37: error: 'colors.text': a hex colour",
                "day|themes|index|contrast"
            ),
            ("themes/day.yml", "colors: [\n", "themes/day.yml:", "day|themes|index|contrast"),
            (
                "themes/day.yml", "colors: { background: white, text: black, surface: '#zz' }\n",
                "themes/day.yml:1:54: error: 'colors.surface'", "day|themes|index|contrast|r/day"
            ),
            (
                "themes/day.yml", good + "pallete: { ink: black }\n",
                "themes/day.yml:2:1: error: 'pallete'",
                "day|themes|index|contrast|r/day"
            ),
            (
                "docs/b.md", "\u{FFFD}", "docs/b.md:1:1: error: the page is not UTF-8 text",
                "/b.html"
            ),
            ("docs/b.md", "---\ntitle: [\n---\n# C\n", "docs/b.md:", "/b.html"),
            (
                "templates/footer.mustache", "<p>{{nothing}}</p>\n",
                "templates/footer.mustache:1:4: error: ", "."
            ),
            (
                "templates/footer.mustache", "\u{FFFD}",
                "templates/footer.mustache:1:1: error: the template is not UTF-8", "."
            ),
        ])
    func `A typing error deletes nothing from a site, and the build exits with status 1`(
        file: String,
        text: String,
        line: String,
        kept: String
    ) throws {
        let folder = try Self.built()
        let old = Self.files(folder)
        let source = try Data(contentsOf: folder.appending(path: file))
        // U+FFFD stands for a byte that is no UTF-8.
        let bytes = text == "\u{FFFD}" ? Data([0xFF]) : Data(text.utf8)
        try Self.write(bytes, to: file, in: folder)
        for _ in 1...2 {
            let outcome = try Program.run("build", in: folder)
            #expect(outcome.status == 1, "\(outcome)")
            #expect(outcome.output.contains(line), "\(outcome.output)")
            let new = Self.files(folder)
            #expect(Set(new.keys) == Set(old.keys))
            // Pages link to the themes and pages that can be read.
            for (path, bytes) in old where kept.split(separator: "|").contains(where: path.contains)
            {
                if path.hasPrefix("themes/night/"), !path.hasSuffix(kept) { continue }
                #expect(new[path] == bytes, "\(path)")
            }
        }
        let check = try Program.run("build", "--check", in: folder)
        #expect(check.status == 1)
        #expect(check.output.contains(line), "\(check.output)")
        if !file.hasPrefix("templates/") {
            #expect(check.output.contains("site is stale in "), "\(check.output)")
        }

        try Self.write(source, to: file, in: folder)
        #expect(try Program.run("build", in: folder).status == 0)
        #expect(Self.files(folder) == old)
        #expect(try Program.run("build", "--check", in: folder).status == 0)
    }

    @Test func `A typing error in every theme leaves all of them in the site`() throws {
        let folder = try Self.built()
        let old = Self.files(folder)
        for name in ["day", "night"] {
            try Self.write(Data(Self.bad.utf8), to: "themes/\(name).yml", in: folder)
        }
        let outcome = try Program.run("build", in: folder)
        #expect(
            outcome.status == 1 && outcome.output.contains("kept from an earlier build"),
            "\(outcome)"
        )
        #expect(Self.files(folder) == old)
    }

    @Test func `A typing error in the configuration writes nothing, and exits with status 2`()
        throws
    {
        let folder = try Self.built()
        let old = Self.files(folder)
        try Self.write(Data("title: Shop\nthemse: x\n".utf8), to: "themepreview.yml", in: folder)
        for options in [[], ["--check"], ["--clean"]] {
            let outcome = try Program.run(["build"] + options, in: folder)
            #expect(outcome.status == 2, "\(options)")
            #expect(
                outcome.errors.contains("themepreview.yml:2:1: error: 'themse'"),
                "\(outcome.errors)"
            )
        }
        #expect(Self.files(folder) == old)
    }

    @Test func `A typing error in one theme does not stop the others`() throws {
        let folder = try Self.built()
        let old = Self.files(folder)
        try Self.write(Data(Self.bad.utf8), to: "themes/day.yml", in: folder)
        try Self.write(
            Data("colors: { background: black, text: white }\n".utf8),
            to: "themes/night.yml",
            in: folder
        )
        #expect(try Program.run("build", in: folder).status == 1)
        let new = Self.files(folder)
        #expect(new["themes/night/theme.css"] != old["themes/night/theme.css"])
        for file in ["themes/day/theme.css", "themes/day/index.html", "themes.css", "index.html"] {
            #expect(new[file] == old[file], "\(file)")
        }
    }

    @Test func `A typing error in a new theme's value shows the rest until it is fixed`() throws {
        let folder = try Program.folder([
            "themes/day.yml": "colors: { background: white, text: black, link: '#zz' }\n"
        ])
        for background in ["white", "#eee"] {
            let text = "colors: { background: '\(background)', text: black, link: '#zz' }\n"
            try Self.write(Data(text.utf8), to: "themes/day.yml", in: folder)
            let outcome = try Program.run("build", in: folder)
            #expect(
                outcome.status == 1 && outcome.output.contains("error: 'colors.link'"),
                "\(outcome)"
            )
            let sheet = try #require(Self.files(folder)["themes/day/theme.css"])
            let value = background == "white" ? "#ffffff" : "#eeeeee"
            #expect(String(decoding: sheet, as: UTF8.self).contains("--color-background: \(value)"))
        }
        try Self.write(Data(Self.good.utf8), to: "themes/day.yml", in: folder)
        #expect(try Program.run("build", in: folder).status == 0)
        #expect(try Program.run("build", "--check", in: folder).status == 0)
    }

    @Test
    func
        `A typing error in a new page's front matter shows the page without it`()
        throws
    {
        let folder = try Self.built()
        for body in ["One", "Two"] {
            try Self.write(
                Data("---\ntitle: x\ntitle: y\n---\n# \(body)\n".utf8),
                to: "docs/new.md",
                in: folder
            )
            let outcome = try Program.run("build", in: folder)
            #expect(
                outcome.status == 1 && outcome.output.contains("docs/new.md:3:1: error: "),
                "\(outcome)"
            )
            let page = try #require(Self.files(folder)["themes/day/pages/new.html"])
            #expect(String(decoding: page, as: UTF8.self).contains("\n\(body)\n</h1>"))
        }
        try Self.write(Data("---\ntitle: x\n---\n# Two\n".utf8), to: "docs/new.md", in: folder)
        #expect(try Program.run("build", in: folder).status == 0)
        #expect(try Program.run("build", "--check", in: folder).status == 0)
    }

    @Test func `A typing error that the baseline lists does not stop a build`() throws {
        let folder = try Program.folder([
            "themepreview.yml": "contrast: { baseline: known.json }\n", "themes/day.yml": Self.good,
        ])
        #expect(try Program.run("check", "--accept-new", in: folder).status == 0)
        #expect(try Program.run("build", in: folder).status == 0)
        try Self.write(
            Data((Self.good + "pallete: { ink: black }\n").utf8),
            to: "themes/day.yml",
            in: folder
        )
        #expect(try Program.run("build", in: folder).status == 1)
        #expect(try Program.run("check", "--accept-new", in: folder).status == 0)
        #expect(try Program.run("build", in: folder).status == 0)
        #expect(try Program.run("build", "--check", in: folder).status == 0)
    }

    @Test func `A typing error in a base keeps the files of the themes that extend it`() throws {
        let folder = try Program.folder([
            "themes/base.yml": Self.good,
            "themes/brand.yml": "extends: base\ncolors: { accent: '#05c' }\n",
        ])
        #expect(try Program.run("build", in: folder).status == 0)
        let old = Self.files(folder)
        try Self.write(
            Data((Self.good + "palette: { ink: '#1' }\n").utf8),
            to: "themes/base.yml",
            in: folder
        )
        #expect(try Program.run("build", in: folder).status == 1)
        #expect(Self.files(folder) == old)
    }

    @Test func `A typing error in a theme that was never built leaves it out`() throws {
        let folder = try Program.folder(["themes/day.yml": Self.good, "themes/new.yml": Self.bad])
        #expect(try Program.run("build", in: folder).status == 1)
        let files = Self.files(folder)
        #expect(files["themes/day/theme.css"] != nil && files["index.html"] != nil)
        #expect(!files.keys.contains { $0.hasPrefix("themes/new/") })
    }
}

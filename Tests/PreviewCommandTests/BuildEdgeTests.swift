import Foundation
import TestSupport
import Testing

@Suite("A build at its edges")
struct BuildEdgeTests {
    private static let good = "colors: { background: white, text: black }\n"
    private static let pale = "colors: { background: white, text: \"#888888\" }\n"

    private func project(_ theme: String = good, _ files: [String: String] = [:]) throws -> URL {
        try Program.folder(
            ["themes/day.yml": theme, "docs/index.md": "# A\n"].merging(files) { $1 }
        )
    }

    @Test func `build --check fails where a build would fail, and says why`() throws {
        let folder = try project(Self.pale)
        #expect(try Program.run("build", in: folder).status == 0)
        let fresh = try Program.run("build", "--check", in: folder)
        #expect(fresh.status == 0 && fresh.output.hasPrefix("site is fresh"))
        let strict = try Program.run("build", "--check", "--strict", in: folder)
        #expect(strict.status == 1)
        #expect(
            strict.output.contains("[contrast/low-contrast]")
                && strict.output.contains("site is fresh")
        )
        try folder.write("colors: {\n", to: "themes/night.yml")
        #expect(try Program.run("build", in: folder).status == 1)
        let unusable = try Program.run("build", "--check", in: folder)
        #expect(unusable.status == 1)
        #expect(
            unusable.output.contains("themes/night.yml:")
                && unusable.output.contains("site is fresh")
        )
    }

    @Test func `A build names a missing theme before failures of others`() throws {
        var files = ["themes/z.yml": Self.pale, "themes/z.yaml": Self.pale]
        for index in 0..<10 { files["themes/a\(index).yml"] = Self.pale }
        let folder = try project(Self.pale, files)
        let outcome = try Program.run("build", in: folder)
        #expect(
            outcome.status == 1
                && outcome.output.contains(" more: 'themepreview check' lists them all")
        )
        #expect(
            outcome.output.hasPrefix(
                "themes/z.yml:1:1: error: the id 'z' is taken by themes/z.yaml"
            )
        )
    }

    @Test
    func `A build counts the notes that it does not show, as a check does`()
        throws
    {
        let theme = Self.good + "fonts: { families: { sans: [Inter] } }\n"
        let folder = try project(
            theme,
            ["docs/a.md": "[a](doc:A)\n", "docs/b.md": "[b](doc:B) [c](topic:C)\n"]
        )
        let check = try Program.run("check", in: folder).output
        let line = try #require(
            check.split(separator: "\n").first { $0.hasSuffix("shown by --verbose") }
        )
        for _ in 1...2 {
            let outcome = try Program.run("build", in: folder)
            #expect(
                outcome.status == 0 && outcome.output.contains(line + "\n"),
                "\(outcome.output)"
            )
        }
        for _ in 1...2 {
            let outcome = try Program.run("build", "--verbose", in: folder)
            #expect(!outcome.output.contains("shown by"))
            #expect(
                outcome.output.split(separator: "\n").count { $0.contains(": note: ") }
                    == Int(line.prefix { $0 != " " })
            )
            try folder.write("# New\n", to: "docs/index.md")
        }
    }

    @Test(
        arguments: [
            ([], "site"), (["-o", "other"], "other"), (["--output=other"], "other"),
            (["-oother"], nil),
            (["--output", "a", "-o", "other"], "other"),
            (["--project", "p"], "p/site"), (["--project=p", "-o", "other"], "other"),
            (["--output", "--quiet"], nil),
            (["--themes", "p/themes", "--docs=p/docs", "--templates", "p/templates"], "site"),
        ] as [([String], String?)]
    )
    func `A build goes where its options say, in any spelling`(options: [String], place: String?)
        throws
    {
        let files = [
            "p/themes/night.yml": Self.good, "p/docs/b.md": "# B\n",
            "p/templates/footer.mustache": "<p>B</p>",
        ]
        let folder = try project(Self.good, files)
        for kind in ["written", "unchanged"] {
            let outcome = try Program.run(["build", "--quiet"] + options, in: folder)
            #expect(outcome.status == (place == nil ? 64 : 0), "\(kind): \(outcome.errors)")
        }
        let isOfOther = options.contains { $0.contains("p/") || $0 == "p" || $0.hasSuffix("=p") }
        let theme = isOfOther ? "night" : "day"
        for other in ["site", "other", "a", "p/site"] {
            #expect(
                Repository.exists(folder.appending(path: "\(other)/themes/\(theme)"))
                    == (other == place),
                "\(other)"
            )
        }
    }

    @Test(arguments: [["--timings"], ["--explain", "site/index.html"]])
    func `build --check refuses options that speak of made files`(options: [String]) throws {
        let folder = try project()
        let outcome = try Program.run(["build", "--check"] + options, in: folder)
        #expect(outcome.status == 64 && outcome.errors.contains("--check makes no file"))
        #expect(!Repository.exists(folder.appending(path: "site")))
    }

    @Test func `build --timings prints the time of each stage`() throws {
        let outcome = try Program.run("build", "--timings", in: try project())
        let rows = outcome.output.split(separator: "\n").suffix(5).map { $0.prefix { $0 != " " } }
        #expect(rows == ["stage", "read", "resolve", "build", "in"], "\(outcome.output)")
    }

    @Test(arguments: ["", "{", "{\"schema\":2,\"files\":[]}"])
    func `A build reports a damaged manifest, and not a foreign folder`(
        manifest: String
    ) throws {
        let folder = try project()
        #expect(try Program.run("build", in: folder).status == 0)
        let place = folder.appending(path: "site/build-manifest.json")
        try Data(manifest.utf8).write(to: place)
        for options in [[], ["--clean"], ["--check"]] {
            let outcome = try Program.run(["build"] + options, in: folder)
            #expect(outcome.status == 2)
            #expect(outcome.errors.contains("site/build-manifest.json' is damaged"))
            #expect(
                outcome.errors.contains("help: delete the folder if it holds nothing but the site")
            )
        }
        #expect(try String(contentsOf: place, encoding: .utf8) == manifest)
        try FileManager.default.removeItem(at: folder.appending(path: "site"))
        #expect(try Program.run("build", in: folder).status == 0)
    }

    @Test
    func `A build explains the manifest and foreign files`() throws {
        let folder = try project()
        let whole = try Program.run(
            "build",
            "-q",
            "--explain",
            "site/build-manifest.json",
            "--explain",
            "site/nothing",
            in: folder
        )
        #expect(
            whole.output.contains(
                "site/build-manifest.json: lists the files of the site, and changes with them\n"
            )
        )
        #expect(whole.output.contains("site/nothing: is not a file of the site\n"))
    }

    @Test func `A build reads nothing of its own site, by any path of the output`() throws {
        let folder = try Program.folder([
            "real/a.md": "# A\n\n[site](out/index.html)\n",
            "themes/day.yml": "colors: { background: white, text: black }\n",
        ])
        let docs = folder.appending(path: "docs")
        let real = folder.appending(path: "real")
        try FileManager.default.createSymbolicLink(at: docs, withDestinationURL: real)
        for output in ["docs/out", "real/out", "\(real.path(percentEncoded: false))/out"] {
            for _ in 1...2 {
                let outcome = try Program.run("build", "-o", output, in: folder)
                #expect(
                    outcome.output.contains("there is no 'out/index.html'"),
                    "\(output): \(outcome.output)"
                )
            }
        }
    }

    @Test func `A build explains a file by any spelling of its path`() throws {
        let folder = try project()
        let link = try Program.folder().appending(path: "link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder)
        let path = link.path(percentEncoded: false)
        let places = [
            "site/index.html", "./docs/../site//index.html", "index.html",
            "\(path)/site/index.html",
        ]
        let manifests = ["build-manifest.json", "\(path)/site/build-manifest.json"]
        #expect(try Program.run("build", in: folder).status == 0)
        let asked = (places + manifests).flatMap { ["--explain", $0] }
        let lines = try Program.run(["build", "-q"] + asked, in: folder).output.split(
            separator: "\n"
        )
        for place in places {
            #expect(lines.contains { $0.hasPrefix("\(place): not rebuilt") }, "\(place)")
        }
        for manifest in manifests {
            #expect(lines.contains { $0.hasPrefix("\(manifest): lists the files") })
        }
    }

    @Test
    func
        `A build reports a link to a folder without a page, and impossible paths`()
        throws
    {
        let name = String(repeating: "n", count: 254)
        let folder = try project(
            Self.good,
            [
                "docs/deep/n.md": "# N\n", "docs/good/README.md": "# G\n",
                "docs/q.md": "[a](deep) [b](good) [c](./deep/) [d](nowhere)\n",
                "docs/\(name.dropLast(3)).md": "# L\n",
                "docs/\u{301}m.md": "# M\n",
            ]
        )
        let lines = try Program.run("check", in: folder).output.split(separator: "\n")
        #expect(
            lines.count {
                $0.hasSuffix(
                    "there is no README.md or index.md in the folder 'deep' [page/broken-link]"
                )
            }
                == 2
        )
        #expect(lines.count { $0.contains("there is no 'nowhere'") } == 1)
        #expect(
            lines.contains(
                "  help: shorten it: a page's path has at most 753 bytes, and a name in it 253"
            )
        )
        #expect(
            lines.contains {
                $0.hasPrefix("  help: rename it: ") && $0.hasSuffix("begins with a combining mark")
            }
        )
    }

    @Test func `init prints the name of a project quoted for a shell`() throws {
        let folder = try Program.folder()
        #expect(
            try Program.run("init", "a b's", in: folder).errors.contains(
                "build --project 'a b'\\''s'\n"
            )
        )
        #expect(
            try Program.run("init", "plain/é-1", in: folder).errors.contains(
                "build --project plain/é-1\n"
            )
        )
    }
}

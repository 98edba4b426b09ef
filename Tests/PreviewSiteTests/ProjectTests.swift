import Findings
import Foundation
import Testing
import ThemeModel
import ThemeRendering

@testable import PreviewSite

/// A small project on disk, and what a build makes of it.
struct Project {
    static let theme = "colors: { background: white, text: black }\n"

    let folder: TemporaryFolder
    /// Where its files are, and how many bytes of its pages are kept in memory.
    var files: any ProjectFiles = DiskFiles()
    var room = 4 << 20

    init(_ files: [String: String]) throws {
        folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
    }

    var loader: SiteLoader {
        get throws {
            SiteLoader(
                project: try ProjectFolder(path: folder.path, start: "/"), currentFolder: folder.path, files: files,
                room: room)
        }
    }

    func workspace() async throws -> Workspace {
        let loader = try loader
        return try await loader.load(try loader.configuration(), jobs: 2)
    }

    func list() throws -> SourceList { try loader.list(try loader.configuration()) }

    func check(_ adjust: (inout SitePipeline) -> Void = { _ in }) async throws -> CheckedSite {
        var pipeline = SitePipeline(try await workspace())
        adjust(&pipeline)
        return try await pipeline.check()
    }

    func build() async throws -> SiteBuild {
        try await SiteBuild.prepare(SitePipeline(try await workspace()), loader: try loader, version: "test", at: nil)
    }

    /// Brings the folder `site` up to date, as `build` does; without a cache nothing is remembered.
    @discardableResult
    func update(
        _ output: String = "site", isRemembered: Bool = true, clean: Bool = false, trace: BuildTrace? = nil,
        shard: Shard? = nil, isThorough: Bool = false
    ) async throws -> SiteUpdate.Result {
        let loader = try loader
        let configuration = try loader.configuration()
        let cache = isRemembered ? BuildCache(environment: { ["XDG_CACHE_HOME": "\(folder.path)/cache"][$0] }) : nil
        var request = SiteUpdate.Request(
            try loader.list(configuration), configuration, loader: loader, version: "test")
        request.shard = shard
        let update = SiteUpdate(
            request, output: try OutputState("\(folder.path)/\(output)", cache: cache, jobs: 2), cache: cache,
            trace: trace)
        return try await update.run(clean: clean, isThorough: isThorough, jobs: 2) { _, _ in }
    }

    /// Every file of the site, by path.
    func site() async throws -> [String: String] {
        let files = try await build().artifacts(jobs: 2) { String(decoding: $0.bytes, as: UTF8.self) }
        return Dictionary(uniqueKeysWithValues: files.map { ($0.path.description, $0.result) })
    }
}

@Suite("A project's way from files to a site")
struct ProjectTests {
    @Test("a build makes each page in each theme, and the files that pages refer to once")
    func files() async throws {
        let project = try Project([
            "themes/day.yml": Project.theme, "themes/night.yml": Project.theme, "docs/index.md": "# Hello\n",
            "docs/guide/start.md": "# Start\n\n![a](a.png)\n", "docs/guide/a.png": "png",
        ])
        let made = try await project.site().keys.sorted()
        #expect(made.contains("themes/night/pages/guide/start.html"))
        #expect(made.contains("assets/pages/guide/a.png"))
    }

    @Test("equal projects in different folders give equal bytes")
    func reproducible() async throws {
        let files = [
            "themes/day.yml": Project.theme + "  link: gray\n", "docs/index.md": "# Hello\n\n[gone](gone.md)\n",
        ]
        #expect(try await Project(files).site() == Project(files).site())
    }

    @Test("one bad theme is told, and the others are built")
    func others() async throws {
        let project = try Project([
            "themes/bad.yml": "colors: [", "themes/blank.yml": "", "themes/day.yml": Project.theme,
        ])
        let checked = try await project.check()
        #expect(checked.themes.map(\.id) == ["day"])
        #expect(checked.unusable == 2)
        #expect(checked.report.findings.map(\.rule) == [.unreadableFile, .unreadableFile])
    }

    @Test("base24 schemes keep apart from base16 schemes of the same name")
    func schemes() async throws {
        let colors = (0..<16).map {
            "  base0\(String($0, radix: 16, uppercase: true)): \"\($0 < 4 ? "101010" : "f0f0f0")\""
        }
        let text = "palette:\n" + colors.joined(separator: "\n") + "\n"
        let project = try Project([
            "themes/a/dusk.yaml": "system: base16\n" + text, "themes/b/dusk.yaml": "system: base24\n" + text,
        ])
        let checked = try await project.check()
        #expect(checked.themes.map(\.id) == ["base24-dusk", "dusk"])
        #expect(!checked.report.findings.contains { $0.rule == .duplicateID })
    }

    @Test("the default theme comes first, and one that is not there is told")
    func defaultTheme() async throws {
        var files = ["themes/day.yml": Project.theme, "themes/night.yml": Project.theme]
        files["themepreview.yml"] = "defaultTheme: night\n"
        #expect(try await Project(files).check().themes.map(\.id) == ["night", "day"])
        files["themepreview.yml"] = "defaultTheme: nite\n"
        let checked = try await Project(files).check()
        #expect(checked.themes.count == 2)
        let finding = try #require(checked.report.findings.first)
        #expect(finding.location == SourceLocation(file: "themepreview.yml", line: 1, column: 15))
    }

    @Test("a theme that is asked for by a name that is not there ends the run")
    func unknownTheme() async throws {
        let project = try Project(["themes/day.yml": Project.theme])
        await #expect(throws: PipelineError.self) { try await project.check { $0.themeIDs = ["dya"] } }
    }

    @Test(
        "a configuration that is wrong ends the run with its place",
        arguments: [
            "titel: x\n", "css: { prefix: \"a b\" }\n", "markdown: { rawHTML: maybe }\n", "- a\n", "title: [\n",
        ])
    func configuration(_ text: String) async throws {
        let project = try Project(["themes/day.yml": Project.theme, "themepreview.yml": text])
        await #expect {
            try await project.workspace()
        } throws: { error in
            guard case LoadingError.invalid(let findings) = error else { return false }
            return findings.first?.location?.file == "themepreview.yml"
        }
    }

    @Test("absent themes, and pages or templates that were asked for, end the run")
    func missing() async throws {
        await #expect(throws: LoadingError.self) { try await Project([:]).workspace() }
        for key in ["docs", "templates"] {
            let project = try Project(["themes/day.yml": Project.theme, "themepreview.yml": "\(key): nowhere\n"])
            await #expect(throws: LoadingError.self) { try await project.workspace() }
        }
    }

    @Test("front matter gives title, order and description; its lines count in findings")
    func frontMatter() async throws {
        let matter = "---\ntitle: Begin\norder: 1\ndescription: All.\n---\n"
        let project = try Project([
            "themes/day.yml": Project.theme, "docs/a.md": "# A\n", "docs/z.md": matter + "# Z\n\n[x](gone.md)\n",
        ])
        let made = try await SitePipeline(try await project.workspace()).pages(in: PageStore(at: nil))
        #expect(made.pages.map(\.title) == ["Begin", "A"])
        #expect(made.findings.map(\.location) == [SourceLocation(file: "docs/z.md", line: 8, column: 1)])
    }

    @Test("front matter in TOML is told as a note; a line of plus signs alone is none")
    func tomlFrontMatter() async throws {
        let texts = [
            "a": "+++\ntitle = 'A'\n+++\n# A\n", "b": "+++\r\ntitle = 'A'\r\n+++\r\n\r\n# A\r\n", "c": "+++\n\n# C\n",
            "d": "# D\n\n+++\n\n+++\n", "e": "++++\n+++\n", "f": "+++",
        ]
        let files = texts.map { ("docs/\($0.key).md", $0.value) } + [("themes/day.yml", Project.theme)]
        let project = try Project(Dictionary(uniqueKeysWithValues: files))
        let made = try await SitePipeline(try await project.workspace()).pages(in: PageStore(at: nil))
        #expect(made.findings.map(\.location?.description) == ["docs/a.md:1:1", "docs/b.md:1:1"])
        #expect(made.findings.allSatisfy { $0.rule == .otherMarkdown && $0.severity == .note })
        #expect(made.findings.first?.message == "front matter in TOML is shown as text: only YAML is read")
    }

    @Test("a link in the pages' folder that leads out of it is not followed")
    func links() async throws {
        let project = try Project([
            "secret.md": "# Secret\n", "themes/day.yml": Project.theme, "docs/index.md": "# A\n",
        ])
        try FileManager.default.createSymbolicLink(
            atPath: "\(project.folder.path)/docs/secret.md", withDestinationPath: "\(project.folder.path)/secret.md")
        let workspace = try await project.workspace()
        for page in workspace.pageFiles where page.path == "secret.md" {
            #expect(try workspace.file(of: page).bytes.isEmpty)
        }
        let made = try await SitePipeline(workspace).pages(in: PageStore(at: nil))
        #expect(made.pages.map(\.title) == ["A"])
        #expect(made.findings.map(\.message) == ["the link leads out of the folder that is read"])
    }

    @Test("a project's template takes the place of the built-in one")
    func templates() async throws {
        let project = try Project([
            "themes/day.yml": Project.theme, "docs/index.md": "# A\n",
            "templates/page.mustache": "<p>{{pageTitle}}</p>",
        ])
        #expect(try await project.site()["themes/day/pages/index.html"] == "<p>A</p>")
    }

    @Test("a template that asks for an unknown name ends the run with line and column")
    func unknownName() async throws {
        let project = try Project([
            "themes/day.yml": Project.theme, "templates/page.mustache": "<p>\n  {{pageTitel}}</p>",
        ])
        await #expect {
            _ = try await project.build()
        } throws: { error in
            guard case LoadingError.invalid(let findings) = error else { return false }
            return findings.map(\.location) == [SourceLocation(file: "templates/page.mustache", line: 2, column: 3)]
        }
    }

    @Test func `with themes named in other scripts has a site for each of them`() async throws {
        let project = try Project([
            "themes/日本.yml": Project.theme, "themes/Ночь.yml": "extends: 日本\n", "themes/が.yml": Project.theme,
            "themes/か.yml": Project.theme, "docs/index.md": "# A\n", "themepreview.yml": "defaultTheme: 日本\n",
        ])
        let build = try await project.build()
        #expect(try await build.report.findings.isEmpty && build.unusable == 0)
        let files = try await project.site()
        for id in ["日本", "ночь", "が", "か"] {
            #expect(files["themes/\(id)/theme.css"] != nil && files["themes/\(id)/pages/index.html"] != nil, "\(id)")
            #expect(files["themes.css"]?.contains("[data-theme=\"\(id)\"]") ?? false)
        }
        #expect(files["index.html"]?.contains("href=\"themes/%E6%97%A5%E6%9C%AC/index.html\"") ?? false)
    }

    @Test func `with an address names the whole one of each page, and of a page of words that in the first theme`()
        async throws
    {
        let project = try Project([
            "themes/a.yml": Project.theme, "themes/ü.yml": Project.theme, "docs/a b.md": "# A\n",
            "themepreview.yml": "baseURL: https://example.org/site\n",
        ])
        let site = try await project.site()
        for (path, address) in [
            ("index.html", "index.html"), ("contrast.html", "contrast.html"),
            ("themes/u/index.html", "themes/u/index.html"), ("themes/u/pages/a b.html", "themes/a/pages/a%20b.html"),
            ("themes/a/pages/a b.html", "themes/a/pages/a%20b.html"),
        ] {
            let link = "<link rel=\"canonical\" href=\"https://example.org/site/\(address)\">"
            #expect(site[path]?.contains(link) ?? false, "\(path)")
        }
        #expect(site["themes.json"]?.contains("\"baseURL\":\"https://example.org/site/\"") ?? false)
        #expect(try await Project(["themes/a.yml": Project.theme]).site()["index.html"]?.contains("canonical") == false)
    }
}

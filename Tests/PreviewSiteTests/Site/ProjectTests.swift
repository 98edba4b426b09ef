import Findings
import Foundation
import SourceText
import Testing
import ThemeModel
import ThemeRendering

@testable import PreviewSite
@testable import ProjectChecks
@testable import Projects

@Suite("A project's way from files to a site")
struct ProjectTests {
    @Test("A build makes each page in each theme, and the files that pages refer to once")
    func files() async throws {
        let project = try TestProject([
            "themes/day.yml": TestProject.theme, "themes/night.yml": TestProject.theme,
            "docs/index.md": "# Hello\n",
            "docs/guide/start.md": "# Start\n\n![a](a.png)\n", "docs/guide/a.png": "png",
        ])
        let made = try await project.site().keys.sorted()
        #expect(made.contains("themes/night/pages/guide/start.html"))
        #expect(made.contains("assets/pages/guide/a.png"))
    }

    @Test("Equal projects in different folders give equal bytes")
    func reproducible() async throws {
        let files = [
            "themes/day.yml": TestProject.theme + "  link: gray\n",
            "docs/index.md": "# Hello\n\n[gone](gone.md)\n",
        ]
        #expect(try await TestProject(files).site() == TestProject(files).site())
    }

    @Test("One bad theme is a finding, and the others are built")
    func others() async throws {
        let project = try TestProject([
            "themes/bad.yml": "colors: [", "themes/blank.yml": "",
            "themes/day.yml": TestProject.theme,
        ])
        let checked = try await project.check()
        #expect(checked.themes.map(\.id) == ["day"])
        #expect(checked.unusableIDs.count == 2)
        #expect(checked.report.findings.map(\.rule) == [.unreadableFile, .unreadableFile])
    }

    @Test("A base24 scheme keeps apart from a base16 scheme of the same name")
    func schemes() async throws {
        let colors = (0..<16).map {
            "  base0\(String($0, radix: 16, uppercase: true)): \"\($0 < 4 ? "101010" : "f0f0f0")\""
        }
        let text = "palette:\n" + colors.joined(separator: "\n") + "\n"
        let project = try TestProject([
            "themes/a/dusk.yaml": "system: base16\n" + text,
            "themes/b/dusk.yaml": "system: base24\n" + text,
        ])
        let checked = try await project.check()
        #expect(checked.themes.map(\.id) == ["base24-dusk", "dusk"])
        #expect(!checked.report.findings.contains { $0.rule == .duplicateID })
    }

    @Test("The default theme comes first, and a missing one is a finding")
    func defaultTheme() async throws {
        var files = ["themes/day.yml": TestProject.theme, "themes/night.yml": TestProject.theme]
        files["themepreview.yml"] = "defaultTheme: night\n"
        #expect(try await TestProject(files).check().themes.map(\.id) == ["night", "day"])
        files["themepreview.yml"] = "defaultTheme: nite\n"
        let checked = try await TestProject(files).check()
        #expect(checked.themes.count == 2)
        let finding = try #require(checked.report.findings.first)
        #expect(finding.location == SourceLocation(file: "themepreview.yml", line: 1, column: 15))
    }

    @Test("A run for an unknown theme fails")
    func unknownTheme() async throws {
        let project = try TestProject(["themes/day.yml": TestProject.theme])
        await #expect(throws: UnknownTheme.self) {
            try await project.check { $0.themeIDs = ["dya"] }
        }
    }

    @Test(
        "A run with a wrong configuration fails and names its place",
        arguments: [
            "titel: x\n", "css: { prefix: \"a b\" }\n", "markdown: { rawHTML: maybe }\n", "- a\n",
            "title: [\n",
        ]
    )
    func configuration(_ text: String) async throws {
        let project = try TestProject([
            "themes/day.yml": TestProject.theme, "themepreview.yml": text,
        ])
        await #expect {
            try await project.workspace()
        } throws: { error in
            guard case LoadingError.invalid(let findings) = error else { return false }
            return findings.first?.location?.file == "themepreview.yml"
        }
    }

    @Test("A run without themes, or without the pages or templates it names, fails")
    func missing() async throws {
        await #expect(throws: LoadingError.self) { try await TestProject([:]).workspace() }
        for key in ["docs", "templates"] {
            let project = try TestProject([
                "themes/day.yml": TestProject.theme, "themepreview.yml": "\(key): nowhere\n",
            ])
            await #expect(throws: LoadingError.self) { try await project.workspace() }
        }
    }

    @Test("Front matter gives title, order and description, and its lines count")
    func frontMatter() async throws {
        let matter = "---\ntitle: Begin\norder: 1\ndescription: All.\n---\n"
        let project = try TestProject([
            "themes/day.yml": TestProject.theme, "docs/a.md": "# A\n",
            "docs/z.md": matter + "# Z\n\n[x](gone.md)\n",
        ])
        let made = try await project.resolved().pages
        #expect(made.pages.map(\.title) == ["Begin", "A"])
        #expect(
            made.findings.map(\.location) == [SourceLocation(file: "docs/z.md", line: 8, column: 1)]
        )
    }

    @Test("Front matter in TOML is read as that in YAML is, and a lone line of plus signs is text")
    func tomlFrontMatter() async throws {
        let texts = [
            "a": "+++\ntitle = 'Last'\norder = 2\n+++\n# A\n\n[x](gone.md)\n",
            "b": "+++\r\ntitle = 'First'\r\norder = 1\r\n+++\r\n\r\n# B\r\n",
            "c": "+++\n\n# C\n", "d": "# D\n\n+++\n\n+++\n", "e": "++++\n+++\n", "f": "+++",
            "g": "+++\ntitle = 'G\n+++\n# G\n", "h": "+++\ntitle = 'H'\n# H\n",
        ]
        let files =
            texts.map { ("docs/\($0.key).md", $0.value) } + [("themes/day.yml", TestProject.theme)]
        let project = try TestProject(Dictionary(uniqueKeysWithValues: files))
        let made = try await project.resolved().pages
        #expect(made.pages.map(\.title).prefix(3) == ["First", "Last", "C"])
        let found = made.findings.map { finding in
            "\(finding.location?.file ?? ""):\(finding.location?.line ?? 0) \(finding.severity)"
        }
        #expect(found == ["docs/a.md:7 error", "docs/g.md:2 error", "docs/h.md:1 warning"])
        let message = made.findings.dropFirst().first?.message
        #expect(message?.hasPrefix("the front matter is not TOML: ") == true)
    }

    @Test("A link that leads out of the pages' folder is not followed")
    func links() async throws {
        let project = try TestProject([
            "secret.md": "# Secret\n", "themes/day.yml": TestProject.theme,
            "docs/index.md": "# A\n",
        ])
        try FileManager.default.createSymbolicLink(
            atPath: "\(project.folder.path)/docs/secret.md",
            withDestinationPath: "\(project.folder.path)/secret.md"
        )
        let made = try await project.resolved().pages
        #expect(made.pages.map(\.title) == ["A"])
        #expect(made.findings.map(\.message) == ["the link leads out of its folder"])
    }

    @Test("A project's template replaces the built-in one")
    func templates() async throws {
        let project = try TestProject([
            "themes/day.yml": TestProject.theme, "docs/index.md": "# A\n",
            "templates/page.mustache": "<p>{{pageTitle}}</p>",
        ])
        #expect(try await project.site()["themes/day/pages/index.html"] == "<p>A</p>")
    }

    @Test func `Templates are found by name in the five folders of templates alone`()
        async throws
    {
        let project = try TestProject([
            "themes/day.yml": TestProject.theme, "docs/index.md": "# A\n",
            "templates/pages/page.mustache": "<p>{{pageTitle}}</p>{{> footer}}",
            "templates/partials/footer.mustache": "<p>Ours</p>",
            "templates/styles/ours.css": "a { color: red }",
            "templates/other/nav.mustache": "{{nothing}}",
            "templates/pages/more/theme.mustache": "{{nothing}}",
        ])
        let site = try await project.site()
        #expect(site["themes/day/pages/index.html"] == "<p>A</p><p>Ours</p>")
        #expect(site["assets/ours.css"] == "a { color: red }")
    }

    @Test
    func `A linked folder of templates is a finding, since links to folders are not followed`()
        async throws
    {
        let project = try TestProject([
            "themes/day.yml": TestProject.theme,
            "elsewhere/footer.mustache": "A",
            "templates/README.md": "",
        ])
        try FileManager.default.createSymbolicLink(
            atPath: "\(project.folder.path)/templates/partials",
            withDestinationPath: "../elsewhere"
        )
        let found = try await project.resolved().templateFindings
        #expect(found.map(\.location) == [SourceLocation(file: "templates/partials")])
        #expect(found.map(\.rule) == [.unreadableFile])
    }

    @Test func `Two templates whose names differ only in case are a finding`() async throws {
        let project = try TestProject([
            "themes/day.yml": TestProject.theme,
            "templates/ours.css": "a { color: red }",
            "templates/styles/Ours.css": "a { color: blue }",
        ])
        let found = try await project.resolved().templateFindings
        #expect(found.map(\.rule) == [.takenTemplateName])
    }

    @Test func `Two templates of one name are a finding that names both, and no site is built`()
        async throws
    {
        let project = try TestProject([
            "themes/day.yml": TestProject.theme,
            "templates/footer.mustache": "A",
            "templates/partials/footer.mustache": "B",
        ])
        await #expect(throws: UnusableTemplates.self) { try await project.builder() }
        let found = try await project.resolved().templateFindings
        #expect(
            found.map(\.message) == [
                "the name 'footer.mustache' is taken by templates/footer.mustache"
            ]
        )
        #expect(
            found.map(\.location) == [SourceLocation(file: "templates/partials/footer.mustache")]
        )
    }

    @Test
    func
        `A template with an unknown name is a finding at its place, and no site is built`()
        async throws
    {
        let project = try TestProject([
            "themes/day.yml": TestProject.theme,
            "templates/page.mustache": "<p>\n  {{pageTitel}}</p>",
        ])
        await #expect(throws: UnusableTemplates.self) { try await project.builder() }
        let found = try await project.resolved().templateFindings
        #expect(
            found.map(\.location) == [
                SourceLocation(file: "templates/page.mustache", line: 2, column: 3)
            ]
        )
    }

    @Test func `Themes named in other scripts have a site each`() async throws {
        let project = try TestProject([
            "themes/日本.yml": TestProject.theme, "themes/Ночь.yml": "extends: 日本\n",
            "themes/が.yml": TestProject.theme,
            "themes/か.yml": TestProject.theme, "docs/index.md": "# A\n",
            "themepreview.yml": "defaultTheme: 日本\n",
        ])
        let checked = try await project.checked()
        #expect(checked.report.findings.isEmpty && checked.unusableIDs.isEmpty)
        let files = try await project.site()
        for id in ["日本", "ночь", "が", "か"] {
            #expect(
                files["themes/\(id)/theme.css"] != nil
                    && files["themes/\(id)/pages/index.html"] != nil,
                "\(id)"
            )
            #expect(files["themes.css"]?.contains("[data-theme=\"\(id)\"]") ?? false)
        }
        #expect(
            files["index.html"]?.contains("href=\"themes/%E6%97%A5%E6%9C%AC/index.html\"") ?? false
        )
    }

    @Test
    func
        `A site with an address names the whole address of each page`()
        async throws
    {
        let project = try TestProject([
            "themes/a.yml": TestProject.theme, "themes/ü.yml": TestProject.theme,
            "docs/a b.md": "# A\n",
            "themepreview.yml": "baseURL: https://example.org/site\n",
        ])
        let site = try await project.site()
        for (path, address) in [
            ("index.html", "index.html"), ("contrast.html", "contrast.html"),
            ("themes/u/index.html", "themes/u/index.html"),
            ("themes/u/pages/a b.html", "themes/a/pages/a%20b.html"),
            ("themes/a/pages/a b.html", "themes/a/pages/a%20b.html"),
        ] {
            let link = "<link rel=\"canonical\" href=\"https://example.org/site/\(address)\">"
            #expect(site[path]?.contains(link) ?? false, "\(path)")
        }
        #expect(site["themes.json"]?.contains("\"baseURL\":\"https://example.org/site/\"") ?? false)
        #expect(
            try await TestProject(["themes/a.yml": TestProject.theme]).site()["index.html"]?
                .contains("canonical")
                == false
        )
    }
}

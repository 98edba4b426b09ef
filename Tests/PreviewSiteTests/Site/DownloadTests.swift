import Findings
import Foundation
import SourceText
import Testing
import ThemeRendering

@testable import PreviewSite
@testable import Projects

@Suite("Downloads of a theme")
struct DownloadTests {
    private static func project(_ configuration: String = "title: Shop\n") throws -> TestProject {
        try TestProject([
            "themepreview.yml": configuration, "themes/a.yml": "name: Bay\n" + TestProject.theme,
            "themes/b.yml":
                "extends: a\nmodes: { dark: { colors: { background: black, text: white } } }\n",
        ])
    }

    private static func downloads(_ files: some Collection<String>) -> [String] {
        files.filter { $0.contains("/export/") || $0.hasPrefix("r/") }.sorted()
    }

    @Test func `A theme's page links to each download with its size`() async throws {
        let site = try await Self.project().site()
        let page = try #require(site["themes/b/index.html"])
        let links = page.matches(
            of: #/<a href="([^"]+)" download>[^<]+</a><small> ([^<]+)</small>/#
        )
        #expect(links.count > 20)
        for link in links {
            let path =
                link.1.hasPrefix("../../") ? String(link.1.dropFirst(6)) : "themes/b/\(link.1)"
            let bytes = try #require(site[path], "\(path)").utf8.count
            let size = bytes < 1000 ? "\(bytes) B" : "kB"
            #expect(link.2.hasSuffix(size), "\(path)")
        }
        for path in [
            "themes/b/export/vscode/b-dark-color-theme.json", "themes/b/export/kitty/b.conf",
            "r/b.json",
        ] {
            #expect(site[path] != nil, "\(path)")
        }
        let line = "<code>config.color_scheme = &quot;Bay&quot;</code>"
        #expect(site["themes/a/index.html"]?.contains(line) ?? false)
        #expect(site["themes/a/export/css/a.css"] == nil)
    }

    @Test func `A download tells which pairs fail as its program shows them`() async throws {
        let files = [
            "themepreview.yml": "downloads: [kitty]\n",
            "themes/faint.yml": "colors: { background: white, text: '#999999' }\n",
            "themes/good.yml": "colors: { background: white, text: black }\n",
        ]
        let site = try await TestProject(files).site()
        let complaint =
            #/class="complaint">\d+ of \d+ pairs fail as the program shows them; the worst is /#
        #expect(try #require(site["themes/faint/index.html"]).contains(complaint))
        #expect(try !#require(site["themes/good/index.html"]).contains("class=\"complaint\""))
    }

    @Test func `A site has only the downloads that its configuration names`() async throws {
        let some = try await Self.project("downloads: [kitty, shadcn]\n").site()
        #expect(
            Self.downloads(some.keys) == [
                "r/a.json", "r/b.json", "themes/a/export/kitty/a.conf",
                "themes/b/export/kitty/b-dark.conf", "themes/b/export/kitty/b.conf",
            ]
        )
        let none = try await Self.project("downloads: none\n").site()
        #expect(Self.downloads(none.keys) == [])
        #expect(
            try #require(none["themes/a/index.html"]).contains("<a href=\"theme.css\" download>")
        )
    }

    @Test func `A site of many themes has no downloads unless it asks for them`()
        async throws
    {
        var files = ["themepreview.yml": "title: Many\n"]
        for number in 0...ThemeDownloads.usualLimit {
            files["themes/t\(number).yml"] = TestProject.theme
        }
        #expect(try await Self.downloads(TestProject(files).site().keys) == [])
        files["themepreview.yml"] = "downloads: [kitty]\n"
        #expect(
            try await Self.downloads(TestProject(files).site().keys).count == ThemeDownloads
                .usualLimit + 1
        )
    }

    @Test func `A project's own exports are downloads, too`() async throws {
        let files = [
            "themes/a.yml": "name: Bay\n" + TestProject.theme,
            "exports/config.yaml": """
            mine:
              filename: "{{theme-id}}.ini"
              supported-systems: [roles]
              title: My Editor
              use: "include {file}"
            """,
            "exports/mine.mustache": "background={{background-hex}}\n",
        ]
        let site = try await TestProject(files).site()
        #expect(site["themes/a/export/mine/a.ini"] == "background=ffffff\n")
        let page = try #require(site["themes/a/index.html"])
        #expect(page.contains("My Editor") && page.contains("include a.ini"))
        let some = files.merging(["themepreview.yml": "downloads: [mine]\n"]) { $1 }
        let chosen = try await TestProject(some).site()
        #expect(Self.downloads(chosen.keys) == ["themes/a/export/mine/a.ini"])
    }

    @Test func `A theme without a name that a template asks for is told so on its page alone`()
        async throws
    {
        let files = [
            "themes/a.yml": "colors: { background: white, text: black, brand: red }\n",
            "themes/b.yml": "colors: { background: white, text: black }\n",
            "exports/config.yaml":
                "mine: { filename: '{{theme-id}}.ini', supported-systems: [roles] }\n",
            "exports/mine.mustache": "{{brand-hex}}\n",
        ]
        let site = try await TestProject(files).site()
        #expect(site["themes/a/export/mine/a.ini"] == "ff0000\n")
        #expect(site["themes/b/export/mine/b.ini"] == nil)
        let page = try #require(site["themes/b/index.html"])
        #expect(page.contains("exports/mine.mustache:1:1"))
    }

    @Test func `A theme with a mistake has no downloads`()
        async throws
    {
        let files = ["themes/a.yml": "colors: { background: white, text: black, link: '#12' }\n"]
        let site = try await TestProject(files).site()
        #expect(Self.downloads(site.keys) == [])
        #expect(
            try #require(site["themes/a/index.html"]).contains("<a href=\"theme.css\" download>")
        )
    }

    @Test func `A theme of names alone has no downloads in formats of roles`() async throws {
        let tokens = ##"{ "$type": "color", "brand": { "$value": "#123456" } }"##
        let sheet = ":root { --background: var(--gone); --brand: #123456; }"
        let site = try await TestProject(["themes/a.tokens.json": tokens, "themes/b.css": sheet])
            .site()
        for id in ["a", "b"] {
            let paths = Self.downloads(site.keys).filter { $0.hasPrefix("themes/\(id)/") }
            let formats = Set(paths.compactMap { $0.split(separator: "/").dropFirst(3).first })
            #expect(
                formats == [
                    "dtcg", "figma", "json", "scss", "swift", "tailwind", "typescript", "yaml",
                ],
                "\(id)"
            )
        }
    }

    @Test func `A download is made again only when its theme changes, and removed with it`()
        async throws
    {
        let project = try Self.project()
        try await project.update()
        #expect(try await project.update().outcomes.values.allSatisfy { $0 == .kept })
        try project.folder.write("extends: a\ncolors: { text: '#111111' }\n", to: "themes/b.yml")
        let made = try await project.update().outcomes.filter { $0.value != .kept }.keys.map(
            \.description
        )
        #expect(
            Self.downloads(made).allSatisfy { $0.contains("/b") } && Self.downloads(made).count > 20
        )
        #expect(
            project.folder.text(of: "site/themes/b/export/vscode/b-dark-color-theme.json") == nil
        )
        try project.folder.write("#", to: "site/themes/a/export/kitty/a.conf")
        let (difference, _) = try await project.builder().compare(
            with: "\(project.folder.path)/site"
        )
        #expect("\(difference)".contains("themes/a/export/kitty/a.conf"))
        try await project.update()
        #expect(
            project.folder.text(of: "site/themes/a/export/kitty/a.conf")?.contains(
                "background #ffffff"
            ) ?? false
        )
    }

    @Test func `A download stays in its folder for any name of a theme`() async throws {
        let files = [
            "themes/日本.yml": "name: '../../x\"<b>'\n" + TestProject.theme,
            "themes/c.yml": TestProject.theme,
        ]
        let site = try await TestProject(files).site()
        #expect(site["themes/日本/export/kitty/日本.conf"] != nil && site["r/日本.json"] != nil)
        let page = try #require(site["themes/日本/index.html"])
        #expect(page.contains("export/kitty/%E6%97%A5%E6%9C%AC.conf") && !page.contains("x\"<b>"))
    }

    @Test(arguments: [
        ("downloads: [kity]", 13, "did you mean 'kitty'?"),
        ("downloads: [qqq]", 13, "name formats of"),
    ])
    func `An unknown format of a download is a finding with a guess`(
        text: String,
        column: Int,
        words: String
    ) throws {
        let finding = try #require(
            ConfigurationReader.read(text, file: "themepreview.yml").findings.first
        )
        #expect(finding.location?.column == column && (finding.help ?? "").contains(words))
    }
}

@Suite("A site with an address")
struct SitemapTests {
    @Test func `A sitemap lists each page once, and a page describes itself to who shares it`()
        async throws
    {
        let site = try await TestProject([
            "themepreview.yml": "title: Shop\nbaseURL: https://example.org/s\n",
            "themes/a.yml": TestProject.theme,
            "themes/ü.yml": "description: Calm & clear.\n" + TestProject.theme,
            "docs/a b.md": "# A\n",
        ]).site()
        let map = try #require(site["sitemap.xml"])
        let addresses = map.matches(of: #/<loc>https:\/\/example\.org\/s\/([^<]*)<\/loc>/#).map {
            String($0.1)
        }
        #expect(
            addresses == [
                "index.html", "contrast.html", "compare.html", "themes/a/index.html",
                "themes/u/index.html",
                "themes/a/pages/a%20b.html",
            ]
        )
        let page = try #require(site["themes/u/index.html"])
        #expect(page.contains("<meta property=\"og:description\" content=\"Calm &amp; clear.\">"))
        #expect(
            page.contains(
                "<meta property=\"og:url\" content=\"https://example.org/s/themes/u/index.html\">"
            )
        )
        #expect(
            page.contains("content=\"https://example.org/s/themes/u/card.svg\">")
                && site["themes/u/card.svg"] != nil
        )
        let plain = try await TestProject(["themes/a.yml": TestProject.theme]).site()
        #expect(
            plain["sitemap.xml"] == nil && plain["themes/a/index.html"]?.contains("og:") == false
        )
    }
}

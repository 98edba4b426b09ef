import TestSupport
import Testing
import ThemeChecks
import ThemeModel

@testable import ThemeRendering

@Suite("A description")
struct DescriptionTests {
    /// Every HTML file of a site of one theme and one page.
    private func site(_ description: String?) throws -> [String: String] {
        let yaml =
            "colors: { background: white, text: black }\n"
            + (description.map { "description: '\($0)'\n" } ?? "")
        let theme = try SampleTheme.theme(yaml, file: "themes/day.yml")
        var content = SiteContent(themes: [theme])
        var page = PageSource(path: "page.md", markdown: "# Page\n")
        page.description = description
        #expect(content.add(pages: [page]).isEmpty)
        let renderer = SiteRenderer(
            content,
            of: [theme],
            templates: try #require(TemplateSet.load().templates)
        )
        let judged = JudgedTheme(theme, ThemeChecker().check(theme))
        let overview = try renderer.overview(of: judged, FixPreview(judged.report), at: 0)
        var files = [SiteFile.theme("day", .overview).text: overview]
        for file in renderer.siteFiles(of: [judged]) + renderer.files(ofPage: 0, inThemes: [0]) {
            files[file.path.description] = try file.bytes()
        }
        let pages = files.filter { $0.key.hasSuffix(".html") }
        return pages.mapValues { String(decoding: $0, as: UTF8.self) }
    }

    @Test("A theme's description is on the overview, in the gallery and for search engines")
    func given() throws {
        let site = try site("As bright as day.")
        for path in ["themes/day/index.html", "themes/day/pages/page.html"] {
            #expect(
                site[path]?.contains("<meta name=\"description\" content=\"As bright as day.\">")
                    == true,
                "\(path)"
            )
        }
        for path in ["themes/day/index.html", "index.html"] {
            #expect(site[path]?.contains(">As bright as day.</p>") == true, "\(path)")
        }
    }

    @Test("A theme without a description leaves no empty elements", arguments: [nil, ""])
    func missing(_ description: String?) throws {
        let site = try site(description)
        #expect(site.count > 3)
        for (path, html) in site {
            #expect(!html.contains("content=\"\""), "\(path)")
            for empty in ["<p></p>", "\"></p>"] { #expect(!html.contains(empty), "\(path)") }
        }
        #expect(site["themes/day/pages/page.html"]?.contains("description") == false)
    }
}

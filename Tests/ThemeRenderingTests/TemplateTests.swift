import Findings
import Foundation
import TestSupport
import Testing
import ThemeChecks

@testable import ThemeRendering

@Suite("Templates")
struct TemplateTests {
    /// What loading finds with one file replaced.
    private func findings(_ name: String, _ text: String) -> [Finding] {
        TemplateSet.load(overriding: [name: TemplateFile(text: text, location: "templates/\(name)")]).findings
    }

    @Test("the built-in ones ask for nothing unknown")
    func builtIn() { #expect(TemplateSet.load().findings.isEmpty) }

    @Test(
        "what a template may not hold is told with line and column",
        arguments: [
            ("\n  {{titel}}", 2, 3), ("{{#pages}}{{heading}}{{/pages}}", 1, 11), ("{{> haed}}", 1, 1),
            ("{{#pages}}", 1, 1), ("{{/pages}}", 1, 1), ("{{#pages}}{{/modes}}", 1, 11), ("a {{title", 1, 3),
            ("{{=<% %>=}}", 1, 1), ("{{title.upper()}}", 1, 1), ("{{pages.nope}}", 1, 1),
        ])
    func mistakes(_ text: String, line: Int, column: Int) {
        let found = findings("page.mustache", text)
        #expect(found.first?.rule == .unknownTemplateName)
        #expect(found.first?.location == SourceLocation(file: "templates/page.mustache", line: line, column: column))
    }

    @Test("a partial is checked where it is used, and may not include itself")
    func partials() {
        #expect(findings("nav.mustache", "{{pageTitle}}").contains { $0.location?.file == "templates/nav.mustache" })
        #expect(findings("nav.mustache", "{{> nav}}").contains { $0.message.contains("include each other") })
    }

    @Test("the contract's names are all in templates/README.md")
    func documented() throws {
        let text = try String(contentsOf: Repository.root.appending(path: "templates/README.md"), encoding: .utf8)
        for (page, shape) in TemplateContract.pages {
            for path in shape.paths {
                let name = path.split(separator: ".").last.map(String.init) ?? path
                #expect(text.contains("`\(name)`"), "\(page): \(path)")
            }
        }
    }

    @Test("what pages are given has exactly the names of the contract")
    func views() throws {
        let site = try Self.site()
        let theme = site.content.themes[1]
        let frame = ThemedFrame(site, theme: theme)
        let views: [String: [String: Any]] = [
            "gallery": GalleryView(site).view, "contrast": ContrastView(site).view,
            "theme": ThemeView(site, theme: theme, frame: frame).view,
            "page": PageView(site.content.pages, at: 1).view(in: frame, of: site),
        ]
        for (name, view) in views {
            let shape = try #require(TemplateContract.pages[name])
            #expect(Self.paths(of: view) == Set(shape.paths), "\(name)")
        }
    }

    /// A site in which every name has something to show.
    private static func site() throws -> SiteRenderer {
        let yaml = """
            author: A
            palette: { a: { b: red } }
            colors: { background: white, text: black, link: "#ccc" }
            modes: { dark: { colors: { background: black, text: white } } }
            """
        let themes = try ["one", "two", "three"].map { try SampleTheme.theme(yaml, file: "themes/\($0).yml") }
        var report = Report()
        for theme in themes { report.merge(ThemeChecker().check(theme)) }
        var content = SiteContent(themes: themes, report: report)
        let pages = ["a.md", "b.md", "c.md"].map { PageSource(path: $0, markdown: "# T\n\n## A\n\n### B\n") }
        #expect(content.add(pages: pages).isEmpty)
        return SiteRenderer(content, templates: try #require(TemplateSet.load().templates))
    }

    /// Every name in a view, with the names of groups before their members'.
    private static func paths(of view: [String: Any]) -> Set<String> {
        var result: Set<String> = []
        for (name, value) in view {
            result.insert(name)
            let groups = (value as? [[String: Any]]) ?? (value as? [String: Any]).map { [$0] } ?? []
            for group in groups { result.formUnion(paths(of: group).map { "\(name).\($0)" }) }
        }
        return result
    }
}

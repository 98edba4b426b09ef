import Findings
import Foundation
import Mustache
import TestSupport
import Testing
import ThemeChecks
import ThemeModel

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
        for (page, views) in try site.sampleViews(of: theme) {
            let shape = try #require(TemplateContract.pages[page])
            #expect(Set(views.flatMap(Self.paths)) == Set(shape.paths), "\(page)")
        }
    }

    @Test("no view gives a name twice")
    func names() throws {
        let site = try Self.site()
        for (_, views) in try site.sampleViews(of: site.content.themes[1]) {
            for view in views { #expect(Set(view.members.map(\.name)).count == view.members.count) }
        }
    }

    @Test("the built-in templates give what another Mustache gives")
    func oracle() throws {
        let site = try Self.site()
        var library = MustacheLibrary()
        for (name, text) in TemplateSet.builtIn where name.hasSuffix(".mustache") {
            try library.register(text, named: String(name.dropLast(9)))
        }
        for (page, views) in try site.sampleViews(of: site.content.themes[1]) {
            let expected = library.render(MustacheView.merged(views), withTemplate: page.rawValue)
            #expect(String(decoding: site.templates.render(page, views), as: UTF8.self) == expected, "\(page)")
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
    private static func paths(of view: View) -> [String] {
        view.members.flatMap { name, value -> [String] in
            let groups: [View]
            switch value {
            case .list(let views): groups = views
            case .group(let view): groups = [view]
            case .text, .flag: groups = []
            }
            return [name.rawValue] + groups.flatMap(paths).map { "\(name).\($0)" }
        }
    }
}

extension SiteRenderer {
    /// What each kind of page is given, the Markdown page being the second one.
    fileprivate func sampleViews(of theme: Theme) throws -> [SitePage: [View]] {
        let frame = try #require(ThemedFrame.all(content)[theme.id])
        return [
            .gallery: [GalleryView(self).view], .contrast: [ContrastView(self).view],
            .compare: [CompareView(self).view],
            .theme: ThemeView(self, frame: frame).views, .page: PageView(content, at: 1).views(in: frame),
        ]
    }
}

import Findings
import Foundation
import MarkdownPages
import Mustache
import SourceText
import TestSupport
import Testing
import ThemeChecks

@testable import ThemeRendering

@Suite("Templates")
struct TemplateTests {
    /// The findings of loading with one file replaced.
    private func findings(_ name: String, _ text: String) -> [Finding] {
        TemplateSet.load(overriding: [name: TemplateFile(text: text, location: "templates/\(name)")]
        ).findings
    }

    @Test("The built-in templates ask for nothing unknown")
    func builtIn() {
        // They are taken as proved where nothing replaces them.
        let files = TemplateSet.files(overriding: [:])
        #expect(files.count > 8 && TemplateSet.load(overriding: files).findings.isEmpty)
    }

    @Test(
        "A mistake in a template is a finding with line and column",
        arguments: [
            ("\n  {{titel}}", 2, 3), ("{{#pages}}{{heading}}{{/pages}}", 1, 11),
            ("{{> haed}}", 1, 1),
            ("{{#pages}}", 1, 1), ("{{/pages}}", 1, 1), ("{{#pages}}{{/modes}}", 1, 11),
            ("a {{title", 1, 3),
            ("{{=<% %>=}}", 1, 1), ("{{title.upper()}}", 1, 1), ("{{pages.nope}}", 1, 1),
        ]
    )
    func mistakes(_ text: String, line: Int, column: Int) {
        let found = findings("page.mustache", text)
        #expect(found.first?.rule == .unknownTemplateName)
        #expect(
            found.first?.location
                == SourceLocation(file: "templates/page.mustache", line: line, column: column)
        )
    }

    @Test(
        "An unknown name in a partial of several pages is one finding with a guess"
    )
    func unknownInPartial() {
        let found = findings("footer.mustache", "{{pageTtle}}")
        #expect(found.map(\.help) == ["did you mean 'pageTitle'?"])
    }

    @Test("A name that is asked for too early is reported as such")
    func tooEarly() {
        let found = findings("gallery.mustache", "{{count}}{{#themes}}{{count}}{{/themes}}")
        #expect(found.map(\.message) == ["the template asks for 'count' where it is not known yet"])
        #expect(found.first?.location?.column == 21)
    }

    @Test("A partial is checked where it is used, and may not include itself")
    func partials() {
        #expect(
            findings("nav.mustache", "{{pageTitle}}").contains {
                $0.location?.file == "templates/nav.mustache"
            }
        )
        #expect(
            findings("nav.mustache", "{{> nav}}").contains {
                $0.message.contains("include each other")
            }
        )
    }

    /// The findings of loading with a footer and partials of our own.
    private func findings(footer: String, _ partials: [(String, String)]) -> [Finding] {
        let files = ([("footer", footer)] + partials).map { name, text in
            ("\(name).mustache", TemplateFile(text: text, location: "templates/\(name).mustache"))
        }
        return TemplateSet.load(overriding: Dictionary(uniqueKeysWithValues: files)).findings
    }

    @Test("Sections and partials deeper than 100 are refused", arguments: [101, 20_000])
    func nesting(_ depth: Int) {
        let sections =
            Array(repeating: "{{#title}}", count: depth)
            + Array(repeating: "{{/title}}", count: depth)
        let found = findings(footer: sections.joined(), [])
        #expect(
            found.map(\.location) == [
                SourceLocation(file: "templates/footer.mustache", line: 1, column: 1001)
            ]
        )
        let chain = (0..<depth).map { ("x\($0)", $0 + 1 < depth ? "\n{{> x\($0 + 1)}}" : "end") }
        let last = SourceLocation(file: "templates/x99.mustache", line: 2, column: 1)
        #expect(
            findings(footer: "{{> x0}}", chain).contains {
                $0.location == last && $0.message.contains("100 deep")
            }
        )
    }

    @Test("Sections and partials may be nested 90 deep")
    func allowedNesting() {
        let sections =
            Array(repeating: "{{#title}}", count: 45) + ["{{> x0}}"]
            + Array(repeating: "{{/title}}", count: 45)
        let chain = (0..<44).map { ("x\($0)", $0 < 43 ? "{{> x\($0 + 1)}}" : "end") }
        #expect(findings(footer: sections.joined(), chain).isEmpty)
    }

    @Test("Partials that multiply or are indented without end are found early")
    func multiplication() {
        func partials(_ count: Int, _ text: (Int) -> String) -> [(String, String)] {
            (0..<count).map { ("x\($0)", $0 + 1 < count ? text($0 + 1) : "end") }
        }
        let tenfold = findings(
            footer: "{{> x0}}",
            partials(20) { Array(repeating: "{{> x\($0)}}", count: 10).joined() }
        )
        #expect(tenfold.count == 1 && tenfold[0].message.contains("too large"))
        #expect(tenfold[0].location?.line == 1)
        let blanks = String(repeating: " ", count: 100_000)
        let lines = String(repeating: "line\n", count: 1000)
        let indented = findings(footer: "\n\(blanks){{> x0}}\n", [("x0", lines)])
        #expect(
            indented.map(\.location) == [
                SourceLocation(file: "templates/footer.mustache", line: 2, column: 100_001)
            ]
        )
    }

    @Test(
        "A template with the name of a generated file is a finding",
        arguments: ["themes.js", "Themes.JS"]
    )
    func takenNames(name: String) {
        let found = findings(name, "window.themepreviewThemes = [];")
        #expect(found.map(\.rule) == [.takenTemplateName])
        #expect(found.first?.location == SourceLocation(file: "templates/\(name)"))
    }

    @Test(
        "An unused template is a warning that suggests a built-in name",
        arguments: [
            ("foter.mustache", "no template includes 'foter'", "did you mean 'footer'?"),
            ("pages.mustache", "no template includes 'pages'", "did you mean 'page'?"),
            ("stag.css", "no template asks for 'stag.css'", "did you mean 'stage.css'?"),
        ]
    )
    func unused(name: String, message: String, help: String) {
        let loaded = TemplateSet.load(overriding: [
            name: TemplateFile(text: "", location: "templates/\(name)")
        ])
        #expect(loaded.findings.map(\.message) == [message])
        #expect(loaded.findings.first?.help == help)
        #expect(loaded.findings.first?.severity == .warning)
        #expect(loaded.findings.first?.location == SourceLocation(file: "templates/\(name)"))
        #expect(loaded.templates != nil)
    }

    @Test(
        "A project's own template that is used, or named unlike ours, is no warning"
    )
    func used() {
        #expect(findings(footer: "{{> foter}}", [("foter", "")]).isEmpty)
        #expect(findings(footer: "", [("advertisement", "")]).isEmpty)
        let files = ["stag.css": "", "footer.mustache": "<link href=\"{{root}}assets/stag.css\">"]
        let overrides = Dictionary(
            uniqueKeysWithValues: files.map {
                ($0, TemplateFile(text: $1, location: "templates/\($0)"))
            }
        )
        #expect(TemplateSet.load(overriding: overrides).findings.isEmpty)
    }

    @Test("templates/README.md has every name of the contract")
    func documented() throws {
        let text = try String(
            contentsOf: Repository.root.appending(path: "templates/README.md"),
            encoding: .utf8
        )
        for (page, shape) in TemplateContract.pages {
            for path in shape.paths {
                let name = path.split(separator: ".").last.map(String.init) ?? path
                #expect(text.contains("`\(name)`"), "\(page): \(path)")
            }
        }
    }

    @Test("Pages are given exactly the names of the contract")
    func views() throws {
        let (site, themes) = try Self.site()
        for (page, views) in try Self.sampleViews(of: site, themes) {
            let shape = try #require(TemplateContract.pages[page])
            #expect(Set(views.flatMap(Self.paths)) == Set(shape.paths), "\(page)")
        }
    }

    @Test("No view gives a name twice")
    func names() throws {
        let (site, themes) = try Self.site()
        for (_, views) in try Self.sampleViews(of: site, themes) {
            for view in views { #expect(Set(view.members.map(\.0)).count == view.members.count) }
        }
    }

    @Test("The built-in templates render as with another Mustache")
    func oracle() throws {
        let (site, themes) = try Self.site()
        var library = MustacheLibrary()
        for (name, text) in TemplateSet.builtIn where name.hasSuffix(".mustache") {
            try library.register(text, named: String(name.dropLast(9)))
        }
        for (page, views) in try Self.sampleViews(of: site, themes) {
            let expected = library.render(MustacheView.merged(views), withTemplate: page.rawValue)
            let made = String(decoding: try site.templates.render(page, views), as: UTF8.self)
            let lines = zip(made.split(separator: "\n"), (expected ?? "").split(separator: "\n"))
            #expect(
                made == expected,
                "\(page): \(lines.first { $0 != $1 }.map { "\($0)\n\($1)" } ?? "other ends")"
            )
        }
    }

    @Test("A page whose themes come later equals the page with all at once")
    func gaps() throws {
        let (site, themes) = try Self.site()
        let views = try Self.sampleViews(of: site, themes)
        let files = site.siteFiles(of: themes)
        for (file, page) in [SharedFile.gallery: SitePage.gallery, .contrast: .contrast] {
            let bytes = try files.first { $0.file == .shared(file) }?.bytes()
            #expect(try bytes == site.templates.render(page, views[page] ?? []), "\(file)")
        }
    }

    @Test("A name that is known only after all themes is refused among them")
    func hidden() {
        #expect(
            findings(
                "contrast.mustache",
                "{{failed}}{{#themes}}{{#verdict}}{{failed}}{{/verdict}}{{/themes}}"
            ).isEmpty
        )
        let found = findings("contrast.mustache", "{{#themes}}{{failed}}{{/themes}}")
        #expect(found.map(\.location?.column) == [12])
        #expect(
            findings(
                "gallery.mustache",
                "{{count}}{{#themes}}{{count}}{{#themes}}{{/themes}}{{/themes}}"
            ).count == 2
        )
    }

    /// A site in which every name has something to show.
    private static func site() throws -> (site: SiteRenderer, themes: [JudgedTheme]) {
        let yaml = """
            author: A
            palette: { a: { b: red, c: grey, d: white } }
            colors: { background: white, text: black, link: "#ccc", surface: "#eee" }
            modes: { dark: { colors: { background: black, text: white } } }
            """
        let themes = try ["one", "two", "three"].map {
            try SampleTheme.theme(yaml, file: "themes/\($0).yml")
        }
        var content = SiteContent(themes: themes)
        let pages = ["a.md", "b.md", "c.md"].map {
            PageSource(path: $0, markdown: "# T\n\n## A\n\n### B\n")
        }
        #expect(content.add(pages: pages).isEmpty)
        let summary = BookSummary(
            "- [A](a.md)\n  - [D]()\n\n---\n\n[B](b.md)\n",
            start: SourceLocation(file: "SUMMARY.md")
        )
        content.book = Book(
            summary,
            at: "SUMMARY.md",
            index: PageIndex(pages: pages.map(\.path), files: [])
        )
        let judged = themes.map { theme in
            var judged = JudgedTheme(theme, ThemeChecker().check(theme))
            let file = ThemeDownload.File(name: "a.conf", path: "export/kitty/a.conf", size: 1_240)
            judged.downloads = [
                ThemeDownload(
                    group: "Terminals",
                    title: "kitty",
                    line: "include a.conf",
                    files: [file]
                )
            ]
            return judged
        }
        let templates = try #require(TemplateSet.load().templates)
        return (SiteRenderer(content, of: themes, templates: templates), judged)
    }

    /// Every name in a view, with the names of groups before their members'.
    private static func paths(of view: View) -> [String] {
        view.members.flatMap { name, value -> [String] in
            let groups: [View]
            switch value {
            case .list(let views): groups = views
            case .choice(let views, _): groups = views.map { $0.choosing(false) }
            case .group(let view): groups = [view]
            case .text, .flag: groups = []
            }
            return [name.rawValue] + groups.flatMap(paths).map { "\(name).\($0)" }
        }
    }
}

extension TemplateTests {
    /// The views of each kind of page, with the second theme and the second Markdown page.
    private static func sampleViews(of site: SiteRenderer, _ themes: [JudgedTheme]) throws
        -> [SitePage: [View]]
    {
        let content = site.content
        var totals = Summary(Report())
        for theme in themes { totals += Summary(theme.report) }
        var gallery = GalleryPage.view(content)
        gallery[.themes] = .list(themes.map { GalleryPage.card($0, among: content.sharedNames) })
        var contrast = ContrastPage.view(content, totals)
        contrast[.themes] = .list(themes.map { ContrastPage.row($0, among: content.sharedNames) })
        let frame = ThemedFrame(content.themes, at: 1)
        var report = themes[1].report
        for index in report.findings.indices where report.findings[index].rule == .lowContrast {
            report.findings[index].detail?.suggestions = ["colors.link", "palette.a.b"].map {
                Suggestion(token: $0, value: "#767676", ratio: 4.54, deltaE: 0.2)
            }
        }
        let pairs = report.pairs.map { row in
            var row = row
            row.colors = ComparedColors(foreground: "#010203", background: "#fefefe")
            return row
        }
        let fix = FixPreview(report, theme: themes[1].theme, pairs: pairs)
        let page = try PageView(
            content,
            Navigation(content),
            at: 1,
            content.pages[1].content,
            site.templates
        )
        let overview = ThemeView(content, site.overviewFrame, themes[1], fix, frame: frame)
        return [
            .gallery: [gallery], .contrast: [contrast], .compare: [CompareView(content).view],
            .theme: overview.views(styleSheet: 1_000),
            .page: page.views(in: frame),
        ]
    }
}

extension TemplateShape {
    /// Every name, with the names of groups before their members': `pages.title`.
    fileprivate var paths: [String] {
        members.flatMap { name, group in
            [name.rawValue] + (group?.paths.map { "\(name).\($0)" } ?? [])
        }
    }
}

import Testing

@testable import ThemeRendering

@Suite("The links from page to page")
struct NavigationTests {
    /// A site of so many pages.
    private func content(_ count: Int) -> SiteContent {
        var content = SiteContent(themes: [ThemeLabel]())
        let findings = content.add(
            pages: (0..<count).map { PageSource(path: "p\(1000 + $0).md", markdown: "# \($0)\n") }
        )
        #expect(findings.isEmpty)
        return content
    }

    /// The titles of the pages that one has links to, and which of them is the page's own.
    private func links(in content: SiteContent, at index: Int) -> (
        titles: [String], current: String?
    ) {
        guard
            case .choice(let views, let current) = Navigation(content).links(
                up: "../",
                around: index
            )
        else {
            return ([], nil)
        }
        let titles = views.map { if case .text(let title) = $0[.title] { title } else { "" } }
        return (titles, current.flatMap { titles.indices.contains($0) ? titles[$0] : nil })
    }

    @Test("A page among up to 100 has links to all", arguments: [1, 2, 99, 100])
    func few(_ count: Int) {
        let content = content(count)
        #expect(!Navigation(content).isAbridged)
        for index in [0, count / 2, count - 1] {
            let (titles, current) = links(in: content, at: index)
            #expect(titles == (0..<count).map(String.init))
            #expect(current == String(index))
        }
    }

    @Test(
        "A page among more than 100 has links to the 40 around it",
        arguments: [(0, 0), (19, 0), (20, 0), (21, 1), (170, 150), (230, 210), (249, 210)]
    )
    func many(_ index: Int, _ first: Int) {
        let content = content(250)
        #expect(Navigation(content).isAbridged)
        let (titles, current) = links(in: content, at: index)
        #expect(titles == (first..<first + 40).map(String.init))
        #expect(current == String(index))
    }

    @Test("The overview has links to all pages")
    func overview() {
        guard case .choice(let views, nil) = Navigation.all(content(250)).pages else {
            Issue.record("not a list without a current page")
            return
        }
        #expect(views.count == 250)
    }

    @Test(
        "A page that leaves links out says where the others are",
        arguments: [(100, false), (101, true)]
    )
    func rest(_ count: Int, _ isSaid: Bool) throws {
        let content = content(count)
        let templates = try #require(TemplateSet.load().templates)
        let page = try PageView(
            content,
            Navigation(content),
            at: 3,
            content.pages[3].content,
            templates
        )
        let theme = ThemeLabel(id: "day", name: "Day", modes: ["light"])
        let html = String(
            decoding: try page.rendered(in: ThemedFrame([theme], at: 0)),
            as: UTF8.self
        )
        #expect(html.contains("<a href=\"../index.html#pages\">All pages</a>") == isSaid)
    }
}

import Findings
import SourceText
import Testing

@testable import ThemeRendering

@Suite("A renderer of pages")
struct PageRendererTests {
    /// Renders pages with files beside them.
    private func render(
        _ pages: [String: String],
        files: Set<String> = [],
        rawHTML: Bool = false
    ) -> (pages: [RenderedPage], findings: [Finding]) {
        let index = PageIndex(pages: Array(pages.keys), files: files)
        return PageRenderer(index: index, allowsRawHTML: rawHTML).render(
            pages.map { PageSource(path: $0.key, markdown: $0.value) }
        )
    }

    /// The HTML of one page.
    private func html(_ text: String, rawHTML: Bool = false) -> String {
        render(["page.md": text], rawHTML: rawHTML).pages[0].html
    }

    @Test("Headings get unique ids from their words")
    func headings() {
        let page = render(["page.md": "# Ünder `way`\n\n## Under way\n\n## Under way\n"]).pages[0]
        #expect(page.title == "Ünder way")
        #expect(page.html.contains("<h1 id=\"ünder-way\">\nÜnder <code>way</code>"))
        #expect(page.headings.map(\.id) == ["under-way", "under-way-1"])
    }

    @Test(arguments: ["[a](b.md)", "[a](#b)"])
    func `Broken links after the thousandth are only counted`(link: String) {
        func findings(_ count: Int) -> [Finding] {
            render(["page.md": Array(repeating: link, count: count).joined(separator: "\n")])
                .findings
        }
        #expect(findings(1_000).allSatisfy { $0.message.hasPrefix("a link leads to") })
        let found = findings(1_003)
        #expect(found.count == 1_001)
        #expect(found.last?.message == "3 more links and images lead nowhere")
        #expect(found.last?.location?.file == "page.md")
    }

    @Test("Links between pages lead to pages in any folders")
    func links() {
        let (pages, findings) = render([
            "index.md": "# A\n\n[b](guide/b.md#the-end) [c](guide/)\n",
            "guide/b.md":
                "# B\n\n[up](../index.md) [c](./README.md) [d](#gr%C3%BC%C3%9Fe)\n\n## The end\n\n## Grüße\n",
            "guide/README.md": "# C\n",
        ])
        #expect(findings.isEmpty)
        let byPath = Dictionary(uniqueKeysWithValues: pages.map { ($0.path.description, $0.html) })
        #expect(byPath["index.html"]?.contains("href=\"guide/b.html#the-end\"") == true)
        #expect(byPath["index.html"]?.contains("href=\"guide/index.html\"") == true)
        #expect(byPath["guide/b.html"]?.contains("href=\"../index.html\"") == true)
        #expect(byPath["guide/b.html"]?.contains("href=\"../guide/index.html\"") == true)
    }

    @Test("A linked file is led to where it is copied, percent-encoded")
    func files() {
        let (pages, findings) = render(
            ["guide/b.md": "![x](../images/a%20b.png)\n"],
            files: ["images/a b.png", "other.txt"]
        )
        #expect(findings.isEmpty)
        #expect(pages[0].html.contains("src=\"../../../../assets/pages/images/a%20b.png\""))
        #expect(pages[0].files == ["images/a b.png"])
    }

    @Test(
        "A link that leads nowhere is a finding with its line",
        arguments: [
            "[x](gone.md)", "[x](index.md#gone)", "[x](#gone)", "![x](gone.png)", "[x](../../x.md)",
            "[x](/../x.md)",
            "[x](javascript:alert%281%29)", "[x](data:text/html,x)", "[x](doc:Other)", "[x]()",
        ]
    )
    func broken(_ link: String) {
        let findings = render(["index.md": "# A\n\ntext\n\(link)\n"]).findings
        #expect(findings.map(\.rule) == [.brokenLink])
        #expect(findings.first?.location?.line == 4)
    }

    @Test("A broken link gets a guess in the message")
    func guess() {
        let findings = render(["index.md": "[x](strat.md)\n", "start.md": "# S\n"]).findings
        #expect(findings.first?.message.contains("did you mean 'start.md'?") == true)
    }

    @Test("A rendered page has nothing that could run")
    func hostile() {
        let text = """
            <script>alert(1)</script>

            [a](javascript:alert\\(1\\)) [b](JaVaScRiPt:alert) [c](vbscript:x) <b onclick="x">d</b> [e](//host/x)

            ```"><script>
            </code></pre><script>alert(2)</script>
            ```

            ## <img src=x onerror=alert(3)> "quoted"
            """
        let html = html(text).lowercased()
        #expect(
            !html.contains("<script") && !html.contains("javascript:")
                && !html.contains("vbscript:")
        )
        #expect(!html.contains("<b onclick") && !html.contains("<img src=\"x\" alt=\"\" onerror"))
    }

    @Test("Raw HTML is kept only where the configuration allows it")
    func rawHTML() {
        #expect(!html("<font>x</font>\n").contains("<font>"))
        #expect(html("<font>x</font>\n", rawHTML: true).contains("<font>x</font>"))
    }

    @Test("An image of another host becomes a link, with a warning")
    func remoteImages() {
        let (pages, findings) = render(["a.md": "![words](https://example.org/a.png)\n"])
        #expect(pages[0].html.contains("<a href=\"https://example.org/a.png\">words</a>"))
        #expect(findings.map(\.severity) == [.warning])
    }

    @Test("Pages are ordered by their order, then by path")
    func order() {
        let index = PageIndex(pages: ["a.md", "b.md", "c.md"], files: [])
        var sources = ["a.md", "b.md", "c.md"].map { PageSource(path: $0, markdown: "# \($0)\n") }
        sources[2].order = 1
        #expect(
            PageRenderer(index: index).render(sources).pages.map(\.title) == [
                "c.md", "a.md", "b.md",
            ]
        )
    }

    @Test("A page whose path could leave the site is a finding, and left out")
    func escapes() {
        let (pages, findings) = render(["../../x.md": "# X\n", "a.md": "# A\n"])
        #expect(pages.map(\.title) == ["A"])
        #expect(findings.map(\.rule) == [.unreadablePage])
    }

    @Test(
        "A page in a folder named like another page's file is an error"
    )
    func folderOfAFile() {
        let (pages, findings) = render([
            "a.md": "# A\n", "a.html/b/c.md": "# C\n", "a.html.md": "# D\n",
        ])
        #expect(pages.map(\.source) == ["a.html.md", "a.md"])
        #expect(findings.map(\.rule) == [.unreadablePage])
        #expect(
            findings.first?.message.hasPrefix(
                "'a.html/b/c.md' would lie in a folder that is a file: 'a.md'"
            ) == true
        )
    }
}

import Findings
import TestSupport
import Testing
import ThemeRendering

@Suite("Markdown that CommonMark does not have")
struct UnsupportedMarkdownTests {
    /// What is found in a page whose text begins on the fourth line.
    private static func findings(_ markdown: String, allowsRawHTML: Bool = false) -> [Finding] {
        let start = Place(file: "docs/a.md", line: 4, column: 1)
        let source = PageSource(path: "a.md", markdown: markdown, start: start)
        let index = PageIndex(pages: ["a.md"], files: [])
        return PageRenderer(index: index, allowsRawHTML: allowsRawHTML).render([source]).findings
    }

    @Test(arguments: [
        ("# T\n\n| a | b |\n|---|:-:|\n| 1 | 2 |\n", "a table is shown as text: CommonMark has none", 6, 0),
        ("text\na | b\n--- | ---\n", "a table is shown as text: CommonMark has none", 5, 0),
        ("- [x] done\n- [ ] open\n", "a box of a task list is shown as text: CommonMark has none", 4, 3),
        ("A claim.[^1]\n\n[^1]: The proof of it.\n", "a footnote is shown as text: CommonMark has none", 4, 1),
        ("A claim.[^1]\n\n[^1]: Proof\n", "a footnote of one word is taken for a link: CommonMark has none", 4, 9),
        (
            "# T\n\nA[^No-1], b[^no-1]\n\n[^NO-1]: https://example.org\n",
            "a footnote of one word is taken for a link: CommonMark has none", 6, 2
        ),
        ("A claim.[^1] And[^2].\n\n[^1]: Proof\n", "a footnote is shown as text: CommonMark has none", 4, 13),
        ("Not ~~this~~ that, ~~or~~.\n", "strikethrough is shown as text: CommonMark has none", 4, 1),
    ])
    func `is told once, at its place`(markdown: String, message: String, line: Int, column: Int) {
        let findings = Self.findings(markdown)
        #expect(findings.map(\.message) == [message])
        #expect(findings.first?.rule == .otherMarkdown)
        #expect(findings.first?.severity == .note)
        #expect(findings.first?.location == Place(file: "docs/a.md", line: line, column: column))
    }

    @Test func `is told of each kind, in the order of the page`() {
        let findings = Self.findings("~~a~~\n\n- [ ] b\n- [x] <i>c</i>\n\n~~d~~ <b>e</b>\n\n|a|\n|-|\n\n|a|\n|-|\n")
        #expect(findings.map { $0.location?.line } == [4, 6, 7, 11])
        #expect(findings.map(\.rule) == [.otherMarkdown, .otherMarkdown, .droppedHTML, .otherMarkdown])
    }

    @Test func `is told of each kind that one line has`() {
        let words = Self.findings("- [ ] ~~a~~[^1]\n").map { $0.message.split(separator: " is ")[0] }
        #expect(words == ["a box of a task list", "a footnote", "strikethrough"])
    }

    @Test(arguments: [
        "`| a |`\n\n```\n| a |\n|---|\n~~x~~ [^1]\n- [ ] a\n```\n", "a | b\n\nc | d\n", "| a |\n\n|---|\n",
        "~~~\nx\n~~~\n",
        "about ~~ this\n", "[x](#top) [ ] [y]\n", "- see [x]\n", "[^ ] and [^]\n", "- a\n- b\n",
        "a < b and <https://example.org>\n",
        "<!-- for us -->\n\ntext <!-- too -->\n", "# [ok]: |\n",
    ])
    func `is not seen in code, nor in what only resembles it`(markdown: String) {
        #expect(Self.findings(markdown).filter { $0.rule != .brokenLink } == [])
    }

    @Test func `leaves a link alone whose words are those of a footnote`() {
        for markdown in ["See [^1](b.md).\n", "See [^1][b].\n\n[b]: b.md\n"] {
            #expect(Self.findings(markdown).map(\.rule) == [.brokenLink])
        }
    }

    @Test func `has the mark of a footnote as it is written, where it is taken for a link that leads nowhere`() {
        let source = PageSource(
            path: "a.md", markdown: "A *claim*.[^1] [^b]\n\n[^1]: Proof\n[^b]: https://example.org/\n")
        let page = PageRenderer(index: PageIndex(pages: ["a.md"], files: [])).render([source]).pages[0]
        #expect(
            page.html
                == "<p>A <em>claim</em>.[^1] <a href=\"https://example.org/\">^b</a></p>\n")
    }

    @Test func `includes HTML, unless the configuration keeps it`() {
        let findings = Self.findings("# T\n\nPress <kbd>x</kbd>.\n\n<div>\n</div>\n")
        #expect(findings.map(\.message) == ["HTML is left out"])
        #expect(findings.map(\.rule) == [.droppedHTML])
        #expect(findings.first?.location == Place(file: "docs/a.md", line: 6, column: 7))
        #expect(Self.findings("Press <kbd>x</kbd>.\n", allowsRawHTML: true) == [])
    }
}

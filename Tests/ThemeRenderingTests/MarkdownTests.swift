import Findings
import SourceText
import TestSupport
import Testing
import ThemeRendering

/// Renders a page of a small guide.
private enum Guide {
    static let pages = [
        "README.md", "guide/start.md", "guide/index.md", "guide/deep/end.md", "a b.md", "Été.md",
    ]
    static let files: Set<String> = [
        "images/a.png", "guide/b c.png", "guide/data.json", "guide/50%.txt",
    ]

    /// The page at a path, beside the others, which have a heading each.
    static func render(
        _ markdown: String,
        at path: String = "guide/start.md",
        allowsRawHTML: Bool = false,
        firstLine: Int = 1
    ) throws -> (page: RenderedPage, findings: [Finding]) {
        let others = pages.filter { $0 != path }.map {
            PageSource(path: $0, markdown: "# Top\n\n## Part two\n")
        }
        let start = Place(file: "docs/\(path)", line: firstLine, column: 1)
        let source = PageSource(path: path, markdown: markdown, start: start)
        let index = PageIndex(pages: pages, files: files)
        let (rendered, findings) = PageRenderer(index: index, allowsRawHTML: allowsRawHTML).render(
            others + [source]
        )
        return (try #require(rendered.first { $0.source == path }), findings)
    }

    static func html(_ markdown: String, allowsRawHTML: Bool = false) throws -> String {
        try render(markdown, allowsRawHTML: allowsRawHTML).page.html
    }
}

@Suite("A page's headings")
struct HeadingTests {
    @Test func `A heading's id is made of its words, and is unique`() throws {
        let page = try Guide.render(
            "# Été *here*\n\n## A `b` & <c>\n\n## A b c\n\n### !!\n\n## ??\n\n## Section\n"
        )
        .page
        #expect(page.headings.map(\.id) == ["a-b--", "a-b-c", "section", "section-1", "section-2"])
        #expect(page.html.contains("<h1 id=\"été-here\">\nÉté <em>here</em>"))
    }

    @Test(.timeLimit(.minutes(10)))
    func `Equal headings get their ids in time linear in their number`()
        throws
    {
        let page = try Guide.render(String(repeating: "## a\n\n", count: 20_000) + "## a 3\n").page
        #expect(page.headings.suffix(2).map(\.id) == ["a-19999", "a-3-1"])
    }

    @Test func `A heading keeps its id when other words come and go`() throws {
        let long = try Guide.render("# T\n\n## New\n\n## Old\n\ntext\n").page
        let short = try Guide.render("# T\n\n## Old\n").page
        #expect(long.headings.last == short.headings.last)
    }

    @Test func `Headings of the second and third level are listed`() throws {
        let page = try Guide.render("# One\n\n## Two\n\n### Three\n\n#### Four\n").page
        #expect(page.headings.map(\.level) == [2, 3])
        #expect(page.headings.map(\.text) == ["Two", "Three"])
    }

    @Test(arguments: [
        ("## Two\n\n# One\n", "One"), ("One\n===", "One"),
        ("# *One* `two` <three@example.com> &amp; \\#", "One two three@example.com & #"),
        ("# One [two]\n\n[two]: x", "One two"), ("# One [two]", "One [two]"),
        ("> # One\n\n# Two", "One"),
        ("```\n# None\n```\n# One", "One"), ("    # None\n\n# One", "One"),
        ("a\nb\n===\n# Two", "a b"),
        ("# One ![two](https://example.com/i.png)", "One two"),
        ("text", "start"), ("#", "start"), ("# &nbsp;\n# Two", "Two"),
        ("### Three\n## Two", "Three"),
    ])
    func
        `A page is titled by a first-level heading, another one or its name`(
            markdown: String,
            title: String
        ) throws
    {
        #expect(try Guide.render(markdown).page.title == title)
    }

    /// U+0D4E is a letter that joins what follows it to one character.
    @Test(arguments: ["\"", "<", ">", " ", "=", "'", "&", "#"])
    func `A heading's id has nothing but letters and digits`(scalar: String) throws {
        let page = try Guide.render("## a\u{D4E}\(scalar) onclick\u{D4E}\(scalar)x\n").page
        let id = try #require(page.headings.first?.id)
        #expect(id.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0 == "-" }, "\(id)")
        #expect(page.html.contains("<h2 id=\"\(id)\">"))
    }

    @Test
    func `A heading's older id still leads to it unless another one has it`()
        throws
    {
        let (page, findings) = try Guide.render(
            "# S\n\n## A & b\n\n## C, d\n\n## C, d\n\n## C d-2\n\n[x](#a--b) [y](#a-b) [z](#c-d-1) [w](#c-d-2)\n"
        )
        #expect(findings == [])
        #expect(page.html.contains("<h2 id=\"a--b\"><a id=\"a-b\"></a>"))
        #expect(page.html.matches(of: /id="c-d-2"/).count == 1)
    }

    @Test func `A heading never has the id of the page's content or of a footnote`() throws {
        let page = try Guide.render("## _content\n\n## fn 1\n\na[^1]\n\n[^1]: b\n").page
        #expect(page.headings.map(\.id) == ["_content-1", "fn-1-1"])
    }

    @Test func `A link leads to a heading by its id, encoded or not`() throws {
        let text =
            "# Grüße\n\n[a](#grüße) [b](#gr%C3%BC%C3%9Fe) [c](start.md#gr%C3%BC%C3%9Fe) [d](#gruesse)\n"
        #expect(
            try Guide.render(text).findings.map(\.message) == [
                "a link leads to 'guide/start.md#gruesse', and no heading there has this id"
            ]
        )
    }

    @Test func `A heading keeps its place when it contains a link, an image or HTML`() throws {
        let page = try Guide.render("## A [link](start.md) ![i](../images/a.png) \"q\" <b>x</b>\n")
            .page
        #expect(page.html.contains("<h2 id=\"a-link-i-q-x\">"))
        #expect(page.html.contains("aria-label=\"A link i &quot;q&quot; x: link\""))
    }
}

@Suite("A link in a page")
struct LinkTests {
    /// A link in `guide/start.md`, and where it leads in the site.
    @Test(arguments: [
        ("deep/end.md", "../guide/deep/end.html"), ("./deep/end.md", "../guide/deep/end.html"),
        ("../README.md", "../index.html"),
        ("/README.md", "../index.html"),
        ("index.md", "../guide/index.html"), (".", "../guide/index.html"),
        ("deep/../start.md", "../guide/start.html"),
        ("..", "../index.html"),
        ("../", "../index.html"),
        ("../a%20b.md", "../a%20b.html"), ("<../a b.md>", "../a%20b.html"),
        ("../%C3%89t%C3%A9.md", "../%C3%89t%C3%A9.html"), ("<../Été.md>", "../%C3%89t%C3%A9.html"),
        ("deep/end.md#part-two", "../guide/deep/end.html#part-two"),
        ("../README.md#top", "../index.html#top"),
        ("data.json", "../../../../assets/pages/guide/data.json"),
        ("data.json?x=1#y", "../../../../assets/pages/guide/data.json?x=1#y"),
        ("50%25.txt", "../../../../assets/pages/guide/50%25.txt"),
        ("https://example.org/a.md", "https://example.org/a.md"),
        ("mailto:a@example.org", "mailto:a@example.org"),
        ("//example.org/x", "//example.org/x"),
        ("#part", "#part"),
    ])
    func `A link leads to its target's place in the site`(link: String, target: String) throws {
        let (page, findings) = try Guide.render("# S\n\n## Part\n\n[x](\(link))\n")
        #expect(page.html.contains("<a href=\"\(target)\">x</a>"), "\(page.html)")
        #expect(findings.isEmpty, "\(findings)")
    }

    @Test(arguments: [
        ("missing.md", "there is no 'guide/missing.md'"),
        ("strat.md", "there is no 'guide/strat.md'; did you mean 'guide/start.md'?"),
        ("../../secret.md", "it leads out of the pages' folder"),
        ("/../x", "it leads out of the pages' folder"),
        ("%2e%2e/%2e%2e/x.md", "it leads out of the pages' folder"),
        ("javascript:alert(1)", "links of the kind 'javascript:' are not kept"),
        ("JaVaScRiPt:alert(1)", "links of the kind 'javascript:' are not kept"),
        ("data:text/html,x", "links of the kind 'data:' are not kept"),
        ("file:///etc/passwd", "links of the kind 'file:' are not kept"),
        ("<>", "it is empty"), ("vbscript:x", "links of the kind 'vbscript:' are not kept"),
    ])
    func `A broken link is a finding at its line, and leads nowhere bad`(
        link: String,
        reason: String
    ) throws {
        let (page, findings) = try Guide.render("# S\n\ntext\n\n- [x](\(link))\n", firstLine: 7)
        #expect(findings.map(\.rule) == [.brokenLink])
        #expect(findings.first?.severity == .error)
        #expect(findings.first?.message.hasSuffix(reason) == true, "\(findings)")
        #expect(findings.first?.location?.file == "docs/guide/start.md")
        #expect(findings.first?.location?.line == 11)
        #expect(!page.html.lowercased().contains("script:"))
        #expect(!page.html.contains("href=\"data:") && !page.html.contains("href=\"file:"))
    }

    @Test(arguments: [
        ("ééé [x](nope.md)", 1, 5), ("a\r\n𝕏 ![x](nope.png)", 2, 3),
        ("> é **é [x](nope.md)**", 1, 9),
        ("[x](start.md) é [y](nope.md)", 1, 17),
    ])
    func `A broken link's column counts Unicode scalars`(
        text: String,
        line: Int,
        column: Int
    ) throws {
        let place = Place(file: "docs/guide/start.md", line: line, column: column)
        #expect(try Guide.render(text).findings.map(\.location) == [place])
    }

    @Test func `A per cent sign in a link needs two hexadecimal digits`() throws {
        let found = try Guide.render("[x](%+5a.md) [w](%-0.md) [y](%4.md) [z](../%61%20b.md)\n")
            .findings
        #expect(
            found.map(\.message) == [
                "a link leads to '%+5a.md': there is no 'guide/%+5a.md'",
                "a link leads to '%-0.md': there is no 'guide/%-0.md'",
                "a link leads to '%4.md': there is no 'guide/%4.md'",
            ]
        )
    }

    @Test(.timeLimit(.minutes(10)))
    func `Properties in raw HTML are located in time linear in their number`()
        throws
    {
        let tags = (0..<8_000).map { "<b style='color: var(--é\($0))'>" }.joined()
        let page = try Guide.render("é \(tags)\n", allowsRawHTML: true).page
        #expect(page.properties.uses.count == 8_000)
        let first = page.properties.uses[0].location
        #expect((first.line, first.column) == (1, 20))
        let width =
            tags.unicodeScalars.count - "<b style='color: var(--é7999)'>".unicodeScalars.count
        #expect(page.properties.uses[7_999].location.column == first.column + width)
    }

    @Test(
        arguments: [true, false],
        [
            "[x](java&Tab;script:alert)", "[x](&#1;javascript:alert)",
            "[x](javascript&colon;alert)",
            "[x]: javascript:alert\n\n[x]", "<javascript:alert>",
            "[x](javascript:\u{301}alert)", "![x](javascript:alert)", "[x](%6aavascript:alert)",
        ]
    )
    func `A link never has a script in any disguise`(allowsRawHTML: Bool, markdown: String) throws {
        let html = try Guide.html(markdown, allowsRawHTML: allowsRawHTML)
        let hrefs = html.matches(of: #/(?:href|src)="([^"]*)"/#).map { String($0.output.1) }
        for href in hrefs {
            let plain = href.replacing("&#9;", with: "").filter { !$0.isWhitespace }.lowercased()
            #expect(!plain.hasPrefix("javascript:"), "\(html)")
        }
    }

    @Test(arguments: [
        ("#nowhere", "guide/start.md#nowhere"),
        ("deep/end.md#prat-two", "guide/deep/end.md#prat-two"),
    ])
    func `A link to a missing heading is a finding`(link: String, target: String) throws {
        let findings = try Guide.render("# S\n\n[x](\(link))\n").findings
        #expect(
            findings.map(\.message) == [
                "a link leads to '\(target)', and no heading there has this id"
            ]
        )
        #expect(findings.first?.location?.line == 3)
        if link.contains("prat") { #expect(findings.first?.help == "did you mean '#part-two'?") }
    }

    @Test func `An image of another host becomes a link, and fetches nothing`()
        throws
    {
        let (page, findings) = try Guide.render(
            "![a *b*](https://example.org/a.png) ![](http://example.org/b.png)\n"
        )
        #expect(page.html.contains("<a href=\"https://example.org/a.png\">a <em>b</em></a>"))
        #expect(
            page.html.contains("<a href=\"http://example.org/b.png\">http://example.org/b.png</a>")
        )
        #expect(!page.html.contains("<img"))
        #expect(findings.map(\.severity) == [.warning, .warning])
    }

    @Test func `A link around another host's image keeps the image's words alone`() throws {
        let page = try Guide.render(
            "[![build *status*](https://ci.example/b.svg)](https://ci.example)\n"
        ).page
        #expect(page.html == "<p><a href=\"https://ci.example\">build <em>status</em></a></p>\n")
        let empty = try Guide.render("[![](https://ci.example/b.svg)](https://ci.example)\n").page
        #expect(
            empty.html == "<p><a href=\"https://ci.example\">https://ci.example/b.svg</a></p>\n"
        )
    }

    @Test func `A file that a page links to is named, so that it is copied`() throws {
        let page = try Guide.render(
            "![i](../images/a.png) [d](data.json) [s](start.md) ![b](<b c.png>)\n"
        ).page
        #expect(page.files == ["images/a.png", "guide/data.json", "guide/b c.png"])
        #expect(
            page.html.contains("<img src=\"../../../../assets/pages/images/a.png\" alt=\"i\" />")
        )
    }

    @Test(arguments: [
        ("deep/end.html", "../guide/deep/end.html"), ("../index.html", "../index.html"),
        ("index.html#top", "../guide/index.html#top"),
        ("deep/end", "../guide/deep/end.html"),
        ("deep/end.html#part-two", "../guide/deep/end.html#part-two"),
        ("#anchor", "#anchor"), ("#named", "#named"), ("#TOP", "#TOP"),
    ])
    func `A link leads to a page by its HTML file, or to a name in raw HTML`(
        link: String,
        target: String
    ) throws {
        let (page, findings) = try Guide.render(
            "# S\n\n<a id=\"anchor\"></a><a name=named></a>\n\n[x](\(link))\n"
        )
        #expect(page.html.contains("<a href=\"\(target)\">x</a>"), "\(page.html)")
        #expect(findings.isEmpty, "\(findings)")
    }

    @Test
    func `Links that another program resolves are one note a kind, shown as words`()
        throws
    {
        let (page, findings) = try Guide.render("[a](doc:A) [b](doc:B) [*c*](topic:C)\n")
        #expect(page.html == "<p>a b <em>c</em></p>\n")
        #expect(findings.map(\.severity) == [.note, .note])
    }

    @Test(arguments: ["x.svg", "x.html", "x.XHTML", "x.hta", "x.swf", "x.mht", "x.svgz"])
    func `A link to a file that may run scripts is kept only with raw HTML`(file: String) {
        let source = PageSource(path: "a.md", markdown: "[x](\(file)) ![y](\(file))")
        let index = PageIndex(pages: ["a.md"], files: [file])
        let (pages, findings) = PageRenderer(index: index).render([source])
        #expect(findings.map(\.rule) == [.droppedHTML, .droppedHTML])
        #expect(pages[0].html == "<p>x y</p>\n" && pages[0].files.isEmpty)
        let harmless = PageIndex(pages: ["a.md"], files: [file]) { _ in nil }
        let (shown, found) = PageRenderer(index: harmless).render([source])
        let isImage = file.hasSuffix(".svg")
        #expect(found.count == (isImage ? 1 : 2) && shown[0].html.hasPrefix("<p>x <img") == isImage)
        #expect(PageRenderer(index: index, allowsRawHTML: true).render([source]).findings == [])
    }

    @Test func `A link in raw HTML is resolved like any other`() throws {
        let (page, findings) = try Guide.render(
            "a <a href=\"deep/end.md#part-two\">b</a> <img src='../images/a.png' alt=c> <img src=no.png> <font>d</font>\n"
        )
        #expect(page.html.contains("<a href=\"../guide/deep/end.html#part-two\">b</a>"))
        #expect(page.html.contains("<img src=\"../../../../assets/pages/images/a.png\" alt=\"c\">"))
        #expect(page.files == ["images/a.png"])
        #expect(findings.map(\.rule) == [.brokenLink, .droppedHTML])
        #expect(findings.last?.message == "the HTML element 'font' is left out")
    }

    @Test func `A dropped tag in raw HTML is located`() {
        let text =
            "a\n\n> <div>é<b>x</b>\n>   <marquee>x</marquee> ä <blink>\n> </div>\n\nü <font>x</font>\n"
        let source = PageSource(path: "a.md", markdown: text)
        let (_, findings) = PageRenderer(index: PageIndex(pages: ["a.md"], files: [])).render([
            source
        ])
        #expect(
            findings.compactMap { $0.location?.description } == [
                "a.md:4:5", "a.md:4:28", "a.md:7:3",
            ]
        )
    }

    @Test func `An image that leads to a page is a finding`() throws {
        #expect(
            try Guide.render("![x](deep/end.md)\n").findings.first?.message
                == "an image leads to the page 'guide/deep/end.md'"
        )
    }
}

@Suite("A Markdown page")
struct MarkdownPageTests {
    @Test(arguments: [
        "<script>alert(1)</script>", "a <b onclick=\"x\">b</b>", "<style>body{}</style>",
        "<!-- c -->",
        "<img src=x onerror=y>",
    ])
    func `A Markdown page has no raw HTML unless it is allowed`(text: String) throws {
        let dropped = try Guide.html(text)
        #expect(
            !dropped.contains("<script") && !dropped.contains("onclick")
                && !dropped.contains("<style")
                && !dropped.contains("onerror")
        )
        #expect(try Guide.html(text, allowsRawHTML: true).contains(text))
    }

    @Test func `A Markdown page's text is escaped, whatever is in it`() throws {
        let html = try Guide.html(
            "# <x> & \"y\"\n\n`<b>` \u{0} \u{FFFD} &amp;\n\n```html\n</code></pre><script>\n```\n"
        )
        #expect(!html.contains("<script"))
        #expect(html.contains("<code>&lt;b&gt;</code>"))
    }

    @Test func `A Markdown page's code is coloured by its language`() throws {
        let html = try Guide.html("```swift\nlet x = 1\n```\n\n    indented <b>\n")
        #expect(
            html.contains(
                "<pre tabindex=\"0\"><code class=\"language-swift\"><span class=\"s-keyword\">let</span> x = <span class=\"s-number\">1</span>\n</code></pre>"
            )
        )
        #expect(html.contains("indented &lt;b&gt;"))
    }

    @Test(
        arguments: [
            ("index.md", "index.html"), ("README.md", "index.html"),
            ("a/README.md", "a/index.html"),
            ("a.b.MD", "a.b.html"), ("readme.md", "readme.html"),
            ("../x.md", nil), ("a//b.md", nil), ("a\\b.md", nil), ("\u{301}a.md", nil),
            (String(repeating: "a/", count: 500) + "b.md", nil),
        ] as [(String, String?)]
    )
    func `A Markdown page becomes the HTML file of its name`(source: String, path: String?) {
        let (pages, findings) = PageRenderer(index: PageIndex(pages: [source], files: [])).render([
            PageSource(path: source, markdown: "")
        ])
        #expect(pages.first?.path.description == path)
        #expect(findings.map(\.rule) == (path == nil ? [.unreadablePage] : []))
    }

    @Test(arguments: [["README.md", "index.md"], ["a.md", "a.MD"]])
    func `A page that would become another page's file is a finding`(paths: [String]) {
        let sources = paths.map { PageSource(path: $0, markdown: "# \($0)") }
        let (pages, findings) = PageRenderer(index: PageIndex(pages: paths, files: [])).render(
            sources
        )
        #expect(pages.count == 1)
        #expect(findings.map(\.rule) == [.unreadablePage])
        #expect(findings.first?.message.contains(" both become ") == true)
    }

    @Test func `Pages come by their order, then by path`() {
        var sources = ["c.md", "a.md", "b.md", "d.md"].map { PageSource(path: $0, markdown: "") }
        sources[0].order = 1
        sources[3].order = 1
        let pages = PageRenderer(index: PageIndex(pages: sources.map(\.path), files: [])).render(
            sources
        ).pages
        #expect(pages.map(\.source) == ["c.md", "d.md", "a.md", "b.md"])
    }

    @Test(
        .timeLimit(.minutes(10)),
        arguments: [
            String(repeating: "> ", count: 20_000), String(repeating: "[", count: 50_000),
            String(repeating: "- ", count: 5000),
            String(repeating: "*a ", count: 20_000), String(repeating: "# a\n", count: 5000),
            String(repeating: "![a](", count: 20_000),
            String(repeating: "`", count: 50_000) + "a",
            "```\n" + String(repeating: "a\n", count: 50_000),
        ]
    )
    func `A Markdown page of any shape is rendered in time`(text: String) throws {
        #expect(try !Guide.html(text).isEmpty)
    }

    @Test func `A Markdown page of random pieces is rendered without a crash`() throws {
        var generator = SeededGenerator(seed: 3)
        let pieces = [
            "[", "](", ")", "!", "#", "`", "```", "\n", "\n\n", "> ", "- ", "<", ">", "&#0;",
            "\u{0}", "a", "../",
            "javascript:", "\"", "é", "    ",
        ]
        for _ in 0..<500 {
            let text = (0..<40).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
            let html = try Guide.html(text)
            #expect(!html.contains("<script") && !html.contains("href=\"javascript"))
        }
    }
}

import MarkdownPages
import SourceText
import Testing

@Suite("A table")
struct TableTests {
    private static func html(_ markdown: String) -> String { MarkdownDocument(markdown).html }

    /// A table of rows whose cells are separated by bars; the first row is the head.
    private static func table(_ rows: String...) -> String {
        func row(_ text: String, _ name: String) -> String {
            let cells = text.split(separator: "¦", omittingEmptySubsequences: false)
            return "<tr>\n" + cells.map { "<\(name)>\($0)</\(name)>\n" }.joined() + "</tr>\n"
        }
        let body = rows.dropFirst().map { row($0, "td") }.joined()
        return "<table>\n<thead>\n\(row(rows[0], "th"))</thead>\n"
            + (body.isEmpty ? "" : "<tbody>\n\(body)</tbody>\n") + "</table>\n"
    }

    @Test(arguments: [
        ("> | a | b |\n> |---|---|\n> | c | d |\n", "<blockquote>\n", "</blockquote>\n"),
        (">| a | b |\n>---|---\n>c|d\n", "<blockquote>\n", "</blockquote>\n"),
        ("- | a | b |\n  |---|---|\n  | c | d |\n", "<ul>\n<li>\n", "</li>\n</ul>\n"),
        ("-\t| a | b |\n\t|---|---|\n\t| c | d |\n", "<ul>\n<li>\n", "</li>\n</ul>\n"),
        (
            "10. > | a | b |\n    > |---|---|\n    > | c | d |\n",
            "<ol start=\"10\">\n<li>\n<blockquote>\n",
            "</blockquote>\n</li>\n</ol>\n"
        ),
        (
            "> - > 1) | a | b |\n>   >    |---|---|\n>   >    | c | d |\n",
            "<blockquote>\n<ul>\n<li>\n<blockquote>\n<ol>\n<li>\n",
            "</li>\n</ol>\n</blockquote>\n</li>\n</ul>\n</blockquote>\n"
        ),
        ("-\n  | a | b |\n  |---|---|\n  | c | d |\n", "<ul>\n<li>\n", "</li>\n</ul>\n"),
    ])
    func `A table is read inside quotes and lists`(
        markdown: String,
        opening: String,
        closing: String
    ) {
        #expect(Self.html(markdown) == opening + Self.table("a¦b", "c¦d") + closing)
        #expect(
            Self.html(markdown.replacing("\n", with: "\r\n")) == opening + Self.table("a¦b", "c¦d")
                + closing
        )
    }

    @Test(arguments: [
        ("| a |\n|---|\n| b |\n===\n", ["a", "b", "==="], ""),
        ("| a |\n|---|\n| b |\n---\n", ["a", "b"], "<hr />\n"),
        ("| a |\n|---|\n| b |\n2. c\n", ["a", "b"], "<ol start=\"2\">\n<li>c</li>\n</ol>\n"),
        ("| a |\n|---|\n| b |\n    c\n", ["a", "b"], "<pre><code>c\n</code></pre>\n"),
        ("| a |\n|---|\n-\n", ["a"], "<ul>\n<li></li>\n</ul>\n"),
        ("| a |\n|---|\n# c\n", ["a"], "<h1>c</h1>\n"),
        ("| a |\n|---|\n<b>\n", ["a"], "<!-- raw HTML omitted -->\n"),
        ("a\n:-:\n", [], nil),
    ])
    func `A table ends where another block begins`(markdown: String, rows: [String], rest: String?)
    {
        let table = rows.first.map { head in
            rows.count == 1
                ? Self.table(head)
                : rows.count == 2 ? Self.table(head, rows[1]) : Self.table(head, rows[1], rows[2])
        }
        let html = MarkdownDocument(markdown, options: MarkdownOptions(extensions: [.tables])).html
        if let rest {
            #expect(html == (table ?? "") + rest)
        } else {
            #expect(html.contains("<th align=\"center\">a</th>"))
        }
    }

    @Test func `A table does not continue in a line that leaves its quote`() {
        #expect(
            Self.html("> | a |\n> |---|\n| b |\n|---|\n")
                == "<blockquote>\n\(Self.table("a"))</blockquote>\n\(Self.table("b"))"
        )
    }

    @Test(arguments: [
        "| a | b |\n| --- |\n", "| a |\n\n|---|\n", "`| a |`\n", "```\n| a |\n|---|\n```\n",
        "    | a |\n    |---|\n",
        "<div>\n| a |\n|---|\n</div>\n", "a | b\n- | -x\n", "> | a |\n|---|\n", "# a\n|---|\n",
    ])
    func `A table needs as many head cells as delimiters, in one paragraph`(markdown: String) {
        #expect(!Self.html(markdown).contains("<table>"))
    }

    @Test(arguments: [
        ("x | #", "x¦#"), ("\\# | ##", "#¦##"), ("a\\|b | `c\\|d`", "a|b¦<code>c|d</code>"),
        ("\\\\ | *", "\\¦*"), ("*a | b*", "*a¦b*"), ("1. | -", "1.¦-"),
        ("[r] | \\[r]", "<a href=\"/u\">r</a>¦[r]"),
        ("a", "a¦"), ("a|b|c", "a¦b"), ("| |b", "¦"), ("||", "¦"), ("<!--|-->", "&lt;!--¦--&gt;"),
    ])
    func `A table's cells have inline syntax of their own`(row: String, cells: String) {
        let html = Self.html("| h | i |\n|---|---|\n| \(row) |\n\n[r]: /u\n")
        #expect(html == Self.table("h¦i", cells), "\(html)")
    }

    @Test func `A table leaves its list tight`() {
        #expect(Self.html("- a\n- | b |\n  |---|\n- c\n").contains("<li>a</li>"))
    }

    @Test func `A table's cells keep their places in the text`() {
        let text = "é\n\n> | a | [x](1) |\n> |---|---|\n> | [y](2) `\\|` [z](3) | é [w](4) |\n"
        let document = MarkdownDocument(text)
        var lines = MarkdownLines(of: document, text, start: SourceLocation(file: "a.md", line: 5))
        var places = [String]()
        document.forEach([.link]) { node in
            let place = lines.location(of: node)
            places.append("\(node.url) \(place.line):\(place.column)")
        }
        // Columns do not count the backslash of an escaped pipe.
        #expect(places == ["1 7:9", "2 9:5", "3 9:16", "4 9:28"])
    }
}

@Suite("An extension of GitHub's")
struct ExtensionTests {
    private static func html(_ markdown: String) -> String { MarkdownDocument(markdown).html }

    @Test(arguments: [
        ("~a~ ~~b~~ ~~~c~~~", "<del>a</del> <del>b</del> ~~~c~~~"), ("~a~~", "~a~~"),
        ("a~b~c", "a<del>b</del>c"),
        ("~~a *b* `~` c~~", "<del>a <em>b</em> <code>~</code> c</del>"),
        ("*~~a~~*", "<em><del>a</del></em>"),
        ("~~a *b~~ c*", "~~a <em>b~~ c</em>"),
        ("~is ~ it~ not ~ so", "<del>is ~ it</del> not ~ so"),
        ("\\~~a~~", "~<del>a</del>~"),
        ("\\~\\~a~~ `\\~` [x](\\~y)", "~~a~~ <code>\\~</code> <a href=\"~y\">x</a>"),
        ("~~a\nb~~", "<del>a\nb</del>"), ("~~a ~b~ c~~", "<del>a <del>b</del> c</del>"),
        ("~~a *b~c* d~~", "<del>a <em>b~c</em> d</del>"),
    ])
    func `One or two tildes strike words through`(markdown: String, html: String) {
        let plain = markdown.hasPrefix("\\~~a~~") ? "<p>~~a~~</p>\n" : nil
        let result = Self.html(markdown)
        #expect(result == "<p>\(html)</p>\n" || result == plain, "\(result)")
    }

    @Test(
        arguments: [
            ("see https://example.org/a_b_c.", "https://example.org/a_b_c"),
            ("https://example.org/__init__.py", "https://example.org/__init__.py"),
            ("**https://example.org/**", "https://example.org/"),
            ("(https://example.org/a(b))", "https://example.org/a(b)"),
            ("https://example.org/a;b&hl;", "https://example.org/a;b"),
            ("www.example.org/~x/_y_", "http://www.example.org/~x/_y"),
            ("a.b+c@example.org.", "mailto:a.b+c@example.org"),
            ("mailto:a@example.org", "mailto:a@example.org"),
            ("ftp://example.org", "ftp://example.org"),
            ("| https://example.org/_a_b |\n|---|", "https://example.org/_a_b"),
            ("HTTPS://EXAMPLE.ORG/é", "HTTPS://EXAMPLE.ORG/%C3%A9"),
            ("<https://example.org/_a_>", "https://example.org/_a_"),
            ("[a](https://example.org/_b_c_)", "https://example.org/_b_c_"),
            ("[r]\n\n[r]: https://example.org/*a*", "https://example.org/*a*"),
            ("\"http://example.org\"", nil), ("`https://example.org`", nil),
            ("xhttps://example.org", nil),
            ("www.", nil), ("http://", nil),
            ("a@b", nil), ("@example.org", nil), ("a@example.org_", nil), ("www.a_b.c", nil),
            ("http://a_b.c", nil),
        ] as [(String, String?)]
    )
    func `An address in the text becomes a link`(markdown: String, url: String?) {
        let html = Self.html(markdown)
        let links = html.matches(of: #/href="([^"]*)"/#).map { String($0.output.1) }
        #expect(links == (url.map { [$0] } ?? []), "\(html)")
    }

    @Test func `An address in a link's words stays as it is`() {
        #expect(Self.html("[www.a.org](/b)") == "<p><a href=\"/b\">www.a.org</a></p>\n")
    }

    @Test(arguments: [
        ("- [ ] a", "<li><input disabled=\"\" type=\"checkbox\"> a</li>"),
        ("1. [X] *a*", "<li><input checked=\"\" disabled=\"\" type=\"checkbox\"> <em>a</em></li>"),
        ("- [x]\n  a", "<li><input checked=\"\" disabled=\"\" type=\"checkbox\">\na</li>"),
        ("- \\[ ] a", "<li>[ ] a</li>"), ("- [ ]a", "<li>[ ]a</li>"), ("- [ ]", "<li>[ ]</li>"),
        ("- a [ ] b", "<li>a [ ] b</li>"),
        ("- [y] a", "<li>[y] a</li>"), ("- [x](y)", "<li><a href=\"y\">x</a></li>"),
    ])
    func `A task in a list becomes a box`(markdown: String, item: String) {
        let html = Self.html(markdown)
        #expect(html.contains(item), "\(html)")
    }

    @Test(arguments: ["Note", "Tip", "Important", "Warning", "Caution"])
    func `A marked quote becomes an alert`(title: String) {
        let html = Self.html("> [!\(title.uppercased())] \n> Read *this*.\n>\n> - a\n")
        #expect(
            html == """
                <div class="alert alert-\(title.lowercased())" role="note" aria-label="\(title)">
                <p class="alert-title">\(title)</p>
                <p>Read <em>this</em>.</p>
                <ul>
                <li>a</li>
                </ul>
                </div>

                """
        )
    }

    @Test(arguments: [
        "> [!NOTE]\n", "> [!OTHER]\n> a\n", "> [!NOTE] a\n> b\n", "> \\[!NOTE]\n> a\n",
        "> a\n> [!NOTE]\n",
        "[!NOTE]\na\n",
    ])
    func `Another quote becomes no alert`(markdown: String) {
        #expect(!Self.html(markdown).contains("alert"))
    }

    @Test func `Footnotes are numbered in the order of their marks`() {
        let html = Self.html(
            "A[^b] c[^A] d[^b] e[^x]\n\n[^a]: One\n[^b]: Two *more*\n\n    | t |\n    |---|\n\n[^c]: Unused\n"
        )
        #expect(
            html == """
                <p>A<sup class="footnote-ref"><a href="#fn-1" id="fnref-1">1</a></sup> \
                c<sup class="footnote-ref"><a href="#fn-2" id="fnref-2">2</a></sup> \
                d<sup class="footnote-ref"><a href="#fn-1" id="fnref-1-2">1</a></sup> e[^x]</p>
                <section class="footnotes" aria-label="Footnotes">
                <ol>
                <li id="fn-1">
                <p>Two <em>more</em></p>
                <table>
                <thead>
                <tr>
                <th>t</th>
                </tr>
                </thead>
                </table>
                <p> <a href="#fnref-1" class="footnote-back" aria-label="Back to the text">↩</a> \
                <a href="#fnref-1-2" class="footnote-back" aria-label="Back to the text">↩<sup>2</sup></a></p>
                </li>
                <li id="fn-2">
                <p>One <a href="#fnref-2" class="footnote-back" aria-label="Back to the text">↩</a></p>
                </li>
                </ol>
                </section>

                """
        )
    }

    @Test(arguments: [
        ("a[^1]\n\n[^1]: one\ntwo\n", "<p>one\ntwo <a"),
        ("a[^1]\n\n[^1]:\n        code\n", "<pre><code>code\n</code></pre>"),
        ("> a[^1]\n> [^1]: b\n", "<p>b <a"), ("- [^1]: b\n\na[^1]\n", "<p>b <a"),
        ("a[^1]\n\n[^1]: b[^2]\n\n[^2]: c\n", "<p>c <a"),
        ("a[^1]\n\n[^1]: - x\n    - y\n", "<ul>\n<li>x</li>\n<li>y</li>\n</ul>"),
        (
            "a[^1]\n\n[^1]: https://example.org/\n",
            "<p><a href=\"https://example.org/\">https://example.org/</a> <a"
        ),
        ("[a[^1]](/u)\n\n[^1]: b\n", "<a href=\"/u\">a[^1]</a>"),
        ("`[^1]` a[^1]\n\n[^1]: b\n", "<code>[^1]</code>"),
        ("\\[^1] [^1]\n\n[^1]: b\n", "<p>[^1] <sup"),
        ("```\n[^1]: b\n```\na[^1]\n", "<p>a[^1]</p>"),
    ])
    func `A footnote contains what is indented below its label`(markdown: String, part: String) {
        let html = Self.html(markdown)
        #expect(html.contains(part), "\(html)")
    }
}

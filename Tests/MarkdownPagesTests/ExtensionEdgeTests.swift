import MarkdownPages
import Testing

/// The edges that the tests of other implementations of GitHub's extensions look at, in cases of our own.
@Suite("The edges of GitHub's extensions")
struct ExtensionEdgeTests {
    private static func html(_ markdown: String) -> String {
        MarkdownDocument(markdown, options: MarkdownOptions(rawHTML: .all)).html
    }

    /// The tables of a page: cells between `¦`, a row a line, with the alignment of the head before it.
    private static func rows(_ markdown: String) -> String {
        var html = html(markdown)
        for (tag, text) in [
            ("<tr>\n", ""), ("</th>\n</tr>\n", "\n"), ("</td>\n</tr>\n", "\n"),
            ("</th>\n<th", "¦<th"),
            ("</td>\n<td", "¦<td"),
            ("<th>", ""), ("<td>", ""), ("<thead>\n", ""), ("</thead>\n", ""), ("<tbody>\n", ""),
            ("</tbody>\n", ""),
            ("<table>\n", "["), ("\n</table>\n", "]"),
        ] { html = html.replacing(tag, with: text) }
        return html
    }

    @Test(arguments: [
        (
            "| ant | bee |\n| --- | --- |\n| cow | dog |\n| eel | fox |\n",
            "[ant¦bee\ncow¦dog\neel¦fox]"
        ),
        (
            "one\n\n| *ant* | ねこ |\n|----|--|\n| - no list | |\n| # **no** *heading* | y |\n\ntwo\n",
            "<p>one</p>\n[<em>ant</em>¦ねこ\n- no list¦\n# <strong>no</strong> <em>heading</em>¦y]<p>two</p>\n"
        ),
        ("| a row | alone |\n", "<p>| a row | alone |</p>\n"),
        (
            "| two rows | without |\n| a delimiter | row |\n",
            "<p>| two rows | without |\n| a delimiter | row |</p>\n"
        ),
        ("| head | alone |\n|---|---|\n", "[head¦alone]"),
        ("| --- | --- |\n", "<p>| --- | --- |</p>\n"),
        ("|y|\n|-|\n", "[y]"), ("ant | bee\n--- | ---\ncow | dog\n", "[ant¦bee\ncow¦dog]"),
        ("| ant | bee |  \n| --- | --- | \n| cow | | \n", "[ant¦bee\ncow¦]"),
        ("| a | b |\n| --- |\n| c | d |\n", "<p>| a | b |\n| --- |\n| c | d |</p>\n"),
        ("| a | b |\n| --- | ---\n| c\n| d | e | f | g |\n", "[a¦b\nc¦\nd¦e]"),
        (
            "| a | b |\n|-|-|\n| p \\| q | `r \\| s` |\n| **`t\\|`** \\| u\n",
            "[a¦b\np | q¦<code>r | s</code>\n<strong><code>t|</code></strong> | u¦]"
        ),
        ("| a |\n--- |\n", "[a]"),
        (
            "| a | b |\n|-|-|\n| \\\\ | `\\\\` |\n| \\* | `\\*` |\n| \\| | `\\|` |\n",
            "[a¦b\n\\¦<code>\\\\</code>\n*¦<code>\\*</code>\n|¦<code>|</code>]"
        ),
        ("| a |\n|-|\n| <b>c</b> <br> d |\n", "[a\n<b>c</b> <br> d]"),
        (
            "| [Ref][] |\n| --- |\n| [ref] |\n\n[ref]: /x\n",
            "[<a href=\"/x\">Ref</a>\n<a href=\"/x\">ref</a>]"
        ),
        ("| a | b | c |\n|-|-|-|\n| d || e |\n", "[a¦b¦c\nd¦¦e]"),
        ("| a | b |\n|-|-|\n|**(c)**|\n", "[a¦b\n<strong>(c)</strong>¦]"),
        ("words\nmore\n| a | b |\n|-|-|\nc | d\n", "<p>words\nmore</p>\n[a¦b\nc¦d]"),
        ("| a |\n|-|\n| ~~b~~ |\n", "[a\n<del>b</del>]"),
    ])
    func `A table is recognised in unusual texts`(markdown: String, rows: String) {
        #expect(Self.rows(markdown) == rows)
    }

    @Test func `A table aligns its columns`() {
        let html = Self.html("a | b | c | d\n:- | - | :-: | -:\ne | f | g | h\n")
        for cell in [
            "<th align=\"left\">a", "<th>b", "<th align=\"center\">c", "<td align=\"right\">h",
        ] {
            #expect(html.contains(cell + "</"))
        }
    }

    @Test(arguments: [
        ("A ~word~ here.", "A <del>word</del> here."), ("An ~open one.", "An ~open one."),
        ("No, closed~", "No, closed~"),
        ("An ~inner ~ tilde~ is ~ kept.", "An <del>inner ~ tilde</del> is ~ kept."),
        ("Five ~~~~~are~~~~~ too many.", "Five ~~~~~are~~~~~ too many."),
        ("~a~ ~~b~~ ~~~c~~~", "<del>a</del> <del>b</del> ~~~c~~~"),
        ("A ~mismatch~~", "A ~mismatch~~"),
        (
            "~~www.example.org~~",
            "<del><a href=\"http://www.example.org\">www.example.org</a></del>"
        ),
        ("~~*a* `b`~~", "<del><em>a</em> <code>b</code></del>"), ("\\~a~", "~a~"),
    ])
    func `A tilde strikes words through`(markdown: String, html: String) {
        #expect(Self.html(markdown + "\n").hasSuffix("\(html)</p>\n"))
        let strikes = Self.html("\(String(repeating: "~", count: 200))a~\n")
        #expect(!strikes.contains("<del>"))
    }

    private static let open = "<input disabled=\"\" type=\"checkbox\" />"
    private static let done = "<input checked=\"\" disabled=\"\" type=\"checkbox\" />"

    @Test(arguments: [
        ("- [ ] a\n- [x] b\n", "<ul>\n<li>\(open) a</li>\n<li>\(done) b</li>\n</ul>\n"),
        (
            "* [X] a\n  + [ ] b\n",
            "<ul>\n<li>\(done) a\n<ul>\n<li>\(open) b</li>\n</ul>\n</li>\n</ul>\n"
        ),
        ("1. [x] a\n", "<ol>\n<li>\(done) a</li>\n</ol>\n"),
        ("- [ ]a\n", "<ul>\n<li>[ ]a</li>\n</ul>\n"),
        ("- [y] a\n", "<ul>\n<li>[y] a</li>\n</ul>\n"), ("[ ] a\n", "<p>[ ] a</p>\n"),
        ("- a [ ] b\n", "<ul>\n<li>a [ ] b</li>\n</ul>\n"),
        (
            "- [ ] a\n\n- [ ] b\n",
            "<ul>\n<li>\n<p>\(open) a</p>\n</li>\n<li>\n<p>\(open) b</p>\n</li>\n</ul>\n"
        ),
    ])
    func `A list of tasks has boxes`(markdown: String, html: String) {
        #expect(
            Self.html(markdown).replacing("type=\"checkbox\">", with: "type=\"checkbox\" />")
                == html
        )
    }
}

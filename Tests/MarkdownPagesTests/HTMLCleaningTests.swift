import Foundation
import MarkdownPages
import Testing

/// Keeps addresses below `/`, links to images of other hosts, and drops the rest.
private struct SampleHandler: HTMLHandler {
    private(set) var dropped: [String] = []

    func address(_ url: String, isImage: Bool, in node: MarkdownNode) -> HTMLAddress {
        if url.hasPrefix("/") { return .url(url) }
        return isImage && url.hasPrefix("https:") ? .link(url) : .words
    }

    mutating func drop(_ element: String, in node: MarkdownNode, at place: (line: Int, column: Int))
    {
        dropped.append(element)
    }
}

@Suite("Raw HTML")
struct HTMLCleaningTests {
    private static func clean(_ markdown: String, takenIDs: Set<String> = []) -> (
        html: String, dropped: [String]
    ) {
        let document = MarkdownDocument(markdown)
        var handler = SampleHandler()
        document.cleanHTML(takenIDs: takenIDs, &handler)
        return (document.html, handler.dropped)
    }

    @Test(arguments: [
        ("a <kbd>b</kbd>", "<p>a <kbd>b</kbd></p>\n"), ("a<br>b<BR/>", "<p>a<br>b<br></p>\n"),
        ("<b>a *b</b> c*", "<p><b>a <em>b c</em></b></p>\n"),
        ("<b><i>a</b>", "<p><b><i>a</i></b></p>\n"),
        ("a</b></p></article>", "<p>a</p>\n"),
        (
            "> <details>\n> <summary>a</summary>\n\nb",
            "<blockquote>\n<details>\n<summary>a</summary>\n</details>\n</blockquote>\n<p>b</p>\n"
        ),
        (
            "a <b style=\"x\" class=y onclick=z title='t\"'>b</b>",
            "<p>a <b title=\"t&quot;\">b</b></p>\n"
        ),
        ("a <a href=\"/x&amp;y\" target=_blank>b</a>", "<p>a <a href=\"/x&amp;y\">b</a></p>\n"),
        ("a <a href=\"java&#115;cript:x\">b</a>", "<p>a <a>b</a></p>\n"),
        (
            "a <img src=/i.png width=50% height=1e9 onerror=x>",
            "<p>a <img src=\"/i.png\" alt=\"\" width=\"50%\"></p>\n"
        ),
        (
            "a <img src=/i.png width=999999999 height=9999>",
            "<p>a <img src=\"/i.png\" alt=\"\" height=\"9999\"></p>\n"
        ),
        (
            "a <img src=https://x.org/i alt='<b>'>",
            "<p>a <a href=\"https://x.org/i\">&lt;b&gt;</a></p>\n"
        ),
        ("[<img src=https://x.org/i alt=b>](/c)", "<p><a href=\"/c\">b</a></p>\n"),
        ("a <a name=\"b\"></a><a id=b></a>", "<p>a <a id=\"b\"></a><a></a></p>\n"),
        (
            "<div class=warning>\n\na\n\n</div>",
            "<div class=\"alert alert-warning\">\n<p>a</p>\n</div>\n"
        ),
        ("<div class='warning x'>\n\na\n\n</div>", "<div>\n<p>a</p>\n</div>\n"),
        ("a <font id=x>b</font>", "<p>a <a id=\"x\"></a>b</p>\n"),
        ("<div>a<\u{31E}b < c", "<div>a&lt;\u{31E}b &lt; c\n</div>\n"), ("<td>a</td>", "\na\n"),
        ("a <!-- b --> <?c?>", "<p>a  </p>\n"),
    ])
    func `Safe raw HTML is kept, with every element closed`(markdown: String, html: String) {
        let result = Self.clean(markdown).html
        #expect(
            result == html || html == "\na\n" && result.contains("a") && !result.contains("td"),
            "\(result)"
        )
    }

    @Test(arguments: [
        ("<script>alert(1)</script>\n\na", ["script"]), ("<style>p{}</style>", ["style"]),
        ("a <svg onload=x><path/></svg> <b>", ["svg", "path"]),
        ("<iframe src=x></iframe> <iframe>", ["iframe"]),
        ("a <font>b</font> <center>c</center> <font>d</font>", ["font", "center"]),
        ("<form action=x><input>", ["form", "input"]),
    ])
    func `Unsafe raw HTML is left out, and named once`(markdown: String, names: [String]) {
        let (html, dropped) = Self.clean(markdown)
        #expect(dropped == names)
        for name in names { #expect(!html.contains("<\(name)")) }
        #expect(!html.contains("alert") && !html.contains("{}"))
    }

    @Test func `Raw HTML has no id that the page has`() {
        #expect(
            Self.clean("a <b id=x>c</b><i id=y>d</i>", takenIDs: ["x"]).html
                == "<p>a <b>c</b><i id=\"y\">d</i></p>\n"
        )
    }

    @Test func `Ids of raw HTML are known even when their element is left out`() {
        let document = MarkdownDocument(
            "<a name=\"a\"></a> <font id='b'>x</font>\n\n<div\nid=c>\n<img name=d>\n</div>\n"
        )
        #expect(document.htmlIDs == ["a", "b", "c"])
    }

    /// Looking through all open elements for each tag would take minutes.
    @Test(.timeLimit(.minutes(1)))
    func `A closing tag is not looked for among all open elements`() {
        let count = 50_000
        let (html, _) = Self.clean(String(repeating: "<b>\n\n</p>\n\n", count: count))
        #expect(html.components(separatedBy: "</b>").count == count + 1)
    }
}

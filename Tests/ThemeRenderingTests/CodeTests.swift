import CodeHighlighting
import Testing

@testable import ThemeRendering

@Suite("A code block")
struct CodeTests {
    private func html(_ text: String, _ info: String) -> String {
        CodeBlock(text, info: FenceInfo(info)).html
    }

    private func plain(_ html: String) -> String {
        html.replacing(#/<[^>]*>/#, with: "").replacing("&lt;", with: "<").replacing(
            "&gt;",
            with: ">"
        )
        .replacing("&quot;", with: "\"").replacing("&#39;", with: "'").replacing("&amp;", with: "&")
    }

    @Test(arguments: Language.all.map(\.aliases[0]), ["", " {1}", " {2-9,1-2}", " {3,1}", " {4}"])
    func `A code block without its tags is the code again`(language: String, lines: String) {
        for text in [
            "let a = \"<b>\" // & 'x' \u{301}\n/* <p class=\"x\">\n- y</p> */\n+ 1.5\n", "a\nb\nc",
            "", "\n\n",
        ] {
            let html = html(text, language + lines)
            #expect(html.hasPrefix("<pre tabindex=\"0\"><code class=\"language-\(language)\">"))
            #expect(plain(html) == text)
            #expect(html.components(of: "<span") == html.components(of: "</span>"))
        }
    }

    @Test func `A code block of an unknown language is escaped and left plain`() {
        #expect(
            html("<b>&", "klingon")
                == "<pre tabindex=\"0\"><code class=\"language-klingon\">&lt;b&gt;&amp;</code></pre>"
        )
        #expect(html("a", "") == "<pre tabindex=\"0\"><code>a</code></pre>")
    }

    @Test func `A code block has its escaped title in a caption`() {
        let html = html("1", "swift title=\"<A> & 'B'.swift\"")
        #expect(
            html.hasPrefix(
                "<figure class=\"code-block\"><figcaption>&lt;A&gt; &amp; &#39;B&#39;.swift</figcaption><pre"
            )
        )
        #expect(html.hasSuffix("</pre></figure>"))
    }

    @Test func `A code block marks lines, and splits a token of many lines at them`() {
        #expect(
            html("/* a\nb */\nc\n", "c {2}")
                == "<pre tabindex=\"0\"><code class=\"language-c\"><span class=\"s-comment\">/* a\n</span>"
                + "<span class=\"code-lines\"><mark><span class=\"s-comment\">b */</span>\n</mark></span>c\n</code></pre>"
        )
    }

    @Test(arguments: [
        ("Swift title=x", "swift"), ("c++", "c++"), ("{.python}", "python"), ("\"><script>", ""),
        ("js{1}", "js"),
        ("rust,ignore", "rust"), ("{r, echo=FALSE}", "r"), ("title=\"x\"", ""), ("{2,3}", ""),
        ("", ""), ("c#", "c#"),
        ("\"onload=", ""),
    ])
    func `A code block has the language of the first word after its fence`(
        info: String,
        name: String
    ) {
        #expect(FenceInfo(info).language == name)
        #expect(!html("<script>", info).contains("<script"))
    }

    @Test(arguments: [
        ("swift title=\"A b.swift\" {1}", "A b.swift"), ("swift title='A'", "A"),
        ("js title=a.js {2}", "a.js"),
        ("js", nil), ("js title=", nil), ("js title=\"\"", nil), ("js subtitle=\"x\"", nil),
        ("js title=\"open", "open"),
    ])
    func `A code block has the title after its fence`(info: String, title: String?) {
        #expect(FenceInfo(info).title == title)
    }

    @Test(arguments: [
        ("js {2,4-6}", [1..<2, 3..<6]), ("js{1}", [0..<1]), ("js {4-6, 1, 5-9}", [0..<1, 3..<9]),
        ("js {1-2,3}", [0..<3]),
        ("{.python} {2}", [1..<2]), ("js title=\"{1}\" {2}", [1..<2]), ("js", []), ("js {}", []),
        ("js {0}", []),
        ("js {6-4}", []), ("js {a}", []), ("js {1", []), ("js {99999999999999999999}", []),
        ("js {1--2}", []),
        ("js {-}", []), ("{#id .js}", []),
    ])
    func `A code block has the lines after its fence, in order and once each`(
        info: String,
        lines: [Range<Int>]
    ) {
        #expect(FenceInfo(info).lines == lines)
    }
}

extension String {
    fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}

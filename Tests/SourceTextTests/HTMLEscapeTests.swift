import SourceText
import Testing

@Suite("A text as HTML")
struct HTMLEscapeTests {
    @Test(arguments: [
        ("a", "a"), ("<b>&\"'", "&lt;b&gt;&amp;&quot;&#39;"),
        ("a\tb\nc\r\u{C}d", "a\tb\nc\r\u{C}d"),
        ("a\0b\u{1B}[31m\u{1F}", "a\u{FFFD}b\u{FFFD}[31m\u{FFFD}"), ("é\u{0}<", "é\u{FFFD}&lt;"),
    ])
    func `Escaped HTML has no markup and no control characters`(
        text: String,
        html: String
    ) {
        #expect(text.htmlEscaped == html)
    }
}

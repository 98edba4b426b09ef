import Findings
import Testing

@Suite("Text in Markdown")
struct MarkdownTextTests {
    @Test func `is shown as it is in a line`() {
        let text = #"a_b|c <d> & @e #1 \ $x$"#
        #expect(
            MarkdownText.escaped(text) == #"a\_b\|c &lt;d&gt; &amp; @<!-- -->e #<!-- -->1 \\ \$x\$"#
        )
    }

    @Test func `has no backslashes in an HTML element, where they would be seen`() {
        #expect(
            MarkdownText.html("a_b|c <d> & @e #1") == "a_b|c &lt;d&gt; &amp; @<!-- -->e #<!-- -->1"
        )
    }
}

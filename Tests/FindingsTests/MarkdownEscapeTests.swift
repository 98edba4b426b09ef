import Findings
import Testing

@Suite("Text in Markdown")
struct MarkdownEscapeTests {
    @Test func `Escaped Markdown shows its text unchanged in a line`() {
        let text = #"a_b|c <d> & @e #1 \ $x$"#
        #expect(
            MarkdownEscape.escaped(text)
                == #"a\_b\|c &lt;d&gt; &amp; @<!-- -->e #<!-- -->1 \\ \$x\$"#
        )
    }

    @Test func `Escaped Markdown has no backslashes in an HTML element`() {
        #expect(
            MarkdownEscape.html("a_b|c <d> & @e #1")
                == "a_b|c &lt;d&gt; &amp; @<!-- -->e #<!-- -->1"
        )
    }
}

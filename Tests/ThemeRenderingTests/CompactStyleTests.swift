import Testing

@testable import ThemeRendering

@Suite("A compact style sheet")
struct CompactStyleTests {
    @Test(arguments: [
        ("a { color: red; }\n", "a{color:red}"),
        (
            "/* one */ a b,\n  c:hover /* two */ { margin: 0 auto; top: calc(1px + 2px); }",
            "a b,c:hover{margin:0 auto;top:calc(1px + 2px)}"
        ),
        (
            "@media (min-width: 48rem) and (hover) { a { b: c } }",
            "@media (min-width:48rem) and (hover){a{b:c}}"
        ),
        (
            "a::before { content: \"/* ;  } \\\" */\"; b: ' ' }",
            "a::before{content:\"/* ;  } \\\" */\";b:' '}"
        ),
        (
            "a { b: 0.5rem -0.25em 10.5px; c: rgb(0 0 0 / 0.3), 0; d: url(x0.5) v0.5 \"0.5\" }",
            "a{b:.5rem -0.25em 10.5px;c:rgb(0 0 0 / .3),0;d:url(x0.5) v0.5 \"0.5\"}"
        ),
        ("a > b + c ~ d :is(e, f) { g: h }", "a>b + c ~ d :is(e,f){g:h}"),
        ("a { b: c } /* open", "a{b:c}"), ("a { b: \"open", "a{b:\"open"), ("", ""),
    ])
    func `A compact style sheet means the same in fewer bytes`(css: String, expected: String) {
        #expect(CompactStyle.text(of: css) == expected)
        #expect(CompactStyle.text(of: expected) == expected)
    }

    @Test func `A compact style sheet drops the declared pairs, which only a check reads`() {
        #expect(
            CompactStyle.text(of: "a { b: c; /* pair: text on background as body */ }") == "a{b:c}"
        )
    }
}

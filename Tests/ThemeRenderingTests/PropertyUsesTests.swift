import SourceText
import TestSupport
import Testing

@testable import ThemeRendering

@Suite("Uses of custom properties")
struct PropertyUsesTests {
    /// The uses as `line:column name`.
    private func uses(_ properties: PropertyUses) -> [String] {
        properties.uses.map { "\($0.location.line):\($0.location.column) \($0.name)" }
    }

    private func css(_ text: String) -> [String] { uses(PropertyUses(css: text, file: "a.css")) }
    private func html(_ text: String) -> [String] { uses(PropertyUses(html: text, file: "a.html")) }

    @Test(
        "A var() without a fallback is a use wherever CSS allows it",
        arguments: [
            ("a { color: var(--color-text) }", ["1:12 color-text"]),
            ("a {\n  color: VAR( --x\n) }", ["2:10 x"]),
            ("a { margin: calc(var(--a) * -1) var(/* b */--b/**/) }", ["1:18 a", "1:33 b"]),
            ("@media (width > 1px) { a { b: var(--c) } }", ["1:31 c"]),
            ("a{b:var(--Ä)}", ["1:5 Ä"]),
            ("a{b:var(--c,var(--d))}", ["1:13 d"]),
            ("é { b: var(--c) }\r\n\r\n😀 { b: var(--c) }", ["1:8 c", "3:8 c"]),
        ]
    )
    func found(text: String, places: [String]) { #expect(css(text) == places) }

    @Test(
        "A var() with a fallback, in a comment or in a string is no use",
        arguments: [
            "a{b:var(--c, red)}", "a{b:var(--c,)}", "a{b:var(--c , )}", "/* var(--c) */",
            "a::before{content:'var(--c)'}",
            "a::before{content:\"\\\"var(--c)\"}", "a{b:my-var(--c)}", "a{b:var(c)}",
            "a{b:var(--)}", "a{b:var(--c",
            "a{b:\\76 ar(--c)}", "/*", "a{b:'", "", "var(", "a{b:env(--c)}",
        ]
    )
    func notFound(text: String) { #expect(css(text) == []) }

    @Test(
        "Properties that a text sets itself are known",
        arguments: [
            ("a { --b: 1px; --c : red }", ["b", "c"]),
            ("@property --d { syntax: '*'; inherits: true }", ["d"]),
            ("@container style(--e: 1) { a { b: c } }", []),
            ("@supports (--f: 1) { a { b: c } }", []),
            ("a { b: var(--g) }", []), ("/* --h: 1 */ a { i: '--j: 1' }", []),
            ("a { b: (; --k: 1 }", ["k"]), ("a { transition: --l 1s; }", []),
        ]
    )
    func definitions(text: String, names: [String]) {
        #expect(PropertyUses(css: text, file: "").definitions == Set(names))
    }

    @Test(
        "In HTML, style elements and attributes are CSS, and words are not",
        arguments: [
            ("<p>var(--a)</p>\n<b style=\"color: var(--b)\">x</b>", ["2:18 b"]),
            ("<code>&lt;style&gt;a{b:var(--c)}</code>", []),
            ("<style media=all>\na { b: var(--d) }\n</style><p>var(--e)", ["2:8 d"]),
            ("<svg><path fill='var(--f)' d=M0><text title='var(--g)'>", ["1:18 f"]),
            ("<i style=color:var(--h)>", ["1:16 h"]), ("<!-- <i style='color:var(--i)'> -->", []),
            ("<script>x = '<i style=\"color:var(--j)\">'</script>", []),
            ("<i style='color:var(--k, red)'>", []),
            ("a < b style='color:var(--l)'", []), ("<i style", []),
            ("<i style='var(--m)", ["1:11 m"]), ("<", []),
        ]
    )
    func markup(text: String, places: [String]) { #expect(html(text) == places) }

    @Test("A script sets every property that it names")
    func script() {
        let page = PropertyUses(
            html: "<script>root.style.setProperty('--gap', n--)</script>",
            file: ""
        )
        #expect(page.definitions == ["gap"])
        #expect(
            PropertyUses(script: "e.style.setProperty(\"--a-b\", `--c`)").definitions == [
                "a-b", "c",
            ]
        )
    }

    @Test("A template's tags are unknown values, and move no place")
    func templates() {
        let text =
            "{{! a\n<b style='color:var(--x)'> }}<i style=\"--a:{{b}};c:var({{d}}-e);f:var(--g-{{h}});i:var(--j)\">"
        let file = TemplateFile(text: text, location: "templates/page.mustache")
        let found = TemplateSet.properties(of: ["page.mustache": file], prefix: "")
        #expect(uses(found) == ["2:\(text.split(separator: "\n")[1].count - 9) j"])
        #expect(found.definitions.isSuperset(of: ["a", "frame-page", "longest"]))
    }

    @Test("Scanning for properties ends for any text")
    func anything() {
        let pieces = [
            "var(", "--a", "--", ")", "(", "{", "}", ";", ":", "/*", "*/", "'", "\"", "\\", "<",
            "<style>", "</", ">",
            "=", "\n",
        ]
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<3000 {
            let count = Int.random(in: 0...20, using: &generator)
            let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }
                .joined()
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
            let uses =
                PropertyUses(css: text, file: "").uses + PropertyUses(html: text, file: "").uses
            #expect(uses.allSatisfy { $0.location.line <= lines })
        }
    }
}

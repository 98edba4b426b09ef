import Foundation
import TestSupport
import Testing
import ThemeModel

@Suite("A theme's own CSS")
struct StyleHookTests {
    @Test(arguments: [
        "", ".card { border-radius: 12px }",
        "h1 { padding: 0.2em; text-wrap: balance; }\nh6, th { font-variant-caps: small-caps; }",
        "h1 + p::first-line { letter-spacing: 0.03em; }", "h2::before { content: \"## \" / \"\"; }",
        "h1::before { content: \"} @import url(x) { /* \"; }", "/* } < \" url(x) \\ */ a { }",
        "@media (width > 40em) { h1 { color: red } }",
        "@supports (text-wrap: balance) { p { text-wrap: balance } }",
        "@container (width > 1em) { p { color: red } }",
        "@MEDIA print { p { color: red } }",
        "a[href~=\"x\"]:not(.b, :hover) { color: color-mix(in oklab, red, blue) }",
        "a { background: linear-gradient(red, blue) }", ".url { color: red }",
        "p { --url: 1; --x: y }",
        "p { content: '<no' }"
            .replacing("<no", with: "ok"),
        "& { color: red }", "&:hover h1 + p { color: red }", "& > h1 ~ p { color: red }",
        ".card { & + .card { margin: 0 } }",
        ".card { + .card { margin: 0 } }", "@media print { .card { ~ p { margin: 0 } } }",
        "li:nth-child(2n + 1) { color: red }",
        "é { color: red }", "p { content: \"\u{2028}\" }",
        "a { color: red }\r\nb { color: blue }\r\n",
    ])
    func `A theme's CSS is accepted where it stays in its scope`(css: String) throws {
        #expect(try StyleHook(parsing: css).css == css)
    }

    @Test(arguments: [
        ("a { ", 1, 5, "'{' is not closed"), ("a { color: red }}", 1, 17, "'}' closes nothing"),
        ("a { b: (] }", 1, 9, "']' closes nothing"),
        ("&:is(*, {;a}) ~ * { position: fixed }", 1, 9, "'{' is not allowed in brackets"),
        ("a:is({@media}) { b: c }", 1, 6, "'{' is not allowed in brackets"),
        ("a[{;a}] { b: c }", 1, 3, "'{' is not allowed in brackets"),
        ("a:is(;) ~ * { b: c }", 1, 6, "';' is not allowed in brackets"),
        ("a { b: (@media) }", 1, 9, "'@' is not allowed in brackets"),
        ("} body { color: red }", 1, 1, "'}' closes nothing"),
        ("/* a", 1, 1, "the comment is not closed"),
        ("a { content: \"x }\n", 1, 14, "the string is not closed"),
        ("a{}\n\n  @import \"x\";", 3, 3, "'@import' is not allowed"),
        ("@font-face { }", 1, 1, "'@font-face' is not allowed"),
        ("@charset \"x\";", 1, 1, "'@charset' is not allowed"),
        ("@keyframes x { }", 1, 1, "'@keyframes' is not allowed"),
        ("@layer a;", 1, 1, "'@layer' is not allowed"),
        ("@ import x;", 1, 1, "'@' is not allowed"),
        ("a { b: url(x) }", 1, 8, "'url()' is not allowed"),
        ("a { b: URL( \"x\" ) }", 1, 8, "'url()' is not allowed"),
        ("a { b: image-set(\"x\" 1x) }", 1, 8, "'image-set()' is not allowed"),
        ("a { b: -webkit-image-set(\"x\" 1x) }", 1, 8, "'-webkit-image-set()' is not allowed"),
        ("a { b: src(\"x\") }", 1, 8, "'src()' is not allowed"),
        ("a { b: éurl(x) }", 1, 9, "'url()' is not allowed"),
        ("a { b: ×url(x) }", 1, 9, "'url()' is not allowed"),
        ("a { b: u\\72l(x) }", 1, 9, "escapes are not allowed"),
        ("a { content: \"\\\"\" }", 1, 15, "escapes are not allowed"),
        ("</style><script>", 1, 1, "'<' is not allowed"),
        ("a { content: \"</style>\" }", 1, 15, "'<' is not allowed"),
        ("<!-- a {} -->", 1, 1, "'<' is not allowed"),
        ("a { b: \u{0} }", 1, 8, "control characters are not allowed"),
        ("a { content: \"\u{1B}\" }", 1, 15, "control characters are not allowed"),
        ("a { content: \"\u{C}\" }", 1, 14, "the string is not closed"),
    ])
    func `A theme's CSS that could leave its scope is refused at its place`(
        css: String,
        line: Int,
        column: Int,
        message: String
    ) {
        let error = #expect(throws: StyleHookError.self) { try StyleHook(parsing: css) }
        #expect(error?.line == line)
        #expect(error?.column == column)
        #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    }

    /// To Swift these are other characters than brackets and quotes; to CSS they are not.
    @Test(arguments: [
        "}\u{301} body { color: red } a {\u{301}", "<\u{301}/style>",
        "a { content: \"x\"\u{301}; b: url(x); c: \"\" \"\u{301} }",
        "/* */\u{301} a { b: url(x) } /* */", "\\\u{301}", "@\u{301}import x;",
        "a { b: url(\u{FE0F}x) }",
        "a {\u{200D} b: url(x) }", "a { b: (\u{301} }", "& +\u{301} b { }",
    ])
    func `A theme's CSS is read by scalars, so that marks hide nothing`(css: String) {
        #expect(throws: StyleHookError.self) { try StyleHook(parsing: css) }
    }

    @Test(arguments: [
        "& + div { color: red }", "& ~ * { color: red }", "+ div { color: red }",
        "~ div { color: red }",
        "a, ~ div { color: red }",
        "&.x:hover + y { color: red }", "div& ~ p { color: red }", "& { + div { color: red } }",
        "&:hover { & ~ p { color: red } }",
        "@media print { & + div { color: red } }", "& { @media print { ~ div { color: red } } }",
        ":not(&) { display: none }",
        ".card { :has(&) { color: red } }", "a { } ~ b { }", "a { color: red; ~ b { } } ~ c { }",
        "x & + y { color: red }",
        "/**/~ a { }", "& /* */ + a { }", "&.\u{A0}a ~ * { }", "&.a\u{2003}b + p { }",
    ])
    func `A theme's selector that steps out of its element is refused`(css: String) {
        #expect(throws: StyleHookError.self) { try StyleHook(parsing: css) }
    }

    @Test func `The CSS of every theme in the repository is accepted`() throws {
        let files = Repository.files(
            in: Repository.root.appending(path: "themes"),
            endings: ["yml"]
        )
        let styles = try files.compactMap { file in
            SampleTheme.document(try String(contentsOf: file, encoding: .utf8), file: file.path())
                .document?.style
        }
        #expect(styles.count >= 2)
    }

    @Test func `A theme's CSS of random pieces is accepted only when it is balanced`() {
        var generator = SeededGenerator(seed: 20_260)
        let pieces = [
            "{", "}", "(", ")", "\"", "'", "/*", "*/", "a", " ", "\n", ";", "&", "+", ",",
            "@media ", "url", "\\", "<",
            "é",
        ]
        var taken = 0
        for _ in 0..<20_000 {
            let css = (0..<Int.random(in: 0...12, using: &generator)).compactMap { _ in
                pieces.randomElement(using: &generator)
            }.joined()
            guard let hook = try? StyleHook(parsing: css) else { continue }
            taken += 1
            #expect(Self.isBalanced(hook.css), "\(css)")
        }
        #expect(taken > 1000)
    }

    /// A second opinion, as simple as can be: brackets outside strings and comments match.
    private static func isBalanced(_ css: String) -> Bool {
        var open: [Unicode.Scalar] = []
        var scalars = css.unicodeScalars[...]
        while let scalar = scalars.popFirst() {
            switch scalar {
            case "/" where scalars.first == "*":
                scalars.removeFirst()
                while let inner = scalars.popFirst(), !(inner == "*" && scalars.first == "/") {}
                guard scalars.popFirst() != nil else { return false }
            case "\"", "'":
                while let inner = scalars.popFirst(), inner != scalar {
                    if inner == "\n" { return false }
                }
            case "{": open.append("}")
            case "(": open.append(")")
            case "}", ")": guard open.popLast() == scalar else { return false }
            default: break
            }
        }
        return open.isEmpty
    }
}

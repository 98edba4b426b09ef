import MarkdownPages
import Testing

@Suite("An image in SVG")
struct SVGTests {
    /// The problem of an image with some elements.
    private static func problem(_ inner: String, root: String = "") -> String? {
        SVGProblem(in: "<svg xmlns=\"http://www.w3.org/2000/svg\"\(root)>\n\(inner)\n</svg>".utf8)?
            .subject
    }

    @Test(arguments: [
        "<rect width='1' height=\"1\" fill=\"url(#a)\" style=\"fill: rgb(0 0 0 / 50%); font: 1px &quot;A&quot;\"/>",
        "<style type=\"text/css\">@media (prefers-color-scheme: dark) { .a { fill: url('#a') } }</style>",
        "<!-- a <script> in a comment --><g data-x=\"javascript:\" aria-label=\"a(b)\"><title>a &lt; b (c)</title></g>",
        "<defs><linearGradient id=\"a\"><stop offset=\"0\" stop-color=\"red\"/></linearGradient></defs><use href=\"#a\"/>",
        "<image width=\"1\" href=\"data:image/png;base64,AAAA\"/>",
        "<text x=\"1\" >a<tspan\ndy='1'>b</tspan ></text>",
        "<g xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\" inkscape:label=\"a\"><inkscape:x y=\"1\"/></g>",
    ])
    func `An SVG image that only draws is harmless`(inner: String) {
        #expect(Self.problem(inner) == nil)
    }

    @Test(arguments: [
        ("<script>alert(1)</script>", "the element 'script'"),
        ("<SCRIPT/>", "the element 'SCRIPT'"),
        ("<g onload=\"alert(1)\"/>", "the attribute 'onload'"),
        ("<g ONLOAD='x'/>", "the attribute 'ONLOAD'"),
        ("<foreignObject/>", "the element 'foreignObject'"),
        ("<a href=\"#x\"/>", "the element 'a'"),
        ("<set attributeName=\"href\"/>", "the element 'set'"),
        ("<animate/>", "the element 'animate'"),
        ("<iframe/>", "the element 'iframe'"),
        ("<g xml:base=\"//x/\"/>", "the attribute 'xml:base'"),
        ("<use href=\"//x/a.svg#a\"/>", "the address '//x/a.svg#a'"),
        (
            "<use xlink:href=\"data:image/svg+xml;base64,AA\"/>",
            "the address 'data:image/svg+xml;base64,AA'"
        ),
        ("<image href=\" javascript:x\"/>", "the address ' javascript:x'"),
        ("<rect fill=\"url(http://x/#a)\"/>", "an address in 'url()'"),
        ("<rect style=\"fill: URL( '//x' )\"/>", "an address in 'url()'"),
        ("<rect style=\"fill: u&#114;l(//x)\"/>", "a reference to a character"),
        ("<rect style=\"fill: u\\72l(//x)\"/>", "a '\\' in CSS"),
        ("<rect style=\"x: image-set('a')\"/>", "the function 'image-set()'"),
        ("<style>@import 'x';</style>", "a rule with '@'"),
        ("<style>a{b:url(x)}</style>", "an address in 'url()'"),
        ("<style><g/>@import 'x';</style>", "something else than text in 'style'"),
        ("<style><![CDATA[@import 'x';]]></style>", "something else than text in 'style'"),
        ("<style><!-- a --></style>", "something else than text in 'style'"),
        ("<![CDATA[a]]>", "a CDATA section"),
        ("<?xml-stylesheet href='x'?>", "a declaration or instruction"),
        ("<!ENTITY a 'b'>", "a declaration or instruction"),
        ("<h:script xmlns:h=\"http://www.w3.org/1999/xhtml\"/>", "the element 'h:script'"),
        (
            "<g xmlns=\"http://www.w3.org/1999/xhtml\"/>",
            "the namespace 'http://www.w3.org/1999/xhtml'"
        ),
        (
            "<g xmlns:h=\"http://www.w3.org/1999/xhtml\"/>",
            "the namespace 'http://www.w3.org/1999/xhtml'"
        ),
        (
            "<g xmlns:xlink=\"http://www.w3.org/2000/svg\"/>",
            "the namespace 'http://www.w3.org/2000/svg'"
        ),
        ("<g xmlns:xmlns=\"http://vectornator.io\" xmlns:h=\"x\"/>", "the attribute 'xmlns:xmlns'"),
        ("<g x=1/>", "a tag that is not well-formed"),
        ("<g x='1'y='2'/>", "a tag that is not well-formed"),
        ("<g x='<script>'/>", "a tag that is not well-formed"), ("< g/>", "a '<' without a tag"),
        ("<g x='", "a tag that is not well-formed"),
        ("<g", "a tag that is not well-formed"), ("<!-- ", "an open comment"),
    ])
    func `An SVG image that could do more names what`(inner: String, problem: String) {
        #expect(
            Self.problem(inner) == problem
                || problem.hasPrefix("a tag") && Self.problem(inner) != nil
        )
    }

    @Test(arguments: [
        ("<?xml version=\"1.0\" encoding=\"UTF-7\"?><svg/>", "an unusual declaration or encoding"),
        ("<?xml version='1.0' standalone='utf-8'?><svg/>", "an unusual declaration or encoding"),
        ("<!DOCTYPE svg [<!ENTITY a \"<script/>\">]><svg/>", "a document type"),
        ("", "no element 'svg'"),
        ("<html/>", "another element than 'svg': 'html'"),
        ("text <svg/>", "text before the element 'svg'"),
    ])
    func `An SVG image begins with its element`(text: String, problem: String) {
        #expect(SVGProblem(in: text.utf8)?.subject == problem)
        #expect(
            SVGProblem(in: "\u{FEFF}<?xml version=\"1.0\" encoding='utf-8'?>\n<svg/>".utf8) == nil
        )
    }

    @Test func `An SVG image that is not UTF-8 is refused`() {
        #expect(SVGProblem(in: [0xFF, 0xFE, 0x3C, 0]) != nil)
    }

    @Test func `An SVG image's problem has its line`() {
        #expect(SVGProblem(in: "<svg>\n<g/>\n\n<a/></svg>".utf8)?.line == 4)
    }
}

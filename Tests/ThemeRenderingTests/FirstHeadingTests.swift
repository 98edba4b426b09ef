import TestSupport
import Testing

@testable import ThemeRendering

@Suite("A page's title alone")
struct FirstHeadingTests {
    /// The title of a page by its first lines, and the one that it has when all of it is read.
    private func titles(_ text: String, rawHTML: Bool = false) -> (alone: String?, whole: String?) {
        let renderer = PageRenderer(index: PageIndex(pages: ["p.md"], files: []), allowsRawHTML: rawHTML)
        let source = PageSource(path: "p.md", markdown: text)
        return (renderer.draft(source, .title)?.page.title, renderer.draft(source, .content)?.page.title)
    }

    private static let rest = String(repeating: "\n\nWords that fill the page, and some more of them.", count: 20)

    @Test(
        "is the one that the whole page has",
        arguments: [
            ("# One", "One"), ("One\n===", "One"),
            ("# *One* `two` <three@example.com> &amp; \\#", "One two three@example.com & #"),
            ("# One [two]\(rest)\n\n[two]: x", "One two"), ("# One [two]", "One [two]"), ("# One \\[two]", "One [two]"),
            ("[two]: x\n\n# [two] one", "two one"), ("## None", "p.md"), ("## None\(rest)\n\n# One", "One"),
            ("\(rest)\(rest)", "p.md"), ("```\n# None\n```\n# One", "One"), ("> # One\n\n# Two", "One"),
            ("- a\n\n  # One", "One"), ("    # None\n\n# One", "One"), ("#", "p.md"), ("# &nbsp;\n# Two", "p.md"),
            ("# One\r\n\r\nText", "One"),
            ("a\nb\n===\n# Two", "a b"), ("a\n\nb\n# One", "One"), ("<!--\n# None\n-->\n# One", "One"), ("", "p.md"),
            ("# [![](https://example.com/i.png)](p.md)", "p.md"),
            ("# One ![two](https://example.com/i.png)", "One two"),
        ])
    func texts(_ text: String, _ title: String) {
        for text in [text, text + Self.rest, text + "\n" + Self.rest] where !text.hasSuffix("===" + Self.rest) {
            let (alone, whole) = titles(text)
            #expect(alone == whole && whole == title)
        }
    }

    @Test("is the same for texts put together at random, whatever stands at the end of the first lines")
    func random() {
        var generator = SeededGenerator(seed: 11)
        let pieces = [
            "# One\n", "Two\n===\n", "===\n", "---\n", "\n", "\n\n", "> ", "- ", "    ", "[a]: b\n", "[a]", "[a](b)",
            "`", "```\n",
            "~~~\n", "<div>\n", "<!-- ", " -->", "*", "# ", "text ", "é", "\\", "&amp;", "| ", "1. ", "\r\n", "\t",
            "<a@b.c>", "![](https://a.b/c)",
            "words that take up some room, so that the first lines end here and there ",
        ]
        for _ in 0..<4_000 {
            let count = Int.random(in: 1...40, using: &generator)
            let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            for rawHTML in [false, true] {
                let (alone, whole) = titles(text, rawHTML: rawHTML)
                #expect(alone == whole, "\(text.debugDescription)")
            }
        }
    }

    @Test("ids of headings are the same whether all characters are of ASCII or not")
    func ids() {
        for code in UInt8(1)..<0x80 {
            let text = "a\(Character(Unicode.Scalar(code)))B"
            var (plain, other) = (HeadingIDs(), HeadingIDs())
            #expect(plain.id(for: text) + "-ä" == other.id(for: text + " ä"), "\(text.debugDescription)")
            var (alone, before) = (HeadingIDs(), HeadingIDs())
            let id = alone.id(for: "\(Character(Unicode.Scalar(code)))")
            #expect(before.id(for: "\(Character(Unicode.Scalar(code))) ä") == (id == "section" ? "ä" : id + "-ä"))
        }
    }
}

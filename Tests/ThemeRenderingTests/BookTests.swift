import Findings
import MarkdownPages
import SourceText
import Testing

@testable import ThemeRendering

@Suite("The sections of pages")
struct BookTests {
    /// The navigation of pages with a title each, `[` and `]` around a section.
    private static func outline(
        _ pages: [String],
        orders: [String: Int] = [:],
        summary: String? = nil,
        at current: String? = nil
    ) throws -> (text: String, findings: [Finding]) {
        let index = PageIndex(pages: pages, files: [])
        let book = summary.map { text in
            Book(
                BookSummary(text, start: SourceLocation(file: "docs/SUMMARY.md", line: 1)),
                at: "SUMMARY.md",
                index: index
            )
        }
        let sources = pages.map { path in
            var source = PageSource(path: path, markdown: "# T \(path)\n")
            source.order = orders[path]
            return source
        }
        var content = SiteContent(themes: [ThemeLabel]())
        let (rendered, findings) = PageRenderer(index: index, book: book).render(sources)
        content.pages = rendered
        content.book = book
        let at = current.flatMap { path in rendered.firstIndex { $0.source == path } }
        let views =
            at.map { Navigation(content).sections(up: PagePlace(of: rendered[$0]).up, around: $0) }
            ?? Navigation.all(content).sections
        guard case .choice(let views, let position) = views else { return ("", findings) }
        let words = views.indices.map { word(views[$0]) + ($0 == position ? "!" : "") }
        return (words.joined(separator: " "), findings + (book?.findings ?? []))
    }

    private static func word(_ view: View) -> String {
        guard case .text(let title) = view[.title] else { return "]" }
        let isOpen = if case .flag(true) = view[.isOpen] { "+" } else { "" }
        return view[.isSection] != nil
            ? "\(isOpen)\(title) [" : view[.isDraft] != nil ? "(\(title))" : title
    }

    @Test func `Sections of pages are folders, titled by their own pages`() throws {
        let pages = [
            "b.md", "guide/a.md", "guide/README.md", "guide/deep/x.md", "index.md", "lone/index.md",
            "z/y/w.md",
        ]
        let (text, findings) = try Self.outline(pages)
        #expect(
            text
                == "T index.md T b.md T guide/README.md [ Overview T guide/a.md deep [ T guide/deep/x.md ] ] T lone/index.md "
                + "z [ y [ T z/y/w.md ] ]"
        )
        #expect(findings.isEmpty)
    }

    @Test func `The sections around a page are open`() throws {
        let (text, _) = try Self.outline(["a/b/c.md", "a/d.md", "e/f.md"], at: "a/d.md")
        #expect(text == "+a [ b [ T a/b/c.md ] T a/d.md! ] e [ T e/f.md ]")
    }

    @Test func `Sections follow the order of pages and of folders' own pages`() throws {
        let pages = ["a/index.md", "a/x.md", "a/y.md", "b.md", "c.md"]
        let orders = ["a/index.md": 2, "c.md": 1, "b.md": 3, "a/y.md": 1]
        #expect(
            try Self.outline(pages, orders: orders).text
                == "T c.md T a/index.md [ Overview T a/y.md T a/x.md ] T b.md"
        )
    }

    @Test func `A book's summary gives the sections, and other pages follow`() throws {
        let summary =
            "# S\n\n[P](p.md)\n\n# Part\n\n- [A](./a.md)\n  - [B](b/c.md#x)\n  - [D]()\n- [No](no.md)\n"
        let (text, findings) = try Self.outline(
            ["a.md", "b/c.md", "p.md", "q.md", "b/r.md"],
            summary: summary,
            at: "b/c.md"
        )
        #expect(
            text == "P +Part [ +A [ Overview B! (D) ] (No) ] Other pages [ T b/r.md T q.md ]"
        )
        #expect(findings.map(\.rule) == [.brokenLink])
        #expect(findings[0].location?.description == "docs/SUMMARY.md:10:3")
        #expect(
            findings[0].message
                == "a chapter leads to 'no.md': there is no 'no.md'; did you mean 'a.md'?"
        )
    }

    @Test func `An excerpt of many pages keeps its sections whole`() throws {
        let pages = (0..<120).map { "f\(100 + $0 / 30)/p\(100 + $0).md" }
        let (text, _) = try Self.outline(pages, at: pages[65])
        #expect(text.hasPrefix("f101 [ T f101/p145.md ") && text.hasSuffix("T f102/p184.md ]"))
        #expect(text.count { $0 == "[" } == 2 && text.count { $0 == "]" } == 2)
    }

    @Test(arguments: [("### B\n\n## A\n", "B"), ("text\n", "start"), ("", "start")])
    func `A page without a first heading is titled by another one or its file`(
        markdown: String,
        title: String
    ) {
        let index = PageIndex(pages: ["guide/start.md"], files: [])
        let source = PageSource(path: "guide/start.md", markdown: markdown)
        #expect(PageRenderer(index: index).render([source]).pages[0].title == title)
    }

    @Test(arguments: [
        ("# fn main() {\nlet a = 1;\n# }", "let a = 1;"), ("  # use x;\n  a();", "  a();"),
        ("#\na();", "a();"),
        ("## one", "# one"), ("#[derive(Debug)]\n#![no_std]", "#[derive(Debug)]\n#![no_std]"),
        ("a(); # b", "a(); # b"),
    ])
    func `Lines of Rust that mdBook hides are hidden`(code: String, shown: String) {
        #expect(RustLines.shown(of: code) == shown)
    }

    @Test func `Lines are hidden only in a book, and only in Rust`() throws {
        let text = "```rust,ignore\n# hidden\nshown\n```\n\n```sh\n# a comment\n```\n"
        let index = PageIndex(pages: ["a.md"], files: [])
        let summary = BookSummary(
            "- [A](a.md)\n",
            start: SourceLocation(file: "docs/SUMMARY.md", line: 1)
        )
        func html(_ book: Book?) throws -> String {
            let pages = PageRenderer(index: index, book: book).render([
                PageSource(path: "a.md", markdown: text)
            ]).pages
            return try #require(pages.first).content.html
        }
        let book = try html(Book(summary, at: "SUMMARY.md", index: index))
        #expect(!book.contains("hidden") && book.contains("shown") && book.contains("a comment"))
        #expect(try html(nil).contains("hidden"))
    }
}

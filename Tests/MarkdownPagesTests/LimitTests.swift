import MarkdownPages
import Testing

@Suite("A hostile text")
struct LimitTests {
    /// Texts of about 1 MB, which take quadratic time with libcmark alone or with a careless extension.
    private static let texts: [(name: String, piece: String)] = [
        ("images", "![[]()"), ("brackets", "["), ("links", "[a](<b"), ("emphasis", "*a **a "),
        ("rows", "|a"),
        ("tables", "|a|\n|-|\n"), ("delimiters", "|-|-|\n"),
        ("quoted tables", String(repeating: ">", count: 90) + "|a|b|\n"),
        ("marks", "[^a]"), ("definitions", "[^a]: "), ("footnotes", "[^a]: b[^a]\n"),
        ("tildes", "~a ~~b "),
        ("hosts", "_www."),
        ("destinations", "](http://a"), ("addresses", "(http://a"), ("emails", "a@a."),
        ("signs", "@"),
        ("items", "- [ ] a\n"),
        ("alerts", "> [!NOTE]\n> a\n\n"), ("HTML", "<b><i>"), ("comments", "<!-- "),
        ("tags", "<a b='"),
        ("blanks", " \t"),
        ("code", "`\\` "), ("code in brackets", "![`]`[]()"), ("nulls", "\0\u{91}"),
        ("escapes", "\\~\\["),
        ("lines", "\n"), ("carriage returns", "\r"),
    ]

    @Test(.timeLimit(.minutes(10)), arguments: texts.map(\.name))
    func `A hostile text is read in time linear in its length`(name: String) throws {
        let piece = try #require(Self.texts.first { $0.name == name }).piece
        func seconds(_ bytes: Int) -> Double {
            let text = String(repeating: piece, count: bytes / piece.utf8.count)
            let duration = ContinuousClock().measure { _ = MarkdownDocument(text).html.utf8.count }
            return Double(duration.components.attoseconds) / 1e18
                + Double(duration.components.seconds)
        }
        let small = seconds(50_000)
        let large = seconds(200_000)
        #expect(large < 12 * small + 0.5, "\(small) s, \(large) s")
    }

    @Test(arguments: [">", "> ", "- ", "1. ", "* + "])
    func `A hostile text is nested at most 100 deep`(marker: String) {
        let document = MarkdownDocument(String(repeating: marker, count: 20_000) + "a\n")
        #expect(document.problems.map(\.kind) == [.nesting])
        #expect(document.problems.first?.line == 1)
        let html = document.html
        #expect(html.matches(of: /<blockquote>|<li>/).count == 100)
        #expect(html.utf8.count > 20_000)
    }

    @Test func `A hostile text is nested at most 100 deep by indentation, too`() {
        let text = (0..<400).map { String(repeating: "  ", count: $0) + "- a\n" }.joined()
        let document = MarkdownDocument(text)
        #expect(document.problems.map { [$0.line, $0.column] } == [[101, 201]])
        #expect(document.html.matches(of: /<li>/).count == 100)
    }

    @Test func `A paragraph has at most 1,000 open brackets`() {
        let document = MarkdownDocument("a\n\n" + String(repeating: "[", count: 1_200))
        #expect(document.problems.map { [$0.line, $0.column] } == [[3, 1_001]])
        #expect(document.html.contains(String(repeating: "[", count: 1_200)))
        let list = String(repeating: "- [a](b) [c]\n", count: 5_000)
        #expect(MarkdownDocument(list).problems == [])
    }

    @Test func `A text is cut off after 2 million signs`() {
        let document = MarkdownDocument(String(repeating: "a*\n", count: 1_100_000))
        #expect(document.problems.map(\.kind) == [.length])
        #expect(document.problems.first?.line == 1_000_001)
    }

    @Test func `A text has at most 65,536 table cells`() {
        let row = String(repeating: "|", count: 3_000) + "\n"
        let head = String(repeating: "|-", count: 2_999) + "|\n"
        let document = MarkdownDocument(row + head + String(repeating: "|\n", count: 100))
        #expect(document.problems.map(\.kind) == [.cells])
        #expect(!document.html.contains("<table"))
    }

    @Test func `A text has at most 4,096 tables`() {
        let document = MarkdownDocument(String(repeating: "|a|\n|-|\n\n", count: 4_097))
        #expect(document.problems.map(\.kind) == [.cells])
        #expect(document.problems.first?.line == 3 * 4_096 + 1)
        #expect(document.html.ranges(of: "<table").count == 4_096)
    }
}

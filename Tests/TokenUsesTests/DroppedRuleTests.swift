import SourceText
import Testing

@testable import TokenUses

@Suite("Rules that browsers drop")
struct DroppedRuleTests {
    private static let pale = ".c { background: var(--page); color: var(--pale) }"
    private static let strong = ".c { color: var(--ink) }"

    private static func pairs(_ text: String, _ ending: String = "css") -> [String] {
        let sheet = SheetReader.read(text, file: "a.\(ending)")
        let reading = PairReading([sheet]) { !$0.hasPrefix("--local") }
        return reading.pairs(of: sheet).pairs.map(\.summary)
    }

    @Test(arguments: [
        "\(pale); \(strong)", "\(pale) ;\(strong)", "\(pale) } } \(strong)",
        "@layer a { };\(strong) @layer b { \(pale) }",
        "\(pale) @media screen { };@media screen { \(strong) }",
        "\(pale) @media screen { ;\(strong) }", "\(pale) @media screen { .x { };\(strong) }",
        "@import 'x.css';; \(strong) \(pale)",
    ])
    func `A rule after a semicolon or brace of no rule is dropped`(text: String) {
        #expect(Self.pairs(text) == ["--pale on --page: text"])
    }

    @Test(arguments: [
        ("\(pale) .x { ; } \(strong)", "css"), ("\(pale) .x { color: red; }; ", "css"),
        ("@layer a, b; \(pale) \(strong)", "css"), ("\(pale); \(strong)", "scss"),
    ])
    func `A semicolon in a rule, after a statement and in Sass drops nothing`(
        text: String,
        ending: String
    ) {
        let color = text.contains(Self.strong) ? "--ink" : "--pale"
        #expect(Self.pairs(text, ending) == ["\(color) on --page: text"])
    }

    @Test(arguments: [
        ".c:has(:has(b))", ".c:has(::before)", ".c:has()", ".c:has(> > b)", ".c:not(::before)",
        ".c:not()", ".c:is(", ".c:nth-child()1",
    ])
    func `A list with what is no selector drops its rule`(selector: String) {
        let text = "\(Self.pale) \(selector), .c { color: var(--ink) }"
        #expect(Self.pairs(text) == ["--pale on --page: text"])
    }

    @Test(arguments: [".x:foo(a)", ".x::-moz-thing", ".x:nope"])
    func `A list with a selector that some browsers may not know counts or not`(
        selector: String
    ) {
        let text = "\(Self.pale) \(selector), .c { color: var(--ink) }"
        let pairs = Set(Self.pairs(text))
        #expect(pairs.isSuperset(of: ["--ink on --page: text", "--pale on --page: text"]))
    }

    @Test(arguments: [":global(.c)", ":global(.c), .x", ".c:local(.c)"])
    func `A selector of a tool counts or not in a sheet of browsers alone`(selector: String) {
        let text = "\(Self.pale) \(selector) { color: var(--ink) }"
        let both: Set = ["--ink on --page: text", "--pale on --page: text"]
        #expect(Set(Self.pairs(text)).isSuperset(of: both))
        for ending in ["module.css", "scss"] {
            #expect(!Self.pairs(text, ending).contains("--pale on --page: text"))
        }
    }

    @Test(arguments: [
        ".c:has(> b)", ".c:has(+ b, .x)", ".c:not(.x)", ".c:is(::before, .c)", ":global(.c)",
        "::v-deep .c",
    ])
    func `A selector of browsers or tools keeps its rule`(selector: String) {
        let text = "\(Self.pale) \(selector), .c { color: var(--ink) }"
        #expect(Self.pairs(text).contains("--ink on --page: text"))
    }
}

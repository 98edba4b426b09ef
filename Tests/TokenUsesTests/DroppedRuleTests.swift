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
        "@import 'x.css';; \(strong) \(pale)", "\(pale) color: red; \(strong)",
        "\(pale) --x: 1; --y: 2; \(strong)", "\(pale) color: red } \(strong)",
        "\(pale) color: red; @media screen { \(strong) }",
        "\(pale) @media screen { color: red; \(strong) }",
    ])
    func `A rule after a sign or declaration of no rule is dropped`(text: String) {
        #expect(Self.pairs(text) == ["--pale on --page: text"])
    }

    @Test(arguments: [
        ("\(pale) .x { ; } \(strong)", "css"), ("\(pale) .x { color: red; }; ", "css"),
        ("@layer a, b; \(pale) \(strong)", "css"), ("\(pale); \(strong)", "scss"),
        ("\(pale) color: red; .x { } \(strong)", "css"),
        ("\(pale) @media screen { color: red } \(strong)", "css"),
    ])
    func `A sign in a rule, after a statement, in Sass or before another rule drops nothing`(
        text: String,
        ending: String
    ) {
        let color = text.contains(Self.strong) ? "--ink" : "--pale"
        #expect(Self.pairs(text, ending) == ["\(color) on --page: text"])
    }

    @Test func `A declaration in a scope drops no rule after it`() {
        let text = "\(Self.pale) @scope (body) { color: red; \(Self.strong) }"
        #expect(Self.pairs(text).contains("--ink on --page: text"))
    }

    @Test(arguments: [
        ".c:has(:has(b))", ".c:has(::before)", ".c:has()", ".c:has(> > b)", ".c:not(::before)",
        ".c:not()", ".c:is(", ".c:nth-child()1", "[=x]", "a||b", ".x|",
    ])
    func `A list with what is no selector drops its rule`(selector: String) {
        let text = "\(Self.pale) \(selector), .c { color: var(--ink) }"
        #expect(Self.pairs(text) == ["--pale on --page: text"])
    }

    @Test(arguments: [".x:foo(a)", ".x::-moz-thing", ".x:nope", "svg|a", "[xlink|href]"])
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
        "::v-deep .c", "*|a", "|a", "*|*", "a[*|x]", "a[|x]", "a[x|=y]", ".c:not(:is())",
    ])
    func `A selector of browsers or tools keeps its rule`(selector: String) {
        let text = "\(Self.pale) \(selector), .c { color: var(--ink) }"
        #expect(Self.pairs(text).contains("--ink on --page: text"))
    }

    @Test(arguments: [".c:is()", "|div.c", ".c { &div", ".c { &-x"])
    func `A selector for no element changes nothing`(selector: String) {
        let end = selector.contains("{") ? "}" : ""
        let text = "\(Self.pale) \(selector) { color: var(--ink) } \(end)"
        let pairs = Self.pairs(text)
        #expect(pairs.first == "--pale on --page: text")
        #expect(!pairs.contains("--ink on --page: text"))
    }

    @Test func `A list of no selector excludes nothing`() {
        let ground = ".c { background: var(--page) }"
        let text = "\(Self.strong) \(ground) .c:not(:is()) { color: var(--pale) }"
        #expect(Self.pairs(text) == ["--pale on --page: text"])
    }

    @Test(arguments: [
        "color: var(--ink) !importan", "color: var(--ink) !", "color: var(--ink) !important x",
        "color: var(ink)", "color: var(--ink x)", "color: var(--ink))", "color: var(--ink]",
        "color: var()", "color: \"x\"",
    ])
    func `A declaration that browsers drop leaves the one before it`(declaration: String) {
        let text = "\(Self.pale) .c { \(declaration) }"
        #expect(Self.pairs(text) == ["--pale on --page: text"])
    }

    @Test(arguments: [
        "color: var(--ink) ! important", "color: var(--ink)!/**/IMPORTANT", "color: var( --ink )",
        "color: var(--ink,)", "color: var(--ink/**/)", "color: var(--ink",
    ])
    func `A declaration that browsers take counts`(declaration: String) {
        let text = "\(Self.pale) .c { \(declaration)"
        #expect(Self.pairs(text) == ["--ink on --page: text"])
    }

    @Test(arguments: [
        "font-size: 30", "font: 30px", "font-size: 19px; font-weight: 5000", "font-size: bold",
    ])
    func `A size or weight that browsers drop makes no text large`(declarations: String) {
        let text = "\(Self.pale) .c { \(declarations) }"
        #expect(Self.pairs(text) == ["--pale on --page: text"])
    }

    @Test(arguments: ["foo", "var(--hot) foo", "#zzz var(--hot)", "\"x\"", "5px bar"])
    func `A background that browsers may drop is no ground`(value: String) {
        let pairs = Self.pairs("\(Self.pale) .c { background: \(value) }")
        #expect(pairs.count == 1 && pairs[0].contains("its colour is not read"), "\(pairs)")
    }

    @Test(arguments: ["no-repeat center / cover", "0 0", "left -5px top 50% fixed padding-box"])
    func `Places and manners of images leave the colour of a background`(words: String) {
        let pairs = Self.pairs("\(Self.pale) .c { background: var(--hot) \(words) }")
        #expect(pairs == ["--pale on --hot: text"])
    }

    @Test func `A text of several parts is no colour that is known`() {
        let pairs = Self.pairs("\(Self.pale) .c { color: var(--ink) x }")
        #expect(pairs.count == 1 && pairs[0].contains("several parts"), "\(pairs)")
    }

    @Test(arguments: ["(", "["])
    func `A bracket that is not closed holds all rules after it and is named`(bracket: String) {
        let text = "\(Self.pale) .x { width: \(bracket) } \(Self.strong)"
        #expect(Self.pairs(text) == ["--pale on --page: text"])
        let unclosed = SheetReader.read(text, file: "a.css").unclosed
        #expect(unclosed?.name == "bracket")
        #expect(unclosed?.place.column == "\(Self.pale) .x { width: (".count)
    }

    @Test func `A comment that is not closed is named, and a bracket at the end is not`() {
        #expect(SheetReader.read("a { b: c } /* d", file: "a.css").unclosed?.name == "comment")
        #expect(SheetReader.read("a { b: c(d", file: "a.css").unclosed == nil)
    }

    @Test(arguments: [
        "selector(::-webkit-foo)", "color: red", "selector(:is(:foo))", "not color: red",
    ])
    func `A condition that browsers may not know holds or not`(condition: String) {
        let text = "\(Self.pale) @supports \(condition) { \(Self.strong) }"
        let pairs = Self.pairs(text)
        #expect(pairs.contains("--pale on --page: text"), "\(pairs)")
    }

    @Test(arguments: ["--a: ;", "--a:;"])
    func `A custom property that is empty is not missing`(declaration: String) {
        let rule = ".c { \(declaration) color: var(--ink); background: var(--a, var(--page)) }"
        #expect(!Self.pairs(rule).contains("--ink on --page: text"))
    }

    @Test func `An element without a box paints no ground`() {
        let pairs = Self.pairs("\(Self.pale) .c { display: contents }")
        #expect(pairs.count == 1 && pairs[0].contains("has no box"), "\(pairs)")
    }
}

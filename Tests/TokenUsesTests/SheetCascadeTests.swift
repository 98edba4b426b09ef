import SourceText
import Testing
import ThemeModel

@testable import TokenUses

@Suite("The cascade of an app's sheets")
struct SheetCascadeTests {
    /// The pairs of the first of some sheets; names that begin with `--local` are no tokens.
    private static func pairs(_ texts: String..., ending: String = "css") -> [String] {
        let sheets = texts.enumerated().map { index, text in
            SheetReader.read(text, file: "\(index).\(ending)").rules
        }
        let names = PropertyNames(sheets) { !$0.hasPrefix("--local") }
        return SheetPairs(sheets[0], names).pairs.map(\.summary)
    }

    @Test(arguments: [
        (
            ".row { background: var(--page) } .row .name { color: var(--ink) } .row:hover { background: var(--hot) }",
            ["--ink on --page: text", "--ink on --hot: text"]
        ),
        (
            ".row .name { color: var(--ink) } .row { background: var(--page) } .row.on { background: var(--hot) }",
            ["--ink on --page: text", "--ink on --hot: text"]
        ),
        (
            ".row .name { color: var(--ink) } .row { background: var(--page) } .box .row { background: var(--hot) }",
            ["--ink on --page: text", "--ink on --hot: text"]
        ),
        (
            ".row { background: var(--page) } .row .name { color: var(--ink) } .name:hover { background: var(--hot) }",
            ["--ink on --page: text", "--ink on --hot, --page: text"]
        ),
        (
            ".tab.on .name { color: var(--ink) } .tab.on { background: var(--page) } .menu.on { background: var(--hot) }",
            ["--ink on --page: text"]
        ),
        (
            ".b .c { color: var(--ink); background: var(--page) } .b > .c { background: var(--hot) }",
            ["--ink on --page: text", "--ink on --hot: text"]
        ),
        (
            ".c { background: var(--page) } .c.on { background: var(--hot) } .d .c { color: var(--ink) }",
            ["--ink on --page: text", "--ink on --hot: text"]
        ),
        (
            "div { background: var(--page) } div .name { color: var(--ink) } div.x { background: var(--hot) }",
            ["--ink on --page: text"]
        ),
    ])
    func `A state or variant of an ancestor that changes the ground is a pair of its own`(
        text: String,
        expected: [String]
    ) {
        #expect(Self.pairs(text) == expected)
    }

    @Test(arguments: [
        (
            ".a { color: var(--ink) } .a .b { background: var(--hot); font-weight: bold }",
            ["--ink on --hot: text"]
        ),
        (
            ".a { color: var(--ink) } .a .b { background: var(--hot) }",
            ["--ink on --hot: text (nothing tells whether the text around it lies on it)"]
        ),
        (
            ".a { color: var(--ink) } .a .b { background: var(--hot); color: inherit; font: inherit }",
            ["--ink on --hot: text"]
        ),
        (".a { color: var(--ink) } .a .b { background: transparent; font-size: 9px }", []),
        (".a { color: var(--ink) } .a::before { background: var(--hot) }", []),
    ])
    func `A text from outside lies on the ground of an element that has text`(
        text: String,
        expected: [String]
    ) {
        let pairs = Self.pairs(text).filter { !$0.contains("(no ground in this file)") }
        #expect(pairs == expected)
    }

    @Test(arguments: [
        (
            ".c { background: var(--page); color: var(--ink) } @layer a { .c { background: var(--hot) } }",
            ["--ink on --page: text"]
        ),
        (
            "@layer b, a; @layer a { .c { background: var(--page); color: var(--ink) } } @layer b { .c.c { background: var(--hot) } }",
            ["--ink on --page: text"]
        ),
        (
            "@layer a { .c { background: var(--page) !important } } .c { background: var(--hot) !important; color: var(--ink) }",
            ["--ink on --page: text"]
        ),
        (
            "@scope (.x) { p { color: var(--pale) } } p { background: var(--page); color: var(--ink) }",
            ["--pale on --page: text", "--ink on --page: text"]
        ),
        (
            "@scope (.x) { :scope .c { background: var(--hot); color: var(--ink) } .c { background: var(--page) } }",
            ["--ink on --hot: text"]
        ),
        (
            ".c { background: var(--page); color: var(--ink) } :is(.c, #x) { background: var(--hot) } .c { background: var(--page) }",
            ["--ink on --hot: text"]
        ),
    ])
    func `Layers and weights decide which declaration counts`(text: String, expected: [String]) {
        #expect(Self.pairs(text) == expected)
    }

    private static let plain = ".c { background: var(--page); color: var(--ink) } "
    private static let hot = "{ .c { background: var(--hot) } }"

    @Test(arguments: [
        ("@container (min-width: 9px) \(hot)", ["--page", "--hot"]),
        ("@supports (display: grid) \(hot)", ["--hot"]),
        ("@supports not (display: grid) \(hot)", ["--page"]),
        ("@supports (foo: bar) \(hot)", ["--page", "--hot"]),
        ("@media print, (min-width: 9px) \(hot)", ["--page", "--hot"]),
        ("@media not print \(hot)", ["--hot"]),
        ("@media print \(hot)", ["--page"]),
        ("@scope (.x) { .c { background: var(--hot) } }", ["--page", "--hot"]),
        ("@media (min-width: 9px) { @media (max-width: 5px) \(hot) }", ["--page"]),
        ("@utility c { background: var(--hot) }", ["--hot"]),
    ])
    func `A condition that may hold or not is a pair in either case`(
        text: String,
        grounds: [String]
    ) {
        #expect(Self.pairs(Self.plain + text) == grounds.map { "--ink on \($0): text" })
    }

    @Test func `A width counts with all that it implies`() {
        let text = """
            .c { background: var(--page) }
            @media (min-width: 600px) { .c { background: var(--hot) } }
            @media (min-width: 900px) { .c { color: var(--ink) } }
            """
        #expect(Self.pairs(text) == ["--ink on --hot: text"])
    }

    @Test(arguments: [
        (
            ":root { --local: var(--page) } .box { --local: var(--hot) } .c { background: var(--local); color: var(--ink) }",
            ["--ink on --page: text", "--ink on --hot: text"]
        ),
        (
            ":root { --local: var(--page) } @media (min-width: 9px) { :root { --local: var(--hot) } } .c { background: var(--local); color: var(--ink) }",
            ["--ink on --page: text", "--ink on --hot: text"]
        ),
        (
            ".card { --local: var(--page); background: var(--local); color: var(--ink) } .dark .card { --local: var(--hot) }",
            ["--ink on --page: text light", "--ink on --hot: text dark"]
        ),
    ])
    func `A custom property has a value for each of its surroundings`(
        text: String,
        expected: [String]
    ) {
        #expect(Self.pairs(text) == expected)
    }

    @Test(arguments: ["inherit", "unset", "revert", "revert-layer", "initial"])
    func `A custom property without a value of its own is in doubt`(word: String) {
        let rule = ".c { --local: \(word); background: var(--local); color: var(--ink) }"
        let pairs = Self.pairs(".w { --local: var(--hot) } " + rule)
        let reason = "its custom property takes the value of the element around, or none"
        #expect(pairs == ["--ink on (\(reason)): text"])
    }

    @Test func `A property that another sheet sets for an element is in doubt`() {
        let pairs = Self.pairs(
            ".c { background: var(--local); color: var(--ink) }",
            ":root { --local: var(--page) }",
            ".box { --local: var(--hot) }"
        )
        #expect(
            pairs == [
                "--ink on --page: text",
                "--ink on ('--local' has another value at 2.css): text",
            ]
        )
    }

    @Test(arguments: [
        (
            "@mixin card { background: var(--page); color: var(--ink); } .c { @include card; }",
            ["--ink on --page: text"]
        ),
        (
            "@mixin card { color: var(--ink); }",
            ["--ink on (a mixin has it, which the sheet does not take in): text"]
        ),
        (
            ".c { @include other.card; color: var(--ink); }",
            ["--ink on (no ground in this file): text"]
        ),
        (
            "@mixin panel { background: var(--hot); @content; } .c { background: var(--page); @include panel { color: var(--ink); } }",
            ["--ink on --page: text", "--ink on ('panel' may set it): text"]
        ),
        (
            ".card { opacity: 1 } .is-open { opacity: 1 } .is-open.card { &__title { color: var(--ink) } } .card__title { background: var(--page) }",
            ["--ink on --page: text"]
        ),
        (
            ".c { color: #{var(--ink)}; background: var(--page); }",
            ["--ink on --page: text"]
        ),
        (
            ".c-#{$x} { color: var(--ink); background: var(--page); }",
            ["--ink on (its selector is computed): text"]
        ),
        (
            ".c { background: var(--page); color: var(--ink); @media #{$q} { background: var(--hot) } }",
            ["--ink on --page: text", "--ink on --hot: text"]
        ),
        (
            ".c { background: var(--page); @include dark { color: var(--ink); } }",
            ["--ink on --page: text dark"]
        ),
    ])
    func `Mixins and expressions of Sass are read, or told as not known`(
        text: String,
        expected: [String]
    ) {
        #expect(Self.pairs(text, ending: "scss") == expected)
    }

    @Test(arguments: [
        ("2rem", "62.5%", "text"), ("2rem", "16px", "largeText"), ("3rem", "62.5%", "largeText"),
        ("2rem", "clamp(1px, 2px, 3px)", "text"),
    ])
    func `The size of the root decides that of a text`(size: String, root: String, use: String) {
        let rule = ".c { background: var(--page); color: var(--ink); font-size: \(size) }"
        let pairs = Self.pairs("html { font-size: \(root) } " + rule)
        #expect(pairs == ["--ink on --page: \(use)"])
    }

    @Test(arguments: [
        ("@media (max-width: 9px) { html { font-size: 10px } }", "2rem", "text"),
        ("html.small { font-size: 10px }", "2rem", "text"),
        ("@media (max-width: 9px) { html { font-size: 10px } }", "3rem", "largeText"),
        ("@media (min-width: 9px) { html { font-size: 30px } }", "1rem", "text"),
        (".card { font-size: 12px }", "150%", "text"),
    ])
    func
        `A text is large if it is so with the smallest size of the root, and a share of another size is not known`(
            rule: String,
            size: String,
            use: String
        )
    {
        let card = ".card { background: var(--page) } "
        let title = ".card .title { color: var(--ink); font-size: \(size) }"
        #expect(Self.pairs(card + rule + title) == ["--ink on --page: \(use)"])
    }

    @Test(arguments: [
        (
            "--card: linear-gradient(red, blue)",
            ["--ink on (its colour is not read): text"]
        ),
        ("--card: 222 47% 11%", ["--ink on (its colour is not read): text"]),
        ("--card: 4px", ["--ink on --card: text"]),
    ])
    func `A custom property that is set to no single colour is not the token any more`(
        declaration: String,
        expected: [String]
    ) {
        let rule = ".c { \(declaration); background: var(--card); color: var(--ink) }"
        #expect(Self.pairs(rule) == expected)
    }

    private static let difference = "(two sheets set it to different colours)"

    @Test(arguments: [
        (":root { --local: var(--hot) }", difference),
        (":root { --local: var(--page) }", "--page"),
        ("@layer a { :root { --local: var(--hot) } }", "--page"),
        ("@layer a { :root { --local: var(--hot) !important } }", "--hot"),
        ("", "--page"),
    ])
    func `A property that two sheets set on the page is known where one of them counts more`(
        other: String,
        ground: String
    ) {
        let pairs = Self.pairs(
            ".c { background: var(--local); color: var(--ink) }",
            ":root { --local: var(--page) }",
            other
        )
        #expect(pairs == ["--ink on \(ground): text"])
    }

    @Test(arguments: [
        ("html:root { --local: var(--page) } :root { --local: var(--hot) }", "--page"),
        (":root { --local: var(--page) } @layer a { :root { --local: var(--hot) } }", "--page"),
        ("body { --local: var(--page) } :root { --local: var(--hot) }", "--page"),
        (":root { --local: var(--hot) } :root { --local: var(--page) }", "--page"),
    ])
    func `Weights and layers decide which value of the page counts`(
        rules: String,
        ground: String
    ) {
        let pairs = Self.pairs(".c { background: var(--local); color: var(--ink) }", rules)
        #expect(pairs == ["--ink on \(ground): text"])
    }

    @Test func `Browsers give a button its own size`() {
        let button = ".c button { color: var(--ink); background: none }"
        let text = ".c { background: var(--page); font-size: 32px } " + button
        #expect(Self.pairs(text) == ["--ink on --page: text"])
    }

    @Test(arguments: [(".field-label", "exempt"), ("input", "nonText"), (".toggle-row", "exempt")])
    func `The border of a control alone must be seen`(selector: String, use: String) {
        let rule = "\(selector) { background: var(--page); border: 1px solid var(--line) }"
        #expect(Self.pairs(rule) == ["--line on --page: \(use)"])
    }

    @Test func `A class of Tailwind CSS on the ground of another rule is told`() {
        let text = ".c { @apply bg-x text-y text-sm } .c:hover { background: var(--page) }"
        let expected = "a class of '@apply' on (another rule sets its ground): text"
        #expect(Self.pairs(text) == [expected])
        #expect(Self.pairs(".c { @apply text-sm bg-x } .c { background: var(--page) }") == [])
    }

    @Test func `A comment about another text leaves the rule's own one`() {
        let pairs = Self.pairs(".c { color: var(--ink) /* pair: --other on --page as text */ }")
        #expect(
            pairs == [
                "--other on --page: text", "--ink on (no ground in this file): text",
            ]
        )
    }

    @Test(arguments: ["#12", "#gggggg", "blak", "0", "black !importent"])
    func `A color that no browser takes leaves the one before it`(value: String) {
        let text = ".c { background: var(--page); color: var(--ink); color: \(value) }"
        #expect(Self.pairs(text) == ["--ink on --page: text"])
    }

    @Test func `Marks of a comment of HTML hide no rule`() {
        let text = "<!-- .c { background: var(--page); color: var(--ink) } -->"
        #expect(Self.pairs(text) == ["--ink on --page: text"])
    }

    @Test(arguments: [".disabled-hint", "#disabled", ".c[title*=disabled]", ".x:disabled ~ .c"])
    func `A name with another meaning than disabled is not exempt`(selector: String) {
        let text = "\(selector) { background: var(--page); color: var(--ink) }"
        #expect(Self.pairs(text) == ["--ink on --page: text"])
    }

    @Test(arguments: [
        String(repeating: ".a,.b{", count: 12), String(repeating: ".a{", count: 40),
        (0..<33).map { ".c\($0) " }.joined() + "{",
        String(repeating: "@media screen{", count: 257) + ".a{",
    ])
    func `Selectors that are too long are said to be left out`(start: String) {
        let end = String(repeating: "}", count: start.filter { $0 == "{" }.count)
        let text = start + "background: var(--page); color: var(--ink)" + end
        let sheet = SheetReader.read(text, file: "a.css")
        let tokens = UsedTokens([], definitions: [], sheets: [sheet], prefix: "")
        let styles = AppStyles([sheet.rules], files: [sheet])
        #expect(PairReading(styles, tokens).pairs(of: sheet).end != nil)
    }
}

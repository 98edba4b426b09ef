import Findings
import SourceText
import Testing
import ThemeModel

@testable import TokenUses

@Suite("The pairs of a style sheet")
struct SheetPairTests {
    /// The pairs of a sheet as sentences; names that begin with `--local` are no tokens.
    private static func pairs(_ text: String, _ file: String = "a.css") -> [String] {
        let sheet = SheetReader.read(text, file: file)
        let names = PropertyNames([sheet.rules]) { !$0.hasPrefix("--local") }
        return SheetPairs(sheet.rules, names).pairs.map(sentence)
    }

    private static func sentence(_ pair: PairUse) -> String {
        let ground: String
        switch pair.ground {
        case .layers(let layers): ground = layers.map(phrase).joined(separator: " on ")
        case .open: ground = "? \(UnjudgedReason.ground(.missing))"
        case .unknown(let reason): ground = "? \(reason)"
        }
        var sentence = "\(phrase(pair.foreground)) on \(ground)"
        if pair.use != .text { sentence += " as \(pair.use)" }
        if let scheme = pair.scheme { sentence += " in \(scheme)" }
        return sentence
    }

    private static func phrase(_ layer: PairUse.Layer) -> String {
        LayeredName.Layer(layer.name, alpha: layer.alpha).phrase
    }

    @Test(arguments: [
        (".a { color: var(--ink); background: var(--page) }", ["--ink on --page"]),
        (".a { color: var(--ink) } .a { background: var(--page) }", ["--ink on --page"]),
        (
            ".a { color: var(--ink); background-color: rgb(var(--page) / 50%) }",
            ["--ink on --page/50"]
        ),
        (".a { background: var(--page) no-repeat; color: var(--ink, #fff) }", ["--ink on --page"]),
        (
            ".a { background: var(--page) } .a .b { color: var(--ink); background: var(--tint) }",
            ["--ink on --tint on --page"]
        ),
        (".a { background: var(--page); .b { color: var(--ink) } }", ["--ink on --page"]),
        (".a { background: var(--page) } .a > .b + .c { color: var(--ink) }", ["--ink on --page"]),
        (
            "body { background: var(--page) } :root { color: var(--ink) }",
            ["--ink on --page", "--ink on ? \(missing)"]
        ),
        (":root { background: var(--page) } body { color: var(--ink) }", ["--ink on --page"]),
        (".a { color: var(--ink); background: transparent }", ["--ink on ? \(missing)"]),
        (".a { background: var(--page) } .a hr { color: var(--line) }", []),
        (
            ".a { color: var(--ink); background: color-mix(in srgb, var(--page) 20%, transparent) }",
            ["--ink on --page/20"]
        ),
    ])
    func `A text lies on the ground of its rule, or of the nearest element that has one`(
        text: String,
        expected: [String]
    ) {
        #expect(Self.pairs(text) == expected)
    }

    private static let missing = "no ground in this file"

    @Test(arguments: [
        (".a { color: #1A1C1E; background: var(--page) }", ["#1A1C1E"]),
        (".a { background: var(--page) } .a .b { color: white }", ["white"]),
        (".a { color: red !important; color: var(--ink); background: var(--page) }", ["red"]),
        (".a { background: var(--tint) } .a .b { color: rgb(0 0 0 / 80%) }", ["rgb(0 0 0 / 80%)"]),
        (".a { color: #fff } .a .b { background: var(--page); font-size: 12px }", ["#fff"]),
        ("body { color: #222 } .a { background: var(--page); font-size: 12px }", ["#222"]),
        (".a { color: #fff; background: var(--local) }", []),
        (".a { color: #fff; background: #000 }", []), (".a { color: #fff }", []),
        (".a { background: var(--page) } .a .b { color: #fff; opacity: 0 }", []),
        (".a { color: #fff0; background: var(--page) }", []),
        (".a { color: hsl(0 0% 0% / 0); background: var(--page) }", []),
        (".a { fill: #fff; background: var(--page) }", []),
        (".a { color: #fff; background: var(--page) /* pair: --ink on --page */ }", []),
    ])
    func `A text in a written colour is a question on a token alone`(
        text: String,
        colors: [String]
    ) {
        let found = Self.pairs(text).filter { !$0.hasPrefix("--") }
        #expect(found == colors.map { "\($0) on ? it is no token" })
    }

    @Test func `A ground of a token is a question where the text around it is written`() {
        let pairs = Self.pairs(".a { color: #fff } .a .b { background: var(--page) }")
        #expect(pairs == ["#fff on ? nothing tells whether the text around it lies on it"])
    }

    @Test func `A written colour without an opacity is no ground`() {
        let sheet = ".a { background: var(--page) } .a .b { color: var(--ink); background: #0000 }"
        #expect(Self.pairs(sheet) == ["--ink on --page"])
    }

    @Test(arguments: [
        (
            ".b { color: var(--ink); background: var(--page) } .b:hover { background: var(--hover) }",
            ["--ink on --page", "--ink on --hover"]
        ),
        (
            ".b { color: var(--ink); background: var(--page); &:disabled { color: var(--faint) } }",
            ["--ink on --page", "--faint on --page as exempt"]
        ),
        (
            ".b { color: var(--ink); background: var(--page) } .b[aria-selected=\"true\"] { color: var(--on) }",
            ["--ink on --page", "--on on --page"]
        ),
        (
            "input { background: var(--page) } input::placeholder { color: var(--faint) }",
            ["--faint on --page"]
        ),
        (
            ".b { background: var(--page) } .b:not(.c) { color: var(--ink) } .b.c { color: var(--on) }",
            ["--ink on --page", "--on on --page"]
        ),
        (
            ".b { background: var(--page) } .b:not(.c) { color: var(--ink) } .b.c { opacity: 1 }",
            ["--ink on --page"]
        ),
        (
            ":is(.b, .c) { background: var(--page) } .c { color: var(--ink) }",
            ["--ink on --page"]
        ),
    ])
    func `States and variants are elements of their own, which keep what they do not change`(
        text: String,
        expected: [String]
    ) {
        #expect(Self.pairs(text) == expected)
    }

    @Test(arguments: [
        (
            ".a { color: var(--ink); background: var(--page) } .dark .a { background: var(--night) }",
            ["--ink on --page in light", "--ink on --night in dark"]
        ),
        (
            ".a { color: var(--ink) } @media (prefers-color-scheme: dark) { .a { background: var(--night) } }",
            ["--ink on ? \(missing) in light", "--ink on --night in dark"]
        ),
        (
            "[data-theme=\"dark\"] .a { color: var(--ink); background: var(--night) }",
            ["--ink on --night in dark"]
        ),
        (
            ".a { color: light-dark(var(--ink), var(--paper)); background: var(--page) }",
            ["--ink on --page in light", "--paper on --page in dark"]
        ),
        (
            "[data-theme=harbor] .a { color: var(--ink); background: var(--page) }",
            ["--ink on ? the rule is for the theme 'harbor' alone"]
        ),
        (
            ".a { background: var(--page); .dark & { color: var(--ink) } }",
            ["--ink on --page in dark"]
        ),
        (
            ".a { color: var(--ink); background: var(--page) } .dark .a { fill: var(--ink) }",
            ["--ink on --page", "--ink on --page as nonText in dark"]
        ),
        ("@media print { .a { color: var(--ink); background: var(--page) } }", []),
        (
            ".a { background: var(--page) } @media (min-width: 9px) { .a { color: var(--ink) } }",
            ["--ink on --page"]
        ),
        (
            ".a { color: var(--ink); background: var(--page) } @media (min-width: 9px) { .a { background: var(--wide) } }",
            ["--ink on --page", "--ink on --wide"]
        ),
        (".btn.dark { color: var(--ink); background: var(--page) }", ["--ink on --page"]),
    ])
    func `A rule for a scheme is a pair in its modes alone`(text: String, expected: [String]) {
        #expect(Self.pairs(text) == expected)
    }

    @Test(arguments: [
        (
            ".a { background: var(--page) } .a .b { color: var(--ink); opacity: .5 }",
            ["--ink/50 on --page"]
        ),
        (
            ".a { opacity: .5; color: var(--ink); background: var(--page) }",
            ["--ink on ? an opacity lies on it and on its ground"]
        ),
        (
            ".a { opacity: .5 } .a .b { color: var(--ink); background: var(--page) }",
            ["--ink on ? an opacity lies on it and on its ground"]
        ),
        (
            ".a { filter: invert(1); color: var(--ink); background: var(--page) }",
            ["--ink on ? a filter changes it"]
        ),
        (
            ".a { mix-blend-mode: multiply; color: var(--ink); background: var(--page) }",
            ["--ink on ? a blend mode changes it"]
        ),
        (
            ".a { color: var(--ink); background: linear-gradient(var(--a), var(--b)) }",
            ["--ink on ? an image is its ground"]
        ),
        (
            ".a { color: var(--ink); background: #fff }",
            ["--ink on ? its ground, '#fff', is no token"]
        ),
        (
            ".a { color: var(--ink); background: var(--page); filter: none; opacity: 1 }",
            ["--ink on --page"]
        ),
        (".a { background: var(--page) } .a .b { color: var(--ink); opacity: 0 }", []),
    ])
    func `An opacity of the text alone is laid over its ground, and other effects are unknown`(
        text: String,
        expected: [String]
    ) {
        #expect(Self.pairs(text) == expected)
    }

    @Test(arguments: [
        (
            ".a { background: var(--page); border: 1px solid var(--line); fill: var(--icon) }",
            ["--line on --page as exempt", "--icon on --page as nonText"]
        ),
        (
            ".a { background: var(--page) } .a svg { color: var(--icon) }",
            ["--icon on --page as nonText"]
        ),
        (
            ".a { background: var(--page) } .a svg { color: var(--icon); font-size: 12px }",
            ["--icon on --page"]
        ),
        (
            ".f { background: var(--page) } .f input { border: 1px solid var(--line); background: none }",
            ["--line on --page as nonText"]
        ),
        (
            ".f { background: var(--page) } .f a:focus { outline: 2px solid var(--focus) }",
            ["--focus on --page as nonText"]
        ),
        (
            ".a { background: var(--page); color: var(--ink); font-size: 1.5rem }",
            ["--ink on --page as largeText"]
        ),
        (
            ".a { background: var(--page); color: var(--ink); font: 1.5rem serif; font-size: 19px; font-weight: bold }",
            ["--ink on --page as largeText"]
        ),
    ])
    func `Lines and icons are no text, and the size decides the use of one`(
        text: String,
        expected: [String]
    ) {
        #expect(Self.pairs(text) == expected)
    }

    @Test(arguments: [
        (
            "border: 1px solid var(--faint); border-bottom-color: var(--strong)",
            ["--faint on --page as nonText", "--strong on --page as nonText"]
        ),
        (
            "border-color: var(--faint) var(--strong)",
            ["--faint on --page as nonText", "--strong on --page as nonText"]
        ),
        (
            "border-top: 1px solid var(--faint); border-block-start-color: var(--strong)",
            ["--strong on --page as nonText"]
        ),
        (
            "border: 1px solid color-mix(in srgb, var(--line) 80%, red)",
            [
                "a computed colour on ? its colour is not a token's: a mixture of two colours as nonText"
            ]
        ),
        ("border: 1px solid var(--line); border-color: #ccc", []),
    ])
    func `Each side of the border of a control is judged, and told where it is computed`(
        border: String,
        expected: [String]
    ) {
        #expect(Self.pairs("input { background: var(--page); \(border) }") == expected)
    }

    @Test(arguments: [
        (
            ".b { color: var(--ink); background: var(--local); --local: var(--page) } .b.c { --local: var(--hot) }",
            ["--ink on --page", "--ink on --hot"]
        ),
        (
            ":root { --local-ground: var(--page) } .b { color: var(--ink); background: var(--local-ground) }",
            ["--ink on --page"]
        ),
        (
            ".b { color: var(--ink); background: var(--local, var(--page)) }",
            ["--ink on --page"]
        ),
        (
            ".b { --local: var(--local); color: var(--ink); background: var(--local) }",
            ["--ink on ? its properties are too many"]
        ),
    ])
    func `Custom properties between a rule and a token are followed`(
        text: String,
        expected: [String]
    ) {
        #expect(Self.pairs(text) == expected)
    }

    @Test(arguments: [
        (
            ".a { color: var(--ink) /* pair: --ink on --card as text */ }",
            ["--ink on --card"]
        ),
        (
            ".dark .a { /* pair: --ink on --tint/20 on --card as nonText */ }",
            ["--ink on --tint/20 on --card as nonText in dark"]
        ),
        (".a { /* pair: shoes and socks */ color: var(--ink) }", ["--ink on ? \(missing)"]),
    ])
    func `A comment in a rule says the ground of its text`(text: String, expected: [String]) {
        #expect(Self.pairs(text) == expected)
    }

    @Test func `A variable of Sass has two spellings and one value`() {
        let text = """
            $c-x: var(--ink);
            $c_x: var(--pale);
            .card { background: var(--page); color: $c-x; }
            """
        let pairs = Self.pairs(text, "a.scss")
        #expect(pairs.contains { $0.contains("sets its variable more than once") }, "\(pairs)")
        #expect(!pairs.contains { $0.hasPrefix("--ink on --page") }, "\(pairs)")
    }

    @Test func `Nesting, parts and variables of Sass are read`() {
        let text = """
            $ink: #111;
            .card {
              background: var(--page);
              &__title { color: $ink; }
              &--hot { background: var(--hot); color: var(--on); }
              &-footer { color: var(--ink); }
              @include wide { color: var(--wide); }
            }
            @mixin skipped { .x { color: var(--ink); background: var(--page); } }
            """
        #expect(
            Self.pairs(text, "a.scss") == [
                "--ink on ? a mixin has it, which the sheet does not take in", "--on on --hot",
                "--wide on --page",
                "$ink on ? its colour is not a token's: a colour there is no token",
                "--ink on ? \(Self.missing)",
            ]
        )
    }

    @Test(arguments: [
        (
            ".a { color: color-mix(in srgb, var(--ink) 80%, red); background: var(--page) }",
            ["a computed colour on ? its colour is not a token's: a mixture of two colours"]
        ),
        (
            ".a { --ink: #ccc; color: var(--ink); background: var(--page) }",
            ["--ink on ? its colour is not a token's: a colour there is no token"]
        ),
        (
            ".a { background: url(a.jpg); background-color: var(--page); color: var(--ink) }",
            ["--ink on ? an image is its ground"]
        ),
        (
            ".a:is(:not(:disabled)) { color: var(--ink); background: var(--page) }",
            ["--ink on --page"]
        ),
    ])
    func `A text that a token alone does not decide is in no pair`(
        text: String,
        expected: [String]
    ) {
        #expect(Self.pairs(text) == expected)
    }

    @Test(arguments: [
        (
            ".a { --ink: white; color: var(--ink); background: var(--page) }",
            ["--ink on ? its colour is not a token's: a colour there is no token"]
        ),
        (
            ".a { color: rgb(from var(--ink) 9 9 9); background: var(--page) }",
            ["a computed colour on ? its colour is not a token's: a function gives its colour"]
        ),
        (
            ".a { color: var(--ink); background: var(--page) } :where(.a) { color: var(--b) }",
            ["--ink on --page"]
        ),
        (
            "@starting-style { .a { opacity: 0 } } .a { color: var(--ink); background: var(--page) }",
            ["--ink on --page"]
        ),
        (
            "@media (forced-colors: none) { .a { color: var(--ink); background: var(--page) } }",
            ["--ink on --page"]
        ),
        (
            "input { border: 1px solid var(--b) } input.c { border: none; background: var(--page) }",
            ["--b on ? browsers give it a ground of its own as nonText"]
        ),
    ])
    func `A declaration counts as a browser takes it`(text: String, expected: [String]) {
        #expect(Self.pairs(text) == expected)
    }

    @Test func `A pair has the place of its text`() {
        let sheet = SheetReader.read(
            "a {\n  background: var(--b);\n  color: var(--a);\n}",
            file: "x.css"
        )
        let names = PropertyNames([sheet.rules]) { _ in true }
        let pairs = SheetPairs(sheet.rules, names).pairs
        #expect(pairs.map(\.location) == [SourceLocation(file: "x.css", line: 3, column: 10)])
    }

    @Test func `A selector with more elements than are read says its place`() {
        let selector = (0..<40).map { ".a\($0)" }.joined(separator: " ")
        let text = selector + " { color: var(--ink); background: var(--page) }"
        #expect(SheetReader.read(text, file: "x.css").rules.end?.line == 1)
    }

    @Test
    func `Rules that may all be for one element are compared up to a limit, which says its place`()
    {
        let rules = (0..<200).map { ".a\($0) .a { color: var(--c\($0)); background: var(--b) }" }
        let sheet = SheetReader.read(rules.joined(separator: "\n"), file: "x.css")
        let names = PropertyNames([sheet.rules]) { _ in true }
        let part = SheetPairs(sheet.rules, names, steps: 5_000)
        #expect(part.end != nil)
        #expect(part.pairs.filter(\.ground.isKnown).count < 200)
        #expect(Set(part.pairs).isSubset(of: SheetPairs(sheet.rules, names).pairs))
        let whole = SheetPairs(sheet.rules, names)
        #expect(whole.end == nil)
        #expect(whole.pairs.filter(\.ground.isKnown).count == 200)
    }
}

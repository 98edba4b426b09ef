import SourceText
import Testing

@testable import TokenUses

@Suite("Doubts about the pairs of style sheets")
struct SheetDoubtTests {
    /// The uses in no pair, with their reasons, of the first of some sheets.
    private static func doubts(_ texts: [String], _ ending: String = "css") -> [String] {
        pairs(texts, ending).filter { $0.contains("(") }
    }

    /// The pairs of the first of the sheets `0.css`, `1.css` and so on.
    private static func pairs(_ texts: [String], _ ending: String = "css") -> [String] {
        let sheets = texts.enumerated().map { index, text in
            SheetReader.read(text, file: "\(index).\(ending)")
        }
        let reading = PairReading(sheets) { !$0.hasPrefix("--local") }
        return reading.pairs(of: sheets[0]).pairs.map(\.summary)
    }

    private static let button = ".btn { color: var(--ink); background: var(--page) }"

    @Test(arguments: [
        (".btn:hover { background: var(--hot) }", ".btn:hover"),
        (".btn { background: var(--hot) }", ".btn"),
        (".btn.primary { background: var(--hot) }", ".btn.primary"),
        (".menu .btn { background: none }", ".menu .btn"),
        ("@media (min-width: 9px) { .btn { background: var(--hot) } }", ".btn"),
        (".btn:hover { opacity: 0.4 }", ".btn:hover"),
        (".btn:focus { filter: invert(1) }", ".btn:focus"),
        (".menu > * { background: var(--hot) }", ".menu > *"),
        (".menu > * { color: var(--cold) }", ".menu > *"),
        ("[class*=btn] { background: var(--hot) }", "[class*=btn]"),
        ("[class='a btn'] { background: var(--hot) }", "[class=a btn]"),
        ("[aria-selected=true] { background: var(--hot) }", "[aria-selected=true]"),
        (":focus-visible { background: var(--hot) }", ":focus-visible"),
    ])
    func `A ground that another sheet may change is in doubt`(rule: String, name: String) {
        let expected = "--ink on ('\(name)' has rules in 1.css, too): text"
        #expect(Self.doubts([Self.button, rule]).first == expected)
    }

    @Test(arguments: [
        ".btn { background: var(--page) }", ".btn:hover { opacity: 1 }",
        "[class*=card] { background: var(--hot) }", "* { background: var(--hot) }",
        ".menu > *::placeholder { background: var(--hot) }",
        "button.other { background: var(--hot) }", ".btn:hover { border: 1px solid var(--hot) }",
        ".btn:hover { color: var(--cold); background: var(--hot) }",
    ])
    func `A rule of another sheet that leaves the ground as it is makes no doubt`(rule: String) {
        #expect(Self.doubts([Self.button, rule]) == [])
    }

    @Test func `A weaker rule of another sheet makes no doubt`() {
        let strong = ".card .btn { color: var(--ink); background: var(--page) }"
        #expect(Self.doubts([strong, ".btn { background: var(--hot) }"]) == [])
        #expect(Self.doubts([strong, ".btn { background: var(--hot) !important }"]) != [])
    }

    @Test(arguments: [
        (".menu > * { background: var(--hot) }", ".menu > *"),
        (".menu * { color: var(--cold) }", ".menu *"),
        ("[class] { background: var(--hot) }", "[class]"),
        ("[class^=bt] { opacity: 0.5 }", "[class^=bt]"),
        ("[data-on] { filter: invert(1) }", "[data-on]"),
    ])
    func `A rule for elements of any name may be for another one of its sheet`(
        rule: String,
        name: String
    ) {
        let expected = ["--ink on ('\(name)' may be for it): text"]
        #expect(Self.doubts([Self.button + rule]).filter { $0.hasPrefix("--ink") } == expected)
    }

    @Test(arguments: [
        "* { background: var(--hot) }", "[class^=x] { background: var(--hot) }",
        "#page > * { border-color: var(--hot) }", ":disabled { background: var(--hot) }",
        "@layer base { .menu > * { background: var(--hot) } }",
    ])
    func `A rule for elements of any name that loses makes no doubt`(rule: String) {
        let own = Self.doubts([rule + Self.button]).filter { $0.hasPrefix("--ink") }
        #expect(own == [])
    }

    @Test func `Two rules for elements of one name in two surroundings make a doubt and no pair`() {
        let link = ".list a { color: var(--ink) } .list { background: var(--page) }"
        let other = " .menu.on a { color: var(--cold); background: var(--hot) }"
        let pairs = Self.pairs([link + other])
        #expect(!pairs.contains("--ink on --hot: text"))
        #expect(pairs.contains("--ink on (it may also be '.menu.on .list a'): text"))
        #expect(pairs.contains("--cold on --hot: text"))
        let state = Self.pairs(["a:hover { color: var(--ink) }" + other])
        #expect(state.contains("--cold on --hot: text"))
    }

    @Test func `The text that another sheet gives an element around is in no pair`() {
        let sheet =
            "@layer a { .row { color: var(--ink) } } .row::after { content: 'x'; background: var(--page) }"
        let pairs = Self.pairs([sheet, ":where(.row) { color: var(--cold) }"])
        #expect(pairs.contains("--cold on ('.row' has it in 1.css): text"))
    }

    @Test func `The parent that a selector names is not that of a rule for any child`() {
        let row = ".row > .btn { color: var(--ink); background: var(--page) }"
        #expect(Self.doubts([row + "#menu > * { background: var(--hot) }"]) == [])
        #expect(Self.doubts([row + "#menu > .row > * { background: var(--hot) }"]) != [])
    }

    @Test(arguments: [
        ".btn { font-size: 14px }", ".menu .btn { font: 1rem/1 serif }", "small { color: red }",
        "@media (max-width: 9px) { .btn { font-size: 12px } }",
    ])
    func `A large text that another sheet may make small is in doubt`(rule: String) {
        let large = ".btn { color: var(--ink); background: var(--page); font-size: 30px }"
        let isOther = rule.hasPrefix("small")
        #expect(Self.doubts([large, rule]).isEmpty == isOther)
        #expect(Self.doubts([Self.button, rule]) == [])
    }

    @Test func `A weight that another sheet may take away is in doubt`() {
        let bold =
            ".btn { color: var(--ink); background: var(--page); font-size: 20px; font-weight: 700 }"
        #expect(Self.pairs([bold]) == ["--ink on --page: largeText"])
        #expect(Self.doubts([bold, ".btn:hover { font-weight: 400 }"]) != [])
    }

    @Test func `A large text is a small one in a media query of its sheet`() {
        let title = ".title { color: var(--ink); background: var(--page); font-size: 30px }"
        let narrow = "@media (max-width: 600px) { .title { font-size: 18px } }"
        let expected = ["--ink on --page: largeText", "--ink on --page: text"]
        #expect(Self.pairs([title + narrow]) == expected)
    }

    @Test func `The ground of an element around may be changed by another sheet`() {
        let rows = ".row { background: var(--page) } .row .name { color: var(--ink) }"
        let expected = "--ink on ('.row:hover' has rules in 1.css, too): text"
        #expect(Self.doubts([rows, ".row:hover { background: var(--hot) }"]) == [expected])
    }

    @Test(arguments: [
        ("#{$p}: var(--hot)", "a property of it is computed"),
        ("background-#{$p}: var(--hot)", "a property of it is computed"),
        ("#{$p}-color: var(--hot)", "a property of it is computed"),
        ("@include set(background)", "a property of it is computed"),
        ("@include elsewhere", "'elsewhere' may set it"),
        ("@extend .hot", "'@extend .hot' may set it"),
        ("composes: hot from './hot.css'", "'composes' may set it"),
        ("background: { image: url(a.png) }", "an image lies on its ground"),
    ])
    func `A computed or foreign declaration of Sass makes the colours unknown`(
        declaration: String,
        reason: String
    ) {
        let mixin = "@mixin set($p) { #{$p}: var(--hot); }\n"
        let rule = ".a { color: var(--ink); background: var(--page); \(declaration); }"
        #expect(Self.doubts([mixin + rule], "scss") == ["--ink on (\(reason)): text"])
    }

    @Test(arguments: [
        ("background: { color: var(--hot) }", "--ink on --hot: text"),
        ("font: { size: 30px; weight: bold }", "--ink on --page: largeText"),
        ("a:hover { fill: none }", "--ink on --page: text"),
    ])
    func `Properties in a block of Sass are those of their rule`(block: String, pair: String) {
        let rule = ".a { color: var(--ink); background: var(--page); \(block) }"
        #expect(Self.pairs([rule], "scss") == [pair])
    }

    @Test(arguments: [
        (".a { $ink: var(--hot); color: $ink; background: var(--page) }", "--hot on --page: text"),
        (
            "$ink: var(--hot); .a { $ink: var(--cold); color: $ink; background: var(--page) }",
            "a computed colour on (its colour is not a token's: the sheet sets its variable more than once): text"
        ),
        (
            "@mixin m($ground) { background: $ground } .a { color: var(--ink); @include m(var(--hot)) }",
            "--ink on (a parameter gives its colour): text"
        ),
    ])
    func `A variable of Sass that the sheet sets is not the token of its name`(
        text: String,
        pair: String
    ) {
        let pairs = Self.pairs([text], "scss")
        #expect(pairs.map { $0.replacing("$ink on (", with: "a computed colour on (") } == [pair])
    }

    @Test(arguments: ["@value ink, hot from './a.css'", "@value hot: var(--ink)"])
    func `A value of CSS modules is not known`(statement: String) {
        let rule = "; .a { color: var(--ink); background: hot }"
        let expected = "--ink on (an '@value' gives its colour): text"
        #expect(Self.pairs([statement + rule]) == [expected])
    }

    @Test(arguments: [
        ":root { --ink: #777 }", ".card { --ink: #777 }", ".dark { --ink: var(--hot) }",
        "@media (min-width: 9px) { :root { --ink: #777 } }",
    ])
    func `A token that an app's sheet sets again is in doubt wherever it is used`(rule: String) {
        let expected = "--ink on ('--ink' has another value at 1.css): text"
        #expect(Self.doubts([Self.button, rule]) == [expected])
        #expect(Self.doubts([Self.button + rule]).count == 1)
    }

    @Test(arguments: [
        ("card", true), ("hover:bg-ink", true), ("bg-ink!", true), ("opacity-50", true),
        ("flex p-4 rounded-md hover:underline", false),
    ])
    func `A rule with a class of '@apply' that may change its colours is in doubt`(
        classes: String,
        isInDoubt: Bool
    ) {
        let rule = ".a { color: var(--ink); background: var(--page); @apply \(classes); }"
        #expect(Self.pairs([rule]).count == (isInDoubt ? 2 : 1), "\(Self.pairs([rule]))")
    }

    @Test func `A token that is set to itself is not in doubt`() {
        #expect(Self.doubts([Self.button, ":root { --ink: var(--ink) }"]) == [])
    }

    @Test func `A token that a script or a style in markup sets is in doubt`() {
        let page = StyleUses.names(in: #"<p style="--ink: #777">"#, file: "a.html")
        let sheet = SheetReader.read(Self.button, file: "a.css")
        let pairs = PairReading([sheet, page]) { _ in true }.pairs(of: sheet).pairs
        #expect(pairs.last?.summary == "--ink on ('--ink' has another value at a.html): text")
    }

    @Test func `A registered property that is not inherited has its initial value further in`() {
        let property = "@property --local { syntax: '<color>'; inherits: false } "
        let rules = """
            .a { --local: var(--page) }
            .a .b { background: var(--local); color: var(--ink) }
            """
        let expected = "--ink on ('@property' gives it its initial value here): text"
        #expect(Self.pairs([property + rules]) == [expected])
    }
}

@Suite("Elements that sheets describe in part")
struct PartialElementTests {
    private static func pairs(_ text: String) -> [String] {
        let sheet = SheetReader.read(text, file: "a.css")
        return PairReading([sheet]) { _ in true }.pairs(of: sheet).pairs.map(\.summary)
    }

    private static let card = ".a { color: var(--ink); background: var(--page) } "

    @Test(arguments: [
        (".a::before { content: 'new'; background: var(--hot) }", "--ink on --hot, --page: text"),
        (".a::selection { background: var(--hot) }", "--ink on --hot, --page: text"),
        (".a::first-line { background: var(--hot) }", "--ink on --hot, --page: text"),
        (
            ".a::before { content: ''; background: var(--hot) }",
            "--ink on (a pseudo-element may lie on its ground): text"
        ),
        ("::selection { background: var(--hot) }", "--hot on (any text may lie on it): text"),
        (
            "input::file-selector-button { color: var(--hot) }",
            "--hot on (browsers give it a ground of its own): text"
        ),
        (".a::part(label) { color: var(--hot) }", "--hot on (it is in another tree): text"),
        (".a::marker { color: var(--hot) }", "--hot on --page: text"),
    ])
    func `A pseudo-element with a colour is judged, or is in doubt`(rule: String, pair: String) {
        #expect(Self.pairs(Self.card + rule) == ["--ink on --page: text", pair])
    }

    @Test(arguments: [
        ("", ["--hot on (no rule of the file gives it a text): text"]),
        ("content: ''", []), ("content: none", []),
        ("content: attr(title)", ["--hot on --page: text"]),
    ])
    func `The text of a pseudo-element is that of its content`(content: String, pairs: [String]) {
        let rule = "color: var(--hot); background: var(--page); \(content)"
        #expect(Self.pairs(".a::before { \(rule) }") == pairs)
    }

    @Test(arguments: [
        ".a::before { content: ''; height: 2px; background: var(--hot) }",
        ".a::backdrop { background: var(--hot) }",
    ])
    func `A pseudo-element on which no text lies changes nothing`(rule: String) {
        #expect(Self.pairs(Self.card + rule) == ["--ink on --page: text"])
    }

    private static let animations = """
        @keyframes color { to { color: #777 } }
        @keyframes pulse { 50% { opacity: 0.3 } }
        @keyframes token { to { --ink: #777 } }
        @keyframes fade { from { opacity: 0 } to { opacity: 1 } }
        @keyframes move { to { top: 0 } }
        """

    @Test(arguments: [
        ("animation: color 1s infinite", "an animation changes it"),
        ("animation-name: pulse", "an animation changes it"),
        ("animation: token 2s", "an animation changes it"),
        ("animation: var(--motion)", "an animation changes it"),
        ("box-shadow: inset 0 0 0 100px var(--hot)", "a shadow lies on its ground"),
        ("mask: linear-gradient(#000, transparent)", "a mask changes it"),
        ("-webkit-filter: invert(1)", "a filter changes it"),
        ("-webkit-text-stroke: 2px var(--hot)", "another property paints the text"),
        ("border-image: url(a.png) 30 fill", "an image lies on its ground"),
        ("background: inherit", "it takes the ground of the element around"),
    ])
    func `A property that changes colours makes them unknown`(declaration: String, reason: String) {
        let rule = ".b { color: var(--ink); background: var(--page); \(declaration) } "
        #expect(Self.pairs(rule + Self.animations) == ["--ink on (\(reason)): text"])
    }

    @Test(arguments: [
        "animation: fade 1s", "animation: move 1s", "box-shadow: inset 0 -1px 0 var(--hot)",
        "box-shadow: 0 0 90px var(--hot)", "mask: none", "color-scheme: dark",
    ])
    func `A property that leaves colours as they are makes no doubt`(declaration: String) {
        let rule = ".b { color: var(--ink); background: var(--page); \(declaration) } "
        #expect(Self.pairs(rule + Self.animations) == ["--ink on --page: text"])
    }

    @Test func `A scheme of the element itself chooses the colour of both`() {
        let rule = """
            .a {
              color: light-dark(var(--ink), var(--b));
              background: var(--page);
              color-scheme: dark
            }
            """
        let reason = "its colour is not a token's: 'color-scheme' chooses one of its colours"
        #expect(Self.pairs(rule) == ["a computed colour on (\(reason)): text"])
    }

    private static let doubt = "(nothing tells whether the text around it lies on it): text"

    @Test(arguments: [
        (".card { background: var(--hot) }", "--ink on \(doubt)"),
        (".card { background: var(--hot); font-size: 9px }", "--ink on --hot: text"),
        (".a .b { opacity: 0.4 }", nil),
        (".rule { background: var(--hot); height: 1px }", nil),
    ])
    func `The text of the page lies on the grounds that have no other text`(
        rule: String,
        pair: String?
    ) {
        let body = "body { color: var(--ink); background: var(--page) } "
        let expected = ["--ink on --page: text", pair].compactMap(\.self)
        let pairs = Self.pairs(body + rule)
        #expect(rule.contains("opacity") ? pairs.count == 2 : pairs == expected)
    }

    @Test func `A faint element inside of a text is in doubt`() {
        let pairs = Self.pairs(Self.card + ".a .b { opacity: 0.4 }")
        #expect(pairs == ["--ink on --page: text", "--ink on \(Self.doubt)"])
        let styled = Self.pairs(Self.card + ".a .b { opacity: 0.4; font-size: 12px }")
        #expect(styled == ["--ink on --page: text", "--ink/40 on --page: text"])
    }

    @Test func `A button lies on the browser's ground unless a sheet takes that away`() {
        let rule = ".c { background: var(--page) } .c button { color: var(--ink) } "
        let reason = "(browsers give it a ground of its own)"
        #expect(Self.pairs(rule) == ["--ink on \(reason): text"])
        let reset = Self.pairs(rule + "button { background: none }")
        #expect(reset == ["--ink on --page: text"])
    }

    @Test func `Two elements in a state at once show what is below both`() {
        let text = """
            .a { background: var(--page) } .a:hover { background: var(--hot) }
            .b { background: var(--tint) } .b:hover { background: none } .a .b { color: var(--ink) }
            """
        #expect(Self.pairs(text).contains("--ink on --hot: text"))
    }
}

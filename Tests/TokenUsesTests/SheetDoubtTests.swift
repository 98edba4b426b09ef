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
        ("[class*=btn] { background: var(--hot) }", "[class*=btn]"),
        ("[class='a btn'] { background: var(--hot) }", "[class=a btn]"),
        ("[aria-selected=true] { background: var(--hot) }", "[aria-selected=true]"),
        (":focus-visible { background: var(--hot) }", ":focus-visible"),
    ])
    func `A ground that another sheet may change is in doubt`(rule: String, name: String) {
        let expected = "--ink on ('\(name)' has rules in 1.css, too): text"
        #expect(Self.doubts([Self.button, rule]).first == expected)
    }

    @Test func `A ground that any pseudo-element with a text may have is in doubt`() {
        let part = ".menu > *::before { content: 'x'; background: var(--hot) }"
        let doubt = "--ink on (a pseudo-element may have it on another ground): text"
        #expect(Self.doubts([Self.button, part]) == [doubt])
    }

    @Test(arguments: [
        [".btn { background: var(--page) }", ".menu > * { color: var(--cold) }"],
        [".btn { background: var(--page) } .menu > * { color: var(--cold) }"],
        [".btn { background: var(--page); color: var(--ink) } .menu > * { color: var(--cold) }"],
        ["#btn { background: var(--page) }", ".menu > * { color: var(--cold) !important }"],
    ])
    func `A text that elements of any name have may lie on the ground of one`(sheets: [String]) {
        let reason = "'.menu > *' may give it to an element with a ground of its own"
        #expect(Self.doubts(sheets).contains("--cold on --page: text (\(reason))"))
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
        ".btn { background: url(a.png) }", ".btn { background: #123 }",
        ".btn { background: var(--page); filter: invert(1) }",
    ])
    func `A text of elements of any name is in no pair on a ground that is not known`(
        rule: String
    ) {
        let doubts = Self.doubts([rule, ".menu > * { color: var(--cold) }"])
        #expect(doubts.allSatisfy { $0.hasPrefix("--cold on (") }, "\(doubts)")
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

    @Test func `An element in one of its name that it excludes makes a doubt and no pair`() {
        let open = ".row.open .name { color: var(--ink); background: var(--page) }"
        let shut = ".row:not(.open) .name:hover { background: var(--hot) !important }"
        let pairs = Self.pairs([open + shut])
        #expect(pairs.contains("--ink on --page: text"))
        #expect(!pairs.contains("--ink on --hot: text"))
        #expect(pairs.contains { $0.hasPrefix("--ink on --hot: text (it may also be '") })
    }

    @Test(arguments: [
        (".list a { color: var(--ink) }", ".menu a { background: var(--hot) }", ".menu .list a"),
        (".ok .i { color: var(--cold) }", ".bad .i { background: var(--hot) }", ".bad .ok .i"),
    ])
    func `An element that two rules put into two surroundings makes a doubt and no pair`(
        rule: String,
        other: String,
        name: String
    ) {
        let around = ".list, .ok { background: var(--page) } "
        let pairs = Self.pairs([around + rule + other])
        let text = rule.contains("ink") ? "--ink" : "--cold"
        #expect(pairs.contains("\(text) on --page: text"))
        #expect(pairs.contains("\(text) on --hot, --page: text (it may also be '\(name)')"))
        #expect(!pairs.contains("\(text) on --hot, --page: text"))
    }

    @Test func `A class does not lie where rules for any element of its name do`() {
        let note = ".note { background: var(--hot) } .note a { color: var(--cold) } "
        let pairs = Self.pairs([note + "a.new { color: var(--ink) }"])
        #expect(pairs.contains("--cold on --hot: text"))
        #expect(!pairs.contains("--ink on --hot: text"))
    }

    @Test func `A doubt about a pair that another rule has at its place is settled`() {
        let link = ".list a { color: var(--ink); background: var(--page) }"
        let other = " .menu.on a { color: var(--cold); background: var(--hot) }"
        let pairs = Set(Self.pairs([link + other]))
        #expect(pairs == ["--ink on --page: text", "--cold on --hot: text"])
        let state = Self.pairs(["a:hover { color: var(--ink) }" + other])
        #expect(state.contains("--cold on --hot: text"))
    }

    @Test func `The text that another sheet gives an element around is in doubt`() {
        let sheet =
            "@layer a { .row { color: var(--ink) } } .row::after { content: 'x'; background: var(--page) }"
        let pairs = Self.pairs([sheet, ":where(.row) { color: var(--cold) }"])
        #expect(pairs.contains("--cold on --page: text ('.row' has it in 1.css)"))
    }

    @Test func `The parent that a selector names is not that of a rule for any child`() {
        let row = ".row > .btn { color: var(--ink); background: var(--page) }"
        #expect(Self.doubts([row + "#menu > * { background: var(--hot) }"]) == [])
        #expect(Self.doubts([row + "#menu > .row > * { background: var(--hot) }"]) != [])
    }

    private static let large =
        ".btn { color: var(--ink); background: var(--page); font-size: 30px }"

    @Test(arguments: [
        ".btn { font-size: 14px }", ".menu .btn { font: 1rem/1 serif }",
        "@media (max-width: 9px) { .btn { font-size: 12px } }",
    ])
    func `A large text that another sheet may make small is in doubt`(rule: String) {
        #expect(Self.doubts([Self.large, rule]) != [])
        #expect(Self.doubts([Self.button, rule]) == [])
    }

    @Test func `A large text is in no doubt by a rule for other elements`() {
        #expect(Self.doubts([Self.large, "small { color: red }"]) == [])
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

    @Test func `A sheet with other values of many tokens is one question`() {
        let theme = ":root { --ink: #777; --page: #111; --hot: #222; --cold: #333 }"
        #expect(Self.doubts([Self.button, theme]) == [])
        let question = "the file gives 4 tokens other values: add it to 'themes'"
        #expect(Self.doubts([theme, Self.button]) == ["--ink on (\(question)): text"])
        let scoped = theme.replacing(":root", with: ".card")
        #expect(Self.doubts([Self.button, scoped]).count == 2)
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

    /// The pairs of a sheet and of a script beside it.
    private static func pairs(beside script: String) -> [String] {
        let sheet = SheetReader.read(Self.button, file: "a.css")
        let names = StyleUses.names(in: script, file: "a.tsx")
        let reading = PairReading([sheet, names]) { _ in true }
        return [sheet, names].flatMap { reading.pairs(of: $0).pairs.map(\.summary) }
    }

    @Test func `A script that may give many tokens other values is one question`() {
        let script = "set({ '--ink': a, '--page': b, '--hot': c, '--cold': d })"
        let question = "the script may give 4 tokens other values than 'themes' has"
        let expected = ["--ink on --page: text", "--ink on (\(question)): text"]
        #expect(Self.pairs(beside: script) == expected)
        let style = "<p style={{ '--ink': a, '--page': b, '--hot': c, '--cold': d }}/>"
        #expect(Self.pairs(beside: style).count == 3)
    }

    @Test(arguments: [
        ("get('--ink')", 1), ("root.getPropertyValue( \"--ink\" )", 1),
        ("root.setProperty('--ink', x)", 2), ("const name = ('--ink')", 2), ("[f, '--ink']", 2),
    ])
    func `A call with the name of a token alone sets no value`(script: String, count: Int) {
        #expect(Self.pairs(beside: script).count == count)
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

    @Test(arguments: [
        [button + ".btn { display: contents }"],
        [button + "@media (min-width: 9px) { .btn { display: contents } }"],
        [button + ".btn { display: var(--local-box) }"], [button, ".btn { display: contents }"],
    ])
    func `A ground is in doubt where its element may have no box`(sheets: [String]) {
        #expect(!Self.doubts(sheets).isEmpty)
    }

    @Test(arguments: [
        [".menu { background: var(--page) } .menu .btn { display: contents; color: var(--ink) }"],
        [button + ".btn { display: flex }"], [button + ".menu { display: contents }"],
    ])
    func `An element without a box takes nothing from what lies in it`(sheets: [String]) {
        #expect(Self.pairs(sheets) == ["--ink on --page: text"])
    }

    private static let line =
        ".btn::after { content: ''; height: 2px; background: var(--hot) }"

    @Test(arguments: [
        ".btn:hover::after { height: 100% }",
        "@media (min-width: 9px) { .btn::after { height: 9em } }",
        "*::after { height: auto }",
    ])
    func `A line below a text may become its ground`(rule: String) {
        let doubt = "--ink on (a pseudo-element may lie on its ground): text"
        #expect(Self.doubts([Self.button, Self.line + rule]).contains(doubt))
    }

    @Test(arguments: [
        ".btn:hover::after { width: 100% }", ".btn::before { height: 100% }",
        ".menu::after { height: 100% }",
    ])
    func `A line below a text stays one where no rule makes it higher`(rule: String) {
        #expect(Self.doubts([Self.button, Self.line + rule]) == [])
    }

    @Test func `A cover has its place by another rule than its ground`() {
        let title = ".menu .btn { color: var(--ink); background: var(--page) }"
        let place = ".menu::after { content: ''; position: absolute }"
        let cover = ".menu:hover::after { background: var(--hot) }"
        let doubt = "--ink on (a pseudo-element may lie on its ground): text"
        #expect(Self.doubts([title + place + cover]) == [doubt])
        #expect(Self.doubts([title + cover]) == [])
    }

    @Test(arguments: [
        ("@scope (.a) { \(button) } @scope (.b) { .btn { background: var(--hot) } }", true),
        ("@scope (.a) { \(button) } @scope (.a) { .btn { background: var(--hot) } }", false),
        ("@scope (.a) { \(button) } @scope (.b) { .btn { margin: 0 } }", false),
    ])
    func `Of two scopes nothing tells which root is nearer`(sheet: String, isAsked: Bool) {
        #expect(Self.doubts([sheet]).contains { $0.contains("nearer") } == isAsked)
    }
}

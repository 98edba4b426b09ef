import SourceText
import Testing

@testable import TokenUses

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

    private static let hidden = ".a::before { content: ''; opacity: 0; background: var(--hot) } "

    @Test(arguments: [
        (".a--on { color: var(--cold) } .a--on::before { opacity: 1 }", true),
        (".a--on { color: var(--cold) } .a--on::before { opacity: 0 }", false),
        (".a--on { color: var(--cold) } .b::before { opacity: 1 }", false),
    ])
    func `A ground that a pseudo-element shows in a state leaves its text in no pair`(
        rules: String,
        isHidden: Bool
    ) {
        let pairs = Self.pairs(".page .a--on { background: var(--page) } " + Self.hidden + rules)
        let doubt = "--cold on (a pseudo-element that is seen now may lie on its ground): text"
        #expect(pairs.contains(doubt) == isHidden, "\(pairs)")
        #expect(pairs.contains("--cold on --page: text") != isHidden, "\(pairs)")
    }

    @Test func `A ground of an empty element has no text on it`() {
        let rule = ".a:empty { background: var(--hot) }"
        let doubt = "--ink on --hot: text (its rule is for elements without a text)"
        #expect(Self.pairs(Self.card + rule) == ["--ink on --page: text", doubt])
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

    @Test(arguments: [
        "background: linear-gradient(var(--hot), var(--cold)); color: transparent",
        "background-image: linear-gradient(red, var(--hot)); -webkit-text-fill-color: transparent",
        "background: var(--hot); color: transparent",
    ])
    func `A ground that is seen through its text alone is a question`(declarations: String) {
        let pairs = Self.pairs(".a { \(declarations); background-clip: text }")
        #expect(pairs.count == 1 && pairs[0].hasPrefix("--hot on ("))
    }

    @Test func `A ground that its own shorthand clips to the text is a question`() {
        let pairs = Self.pairs(".a { background: var(--hot) text; color: transparent }")
        #expect(pairs.count == 1 && pairs[0].hasPrefix("--hot on ("), "\(pairs)")
        let plain = Self.pairs(".a { background: var(--hot) border-box; color: transparent }")
        #expect(plain.isEmpty, "\(plain)")
    }

    @Test(arguments: [
        "background: linear-gradient(red, blue); color: transparent; background-clip: text",
        "background: var(--hot); color: transparent",
    ])
    func `A ground without a token, or without a text in it, is none`(declarations: String) {
        #expect(Self.pairs(".a { \(declarations) }").isEmpty)
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

    private static let doubt = "(nothing tells whether the text around it lies on it)"

    @Test(arguments: [
        (".card { background: var(--hot) }", "--ink on --hot: text \(doubt)"),
        (".card { background: var(--hot); font-size: 9px }", "--ink on --hot: text"),
        (".rule { background: var(--hot); height: 1px }", nil),
    ])
    func `The text of the page lies on the grounds that have no other text`(
        rule: String,
        pair: String?
    ) {
        let body = "body { color: var(--ink); background: var(--page) } "
        let expected = ["--ink on --page: text", pair].compactMap(\.self)
        #expect(Self.pairs(body + rule) == expected)
    }

    @Test func `A faint element that the text of the page may lie in is a use of its own`() {
        let body = "body { color: var(--ink); background: var(--page) } "
        #expect(Self.pairs(body + ".a .b { opacity: 0.4 }").count == 2)
    }

    @Test func `A faint element inside of a text is in doubt`() {
        let pairs = Self.pairs(Self.card + ".a .b { opacity: 0.4 }")
        #expect(pairs == ["--ink on --page: text", "--ink/40 on --page: text \(Self.doubt)"])
        let styled = Self.pairs(Self.card + ".a .b { opacity: 0.4; font-size: 12px }")
        #expect(styled == ["--ink on --page: text", "--ink/40 on --page: text"])
    }

    @Test(arguments: [".card { filter: blur(2px) }", "[aria-busy] { background: var(--cold) }"])
    func `A ground that other rules may change is in doubt whatever text is on it`(rule: String) {
        let body = "body { color: var(--ink); background: var(--page) } "
        let card = ".card { background: var(--hot) } "
        let other = SheetReader.read(rule, file: "b.css")
        let sheet = SheetReader.read(body + card, file: "a.css")
        let reading = PairReading([sheet, other]) { _ in true }
        let pairs = reading.pairs(of: sheet).pairs.map(\.summary)
        #expect(pairs.contains("--ink on \(Self.doubt): text"), "\(pairs)")
    }

    @Test(arguments: [
        (":host { color: var(--cold) }", false),
        (":host(:hover) { background: var(--cold) }", false),
        (":host { opacity: 0.5 }", true), (".x { opacity: 0.5 } .x * { cursor: default }", false),
        (".x { opacity: 0.5 } .x .a { cursor: default }", true),
        ("[aria-busy] { color: var(--cold) }", true),
    ])
    func `The host and all elements of something in another sheet are none of this one`(
        rule: String,
        isDoubt: Bool
    ) {
        let other = SheetReader.read(rule, file: "b.css")
        let sheet = SheetReader.read(Self.card, file: "a.css")
        let reading = PairReading([sheet, other]) { _ in true }
        let pairs = reading.pairs(of: sheet).pairs.map(\.summary)
        #expect((pairs != ["--ink on --page: text"]) == isDoubt, "\(pairs)")
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

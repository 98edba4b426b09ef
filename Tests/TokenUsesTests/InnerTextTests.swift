import SourceText
import Testing

@testable import TokenUses

@Suite("Texts that an element inside changes")
struct InnerTextTests {
    private static let large =
        ".card { background: var(--page); color: var(--ink); font-size: 24px }"
    private static let bold =
        ".card { background: var(--page); color: var(--ink); font-size: 19px; font-weight: 700 }"

    /// The pairs of a sheet but for that of a large text.
    private static func pairs(_ text: String) -> [String] {
        let sheet = SheetReader.read(text, file: "a.css")
        let pairs = PairReading([sheet]) { _ in true }.pairs(of: sheet).pairs.map(\.summary)
        return pairs.filter { $0 != "--ink on --page: largeText" }
    }

    @Test(arguments: [
        large + ".card small { font-size: 12px }", large + ".card p { font-size: 1rem }",
        large + ".card .body .meta { font-size: 12px }", bold + ".card b { font-weight: normal }",
        bold + ".card .meta { font-weight: 400 }",
    ])
    func `A large text is judged as a smaller one where an element inside makes it smaller`(
        sheet: String
    ) {
        #expect(Self.pairs(sheet) == ["--ink on --page: text"])
    }

    @Test func `A large text is in doubt where a zoom inside makes it smaller`() {
        let pairs = Self.pairs(Self.large + ".card p { zoom: 0.5 }")
        let doubt = "(nothing tells whether the text around it lies on it)"
        #expect(pairs == ["--ink on --page: text \(doubt)"])
    }

    @Test(arguments: [
        ("zoom: 0.5", "text"), ("zoom: 50%", "text"), ("scale: 0.5", "text"),
        ("transform: translate(1px) scale(0.5, 0.5)", "text"), ("zoom: 2", "largeText"),
        ("transform: scale(-1)", "largeText"), ("transform: scale(0.98)", "largeText"),
        ("scale: 0", "largeText"),
    ])
    func `A large text that is drawn smaller is no large text`(declaration: String, use: String) {
        let rule = ".card { \(declaration); font-size: 24px; color: var(--ink) }"
        let sheet = SheetReader.read(".card { background: var(--page) }" + rule, file: "a.css")
        let pairs = PairReading([sheet]) { _ in true }.pairs(of: sheet).pairs
        #expect(pairs.map(\.summary) == ["--ink on --page: \(use)"])
    }

    @Test(arguments: [
        large + ".card small { font-size: smaller }", large + ".card em { font-size: 0.5em }",
        large + ".card .meta { font: 12px sans-serif }", large + ".card b { font-size: var(--s) }",
        bold + ".card small { font-weight: normal }",
    ])
    func `A large text whose size inside is not known is in doubt`(sheet: String) {
        #expect(Self.pairs(sheet) == ["--ink on --page: text (nothing tells how large it is)"])
    }

    @Test(arguments: [
        (large, "small { font-size: 12px }", "small"), (large, "p { font-size: 1rem }", "p"),
        (large, "* { font-size: 12px }", "*"), (large, ".meta { font-size: 14px }", ".meta"),
        (large, "small { font-size: 80% }", "small"), (large, "small { font-size: .8em }", "small"),
        (large, "small { font-size: smaller }", "small"), (bold, "b { font-weight: normal }", "b"),
        (large, ".tiny { transform: scale(0.2) }", ".tiny"),
        (large, "body { zoom: 0.5 }", "html body"),
    ])
    func `A large text is in doubt where words of any text are smaller`(
        text: String,
        rule: String,
        name: String
    ) {
        let doubt = "--ink on --page: text ('\(name)' may be smaller in it)"
        #expect(Self.pairs(text + rule) == [doubt])
    }

    @Test(arguments: [
        (large, "i { font-size: 30px }"), (large, "b { font-weight: normal }"),
        (large, ".meta { font-size: 12px; color: red }"), (large, "img { font-size: 9px }"),
        (large, "body { font-size: 9px }"), (large, "small { font-size: 100% }"),
        (bold, "b { font-weight: bolder }"), (large, ".card .meta { font: inherit }"),
    ])
    func `A large text is in no doubt where words of any text stay large`(
        text: String,
        rule: String
    ) {
        #expect(Self.pairs(text + rule) == [])
    }

    @Test(arguments: [
        "transform: scale(var(--s))", "transform: scale(calc(1 / 4))", "zoom: var(--s)",
        "transform: matrix3d(1, 0)", "scale: calc(1 / 4)",
    ])
    func `A large text is in doubt where nothing tells how small it is drawn`(declaration: String) {
        let pairs = Self.pairs(Self.large + ".card { \(declaration) }")
        #expect(pairs == ["--ink on --page: text (nothing tells how small it is drawn)"])
    }

    @Test(arguments: ["zoom: 0.2", "transform: scale(0.2)", "font-size: 9px", "scale: 20%"])
    func `A large text is in doubt where an animation may make it smaller`(frame: String) {
        let frames = "@keyframes z { to { \(frame) } } .card { animation: z 9s }"
        let pairs = Self.pairs(Self.large + frames)
        #expect(pairs == ["--ink on --page: text (an animation may make it smaller)"])
    }

    @Test(arguments: [
        large + ".card p { font-size: 30px }", large + ".card p { font-size: 1.2em }",
        large + ".card p { font: inherit }", large + ".card p { font-weight: 400 }",
        large + ".card p { font-size: larger }", bold + ".card b { font-weight: bolder }",
    ])
    func `A large text that stays large inside is judged once`(sheet: String) {
        #expect(Self.pairs(sheet) == [])
    }

    @Test(arguments: [
        "filter: opacity(0.1)", "filter: blur(4px)", "mix-blend-mode: screen",
        "-webkit-text-fill-color: red", "-webkit-text-stroke: 2px white",
        "animation: fade 1s",
    ])
    func `A text that an effect inside changes is in doubt`(declaration: String) {
        let frames = "@keyframes fade { to { color: var(--pale) } }"
        let pairs = Self.pairs(Self.large + frames + ".card p { \(declaration) }")
        #expect(pairs.count == 1 && pairs.allSatisfy { $0.hasPrefix("--ink on (") })
    }

    @Test func `A token that paints a text in place of its colour is in doubt`() {
        let pairs = Self.pairs(Self.large + ".card { -webkit-text-fill-color: var(--pale) }")
        #expect(pairs.contains("--pale on (another property paints the text): text"))
    }

    @Test(arguments: [
        ".card p { filter: none }", ".card img { filter: grayscale(1) }",
        ".card p { filter: drop-shadow(0 0 2px red) }", ".card p { backdrop-filter: blur(2px) }",
        ".card p { animation: none }", ".list p { filter: grayscale(1) }",
    ])
    func `An effect that changes no text inside makes no doubt`(rule: String) {
        #expect(Self.pairs(Self.large + rule) == [])
    }

    @Test(arguments: [
        #"<span class="text-sm">x</span>"#, #"<span class="text-[10px]">x</span>"#,
        "<small>x</small>", "<sup><b>x</b></sup>", #"<b class="scale-50">x</b>"#,
        #"<span style="font-size: 10px">x</span>"#,
    ])
    func `A large text of markup is judged as a smaller one where an element inside is smaller`(
        inner: String
    ) {
        let text = #"<p class="bg-page text-ink text-2xl">x \#(inner)</p>"#
        #expect(Self.markup(text) == ["ink on page: largeText", "ink on page: text"])
    }

    @Test(arguments: [
        #"<span class="text-4xl">x</span>"#, "<b>x</b>", #"<b class="scale-150">x</b>"#,
        #"<small class="text-3xl">x</small>"#, #"<b class="blur-none">x</b>"#,
    ])
    func `A large text of markup that stays as it is inside is judged once`(inner: String) {
        let text = #"<p class="bg-page text-ink text-2xl">x \#(inner)</p>"#
        #expect(Self.markup(text) == ["ink on page: largeText"])
    }

    @Test(arguments: [
        #"<b class="blur-sm">x</b>"#, #"<b style="-webkit-text-fill-color: red">x</b>"#,
        #"<b class="[-webkit-text-stroke:2px_white]">x</b>"#,
    ])
    func `A text of markup that is painted otherwise inside is in doubt`(inner: String) {
        let pairs = Self.markup(#"<p class="bg-page text-ink">x \#(inner)</p>"#)
        #expect(pairs.contains { $0.hasPrefix("ink on (") })
    }

    private static func markup(_ text: String) -> [String] {
        MarkupReaderTests.pairs(text, "a.html")
    }
}

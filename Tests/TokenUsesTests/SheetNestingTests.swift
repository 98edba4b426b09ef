import SourceText
import Testing

@testable import TokenUses

@Suite("Elements around that change a text")
struct SheetNestingTests {
    private static let card = ".card { color: var(--ink); background: var(--page) }"
    private static let largeCard = card + ".card { font-size: 30px }"

    /// The pairs of the last of some sheets.
    private static func pairs(_ texts: [String]) -> [String] {
        let sheets = texts.enumerated().map { index, text in
            SheetReader.read(text, file: "\(index).css")
        }
        let reading = PairReading(sheets) { !$0.hasPrefix("--local") }
        return reading.pairs(of: sheets[sheets.count - 1]).pairs.map(\.summary)
    }

    @Test(arguments: [
        ".wrap { opacity: 0.2 } .wrap .card { margin: 0 }",
        ".wrap { opacity: 0.2 } .wrap > .card { border-radius: 0 }",
        ".wrap { opacity: 0.2; .card { margin: 0 } }",
        ".wrap { filter: opacity(0.3) } .wrap .card {}",
        ".wrap { mix-blend-mode: screen } .wrap > .card { margin: 0 }",
        ".wrap { -webkit-text-fill-color: red } .wrap .card { margin: 0 }",
        ".x + .wrap { opacity: 0.2 } .x + .wrap > .card { margin: 0 }",
        ".wrap:has(.card) { opacity: 0.2 }", ".wrap:has(> .card) { filter: blur(2px) }",
        ".wrap { opacity: 0.2 } .wrap .row { margin: 0 } .row .card { margin: 0 }",
        "@scope (.wrap) { :scope { opacity: 0.4 } .card { margin: 0 } }",
        "body { opacity: 0.3 }", "html { filter: invert(1) }", "main { opacity: 0.5 }",
    ])
    func `A text in an element with an effect is in doubt, although its rule paints nothing`(
        rules: String
    ) {
        let pairs = Self.pairs([rules + Self.card])
        #expect(pairs.contains { $0.hasPrefix("--ink on (") }, "\(pairs)")
    }

    @Test(arguments: [
        [".wrap { opacity: 0.2 }", ".wrap .card { margin: 0 }" + card],
        [".wrap { opacity: 0.2 } .wrap .card { margin: 0 }", card],
        [".wrap .card { margin: 0 }", ".wrap { opacity: 0.2 }", card],
        ["body { opacity: 0.2 }", card],
    ])
    func `An effect and the element in it may be in two sheets`(sheets: [String]) {
        let pairs = Self.pairs(sheets)
        #expect(pairs.contains { $0.hasPrefix("--ink on (") }, "\(pairs)")
    }

    @Test(arguments: [
        ".wrap { opacity: 1 } .wrap .card { margin: 0 }",
        ".wrap { opacity: 0 } .wrap .card { margin: 0 }",
        ".wrap { filter: none } .wrap .card { margin: 0 }",
        ".other { opacity: 0.2 } .other .row { margin: 0 }",
        ".btn:disabled { opacity: 0.2 } .btn:disabled .card { margin: 0 }",
        "img { opacity: 0.5 }", "a:hover { opacity: 0.5 }", "body.busy { opacity: 0.5 }",
    ])
    func `A text in an element that changes nothing is in no doubt`(rules: String) {
        #expect(Self.pairs([rules + Self.card]) == ["--ink on --page: text"])
    }

    @Test(arguments: [
        ".wrap { transform: scale(0.3) } .wrap .card { margin: 0 }",
        ".wrap { zoom: 0.3 } .wrap .card { margin: 0 }",
        ".wrap { scale: 20% } .wrap .card { margin: 0 }",
    ])
    func `A large text in an element that is drawn smaller is judged as a smaller one`(
        rules: String
    ) {
        #expect(Self.pairs([rules + Self.largeCard]).contains("--ink on --page: text"))
    }

    @Test(arguments: [
        "div:not(.x) { background: var(--hot) !important }",
        "section div { background: var(--hot) !important }",
        "div:first-child { background: var(--hot) !important }",
    ])
    func `A rule for elements of a name that beats a class may be for its element`(rule: String) {
        #expect(Self.pairs([rule + Self.card]).contains { $0.hasPrefix("--ink on (") })
    }

    @Test(arguments: ["div { background: var(--hot) }", "tr:hover { background: var(--hot) }"])
    func `A weaker rule for elements of a name is in no doubt for those of a class`(rule: String) {
        #expect(Self.pairs([rule + Self.card]).filter { $0.hasPrefix("--ink on (") } == [])
    }

    @Test func `The page may choose the scheme of 'light-dark()'`() {
        let rule = ".card { color: light-dark(var(--ink), var(--cold)); background: var(--page) }"
        let pairs = Self.pairs([":root { color-scheme: dark }" + rule])
        #expect(pairs.allSatisfy { $0.contains("(") }, "\(pairs)")
        #expect(Self.pairs([":root { color-scheme: light dark }" + rule]).count == 2)
    }

    @Test func `A declaration after a rule inside counts after it`() {
        let rule = ".card { color: var(--ink); &:where(.card) { background: var(--hot) } "
        #expect(Self.pairs([rule + "background: var(--page) }"]) == ["--ink on --page: text"])
    }
}

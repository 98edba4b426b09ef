import SourceText
import Testing

@testable import TokenUses

@Suite("Values that a sheet takes back")
struct SheetResetTests {
    /// The pairs of the first of some sheets; names that begin with `--local` are no tokens.
    private static func pairs(_ texts: String..., files: [String] = []) -> [String] {
        let sheets = texts.enumerated().map { index, text in
            let file = files.indices.contains(index) ? files[index] : "\(index).css"
            return SheetReader.read(text, file: file)
        }
        let reading = PairReading(sheets) { !$0.hasPrefix("--local") }
        return reading.pairs(of: sheets[0]).pairs.map(\.summary)
    }

    private static let painted = "--ink on (browsers give it a ground of its own): text"
    private static let button = "button { color: var(--ink) } .card button { color: var(--ink) }"
    private static let card = " .card { background: var(--page) }"

    @Test(arguments: [
        ("button { background: none }", "site.css", true),
        ("button { background: none }", "b.module.css", false),
        ("button { background: revert }", "site.css", false),
        ("button:not(.plain) { background: none }", "site.css", false),
        (".card button { background: none }", "site.css", false),
    ])
    func `A sheet takes the ground of browsers from the elements that it is for`(
        rule: String,
        file: String,
        isTaken: Bool
    ) {
        let pairs = Self.pairs(Self.button + Self.card, rule, files: ["a.css", file])
        #expect(pairs.contains("--ink on --page: text") == isTaken)
        #expect(pairs.contains(Self.painted) != isTaken)
    }

    @Test(arguments: ["revert", "revert-layer"])
    func `A value that a sheet reverts to is the browser's`(value: String) {
        let rule = ".a { color: var(--ink); background: var(--page); background: \(value) }"
        #expect(Self.pairs(rule).allSatisfy { $0.hasPrefix("--ink on (") })
        #expect(
            Self.pairs(".a { color: var(--ink); all: \(value) }").allSatisfy { $0.contains("(") }
        )
    }

    @Test(arguments: [
        ("revert", "'revert' gives it the colour of browsers"),
        ("revert-layer", "a layer below gives its colour"),
    ])
    func `A reset of all properties to values below is one use that says where they are`(
        value: String,
        reason: String
    ) {
        let pairs = Self.pairs(".a { all: \(value) }")
        let expected = "a computed colour on (its colour is not a token's: \(reason)): text"
        #expect(pairs == [expected])
    }

    @Test(arguments: [
        "filter: invert(1)", "opacity: 0.5", "position: absolute", "background-image: url(a.png)",
    ])
    func `A reset of all properties takes each of them back`(declaration: String) {
        let rule = ".a { \(declaration); all: unset; color: var(--ink); background: var(--page) }"
        #expect(Self.pairs(rule) == ["--ink on --page: text"])
    }

    @Test(arguments: [
        (":root { --local: var(--page) }", "--ink on --page: text"),
        (
            ".dark { --local: var(--night) } :root { --local: var(--page) }",
            "--ink on --page: text"
        ),
        (
            ":root.dark { --local: var(--night) } :root { --local: var(--page) }",
            "--ink on --page: text light, --ink on --night: text dark"
        ),
    ])
    func `A later value of the page counts more than one of a scheme`(
        page: String,
        expected: String
    ) {
        let found = Self.pairs(".a { color: var(--ink); background: var(--local) } " + page)
        #expect(found.joined(separator: ", ") == expected)
    }

    @Test func `A scheme's value in one sheet and a plain one in another are in doubt there`() {
        let use = ".a { color: var(--ink); background: var(--local) }"
        let plain = ":root { --local: var(--page) }"
        let found = Self.pairs(use, plain, ".dark { --local: var(--night) }")
        #expect(found.contains("--ink on --page: text light"))
        #expect(found.contains { $0.contains("two sheets set it") && $0.hasSuffix("dark") })
        let strong = Self.pairs(use, plain, ":root.dark { --local: var(--night) }")
        #expect(strong.contains("--ink on --night: text dark"))
    }

    @Test func `A mixin in too many others is left out with a place`() {
        var text = "@mixin m0 { color: var(--ink); }"
        for index in 1...9 { text += "@mixin m\(index) { @include m\(index - 1); }" }
        text += "\n.a { background: var(--page); @include m9; }"
        #expect(SheetReader.read(text, file: "a.scss").rules.end != nil)
    }
}

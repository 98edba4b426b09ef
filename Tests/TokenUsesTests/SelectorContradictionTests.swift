import SourceText
import Testing

@testable import TokenUses

@Suite("Selectors that exclude each other")
struct SelectorContradictionTests {
    /// The pairs of a sheet in which one selector sets a text and another one a ground.
    private static func pairs(_ text: String, _ ground: String) -> [String] {
        pairs("\(text) { color: var(--ink) } \(ground) { background: var(--page) }")
    }

    private static func pairs(_ rules: String) -> [String] {
        let sheet = SheetReader.read(rules, file: "a.css")
        let pairs = PairReading([sheet]) { _ in true }.pairs(of: sheet).pairs.map(\.summary)
        return pairs.filter { $0.hasPrefix("--ink on --page") }
    }

    @Test(arguments: [
        ("input:checked + .mark", "input:not(:checked) + .mark"),
        ("input.on:checked + .mark", "input.on:not(:checked):hover + .mark"),
        ("label + .mark", "input + .mark"),
        (".mark:first-child", ".x + .mark"),
        (".tab[data-state=on]", ".tab[data-state=off]"),
        (".tab[aria-selected='true']", ".tab[aria-selected=\"false\"]"),
        (".box[open=x]", ".box:not([open])"),
        (".box:first-child", ".box:nth-child(2)"), (".box:first-child", ".box:nth-child(even)"),
        (".box:nth-child(odd)", ".box:nth-child(2n)"),
        (".box:only-child", ".box:not(:first-child)"),
        (".a:link", ".a:visited"), (".a:required", ".a:optional"),
        (".a:focus-visible", ".a:not(:focus)"),
        (".a.b.c", ".a:not(.b.c)"), (".x .a", ".a:not(.x .a)"), (".a:not(.b)", ".a.b"),
        (".row:valid .a", ".row:invalid .a"),
        ("@media (hover: hover) { .a", "} @media (hover: none) { .a"),
        ("@media (hover: hover) { .a", "} @media not all and (hover: hover) { .a"),
        ("@media (orientation: portrait) { .a", "} @media (orientation: landscape) { .a"),
    ])
    func `Selectors of which no element meets both make no pair`(text: String, ground: String) {
        #expect(Self.pairs(text, ground) == [])
        for selector in [text, String(ground.trimmingPrefix("} "))] {
            let both = "\(selector) { color: var(--ink); background: var(--page) }"
            #expect(Self.pairs(both) != [], "\(selector) alone")
        }
    }

    @Test func `An element around lies in those that its selector names around it`() {
        let rules = """
            .tree { background: var(--page) } .tree .name { background: var(--hot) }
            .tree .row:hover .icon { color: var(--cold) }
            .tree .row:hover .name .icon { color: var(--ink) }
            """
        let sheet = SheetReader.read(rules, file: "a.css")
        let pairs = PairReading([sheet]) { _ in true }.pairs(of: sheet).pairs.map(\.summary)
        #expect(Set(pairs) == ["--cold on --page: text", "--ink on --hot, --page: text"])
    }

    @Test func `A rule for the next sibling alone leaves the later ones as they are`() {
        let rules = """
            .y { background: var(--soft) } .x ~ .y { color: var(--ink) }
            .x + .y { background: var(--page) }
            """
        let sheet = SheetReader.read(rules, file: "a.css")
        let pairs = PairReading([sheet]) { _ in true }.pairs(of: sheet).pairs.map(\.summary)
        #expect(Set(pairs) == ["--ink on --page: text", "--ink on --soft: text"])
    }

    @Test(arguments: [
        ("input:checked + .mark", "input:hover + .mark"),
        ("input:checked ~ .mark", "input:not(:checked) ~ .mark"),
        (".x + .mark", ".y + .mark"), (".x + .mark", ".mark:nth-child(2)"),
        (".tab[data-state=on]", ".tab[aria-selected=true]"), (".tab[a=X]", ".tab[a=x]"),
        (".box:first-child", ".box:last-child"), (".box:first-child", ".box:nth-child(odd)"),
        (".box:nth-child(3n)", ".box:nth-child(6)"),
        (".a:not(.b.c)", ".a.b"), (".a:not(.x .a)", ".y .a"),
        (".a:focus", ".a:not(:focus-visible)"),
        (".a[data-x=A]", ".a:not([data-x=a])"), (".a[type=text]", ".a:not([type=TEXT])"),
        ("@media (hover: hover) { .a", "} @media (pointer: fine) { .a"),
    ])
    func `Selectors that one element may meet make a pair`(text: String, ground: String) {
        #expect(Self.pairs(text, ground) != [])
    }

    /// The pairs of a sheet beside one that gives another selector a ground.
    private static func pairs(_ selector: String, beside other: String) -> [String] {
        let rule = "\(selector) { color: var(--ink); background: var(--page) }"
        let sheets = [rule, "\(other) { background: var(--hot) }"].enumerated().map {
            SheetReader.read($1, file: "\($0).css")
        }
        let reading = PairReading(sheets) { _ in true }
        return reading.pairs(of: sheets[0]).pairs.map(\.summary)
    }

    @Test(arguments: [
        (".tab[data-state=on]", ".tab[data-state=off]"), (".box[open=x]", ".box:not([open])"),
        (".box:first-child", ".box:nth-child(2)"), (".a:link", ".a:visited"),
        (".a:focus-visible", ".a:not(:focus)"), (".a:not([open])", ".a[open]"),
        (".x + .a", ".a:first-child"),
    ])
    func `A rule of another sheet that excludes an element asks no question about it`(
        selector: String,
        other: String
    ) {
        #expect(Self.pairs(selector, beside: other) == ["--ink on --page: text"])
    }

    @Test(arguments: [
        (".tab[data-state=on]", ".tab[aria-selected=true]"), (".a:hover", ".a:focus"),
        (".a:focus", ".a:not(:focus-visible)"), (".a", ".a:not([open])"),
    ])
    func `A rule of another sheet that may be for an element asks a question about it`(
        selector: String,
        other: String
    ) {
        #expect(Self.pairs(selector, beside: other).count == 2)
    }
}

import Testing

@testable import TokenUses

@Suite("Components between the elements of a selector")
struct ComponentGroundTests {
    private static let sheet = """
        .a { background: var(--page) } .a .t { color: var(--ink) } .b { background: var(--hot) }
        """
    private static let doubt =
        "--ink on (a component around it may paint a ground of its own): text"

    /// The pairs of the sheet beside a text in a component.
    private static func pairs(_ card: String, _ file: String, import start: String) -> [String] {
        let page = start + "<div className=\"a\"><Card><p className=\"t\">x</p></Card></div>"
        let sheet = SheetReader.read(sheet, file: "a.css")
        let files = [
            sheet, StyleUses.names(in: page, file: "src/Page.tsx"),
            StyleUses.names(in: card, file: file),
        ]
        let reading = PairReading(files) { _ in true }
        return reading.pairs(of: sheet).pairs.map(\.summary)
    }

    private static let start = "import { Card } from './Card'\n"

    @Test(arguments: [
        ("<div className=\"b\">{ children }</div>", true),
        ("<div className=\"b\"><p>{props.children}</p></div>", true),
        ("<div style={{ background: x }}>{children}</div>", true),
        ("<div className=\"bg-hot\">{children}</div>", true),
        ("<div className=\"c\">{children}</div>", false),
        ("<div><i className=\"b\" />{children}</div>", false), ("<>{children}</>", false),
    ])
    func `A ground around the content of a component leaves a text in it in no pair`(
        card: String,
        isInDoubt: Bool
    ) {
        let script = "export const Card = (props) => \(card)"
        let pairs = Self.pairs(script, "src/Card.tsx", import: Self.start)
        #expect(pairs == ["--ink on --page: text"] + (isInDoubt ? [Self.doubt] : []))
    }

    @Test(arguments: [
        ("src/Card.vue", "import Card from './Card.vue'\n", true),
        ("src/Card.vue", "import Card from 'library'\n", false),
    ])
    func `A slot is a place for content, and a component of a library has none`(
        file: String,
        start: String,
        isInDoubt: Bool
    ) {
        let card = "<template><div class=\"b\"><slot /></div></template>"
        let pairs = Self.pairs(card, file, import: start)
        #expect(pairs == ["--ink on --page: text"] + (isInDoubt ? [Self.doubt] : []))
    }

    @Test func `A component that paints nothing leaves what lies in it where it is`() {
        let sheet = SheetReader.read(".a > .t { color: var(--ink) }", file: "a.css")
        let page = "<div className=\"a\"><Card><p className=\"t\">x</p></Card></div>"
        let files = [sheet, StyleUses.names(in: page, file: "Page.tsx")]
        let trees = MarkupTrees(files)
        #expect(trees.all?.elements.map(\.words) == [["div", ".a"], ["p", ".t"]])
    }
}

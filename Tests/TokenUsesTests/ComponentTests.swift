import SourceText
import Testing

@testable import TokenUses

@Suite("Components of the app")
struct ComponentTests {
    private static let colors = MarkupReaderTests.colors

    /// The pairs of the first of some files.
    static func pairs(_ files: [(String, String)]) -> [String] {
        let found = files.compactMap { file, text in
            MarkupReader(text, file: file, colors: colors).components
        }
        let (file, text) = files[0]
        let reader = MarkupReader(text, file: file, colors: colors)
        return reader.pairs(with: AppComponents(found)).map(\.summary)
    }

    private static let use =
        #"import { Card } from "@/ui/card"; <p className="bg-page"><Card><b className="text-ink">x</b></Card></p>"#

    private static func use(of component: String, _ file: String = "src/ui/card.tsx") -> [String] {
        pairs([("src/a.tsx", use), (file, component)])
    }

    @Test(arguments: [
        ("<div className={cn(\"bg-card p-4\", className)} {...props} />", "card"),
        ("<div className=\"p-4\" {...props} />", "page"),
        ("<p className=\"bg-card\"><i className=\"p-2\">{children}</i></p>", "card"),
        ("<><h2 className=\"text-muted\">{title}</h2>{children}</>", "page"),
        ("<Portal><div className=\"bg-card\">{children}</div></Portal>", "card"),
    ])
    func `What is in a component lies on the ground that it paints, or on that around it`(
        body: String,
        ground: String
    ) {
        let pattern = body.contains("{children}") ? "children, className" : "className, ...props"
        let component = "export function Card({ \(pattern) }: Props) { return \(body) }"
        #expect(Self.use(of: component) == ["ink on \(ground): text"])
        let arrow = "export const Card = forwardRef<E, P>(({ \(pattern) }, ref) => (\(body)))"
        #expect(Self.use(of: arrow) == ["ink on \(ground): text"])
    }

    @Test(arguments: [
        "<div className={on ? \"bg-card\" : \"bg-brand\"}>{children}</div>",
        "<div className=\"bg-card hover:bg-brand\">{children}</div>",
        "<div className={styles.card}>{children}</div>",
        "<div className=\"bg-card opacity-50\">{children}</div>",
        "<div style={getStyle()} className=\"bg-card\">{children}</div>",
        "<Box>{children}</Box>", "<Box content={children} className=\"bg-card\"/>",
        "on ? children : <div className=\"bg-card\">{children}</div>",
        "<div className=\"bg-card\">{children && <b>{children}</b>}</div>",
        "<div className=\"bg-card\">{children}<p className=\"bg-brand\">{children}</p></div>",
        "<div className=\"bg-card\"/>",
        "<div className=\"bg-card\">{children}<i className=\"absolute inset-0 bg-brand\"/></div>",
    ])
    func `What is in a component is unknown where nothing tells its ground`(body: String) {
        let component = "export function Card({ children, style }: Props) { return \(body) }"
        let doubt = "ink on (<Card> may paint a ground of its own): text"
        #expect(Self.use(of: component) == [doubt])
    }

    private static let card =
        "export const Card = ({ children }) => <p className=\"bg-card\">{children}</p>"

    @Test(arguments: [
        ("src/ui/card/index.tsx", true), ("src/ui/card/view.tsx", true), ("src/card.tsx", false),
        ("other/card.tsx", false),
    ])
    func `An import names the file of a component or its folder`(file: String, isFound: Bool) {
        #expect((Self.use(of: Self.card, file) == ["ink on card: text"]) == isFound)
    }

    @Test func `A component of a package or of two files is unknown`() {
        let doubt = ["ink on (<Card> may paint a ground of its own): text"]
        let package = Self.use.replacing("@/ui/card", with: "ui/card")
        #expect(Self.pairs([("src/a.tsx", package), ("src/ui/card.tsx", Self.card)]) == doubt)
        let two = [("a/ui/card.tsx", Self.card), ("b/ui/card.tsx", Self.card)]
        #expect(Self.pairs([("src/a.tsx", Self.use)] + two) == doubt)
    }

    @Test(arguments: [
        ("<Card>x</Card>", []),
        (
            "<Card className=\"text-ink\">x</Card>",
            ["ink on (<Card> may paint a ground of its own): text"]
        ),
        (
            "<Card className=\"bg-brand\"><b className=\"text-ink\">x</b></Card>",
            ["ink on brand: text"]
        ),
    ])
    func `A component has its own text, and the classes of its caller`(
        tag: String,
        expected: [String]
    ) {
        let component = Self.card.replacing("bg-card", with: "bg-card text-muted")
        let use = "import { Card } from \"./ui/card\"; <i className=\"bg-page\">\(tag)</i>"
        let pairs = Self.pairs([("src/a.tsx", use), ("src/ui/card.tsx", component)])
        #expect(pairs == expected)
    }

    @Test(arguments: [
        ("bg-card", "x", ["muted on card: text"]),
        ("bg-card", "<b>x</b>", ["muted on card: text"]),
        ("p-4", "<b className=\"bg-card\">x</b>", ["muted on card, page: text"]),
        ("p-4 text-ink", "x", ["ink on page: text"]),
        ("bg-card text-ink", "<b className=\"bg-brand\">x</b>", ["ink on brand, card: text"]),
        ("bg-card text-ink", "<b className=\"text-muted\">x</b>", ["muted on card: text"]),
        ("bg-card text-ink", "x", []),
    ])
    func `A text from outside is a pair with the ground that it has in a component`(
        classes: String,
        content: String,
        expected: [String]
    ) {
        let component = Self.card.replacing("bg-card", with: classes)
        let tag = "<i className=\"bg-page text-muted\"><Card>\(content)</Card></i>"
        let use = "import { Card } from \"./ui/card\"; \(tag)"
        let pairs = Self.pairs([("src/a.tsx", use), ("src/ui/card.tsx", component)])
        #expect(pairs.filter { $0 != "muted on page: text" } == expected)
    }

    @Test func `Slots of Vue are places for content`() {
        let use = """
            <script setup>import Card from './Card.vue'</script>
            <template><p class="bg-page"><Card><b class="text-ink">x</b></Card></p></template>
            """
        let card = "<template><div class=\"bg-card\"><slot /></div></template>"
        #expect(Self.pairs([("a.vue", use), ("Card.vue", card)]) == ["ink on card: text"])
        let two = card.replacing("<slot />", with: "<slot /></div><div><slot name=\"x\" />")
        let doubt = "ink on (<Card> may paint a ground of its own): text"
        #expect(Self.pairs([("a.vue", use), ("Card.vue", two)]) == [doubt])
    }

    @Test func `The content that Svelte renders is a place for it`() {
        let use = """
            <script>import Card from './Card.svelte'</script>
            <Card><b class="text-ink">x</b></Card>
            """
        let card = "<div class=\"bg-card\">{@render children()}</div>"
        let pairs = Self.pairs([("a.svelte", use), ("Card.svelte", card)])
        #expect(pairs == ["ink on card: text"])
    }
}

import SourceText
import Testing

@testable import TokenUses

@Suite("Classes in expressions, for style sheets")
struct ExpressionClassTests {
    private static let rules = """
        .page { background: var(--page) } .card { background: var(--card) }
        .band { background: var(--band) } .note { color: var(--ink) } .warm { color: var(--hot) }
        """

    /// The pairs of the sheet's texts on the grounds that only the markup tells.
    private static func pairs(_ markup: String, _ file: String = "a.tsx") -> Set<String> {
        let sheet = SheetReader.read(rules, file: "a.css")
        let page = StyleUses.names(in: markup, file: file)
        let reading = PairReading([sheet, page]) { _ in true }
        let pairs = reading.pairs(of: sheet).pairs.map(\.summary)
        let known = pairs.filter { !$0.contains("(no ground in this file)") }
        return Set(known.map { $0.replacing(", --page:", with: ":") })
    }

    private static func page(_ inner: String) -> String {
        "<div className=\"page\">\(inner)</div>"
    }

    @Test(arguments: [
        "clsx(\"card\")", "\"card\"", "`card`", "cn(\"p-2\", [\"card\"], className)",
        "twMerge(\"card\", props.className)",
    ])
    func `A ground in an expression hides the one around it`(classes: String) {
        let inner = "<div className={\(classes)}><p className=\"note\">x</p></div>"
        #expect(Self.pairs(Self.page(inner)).contains("--ink on --card: text"))
    }

    @Test(arguments: ["clsx(\"card\")", "\"card\"", "`card`", "[\"card\", className]"])
    func `A ground that always counts is the only one`(classes: String) {
        let inner = "<div className={cn(\(classes))}><p className=\"note\">x</p></div>"
        #expect(Self.pairs(Self.page(inner)) == ["--ink on --card: text"])
    }

    @Test(arguments: [
        "on ? \"card\" : \"band\"", "on ? 'card' : !on && 'band'",
        "clsx({ card: on, band: !on })",
    ])
    func `A text is a pair on the ground of each branch, and on no other`(classes: String) {
        let inner = "<div className={\(classes)}><p className={\"note\"}>x</p></div>"
        let pairs: Set = ["--ink on --card: text", "--ink on --band: text"]
        #expect(Self.pairs(Self.page(inner)) == pairs)
    }

    @Test(arguments: [
        "<p className={on ? \"note\" : \"warm\"}>x</p>",
        "{on && <p className=\"note\">x</p>}{!on && <p className=\"warm\">x</p>}",
        "{on ? <p className=\"note\">x</p> : <b><i className=\"warm\">x</i></b>}",
    ])
    func `One condition has one value in an element and in those in it`(inner: String) {
        let markup = "<div className={on ? \"card\" : \"band\"}>\(inner)</div>"
        #expect(Self.pairs(markup) == ["--ink on --card: text", "--hot on --band: text"])
    }

    @Test(arguments: ["getClass()", "`card-${kind}`", "kinds[kind]", "cn(\"x\", theme.card)"])
    func `Classes that only the running app tells leave what is in them in no pair`(
        classes: String
    ) {
        let inner = "<div className={\(classes)}><p className=\"note\">x</p></div>"
        let reason = "only the running app tells the classes around it"
        #expect(Self.pairs(Self.page(inner)) == ["--ink on (\(reason)): text"])
    }

    @Test func `Unknown classes alone are no ground on which a text from outside may lie`() {
        let inner = "<div className={f()}><p className=\"x\">x</p></div>"
        let page = "<div className=\"card note\">\(inner)</div>"
        #expect(Self.pairs(page) == ["--ink on --card: text"])
    }

    @Test func `Unknown classes beside a ground leave it as it is`() {
        let inner = "<div className={cn(\"card\", f())}><p className=\"note\">x</p></div>"
        #expect(Self.pairs(Self.page(inner)) == ["--ink on --card: text"])
    }

    @Test(arguments: [
        ("a.vue", "<div class='page'><div :class=\"['x', { card: on }]\"><p class='note'>x</p>"),
        ("a.svelte", "<div class='page'><div class:card={on}><p class='note'>x</p>"),
        ("a.svelte", "<div class='page'><div class=\"x {on ? 'card' : ''}\"><p class=note>x</p>"),
        ("a.astro", "<div class='page'><div class:list={[{ card: on }]}><p class=note>x</p>"),
        ("a.html", "<div class='page'><div [class.card]='on'><p class='note'>x</p>"),
    ])
    func `Each framework's own notation is read`(file: String, markup: String) {
        let pairs: Set = ["--ink on --card: text", "--ink on --page: text"]
        #expect(Self.pairs(markup, file) == pairs)
    }

    @Test func `Elements in many conditions are in doubt and not left out`() {
        let open = (0..<40).map { "<div className={a\($0) && \"x\($0)\"}>" }.joined()
        let inner = "<div className={clsx(b && \"card\")}><p className=\"note\">x</p></div>"
        let pairs = Self.pairs(Self.page(open + inner))
        #expect(pairs.contains { $0.contains("only the running app tells") }, "\(pairs)")
    }
}

import SourceText
import Testing

@testable import TokenUses

@Suite("Classes that cannot be told from the markup alone")
struct MarkupStateTests {
    private static func pairs(_ text: String, _ file: String = "a.tsx") -> [String] {
        MarkupReaderTests.pairs(text, file)
    }

    private static let unknown = "(some of its classes are known only to the running app)"

    @Test(arguments: [
        ("<p className=\"bg-page text-ink\" style={card}>x</p>", "a.tsx", false),
        ("<p className=\"bg-page text-ink\" style={styles.card}>x</p>", "a.tsx", false),
        ("<p className=\"bg-page text-ink\" style={{...card}}>x</p>", "a.tsx", false),
        ("<p className=\"bg-page text-ink\" style={isOn ? one : two}>x</p>", "a.tsx", false),
        ("<p class=\"bg-page text-ink\" :style=\"[one, two]\">x</p>", "a.vue", false),
        (
            "<p class=\"bg-page text-ink\" style=\"{% if a %}background:#111{% endif %}\">x</p>",
            "a.html", false
        ),
        ("<p class=\"bg-page text-ink\" style=\"background: none\">x</p>", "a.html", false),
        ("<p class=\"bg-page text-ink\" style=\"background-image: none\">x</p>", "a.html", true),
        ("<p className=\"bg-page text-ink\" style={props.style}>x</p>", "a.tsx", true),
        ("<p className=\"bg-page text-ink\" style={{ width }}>x</p>", "a.tsx", true),
        (
            "<p className=\"bg-page text-ink\" style={{boxShadow: \"inset 0 0 0 9rem red\"}}>x</p>",
            "a.tsx", false
        ),
        (
            "<p className=\"bg-page text-ink\" style={{boxShadow: \"0 1px 2px red\"}}>x</p>",
            "a.tsx", true
        ),
        (
            "<p class=\"bg-page text-ink\" style=\"border-image: linear-gradient(red, red) 30 fill\">x</p>",
            "a.html", false
        ),
        (
            "<p className=\"bg-page text-ink\" style={{display: on ? \"contents\" : \"flex\"}}>x</p>",
            "a.tsx", false
        ),
        (
            "<p className=\"bg-page text-ink\" style={{display: on ? \"none\" : \"flex\"}}>x</p>",
            "a.tsx", true
        ),
        ("<p class=\"bg-page text-ink\" style:color={x}>x</p>", "a.svelte", false),
        ("<p class=\"bg-page text-ink\" style:background-color={x}>x</p>", "a.svelte", false),
        ("<p class=\"bg-page text-ink\" style:width={x}>x</p>", "a.svelte", true),
        ("<p class=\"bg-page text-ink\" [style.color]=\"x\">x</p>", "a.html", false),
        (
            "<p class=\"bg-page text-ink\" style=\"\(String(repeating: " ", count: 4_000)) a:b\">x</p>",
            "a.html", false
        ),
    ])
    func `A style that only the running app tells leaves no pair to judge`(
        text: String,
        file: String,
        isJudged: Bool
    ) {
        #expect(Self.pairs(text, file).contains("ink on page: text") == isJudged)
    }

    @Test(arguments: ["<p className={", "<b>", "<p a={{"])
    func `A file that is nested too deeply is read up to a place that is told`(piece: String) {
        let text = #"<p className="bg-page text-ink">x</p>;"#
        let pairs = Self.pairs(text + String(repeating: piece, count: 1_000))
        let cut = "the rest of the file on (it is nested too deeply to be read): text"
        #expect(pairs == ["ink on page: text", cut])
    }

    @Test(arguments: [
        ("text-2xl", "largeText"), ("md:text-sm text-2xl", "text"), ("text-2xl md:text-sm", "text"),
        ("text-2xl text-sm", "text"),
    ])
    func `A text is large only if no class under a condition gives it another size`(
        size: String,
        use: String
    ) {
        let text = #"<p className="bg-page text-ink \#(size)">x</p>"#
        #expect(Self.pairs(text) == ["ink on page: \(use)"])
    }

    @Test(arguments: [
        (
            #"<p className={"text-ink " + (on ? "bg-page" : "bg-card")}>x</p>"#,
            ["ink on card: text", "ink on page: text"]
        ),
        (
            #"<A className={({isActive}) => isActive ? "bg-page text-ink" : "bg-card text-ink"}/>"#,
            ["ink on card: text", "ink on page: text"]
        ),
        (
            #"const props = defineProps<P>(); <p className={cn("bg-page text-ink", props.class)}>x</p>"#,
            ["ink on page: text"]
        ),
        (
            #"const props = pick(); <p className={cn("bg-page text-ink", props.class)}>x</p>"#,
            ["ink on (some of its classes are known only to the running app): text"]
        ),
        (#"<p className={{ a: "bg-page text-ink" }[k]}/>"#, ["ink on page: text"]),
        (
            #"<p className={(() => { return "text-ink"; })()}/>"#,
            ["ink on (no ground in this file): text"]
        ),
        (
            #"<p className={["bg-page", on && "text-ink"].filter(Boolean).join(" ")}/>"#,
            ["ink on page: text"]
        ),
        (
            #"<p className={pick("text-ink") + " bg-page"}/>"#,
            ["ink on (no ground in this file): text"]
        ),
    ])
    func `Expressions put classes together, and strings of others are uses`(
        text: String,
        expected: [String]
    ) {
        #expect(Self.pairs(text) == expected)
    }

    @Test(arguments: [
        (
            #"<p className="bg-page [color:var(--color-base)]">x</p>"#,
            ["--color-base on page: text"]
        ),
        (
            #"<p class="bg-card" style="background: var(--color-base)"><b class="text-ink">x</b></p>"#,
            ["ink on --color-base: text"]
        ),
        (
            #"<p className="bg-page" style={{ color: "var(--color-base)", margin: 0 }}>x</p>"#,
            ["--color-base on page: text"]
        ),
        (
            #"<p className="bg-page text-ink" style={{ color: x }}>x</p>"#,
            ["ink on (a style sets the colour): text"]
        ),
        (
            #"<p className="bg-page text-ink" style={styles.note}>x</p>"#,
            ["ink on (a style sets the colour): text"]
        ),
        (
            #"<p className="text-ink" style={getStyle()}>x</p>"#,
            ["ink on (a style sets the colour): text"]
        ),
        (
            #"<p className="bg-page" style={{ color: x }}>x</p>"#,
            ["a computed colour on (a style sets the colour): text"]
        ),
        (
            #"<p className="bg-page text-ink" style={{ backgroundColor: x }}>x</p>"#,
            ["ink on (a style sets the ground): text"]
        ),
    ])
    func `A style sets colours as a class does`(text: String, expected: [String]) {
        let file = text.contains("className") ? "a.tsx" : "a.html"
        #expect(Self.pairs(text, file) == expected)
    }

    @Test(arguments: [
        (
            #"<div className="bg-page"><p className="md:absolute text-ink">x</p></div>"#,
            ["ink on (it may lie on more than the element that it is in): text"]
        ),
        (
            #"<p className="bg-page bg-card text-ink">x</p>"#,
            ["ink on (the sheet's order decides between 'bg-page' and 'bg-card'): text"]
        ),
        (
            #"<p className="hidden bg-page text-ink">x</p>"#,
            ["ink on (it is hidden until a script shows it): text"]
        ),
        (
            #"<p className="bg-page lg:bg-card md:bg-brand lg:text-ink">x</p>"#,
            ["ink on card: text"]
        ),
        (#"<p className="hidden md:block bg-page text-ink">x</p>"#, ["ink on page: text"]),
        (
            #"<div hidden className="bg-page"><p className="text-ink">x</p></div>"#,
            ["ink on (it is hidden until a script shows it): text"]
        ),
    ])
    func `A place or order that only the page tells is unknown`(text: String, expected: [String]) {
        #expect(Set(Self.pairs(text)) == Set(expected))
    }

    @Test(arguments: [
        (
            #"<div className={on ? "bg-page" : "bg-card"}>{on && <p className="text-ink">x</p>}</div>"#,
            ["ink on page: text"]
        ),
        (
            #"<div className={on ? "bg-page" : "bg-card"}>{on ? <b className="text-ink"/> : <i className="text-muted"/>}</div>"#,
            ["ink on page: text", "muted on card: text"]
        ),
        (
            #"<div className={cn("bg-page", on() && "bg-card")}>{on() && <p className="text-ink">x</p>}</div>"#,
            ["ink on card: text"]
        ),
        (
            #"<p className="bg-page"><b className={on && "bg-card"}>{on ? <i className="text-ink"/> : 1}</b></p>"#,
            ["ink on card, page: text"]
        ),
    ])
    func `An element in the branch of a condition lies on the ground of that branch`(
        text: String,
        expected: [String]
    ) {
        #expect(Self.pairs(text) == expected)
    }

    @Test(arguments: [
        (#"<p className="bg-base [--color-base:red] text-ink">x</p>"#, "a.tsx"),
        (#"<p className="bg-base text-ink" style={{ "--color-base": x }}>x</p>"#, "a.tsx"),
        (#"<p className="bg-base text-ink" style={{ ["--color-base" as any]: x }}>x</p>"#, "a.tsx"),
        (
            #"<div style={{ [`--color-${x}`]: y }}><p className="bg-base text-ink">x</p></div>"#,
            "a.tsx"
        ),
        (#"<div style="--color-base: red"><p class="bg-base text-ink">x</p></div>"#, "a.html"),
        (#"<div style:--color-base={x}><p class="bg-base text-ink">x</p></div>"#, "a.svelte"),
        (#"<Box --color-base={x}><p class="bg-base text-ink">x</p></Box>"#, "a.svelte"),
        (#"<div :style="{ '--color-base': x }"><p class="bg-base text-ink">x</p></div>"#, "a.vue"),
    ])
    func `A token that an element sets anew leaves no pair to judge in it`(
        text: String,
        file: String
    ) {
        let pairs = Self.pairs(text, file)
        #expect(pairs.count == 1)
        #expect(pairs.allSatisfy { $0.contains("'--color-") })
        let other = text.replacing("--color-", with: "--gap-")
        #expect(Self.pairs(other, file) == ["ink on --color-base: text"])
    }

    @Test(arguments: [
        ("bg-page text-ink selection:bg-card", ["ink on card: text", "ink on page: text"]),
        (
            "bg-page text-ink selection:bg-card selection:text-muted",
            ["ink on page: text", "muted on card: text"]
        ),
        ("bg-page text-ink file:bg-card", ["ink on card: text", "ink on page: text"]),
        (
            "bg-page text-ink before:absolute before:bg-card",
            ["ink on (a part before or after it may lie on it): text"]
        ),
        (
            "bg-page text-ink after:bg-card after:content-['New']",
            ["ink on (a part before or after it may lie on it): text"]
        ),
        ("bg-page text-ink before:bg-card before:h-px", ["ink on page: text"]),
        ("bg-page text-ink marker:text-muted", ["ink on page: text", "muted on page: text"]),
        (
            "bg-page text-ink shadow-[inset_0_0_0_9rem_red]",
            ["ink on (a shadow may lie on its ground): text"]
        ),
        (
            "bg-page text-ink inset-ring-100 inset-ring-white",
            ["ink on (a shadow may lie on its ground): text"]
        ),
        ("bg-page text-ink inset-ring-2 inset-ring-white", ["ink on page: text"]),
        (
            "bg-brand bg-clip-text text-transparent",
            ["brand on (its ground is clipped to its text): text"]
        ),
        (
            "bg-page text-ink animate-pulse",
            ["ink on (a filter or an animation changes it): text"]
        ),
        ("bg-page text-ink animate-spin", ["ink on page: text"]),
        (
            "bg-page text-ink [mix-blend-mode:multiply]",
            ["ink on (a filter or an animation changes it): text"]
        ),
        (
            "bg-page text-ink mask-b-from-20%",
            ["ink on (a filter or an animation changes it): text"]
        ),
        (
            "bg-page text-ink backdrop-invert",
            ["ink on (a filter or an animation changes it): text"]
        ),
        (
            "bg-page text-ink [opacity:50%]",
            [
                "ink on (an opacity changes a text together with its ground): text",
                "ink/50 on (an opacity changes a text together with its ground): text",
            ]
        ),
        ("bg-page text-ink [filter:none] backdrop-blur", ["ink on page: text"]),
        (
            "bg-page text-ink [-webkit-filter:invert(1)]",
            ["ink on (a filter or an animation changes it): text"]
        ),
        ("bg-page text-ink [backdrop-filter:blur(4px)]", ["ink on page: text"]),
        ("sr-only bg-page text-ink focus:not-sr-only", ["ink on page: text"]),
    ])
    func `Parts, shadows and animations of an element are seen with its text`(
        classes: String,
        expected: [String]
    ) {
        #expect(Self.pairs("<p className=\"\(classes)\">x</p>") == expected)
    }

    @Test(arguments: [
        (
            #"<p className="bg-page text-ink">a<b className="opacity-50">x</b></p>"#,
            ["ink on page: text", "ink/50 on page: text"]
        ),
        (
            #"<p className="bg-page text-ink">a<b className="animate-pulse">x</b></p>"#,
            ["ink on (a filter or an animation changes it): text", "ink on page: text"]
        ),
        (
            #"<p className="bg-page text-ink">a<b className="opacity-50"/></p>"#,
            ["ink on page: text"]
        ),
    ])
    func `A text from outside has the opacity of the element that it is in`(
        text: String,
        expected: [String]
    ) {
        #expect(Self.pairs(text) == expected)
    }

    @Test(arguments: [
        (".dark-blue .a { @apply bg-card text-ink }", ["ink on card: text"]),
        ("/* .dark */ .a { @apply bg-card text-ink }", ["ink on card: text"]),
        (".dark .a { @apply bg-card text-ink }", ["ink on card: text dark"]),
        (
            "@media (prefers-color-scheme: dark) { .a { @apply bg-card text-ink } }",
            ["ink on card: text dark"]
        ),
        (".a:disabled { @apply bg-card text-ink }", ["ink on card: exempt"]),
        ("@media print { .a { @apply bg-card text-ink } }", []),
    ])
    func `Applied classes are in the scheme of their rule`(text: String, expected: [String]) {
        #expect(Self.pairs(text, "a.css") == expected)
    }

    @Test func `The style sheet of a page is read at its place`() {
        let text = "<p>\n<style lang=\"scss\">\n.a { .b { color: var(--x) } }\n</style>"
        let uses = StyleUses.names(in: text, file: "a.vue")
        let pairs = SheetPairs(uses.rules, PropertyNames([uses.rules]) { _ in true }).pairs
        #expect(pairs.map(\.location.description) == ["a.vue:3:18"])
    }

    @Test func `The examples in the documentation of a component are no part of it`() {
        let docs = """
            <docs>
            <template><p class="bg-card text-ink">x</p></template>
            <style>
            .a { color: var(--x); background: var(--y) }
            </style>
            </docs>

            """
        let own = """
            <template>
            <p class="bg-page text-ink">x</p>
            </template>
            <style>.b { color: var(--z); background: var(--y) }</style>
            """
        #expect(Self.pairs(docs + own, "a.vue") == ["ink on page: text"])
        let uses = StyleUses.names(in: docs + own, file: "a.vue")
        let pairs = SheetPairs(uses.rules, PropertyNames([uses.rules]) { _ in true }).pairs
        #expect(pairs.map(\.summary) == ["--z on --y: text"])
    }
}

import SourceText
import Testing

@testable import TokenUses

@Suite("Names in the conditions of classes")
struct MarkupBindingTests {
    private static func pairs(_ text: String, _ file: String = "a.tsx") -> [String] {
        MarkupReaderTests.pairs(text, file)
    }

    private static func nested(_ inner: String) -> String {
        #"<ul className={a.on ? "bg-page" : "bg-card"}>\#(inner)</ul>"#
    }

    private static let item = #"<li className={a.on ? "text-ink" : "text-muted"}>x</li>"#
    private static let both = [
        "ink on card: text", "ink on page: text", "muted on card: text", "muted on page: text",
    ]

    @Test(arguments: [
        "{list.map(a => \(item))}",
        "{list.map((a, i) => (\(item)))}",
        "{list.map(({ b, a }: T): Node => { return \(item) })}",
        "{list.map(function (a) { return \(item) })}",
        "{list.map(b => { const a = b.c; return \(item) })}",
        "{list.map(b => { const { a } = b; return \(item) })}",
        "{list.map(b => { a.on = !a.on; return \(item) })}",
    ])
    func `A condition about another value of a name is another one`(inner: String) {
        #expect(Self.pairs(Self.nested(inner)) == Self.both)
    }

    @Test(arguments: [
        "{list.map(b => \(item))}",
        "{list.map((b) => { const c = a.on; if (a == c) { return \(item) } })}",
        "<b onClick={() => { a = 1 }}/>\(item)",
    ])
    func `A condition about the same value has the same outcome`(inner: String) {
        #expect(Self.pairs(Self.nested(inner)) == ["ink on page: text", "muted on card: text"])
    }

    @Test func `A loop of a template has values of its own`() {
        let svelte =
            #"<ul class={a.on ? "bg-page" : "bg-card"}>{#each b as a}<li class={a.on ? "text-ink" : "text-muted"}>x</li>{/each}</ul>"#
        #expect(Self.pairs(svelte, "a.svelte") == Self.both)
        let vue =
            #"<ul v-for="a in b" :class="a.on ? 'bg-page' : 'bg-card'"><li v-for="a in c" :class="a.on ? 'text-ink' : 'text-muted'">x</li></ul>"#
        #expect(Self.pairs(vue, "a.vue") == Self.both)
        let same = vue.replacing("v-for=\"a in c\" ", with: "")
        #expect(Self.pairs(same, "a.vue") == ["ink on page: text", "muted on card: text"])
    }

    @Test func `A condition with another outcome each time is another one`() {
        let text =
            #"<p className={i++ % 2 ? "bg-page" : "bg-card"}><b className={i++ % 2 ? "text-ink" : "text-muted"}>x</b></p>"#
        #expect(Self.pairs(text) == Self.both)
    }

    private static let unknown =
        "ink on (some of its classes are known only to the running app): text"

    @Test(arguments: [
        (#"const base = "bg-page"; <p className={cn(base, "text-ink")}/>"#, "ink on page: text"),
        (#"const cardClass = a(); <p className={cn("bg-page text-ink", cardClass)}/>"#, unknown),
        (#"const rest = { className: a }; <p className="bg-page text-ink" {...rest}/>"#, unknown),
        (#"<p className="bg-page text-ink" {...{ className: a }}/>"#, unknown),
        (#"<p className="bg-page text-ink" {...rest}/>"#, unknown),
        (#"<p {...rest} className="bg-page text-ink"/>"#, unknown),
        (
            #"function A({ className, ...rest }) { return <p className="bg-page text-ink" {...rest}/> }"#,
            "ink on page: text"
        ),
        (
            #"function A({ on, ...rest }) { return <p className="bg-page text-ink" {...rest}/> }"#,
            unknown
        ),
        (
            #"let base = "bg-page"; if (on) { base = "bg-card" } <p className={cn(base, "text-ink")}/>"#,
            unknown
        ),
        (
            #"const base = "bg-page"; function A({ base }) { return <p className={cn("text-ink", base)}/> }"#,
            unknown
        ),
        (
            #"function A({ cardClass }) { return <p className={cn("bg-page text-ink", cardClass)}/> }"#,
            "ink on page: text"
        ),
    ])
    func `Classes are the caller's only if the file does not set them`(
        text: String,
        expected: String
    ) {
        #expect(Self.pairs(text) == [expected])
    }

    @Test func `A class that is known in part makes the colour of its text unknown`() {
        let reason = "some of its classes are known only to the running app"
        let expected = ["a computed colour on (\(reason)): text"]
        #expect(Self.pairs(#"<p class="text-{{ a }} bg-page">x</p>"#, "a.html") == expected)
        #expect(Self.pairs(#"<p className={`text-${a} bg-page`}>x</p>"#) == expected)
    }

    @Test(arguments: [
        ("<div>{/* pair: ink on card */}<p className=\"text-ink\">x</p></div>", "a.tsx"),
        ("<div><!-- pair: ink on card as text --><p class=\"text-ink\">x</p></div>", "a.html"),
    ])
    func `A comment says the ground of the element after it`(text: String, file: String) {
        #expect(Self.pairs(text, file) == ["ink on card: text"])
        let unknown = "ink on (no ground in this file): text"
        let second = text.replacing("</div>", with: "<p class=\"text-ink\">x</p></div>")
        #expect(Self.pairs(second, file) == [unknown, "ink on card: text"])
    }

    @Test(arguments: [
        ("a.tsx", "{createPortal(<p className='text-ink'>x</p>, a)}"),
        ("a.vue", "<Teleport to='a'><p class='text-ink'>x</p></Teleport>"),
        ("a.html", "{% macro a() %}<p class='text-ink'>x</p>{% endmacro %}"),
        ("a.html", "{{ define \"a\" }}<p class='text-ink'>x</p>{{ end }}"),
        ("a.erb", "<% content_for :a do %><p class='text-ink'>x</p><% end %>"),
    ])
    func `An element that is put elsewhere does not lie on the one around it`(
        file: String,
        inner: String
    ) {
        let name = file.hasSuffix("x") ? "className" : "class"
        let pairs = Self.pairs("<div \(name)='bg-page'>\(inner)</div>", file)
        #expect(pairs.count == 1)
        #expect(pairs.allSatisfy { $0.hasPrefix("ink on (") })
    }

    @Test(arguments: [
        (#"<p class="bg-page" [class.text-ink]="on">x</p>"#, "a.html", "ink on page: text"),
        (
            #"<p class="bg-page" [ngClass]="{ 'text-ink': on }">x</p>"#, "a.html",
            "ink on page: text"
        ),
        (#"<p class="bg-page text-ink" [className]="a">x</p>"#, "a.html", unknown),
        (#"<p class="bg-page" class:hover:text-ink={on}>x</p>"#, "a.svelte", "ink on page: text"),
        (
            #"<p class="bg-page" classList={{ "text-ink": on() }}>x</p>"#, "a.jsx",
            "ink on page: text"
        ),
        (#"<p class="bg-page text-ink" v-bind="{ class: a }">x</p>"#, "a.vue", unknown),
        (#"<p class="bg-page text-ink" v-bind="$attrs">x</p>"#, "a.vue", "ink on page: text"),
    ])
    func `Each framework has its own attributes for classes`(
        text: String,
        file: String,
        expected: String
    ) {
        #expect(Self.pairs(text, file) == [expected])
    }

    @Test(arguments: [
        (
            #"<p className={on ? "bg-card text-ink" : "text-muted"}><b className={on ? "bg-page text-muted" : "text-muted"}>x</b></p>"#,
            [
                "ink on card: text", "muted on (no ground in this file): text",
                "muted on (no ground in this file): text", "muted on page, card: text",
            ]
        ),
        (
            #"<p className={cn("bg-page text-ink", on ? "text-muted" : "text-brand")}/>"#,
            ["brand on page: text", "muted on page: text"]
        ),
        (
            #"<p className={cn("bg-page text-ink", on ? "bg-card" : "bg-brand")}/>"#,
            ["ink on brand: text", "ink on card: text"]
        ),
    ])
    func `A colour that each outcome of a condition replaces is never seen`(
        text: String,
        expected: [String]
    ) {
        #expect(Self.pairs(text) == expected)
    }

    private static let doubt =
        "ink on (some of its classes are known only to the running app): text"

    @Test(arguments: [
        (#"{"bg-page text-ink".replace("page", "card")}"#, false),
        (#"{`bg-page text-ink`.replace("page", "card")}"#, false),
        (#"{["bg-page text-ink"].concat("bg-card").join(" ")}"#, false),
        (#"{["bg-page text-ink"].map(swap).join(" ")}"#, false),
        (#"{["bg-page text-ink", x].filter(isGood).join(" ")}"#, false),
        (#"{["bg-page text-ink"].join(" ").replace("page", "card")}"#, false),
        (#"{cn("bg-page text-ink").replace("page", "card")}"#, false),
        (#"{cn(first(on), "bg-page text-ink", last(on))}"#, false),
        (#"{["bg-page", "text-ink"].filter(Boolean).join(" ")}"#, true),
        (#"{"bg-page text-ink".trim()}"#, true), (#"{("bg-page text-ink") as string}"#, true),
    ])
    func `A call after classes, or a method of them, may change the ground`(
        value: String,
        isJudged: Bool
    ) {
        let pairs = Self.pairs("<p className=\(value)>x</p>")
        #expect(pairs == [isJudged ? "ink on page: text" : Self.doubt])
    }

    @Test func `A method of a constant may change the classes in it`() {
        let text = #"const base = "bg-page text-ink"; <p className={base.concat(" bg-card")}>x</p>"#
        #expect(Self.pairs(text).contains(Self.doubt))
    }
}

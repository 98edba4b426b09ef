import SourceText
import Testing

@testable import TokenUses

@Suite("Pairs of classes in markup")
struct MarkupReaderTests {
    static let colors = ColorNames([
        "page", "card", "ink", "muted", "brand", "on-brand", "--color-base",
    ])

    static func pairs(_ text: String, _ file: String = "a.tsx") -> [String] {
        PairReader.pairs(in: text, file: file, colors: colors).map(\.summary).sorted()
    }

    @Test(arguments: [
        (#"<p className="bg-page text-ink">x</p>"#, ["ink on page: text"]),
        (
            #"<div className="bg-page"><p className="text-ink">x</p></div>"#,
            ["ink on page: text"]
        ),
        (
            #"<div className="bg-page"><img className="bg-card" /><p className="text-ink"/></div>"#,
            ["ink on page: text"]
        ),
        (
            #"<div className="bg-page"><div className="bg-card/50 text-ink/60">x</div></div>"#,
            ["ink/60 on card/50, page: text"]
        ),
        (#"<p className="text-ink">x</p>"#, ["ink on (no ground in this file): text"]),
        (
            #"<div className="bg-card/50 text-ink">x</div>"#,
            ["ink on (no ground in this file): text"]
        ),
        (
            #"<p className="text-sm text-center bg-cover text-base">x</p>"#,
            [
                "--color-base on (no ground in this file): text"
            ]
        ),
        (#"<p className="bg-[#123456] text-ink">x</p>"#, ["ink on #123456: text"]),
        (
            #"<p className="bg-[url(a.png)] text-ink">x</p>"#,
            ["ink on (nothing tells the colour of 'bg-[url(a.png)]'): text"]
        ),
        (
            #"<p className="bg-gradient-to-r from-brand text-ink">x</p>"#,
            ["ink on (a gradient lies under it): text"]
        ),
        (
            #"<p className="bg-slate-500 text-ink">x</p>"#,
            ["ink on ('bg-slate-500' is no token): text"]
        ),
        (
            #"<p className="bg-card text-slate-500">x</p>"#,
            ["text-slate-500 on ('text-slate-500' is no token): text"]
        ),
        (#"<p className="bg-brand text-white">x</p>"#, ["white on brand: text"]),
        (#"<p className="bg-slate-500 text-white">x</p>"#, []),
        (
            #"<p className="bg-[var(--color-base)] text-ink/[0.4]">x</p>"#,
            [
                "ink/40 on --color-base: text"
            ]
        ),
        (
            #"<h1 className="bg-page text-2xl"><b className="text-ink">x</b></h1>"#,
            [
                "ink on page: largeText"
            ]
        ),
        (#"<svg className="bg-page fill-ink"/>"#, ["ink on page: nonText"]),
        (#"<svg className="bg-page fill-page"/>"#, ["page on page: exempt"]),
        (
            #"<p className="bg-page"><Check className="size-4 text-ink"/></p>"#,
            [
                "ink on page: nonText"
            ]
        ),
        (#"<hr className="bg-page border-t-ink"/>"#, ["ink on page: exempt"]),
    ])
    func `A colour lies on the nearest ground in its file`(text: String, expected: [String]) {
        #expect(Self.pairs(text) == expected.sorted())
    }

    @Test(arguments: [
        (
            "bg-brand text-on-brand hover:bg-brand/90",
            ["on-brand on (no ground in this file): text", "on-brand on brand: text"]
        ),
        ("bg-page text-muted hover:text-ink", ["muted on page: text", "ink on page: text"]),
        (
            "bg-page text-muted hover:text-ink hover:bg-card",
            ["muted on page: text", "ink on card: text"]
        ),
        (
            "bg-page text-ink hover:bg-card focus:text-muted",
            ["ink on card: text", "ink on page: text", "muted on page: text"]
        ),
        (
            "bg-page text-ink dark:bg-card dark:text-muted",
            ["ink on page: text light", "muted on card: text dark"]
        ),
        (
            "bg-page text-ink dark:bg-card",
            ["ink on card: text dark", "ink on page: text light"]
        ),
        ("bg-page text-ink disabled:text-muted", ["ink on page: text", "muted on page: exempt"]),
        (
            "bg-page text-ink placeholder:text-muted/50",
            ["ink on page: text", "muted/50 on page: text"]
        ),
        ("bg-page text-ink print:text-muted sr:bg-cover", ["ink on page: text"]),
        (
            "bg-page text-ink [&_svg]:text-muted",
            ["ink on page: text", "muted on ('[&_svg]:' paints another element): text"]
        ),
        (
            "bg-page text-ink focus:ring-brand ring-card",
            [
                "ink on page: text", "brand on (no ground in this file): nonText",
                "card on (no ground in this file): exempt",
            ]
        ),
        ("bg-page text-ink !text-muted", ["muted on page: text"]),
    ])
    func `A state has its own colours on its own ground, or else the plain one`(
        classes: String,
        expected: [String]
    ) {
        let text = "<p className=\"\(classes)\">x</p>"
        #expect(Self.pairs(text) == expected.sorted())
    }

    @Test(arguments: [
        (
            #"<p className={on ? "bg-brand text-on-brand" : "bg-card text-ink"}/>"#,
            ["on-brand on brand: text", "ink on card: text"]
        ),
        (
            #"<p className={cn("bg-card", on && "bg-brand", on ? "text-on-brand" : "text-ink", className)}/>"#,
            ["on-brand on brand: text", "ink on card: text"]
        ),
        (
            #"<p className={cn("text-ink", on ? "bg-brand text-on-brand" : "bg-card")}/>"#,
            ["ink on card: text", "on-brand on brand: text"]
        ),
        (
            #"<p className={cn("bg-card", kind === "a" && "bg-brand", kind === "b" && "text-ink")}/>"#,
            ["ink on card: text"]
        ),
        (
            #"<div className={on ? "bg-brand" : "bg-card"}><p className={!on ? "text-ink" : "text-on-brand"}/></div>"#,
            ["ink on card: text", "on-brand on brand: text"]
        ),
        (
            #"<p className={clsx({ "bg-brand": on }, ["text-ink"])}/>"#,
            [
                "ink on (no ground in this file): text", "ink on brand: text",
            ]
        ),
        (
            "<p className={`bg-${color} text-ink`}/>",
            ["ink on (some of its classes are known only to the running app): text"]
        ),
        (
            "<p className={`p-${size} bg-card text-ink ${on ? \"text-muted\" : \"\"}`}/>",
            [
                "ink on card: text",
                "muted on (the sheet's order decides between 'text-ink' and 'text-muted'): text",
            ]
        ),
        (
            #"<p className={cn("bg-card text-ink", styles[kind])}/>"#,
            ["ink on (some of its classes are known only to the running app): text"]
        ),
        (
            #"const a = tv({ base: "text-ink", variants: { kind: { a: "bg-brand", b: "bg-card" } } })"#,
            ["ink on brand: text", "ink on card: text"]
        ),
        (
            #"const a = tv({ slots: { top: "text-ink", end: "bg-card text-muted" } })"#,
            ["ink on (no ground in this file): text", "muted on card: text"]
        ),
        (
            #"const a = cva("text-ink", { variants: { kind: { a: "bg-brand text-on-brand", b: "bg-card" }, size: { s: "p-1" } } })"#,
            [
                "ink on card: text",
                "on-brand on (the sheet's order decides between 'text-ink' and 'text-on-brand'): text",
            ]
        ),
        (#"const a = { x: "bg-brand text-on-brand", y: "it's" }"#, ["on-brand on brand: text"]),
    ])
    func `Classes of alternatives are not together`(text: String, expected: [String]) {
        #expect(Self.pairs(text) == expected.sorted())
    }

    @Test(arguments: [
        (
            #"<div className="bg-page"><Card><p className="text-ink"/></Card></div>"#,
            ["ink on (<Card> may paint a ground of its own): text"]
        ),
        (
            #"<div className="bg-page"><><Link><p className="text-ink"/></Link></></div>"#,
            ["ink on page: text"]
        ),
        (
            #"<div className="bg-page">{items.map((i) => a < b && <li key={i} className="text-ink">{i}</li>)}</div>"#,
            ["ink on page: text"]
        ),
        (
            #"<div className="bg-page"><Row icon={<i className="text-ink"/>} /></div>"#,
            ["ink on (it is handed over in an attribute): text"]
        ),
        (
            #"<div className="bg-page"><i style={{ background: x }} className="text-ink"/></div>"#,
            ["ink on (a style sets the ground): text"]
        ),
        (
            #"<div className="bg-page"><i className="absolute text-ink"/></div>"#,
            ["ink on (it may lie on more than the element that it is in): text"]
        ),
        (
            #"<div className="text-ink"><p className="bg-card">x</p><p className="bg-page"/></div>"#,
            ["ink on (no ground in this file): text", "ink on card: text"]
        ),
        (
            #"<tr className="bg-page hover:bg-card"><td className="text-ink group-hover:text-muted"/></tr>"#,
            ["ink on page: text", "muted on card: text"]
        ),
        (
            #"<div className="bg-page"><p className="opacity-50"><b className="text-ink"/></p></div>"#,
            ["ink/50 on page: text"]
        ),
        (
            #"<div className="bg-page"><p className="opacity-50 bg-card text-ink"/></div>"#,
            ["ink/50 on (an opacity changes a text together with its ground): text"]
        ),
        (
            #"<div className="bg-page"><p className="invert"><b className="text-ink"/></p></div>"#,
            ["ink on (a filter or an animation changes it): text"]
        ),
        (#"<div className="bg-page"><p className="sr-only text-ink"/></div>"#, []),
    ])
    func `A ground ends where a component, a style or an opacity may change it`(
        text: String,
        expected: [String]
    ) {
        #expect(Self.pairs(text) == expected.sorted())
    }

    @Test(arguments: [
        (
            #"<ul><li class="bg-card text-ink">a<li class="text-muted">b</ul><br><p class="text-ink">"#,
            "a.html",
            [
                "ink on card: text", "muted on (no ground in this file): text",
                "ink on (no ground in this file): text",
            ]
        ),
        (
            #"<template><p class="bg-card" :class="{ 'text-ink': on }"></p></template>"#,
            "a.vue", ["ink on card: text"]
        ),
        (
            #"{#if a < b}<p class="bg-card {on ? 'text-ink' : 'text-muted'}" class:bg-brand={hot}/>{/if}"#,
            "a.svelte",
            [
                "ink on (the sheet's order decides between 'bg-card' and 'bg-brand'): text",
                "ink on card: text", "muted on card: text",
                "muted on (the sheet's order decides between 'bg-card' and 'bg-brand'): text",
            ]
        ),
        (
            "---\nconst a = \"bg-brand text-on-brand\"\n---\n<p class=\"bg-card text-ink\"/>",
            "a.astro", ["on-brand on brand: text", "ink on card: text"]
        ),
        (
            #"<p class="bg-card <%= on ? "a" : "b" %> text-ink"><%= x %></p>"#, "a.html.erb",
            ["ink on (some of its classes are known only to the running app): text"]
        ),
        (
            #"<.box class={["bg-card", @on && "text-ink"]} />"#, "a.heex", ["ink on card: text"]
        ),
        (
            "<style>.a { @apply bg-card text-ink; }</style><script>x('<p class=\"text-ink\">')</script>",
            "a.html", ["ink on card: text"]
        ),
        (
            ".dark .a { @apply bg-card; @apply text-ink } b { @apply text-muted }", "a.css",
            ["ink on card: text dark", "muted on (no ground in this file): text"]
        ),
    ])
    func `Each language has its own tags and expressions`(
        text: String,
        file: String,
        expected: [String]
    ) {
        #expect(Self.pairs(text, file) == expected.sorted())
    }

    @Test(arguments: [
        (#"<input type="checkbox" className="bg-page text-ink" />"#, "nonText"),
        (#"<input type="text" className="bg-page text-ink" />"#, "text"),
        (#"<a className="bg-page text-ink"> <svg><path d=""/></svg> </a>"#, "nonText"),
        (
            #"<button className="bg-page text-ink"><TrashIcon onClick={() => x} /></button>"#,
            "nonText"
        ),
        (#"<a className="bg-page text-ink"><svg><path d=""/></svg> Home</a>"#, "text"),
        (#"<a className="bg-page text-ink"><TrashIcon />{label}</a>"#, "text"),
        (#"<a className="bg-page text-ink"><Label /></a>"#, "text"),
    ])
    func `An element that shows a drawing or a mark alone has no text`(text: String, use: String) {
        #expect(Self.pairs(text) == ["ink on page: \(use)"])
    }

    @Test(arguments: ["bg&#45;card", "bg&hyphen;card"])
    func `A class with a character reference may set any colour`(name: String) {
        let pairs = Self.pairs("<p class=\"bg-page text-ink \(name)\">x</p>", "a.html")
        #expect(pairs.allSatisfy { $0.contains(" on (") }, "\(pairs)")
    }

    @Test func `A pair has the place of its foreground`() throws {
        let text = "const a = 1;\n<p className=\"bg-card\n é text-ink\" />"
        let pairs = PairReader.pairs(in: text, file: "a.tsx", colors: Self.colors)
        #expect(pairs.map(\.location.description) == ["a.tsx:3:4"])
    }

    @Test func `The last pair of a file with too many says so`() {
        let text = String(repeating: "<p class=\"bg-card text-ink\"></p>", count: 20_010)
        let pairs = PairReader.pairs(in: text, file: "a.html", colors: Self.colors)
        #expect(pairs.count == 20_000)
        let last = pairs.last?.summary
        #expect(last == "ink on (the file has too many uses after it): text")
    }

    @Test(
        .timeLimit(.minutes(10)),
        arguments: [
            "<a class='bg-card/50 text-ink'>", "</a>", "<a ", "{", "}", "`${", "cn(", "<a b={", "[",
            "bg-card ", "hover:bg-card text-ink ", "\"", "/*", "<!--", "<style>", "<script>", "<% ",
            "a ? 'text-ink' : ", "x && ", "(", "<A b={<A c=", "@apply text-ink;", "a{", "?",
            "'a-b' ",
        ]
    )
    func `Markup of any text is read to its end`(piece: String) {
        for (start, file) in [
            ("", "a.tsx"), ("<a class=\"", "a.html"), ("<a class={", "a.svelte"), ("", "a.css"),
        ] {
            let text = start + String(repeating: piece, count: 10_000)
            #expect(Self.pairs(text, file).count <= 10_000, "\(file)")
        }
    }
}

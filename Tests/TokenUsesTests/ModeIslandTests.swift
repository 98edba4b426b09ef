import Testing

@testable import TokenUses

@Suite("Parts of markup in another mode or another place")
struct ModeIslandTests {
    private static let text = "<p className=\"text-ink\">x</p>"
    private static let doubt = "ink on (it may be in another mode than the element around it): text"

    @Test(arguments: [
        "className=\"dark\"", "className=\"p-2 theme-light\"", "data-theme=\"dark\"",
        "data-theme={theme}", "data-bs-theme=\"dark\"", "data-mode=\"dark\"",
        "className={isOn ? \"dark\" : \"\"}",
    ])
    func `A text in another mode than its ground is in no pair`(attribute: String) {
        let outer = "<div className=\"bg-page\"><div \(attribute)>\(Self.text)</div></div>"
        #expect(MarkupReaderTests.pairs(outer) == [Self.doubt])
        let inner = "<div className=\"bg-card\"><p \(attribute)><b className=\"bg-page\">x</b></p>"
        let pairs = MarkupReaderTests.pairs("<div className=\"text-ink\">\(inner)</div></div>")
        #expect(pairs.contains(Self.doubt))
    }

    @Test(arguments: [
        "className=\"highlight\"", "className=\"dark:p-2\"", "data-mode=\"edit\"",
        "mode=\"wait\"", "data-state=\"open\"",
    ])
    func `An attribute that names no mode keeps a text on its ground`(attribute: String) {
        let text = "<div className=\"bg-page\"><div \(attribute)>\(Self.text)</div></div>"
        #expect(MarkupReaderTests.pairs(text) == ["ink on page: text"])
    }

    @Test(arguments: [
        "<div className=\"dark bg-page\">\(text)</div>",
        "<div className=\"dark\"><div className=\"bg-page\">\(text)</div></div>",
        "<body className=\"dark bg-page\">\(text)</body>",
    ])
    func `A text in the mode of its ground is a pair`(markup: String) {
        #expect(MarkupReaderTests.pairs(markup) == ["ink on page: text"])
    }

    @Test func `A translucent ground under which the page is scrolled is unknown`() {
        let nav = "<nav className=\"sticky CLASS\">\(Self.text)</nav>"
        let bar = "<div className=\"bg-page\">\(nav)</div>"
        let translucent = MarkupReaderTests.pairs(bar.replacing("CLASS", with: "bg-card/40"))
        #expect(translucent == ["ink on (it may lie on what is scrolled below it): text"])
        let opaque = MarkupReaderTests.pairs(bar.replacing("CLASS", with: "bg-card"))
        #expect(opaque == ["ink on card: text"])
        let clear = MarkupReaderTests.pairs(bar.replacing("CLASS", with: "top-0"))
        #expect(clear == ["ink on page: text"])
    }

    @Test(arguments: [
        ("-mt-20", false), ("mt-[-80px]", false), ("-translate-y-1/2", false),
        ("-translate-y-full", false), ("-mt-2", true), ("-mt-px", true), ("mt-20", true),
        ("hover:-translate-y-8", true),
    ])
    func `A text that is pulled up may lie on what comes before it`(
        classes: String,
        isJudged: Bool
    ) {
        let text =
            "<div className=\"bg-page\"><div className=\"\(classes)\">\(Self.text)</div></div>"
        #expect((MarkupReaderTests.pairs(text) == ["ink on page: text"]) == isJudged)
    }

    @Test(arguments: [
        ("-inset-1", false), ("inset-px", false), ("inset-x-0 top-0 bottom-0", false),
        ("inset-x-0 bottom-0 h-full", false), ("inset-[0]", false),
        ("start-0 end-0 inset-y-0", false), ("inset-x-0 bottom-0 h-px", true),
        ("inset-x-0 top-0", true), ("left-full inset-y-0 w-full", true), ("inset-0 top-1/2", true),
        ("top-0 left-0 size-4", true),
    ])
    func `An element over all edges of another one covers its text`(
        classes: String,
        isJudged: Bool
    ) {
        let cover = "<i className=\"absolute bg-brand \(classes)\"/>"
        let text = "<div className=\"relative bg-page\">\(Self.text)\(cover)</div>"
        #expect(MarkupReaderTests.pairs(text).contains("ink on page: text") == isJudged)
    }

    @Test(arguments: [
        ("-mt-20 bg-card", false), ("-mt-20", true), ("-mt-2 bg-card", true),
        ("absolute top-1/2 -translate-y-1/2 bg-card", true),
        ("col-start-1 row-start-1 bg-card", false), ("col-start-2 row-start-1 bg-card", true),
        ("[grid-area:1/1] bg-card", true), ("col-start-1 row-start-1", true),
    ])
    func `A ground that is pulled up, or in the same cell, meets the text before it`(
        classes: String,
        isJudged: Bool
    ) {
        let text = "<div className=\"col-start-1 row-start-1\">\(Self.text)</div>"
        let page = "<div className=\"bg-page\">\(text)<div className=\"\(classes)\" /></div>"
        let doubt = "ink on (what comes after it may lie below or over it): text"
        let pairs = MarkupReaderTests.pairs(page)
        #expect(pairs == [isJudged ? "ink on page: text" : doubt])
    }

    @Test func `A cover has texts of its own`() {
        let inner = "<p className=\"text-muted\">y</p>"
        let cover = "<div className=\"absolute inset-0 bg-card\">\(inner)</div>"
        let page = "<div className=\"relative bg-page\">\(Self.text)\(cover)</div>"
        let doubt = "ink on (another element lies over it): text"
        #expect(MarkupReaderTests.pairs(page) == [doubt, "muted on card: text"])
    }

    @Test func `A component that Vue chooses may paint a ground`() {
        let inner = "<component :is=\"c\"><p class=\"text-ink\">x</p></component>"
        let text = "<div class=\"bg-page\">\(inner)</div>"
        let doubt = "ink on (<component> may paint a ground of its own): text"
        #expect(MarkupReaderTests.pairs(text, "a.vue") == [doubt])
    }

    @Test func `A link has further classes while its page is shown`() {
        let link = "<RouterLink active-class=\"bg-brand\"><p class=\"text-ink\">x</p></RouterLink>"
        let pairs = MarkupReaderTests.pairs("<div class=\"bg-page\">\(link)</div>", "a.vue")
        #expect(pairs == ["ink on brand, page: text", "ink on page: text"])
    }

    @Test func `A snippet of Svelte lies on nothing where it is written`() {
        let text = """
            <div class="bg-page">
              {#snippet row(item)}<p class="text-ink">x</p>{/snippet}<b class="text-muted">x</b>
            </div>
            """
        let doubt = "ink on (it is handed over in an attribute): text"
        #expect(MarkupReaderTests.pairs(text, "a.svelte") == [doubt, "muted on page: text"])
    }
}

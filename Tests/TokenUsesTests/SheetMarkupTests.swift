import SourceText
import Testing

@testable import TokenUses

@Suite("Elements of markup that a sheet is for")
struct SheetMarkupTests {
    private static let card = ".card { color: var(--ink); background: var(--page) }"
    private static let large = card + ".card { font-size: 30px }"

    /// The pairs of a sheet beside a page, but for the one that its rule has by itself.
    private static func pairs(_ sheet: String, _ markup: String, _ file: String = "a.html")
        -> [String]
    {
        let sheet = SheetReader.read(sheet, file: "a.css")
        let page = StyleUses.names(in: markup, file: file)
        let reading = PairReading([sheet, page]) { !$0.hasPrefix("--local") }
        let pairs = reading.pairs(of: sheet).pairs.map(\.summary)
        return pairs.filter {
            !["--ink on --page: text", "--ink on --page: largeText"].contains($0)
        }
    }

    @Test(arguments: [("submit", false), ("reset", false), ("text", true)])
    func `The border of an input is needed unless that is a button`(type: String, isField: Bool) {
        let border = ".b { border: 1px solid var(--line); background: var(--page) }"
        let input = "<input type=\"\(type)\" class=\"b\">"
        let pairs = Self.pairs(border, input)
        #expect(pairs.contains("--line on --page: nonText") == isField, "\(pairs)")
    }

    private static let nested = #"<div class="wrap"><p class="x card">text</p></div>"#

    @Test(arguments: [
        ".wrap { opacity: 0.2 }", ".wrap { filter: opacity(0.3) }",
        ".wrap { -webkit-text-fill-color: red }", ".wrap:not(.y) { opacity: 0.3 }",
        "@keyframes z { to { opacity: 0.2 } } .wrap { animation: z 9s }", "div { opacity: 0.4 }",
        ".x { opacity: inherit }", ".x { filter: invert(1) }",
    ])
    func `A text is in doubt where markup puts it into an element with an effect`(rule: String) {
        let pairs = Self.pairs(rule + Self.card, Self.nested)
        #expect(pairs.contains { $0.hasPrefix("--ink on (") }, "\(pairs)")
    }

    @Test(arguments: [
        ".wrap { opacity: 0.2 }", ".wrap { filter: opacity(0.3) }", ".x { opacity: 0.4 }",
        "[class*=wr] { opacity: 0.3 }",
    ])
    func `An effect of another sheet is seen where markup alone tells of it`(rule: String) {
        let sheet = SheetReader.read(Self.card, file: "a.css")
        let other = SheetReader.read(rule, file: "b.css")
        let page = StyleUses.names(in: Self.nested, file: "a.html")
        let reading = PairReading([sheet, other, page]) { !$0.hasPrefix("--local") }
        let pairs = reading.pairs(of: sheet).pairs.map(\.summary)
        #expect(pairs.contains { $0.hasPrefix("--ink on (") }, "\(pairs)")
    }

    @Test(arguments: [
        ("<div class='dark'>", false), ("<div data-theme='dark'>", false),
        ("<div class='p theme-light'>", false), ("<div class='highlight'>", true),
        ("<div data-mode='edit'>", true),
    ])
    func `A text that markup puts into another mode than its ground is in doubt`(
        tag: String,
        isJudged: Bool
    ) {
        let rules = ".wrap { background: var(--page) } .wrap .x { color: var(--hot) }"
        let page = "<div class='wrap'>\(tag)<p class='x'>text</p></div></div>"
        let doubt = "--hot on (it may be in another mode than the element around it): text"
        #expect(Self.pairs(rules, page).contains(doubt) != isJudged)
    }

    @Test func `A no-break space is a part of a class`() {
        let page = "<div class=\"wrap\"><p class=\"x\u{A0}card\">text</p></div>"
        #expect(Self.pairs(".wrap { opacity: 0.2 }" + Self.card, page) == [])
    }

    @Test func `An element with a style of its own counts once, whatever the number of sheets`() {
        let sheets = (0..<3).map { index in
            SheetReader.read(".x\(index) { color: var(--cold) }", file: "\(index).css")
        }
        let style = "color: var(--ink); background: var(--page)"
        let page = StyleUses.names(in: "<p style='\(style)'>text</p>", file: "a.html")
        let reading = PairReading(sheets + [page]) { !$0.hasPrefix("--local") }
        let pairs = sheets.flatMap { reading.pairs(of: $0).pairs.map(\.summary) }
        #expect(pairs.filter { $0 == "--ink on --page: text" }.count == 1, "\(pairs)")
    }

    @Test func `Names of elements are those of HTML in any case`() {
        let markup = "<SCRIPT>a</script><DIV><script>b</SCRIPT><p class=card>text</p></DIV>"
        let pairs = Self.pairs("div { opacity: 0.4 }" + Self.card, markup)
        #expect(pairs.contains { $0.hasPrefix("--ink on (an opacity") }, "\(pairs)")
    }

    @Test func `Elements in too many others are in no verdict`() {
        let depth = 300
        let markup =
            String(repeating: "<div class=wrap>", count: depth) + "<p class=card>text</p>"
            + String(repeating: "</div>", count: depth)
        let sheet = SheetReader.read(Self.card, file: "a.css")
        let page = StyleUses.names(in: markup, file: "a.html")
        let reading = PairReading([sheet, page]) { !$0.hasPrefix("--local") }
        #expect(reading.pairs(of: sheet).end != nil)
    }

    @Test(arguments: ["textarea", "title", "iframe"])
    func `A tag in an element of plain text ends nothing`(name: String) {
        let markup =
            "<div class=wrap><\(name)></div></\(name)><p class=card>text</p></div>"
        let pairs = Self.pairs(".wrap { opacity: 0.2 }" + Self.card, markup)
        #expect(pairs.contains { $0.hasPrefix("--ink on (") }, "\(pairs)")
    }

    @Test(arguments: [
        (".x { opacity: 0.5 }", "--ink on (an opacity lies on it and on its ground): text"),
        (".x { background: var(--hot) }", "--ink on --hot: text"),
        (".x { color: var(--cold) }", "--cold on --page: text"),
        ("p { background: var(--hot) !important }", "--ink on --hot: text"),
    ])
    func `The classes of one element count together`(rule: String, pair: String) {
        #expect(Self.pairs(Self.card + rule, Self.nested).contains(pair))
    }

    @Test func `A ground between a text and the one that its selector names is seen`() {
        let rules = """
            .wrap { background: var(--page) } .wrap .x { color: var(--ink) }
            .band { background: var(--hot) }
            """
        let markup = #"<div class="wrap"><div class="band"><p class="x">text</p></div></div>"#
        #expect(Self.pairs(rules, markup).contains("--ink on --hot, --page: text"))
    }

    @Test(arguments: [
        ("opacity: .2", "--ink on (an opacity lies on it and on its ground): text"),
        ("background: var(--hot)", "--ink on --hot: text"),
        ("color: var(--cold)", "--cold on --page: text"),
        ("filter: blur(2px)", "--ink on (a filter changes it): text"),
        ("opacity: {{ faint }}", "--ink on (an opacity is not read): text"),
    ])
    func `A style attribute counts more than the rules of a sheet`(style: String, pair: String) {
        let own = Self.pairs(Self.card, #"<p class="card" style="\#(style)">text</p>"#)
        #expect(own.contains(pair), "\(own)")
    }

    @Test(arguments: [
        #"<p class="card" style="font-size: 12px">text</p>"#,
        #"<div style="zoom: 0.2"><p class="card">text</p></div>"#,
        #"<div class="card"><p style="font-size: 12px">text</p></div>"#,
        #"<div class="card sm">text</div>"#,
    ])
    func `A large text is judged as the smaller one that markup makes of it`(markup: String) {
        let sheet = SheetReader.read(Self.large + ".sm { font-size: 12px }", file: "a.css")
        let page = StyleUses.names(in: markup, file: "a.html")
        let pairs = PairReading([sheet, page]) { _ in true }.pairs(of: sheet).pairs
        #expect(pairs.map(\.summary).contains("--ink on --page: text"))
    }

    @Test(arguments: ["small", "code", "sub"])
    func `A large text is in doubt where markup has words in it that browsers make smaller`(
        name: String
    ) {
        let pairs = Self.pairs(Self.large, "<h1 class=card>text <\(name)>text</\(name)></h1>")
        #expect(pairs == ["--ink on --page: text (nothing tells how large it is)"])
    }

    @Test(arguments: [
        ("<div class='wrap'></div><p class='card'>text</p>", "a.html"),
        ("<div class='wrap'/><p class='card'>text</p>", "a.vue"),
        ("<!-- <div class='wrap'> --><p class='card'>text</p>", "a.html"),
        ("<script>'<div class=wrap>'</script><p class='card'>text</p>", "a.html"),
        ("<p class='wrap'><div class='card'>text</div>", "a.html"),
        ("<div class='{{ wrap }}'><p class='card'>text</p></div>", "a.html"),
        ("<Wrap className={wrap}><p className=\"card\">text</p></Wrap>", "a.jsx"),
    ])
    func `A text beside an element with an effect is in no doubt`(markup: String, file: String) {
        #expect(Self.pairs(".wrap { opacity: 0.2 }" + Self.card, markup, file) == [])
    }

    @Test(arguments: [
        ("<div className=\"wrap\"><p className=\"card\">text</p></div>", "a.tsx"),
        ("<template><div class=\"wrap\"><p class=\"card\">x</p></div></template>", "a.vue"),
        ("<div class=wrap><p class=card>text", "a.html"),
        ("<DIV CLASS=wrap><Card class='card'/></DIV>", "a.html"),
    ])
    func `Markup of each language tells what an element lies in`(markup: String, file: String) {
        #expect(!Self.pairs(".wrap { opacity: 0.2 }" + Self.card, markup, file).isEmpty)
    }

    @Test(arguments: [
        "<div class='card'><b class='t'>text</b></div>",
        "<div class='card'><p><b class='t'>text</b> </p></div>",
        "<div class='card'><b class='t'>text</b></div><p class='card'><i class='t'>x</i></p>",
    ])
    func `A colour that no text of markup has is a question at most`(markup: String) {
        let sheet = SheetReader.read(Self.card + ".t { color: var(--cold) }", file: "a.css")
        let page = StyleUses.names(in: markup, file: "a.html")
        let pairs = PairReading([sheet, page]) { _ in true }.pairs(of: sheet).pairs
        let own = pairs.map(\.summary).filter { $0.hasPrefix("--ink") }
        #expect(own == ["--ink on --page: text (markup has no text in it)"])
    }

    @Test(arguments: [
        "<div class='card'>x<b class='t'>text</b></div>",
        "<div class='card'><p>{{ x }}</p><b class='t'>text</b></div>",
        "<div class='card'></div>", "<div class='card'><slot/></div>",
        "<div class='card'><my-text></my-text></div>", "<div class='card' x-text='y'><b/></div>",
        "<div class='card'><b class='t'>x</b></div><p class='card'>x</p>", "<p>x</p>",
    ])
    func `A colour that a text of markup may have is judged`(markup: String) {
        let sheet = SheetReader.read(Self.card + ".t { color: var(--cold) }", file: "a.css")
        let page = StyleUses.names(in: markup, file: "a.html")
        let pairs = PairReading([sheet, page]) { _ in true }.pairs(of: sheet).pairs
        #expect(pairs.map(\.summary).contains("--ink on --page: text"))
    }

    @Test(arguments: [
        ("<p class='card'><b class='t'>text</b></p>", false),
        ("<p class='card'>x<b class='t'>text</b></p>", true),
        ("<p class='card'><b class='t'>text</b><i>x</i></p>", true),
    ])
    func `A colour that no text has in a state is a question at most`(
        markup: String,
        isJudged: Bool
    ) {
        let hover = ".card:hover { background: var(--hot) } .card:hover .t { color: var(--cold) }"
        let pairs = Self.pairs(Self.card + hover, markup)
        #expect(pairs.contains("--ink on --hot: text") == isJudged, "\(pairs)")
        #expect(pairs.contains("--ink on --hot: text (markup has no text in it)") != isJudged)
    }

    @Test(arguments: [
        ("<p class='card' aria-hidden='true'><i></i><i></i></p>", "a.html"),
        ("<p class='card'><svg><path/></svg></p>", "a.html"),
        ("<p class='card'><img src='a.png'><br></p>", "a.html"),
        ("<p class='card'></p>", "a.svelte"), ("<p class='card'><i/></p>", "a.vue"),
        ("<p class='card'>{#each list as x}<i></i>{/each}</p>", "a.svelte"),
        ("<LockIcon className='card' data-locked={on} />", "a.tsx"),
        ("<Icon className='card' name='lock' />", "a.tsx"),
    ])
    func `An element in which nothing is a text has none`(markup: String, file: String) {
        let doubt = "--ink on --page: text (markup has no text in it)"
        #expect(Self.pairs(Self.card, markup, file) == [doubt])
    }

    @Test(arguments: [
        ("<p class='card'>{@html x}</p>", "a.svelte"), ("<p class='card'>{x}</p>", "a.svelte"),
        ("<p class='card'><svg><text>x</text></svg></p>", "a.html"),
        ("<p class='card' use:typed></p>", "a.svelte"), ("<p class='card' ref='x'/>", "a.vue"),
        ("<p class='card' v-t=\"'x'\"/>", "a.vue"), ("<p class='card' {...x} />", "a.svelte"),
        ("<p className='card' dangerouslySetInnerHTML={x} />", "a.jsx"),
        ("<p class='card'><Icon/></p>", "a.svelte"), ("<p class='card'><input></p>", "a.html"),
        ("<p class='card' aria-hidden='true' data-i18n='x'></p>", "a.html"),
        ("<Button className=\"card\" label=\"Save\"/>", "a.tsx"), ("<Save class='card'/>", "a.vue"),
        ("<Save class='card'/>", "a.svelte"), ("<Save class='card'/>", "a.astro"),
        ("<my-button class='card'/>", "a.vue"), ("<my-save class='card' aria-hidden/>", "a.html"),
        ("<Save className=\"card\" label={x}><svg/></Save>", "a.tsx"),
        (
            "<script>document.querySelector('.card').textContent = 'x'</script>"
                + "<p class='card' aria-hidden='true'></p>",
            "a.html"
        ),
        ("<script>all('.card')[0].innerHTML = x</script><p class='card'></p>", "a.svelte"),
    ])
    func `An element that may get a text is judged`(markup: String, file: String) {
        #expect(Self.pairs(Self.card, markup, file) == [])
    }

    @Test(arguments: ["x&#45;y", "x&#x2d;y", "x&#45;y card"])
    func `A character reference in a class stands for its sign`(name: String) {
        let pairs = Self.pairs(
            ".x-y { opacity: 0.2 }" + Self.card,
            "<p class='\(name)'><b class='card'>text</b></p>"
        )
        #expect(pairs.contains { $0.hasPrefix("--ink on (an opacity") }, "\(pairs)")
    }

    @Test func `A sheet is read in part where a class has a sign that is not known`() {
        let sheet = SheetReader.read(Self.card, file: "a.css")
        let page = StyleUses.names(in: "<p class='a&hyphen;b'>text</p>", file: "a.html")
        #expect(PairReading([sheet, page]) { _ in true }.pairs(of: sheet).end != nil)
    }

    @Test(arguments: ["absolute", "fixed"])
    func `A text is in doubt where a pseudo-element covers an element around it`(place: String) {
        let cover = ".wrap::after { content: ''; position: \(place); inset: 0; background: red }"
        let pairs = Self.pairs(cover + Self.card, Self.nested)
        #expect(pairs == ["--ink on (a pseudo-element may lie on its ground): text"])
    }

    @Test(arguments: [
        "position: absolute; z-index: -1; background: red", "background: red",
        "position: absolute; height: 2px; background: red", "position: absolute; inset: 0",
    ])
    func `A pseudo-element that covers nothing makes no doubt`(declarations: String) {
        let cover = ".wrap::after { content: ''; \(declarations) }"
        #expect(Self.pairs(cover + Self.card, Self.nested) == [])
    }

    @Test(arguments: ["::before", "::after", "::placeholder", "::marker"])
    func `A text of a pseudo-element is in doubt where markup has an effect around its element`(
        part: String
    ) {
        let rule = ".card\(part) { content: 'x'; color: var(--hot); background: var(--page) }"
        let pairs = Self.pairs(".wrap { opacity: 0.2 }" + Self.card + rule, Self.nested)
        #expect(pairs.contains { $0.hasPrefix("--hot on (an opacity") }, "\(pairs)")
    }

    @Test(arguments: ["[id=me]", "[id*=m]", "[class*=ar]", "[id]"])
    func `An attribute's test is met by an element of markup`(selector: String) {
        let rule = "\(selector) { color: var(--hot); background: var(--page) }"
        let markup = "<div class='wrap'><p id='me' class='bar'>text</p></div>"
        let pairs = Self.pairs(".wrap { opacity: 0.2 }" + rule, markup)
        #expect(pairs.contains { $0.hasPrefix("--hot on (an opacity") }, "\(pairs)")
    }

    @Test(arguments: [".class1", ".classy", "#ids"])
    func `A class or an id is no test of an attribute, whatever its name`(selector: String) {
        let rule = "\(selector) { background: var(--hot) }"
        #expect(Self.pairs(Self.card + rule, #"<p class="card" id="x">text</p>"#) == [])
    }

    @Test(arguments: [".top[open] .x", ".top:hover > .mid .x", ".top.on .mid > .x"])
    func `Elements around one of markup may be in states`(selector: String) {
        let rule = "\(selector) { color: var(--hot); background: var(--page) }"
        let markup = """
            <div class="top"><p class="mid" style="opacity: 0.2"><b class="x">text</b></p></div>
            """
        let pairs = Self.pairs(rule + ".x { font-weight: 400 }", markup)
        #expect(pairs.contains { $0.hasPrefix("--hot on (an opacity") }, "\(pairs)")
    }

    @Test func `A component's sheet is for its own markup alone`() {
        let style = "<style scoped>.wrap { opacity: 0.2 } \(Self.card)</style>"
        let own = StyleUses.names(in: "<p class=\"card\">x</p>" + style, file: "a.vue")
        let other = StyleUses.names(in: Self.nested, file: "b.vue")
        let reading = PairReading([own, other]) { _ in true }
        #expect(reading.pairs(of: own).pairs.map(\.summary) == ["--ink on --page: text"])
    }
}

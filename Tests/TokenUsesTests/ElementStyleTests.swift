import SourceText
import Testing

@testable import TokenUses

@Suite("Styles of elements")
struct ElementStyleTests {
    private static let card = ".card { color: var(--ink); background: var(--page) }"

    /// The pairs of a sheet beside a page, but for the one that its rule has by itself.
    private static func pairs(_ markup: String, _ file: String, _ sheet: String = card) -> [String]
    {
        let sheet = SheetReader.read(sheet, file: "a.css")
        let page = StyleUses.names(in: markup, file: file)
        let reading = PairReading([sheet, page]) { !$0.hasPrefix("--local") }
        let pairs = reading.pairs(of: sheet).pairs.map(\.summary)
        return pairs.filter { $0 != "--ink on --page: text" }
    }

    @Test(arguments: [
        (#"className="card" style={{backgroundColor: "var(--hot)"}}"#, "a.tsx"),
        (#"className="card" style={{background: "var(--hot)"} as Style}"#, "a.tsx"),
        (#"className="card" style={{margin: 0, ...{background: `var(--hot)`}}}"#, "a.jsx"),
        (#"class="card" :style="{background: 'var(--hot)'}""#, "a.vue"),
        (#"class="card" :style="[{margin: 0}, {'background-color': 'var(--hot)'}]""#, "a.vue"),
        (#"class="card" v-bind:style="'background: var(--hot)'""#, "a.vue"),
        (#"class="card" style:background="var(--hot)""#, "a.svelte"),
        (#"class="card" style="background: var(--hot)""#, "a.svelte"),
        (#"class="card" style="background&#58;var(--hot)""#, "a.html"),
    ])
    func `A style of each language has colours as a sheet does`(attributes: String, file: String) {
        #expect(Self.pairs("<p \(attributes)>x</p>", file) == ["--ink on --hot: text"])
    }

    @Test(arguments: [
        ("style={{opacity: 0.1}}", "a.tsx"), ("style={{opacity: x}}", "a.tsx"),
        (#"style={{filter: "invert(1)"}}"#, "a.tsx"), ("style={s.note}", "a.tsx"),
        ("style={{mixBlendMode: blend}}", "a.tsx"), ("style={isOn ? {opacity: 0.1} : {}}", "a.jsx"),
        ("style={isOn && {opacity: 0.1}}", "a.jsx"),
        ("style={[{opacity: .1}, {opacity: 1}][i]}", "a.jsx"),
        ("style={{[name]: x}}", "a.tsx"), ("style={{...s}}", "a.tsx"), ("style={get()}", "a.tsx"),
        ("{...{style: {opacity: 0.1}}}", "a.tsx"), (":style=\"{opacity: .1}\"", "a.vue"),
        (":style=\"all\"", "a.vue"), ("style:opacity=\"0.1\"", "a.svelte"),
        ("style:opacity={x}", "a.svelte"), ("style:opacity", "a.svelte"),
        ("style={x}", "a.svelte"), ("style=\"{x}\"", "a.svelte"),
        ("[style.opacity]=\"x\"", "a.html"), ("style=\"opacity&#58;.1\"", "a.html"),
        ("style=\"op\\61city:.1\"", "a.html"), ("style=\"opacity&#58.1\"", "a.html"),
        ("style=\"/* x */ opacity: .1\"", "a.html"), ("style=\"{% include x %}\"", "a.html"),
        (":style.camel=\"{opacity: .1}\"", "a.vue"), ("v-bind=\"{style: {opacity: .1}}\"", "a.vue"),
        ("[attr.style]=\"s\"", "a.html"), ("bind-style.opacity=\"x\"", "a.html"),
        ("style={{\"--ink\": x}}", "a.tsx"), ("style:--ink=\"var(--hot)\"", "a.svelte"),
    ])
    func `A text is in doubt in an element whose style may change it`(
        attribute: String,
        file: String
    ) {
        let markup = "<div \(attribute)><p class=\"card\">x</p></div>"
        let pairs = Self.pairs(markup.replacing("class=", with: Self.classes(file)), file)
        let isJudged = pairs.contains { $0.hasPrefix("--ink on --") }
        #expect(!pairs.isEmpty && !isJudged, "\(pairs)")
    }

    private static func classes(_ file: String) -> String {
        file.hasSuffix("sx") ? "className=" : "class="
    }

    @Test(arguments: [
        ("style={{width: w}}", "a.tsx"), ("style={{width: w, marginTop: 4}}", "a.tsx"),
        ("style={{transform: `translateX(${x}px)`}}", "a.tsx"), ("style={style}", "a.tsx"),
        ("style={isOn ? {height: h} : undefined}", "a.tsx"), ("style={{...style, left}}", "a.tsx"),
        ("style={{opacity: 1}}", "a.tsx"), (":style=\"{height: h}\"", "a.vue"),
        (":style=\"`width: ${w}px`\"", "a.vue"), ("style:width={w}", "a.svelte"),
        ("style=\"width: {w}px; color: inherit\"", "a.svelte"),
        ("[style.width.px]=\"w\"", "a.html"),
        ("style=\"background: url(a.png?x&amp;y)\" hidden", "a.jsx"), ("{...props}", "a.tsx"),
    ])
    func `A style that changes no colour makes no doubt`(attribute: String, file: String) {
        let markup = "<div \(attribute)><p class=\"card\">x</p></div>"
        let pairs = Self.pairs(markup.replacing("class=", with: Self.classes(file)), file)
        #expect(pairs == [])
    }

    @Test func `A colour that a style computes is in no pair`() {
        let style = #"style={{color: x ? "var(--hot)" : undefined}}"#
        let pairs = Self.pairs("<p className=\"card\" \(style)>x</p>", "a.tsx")
        #expect(pairs == ["--computed-style on --page: text"])
    }

    @Test func `A style that the file declares is not the caller's`() {
        let page = "<p className=\"card\" style={style}>x</p>"
        #expect(Self.pairs(page, "a.tsx") == [])
        let pairs = Self.pairs("const style = get(); " + page, "a.tsx")
        #expect(pairs == ["--ink on (a style may change it): text"])
    }

    @Test(arguments: [
        ("className = \"bg-night\"", "className={`bg-page ${className}`}", false),
        ("class: className = 'bg-night'", "className={`bg-page ${className}`}", false),
        ("style = { background: night }", "className=\"bg-page\" style={style}", false),
        ("className = \"\"", "className={`bg-page ${className}`}", true),
        ("style = {}", "className=\"bg-page\" style={style}", true),
    ])
    func `A default of what a caller may pass is the component's own`(
        pattern: String,
        attributes: String,
        isJudged: Bool
    ) {
        let inner = "<p className=\"text-ink\">x</p>"
        let text = "const Card = ({ \(pattern) }) => <div \(attributes)>\(inner)</div>"
        let pairs = MarkupReaderTests.pairs(text, "a.tsx")
        #expect(pairs.contains("ink on page: text") == isJudged, "\(pairs)")
    }

    @Test func `A bound attribute of Vue is no default of what a caller may pass`() {
        let inner = "<p class=\"text-ink\">x</p>"
        let text = "<div class=\"bg-page\" :style=\"style\">\(inner)</div>"
        #expect(MarkupReaderTests.pairs(text, "a.vue").contains("ink on page: text"))
    }

    @Test(arguments: [
        ("<table class='card'><tr><td bgcolor='#222'>x</table>", "--ink on --computed-style"),
        ("<p class='card'><font color='#ddd'>x</font></p>", "--computed-style on --page"),
        ("<body text='#ddd'><p class='low'>x</p></body>", "--computed-style on"),
    ])
    func `An attribute that paints leaves no pair to judge`(markup: String, pair: String) {
        let sheet = Self.card + ".low { background: var(--page); font: inherit }"
        let pairs = Self.pairs(markup, "a.html", sheet)
        #expect(pairs.contains { $0.hasPrefix(pair) }, "\(pairs)")
    }

    @Test func `A rule counts more than an attribute that paints`() {
        let markup = "<table><tr><td bgcolor='#222' class='card'>x</table>"
        #expect(Self.pairs(markup, "a.html") == [])
    }
}

// MARK: - Classes

extension ElementStyleTests {
    private static func isJudged(_ attributes: String, _ file: String) -> Bool {
        let text = "<p \(classes(file))\"bg-page text-ink\">x</p>"
        let pairs = MarkupReaderTests.pairs("<div \(attributes)>\(text)</div>", file)
        return pairs.contains("ink on page: text")
    }

    @Test(arguments: [
        ("style={{opacity: 0.1}}", "a.tsx"), ("style={{opacity: x}}", "a.tsx"),
        ("style={{filter: \"contrast(.1)\"}}", "a.tsx"), ("style={s}", "a.tsx"),
        ("style={{mixBlendMode: \"difference\"}}", "a.tsx"), (":style=\"{opacity: .1}\"", "a.vue"),
        ("style=\"filter:contrast(.1)\"", "a.html"), ("style=\"animation:a 1s\"", "a.html"),
        ("style=\"mask-image:linear-gradient(#0001,#0001)\"", "a.html"),
        ("style=\"opacity&#58;.1\"", "a.html"), ("style=\"all:unset;op\\61city:.1\"", "a.html"),
        ("className=\"contrast-10\"", "a.tsx"), ("className=\"mix-blend-multiply\"", "a.tsx"),
        ("className=\"animate-[a_1s]\"", "a.tsx"), ("className=\"bg-card opacity-10\"", "a.tsx"),
    ])
    func `A text with a ground of its own is in doubt in an element with an effect`(
        attributes: String,
        file: String
    ) {
        #expect(!Self.isJudged(attributes, file))
    }

    @Test(arguments: [
        ("style={{width: w}}", "a.tsx"), ("style={{background: x}}", "a.tsx"),
        ("style={style}", "a.tsx"), (":style=\"{height: h}\"", "a.vue"),
        ("className=\"backdrop-brightness-50\"", "a.tsx"),
        ("className=\"contrast-100 opacity-100\"", "a.tsx"),
    ])
    func `A text with a ground of its own is judged in any other element`(
        attributes: String,
        file: String
    ) {
        #expect(Self.isJudged(attributes, file))
    }

    @Test(arguments: [
        (#"<p className="hover:opacity-10">"#, true),
        (#"<p className={on && "opacity-10"}>"#, true),
        (#"<p className="data-[x]:animate-pulse"><i className="bg-card">"#, true),
        (#"<p className="disabled:opacity-10">"#, false),
        (#"<p className="hover:bg-card">"#, false),
    ])
    func `A text with a ground of its own is in doubt where a state fades all around it`(
        start: String,
        isInDoubt: Bool
    ) {
        let end = start.contains("<i") ? "</i></p>" : "</p>"
        let text = #"<b className="bg-page text-ink">x</b>"#
        let pairs = MarkupReaderTests.pairs(start + text + end)
        #expect(pairs.contains { $0.hasPrefix("ink on page") }, "\(pairs)")
        let doubt = "ink on (its opacity depends on a condition): text"
        #expect(pairs.contains(doubt) == isInDoubt, "\(pairs)")
    }

    @Test(arguments: [
        #"<td bgcolor="red"><p class="text-ink">x</p></td>"#,
        #"<p class="bg-page contents"><b class="text-ink">x</b></p>"#,
        #"<p class="bg-page" style="display: contents"><b class="text-ink">x</b></p>"#,
    ])
    func `A text of classes is in doubt on a ground that may not be painted`(text: String) {
        let page = "<table class=\"bg-page\"><tr>\(text)</tr></table>"
        let found = MarkupReaderTests.pairs(text.hasPrefix("<td") ? page : text, "a.html")
        #expect(found.count == 1 && found[0].hasPrefix("ink on ("), "\(found)")
    }

    @Test(arguments: [
        (#"<i className="absolute inset-0 bg-card"/>"#, false),
        (#"<i className="absolute inset-0 bg-card"></i>"#, false),
        (#"<i className="absolute h-full w-full bg-card"/>"#, false),
        (#"<i className="absolute inset-0"/>"#, true),
        (#"<i className="absolute inset-0 -z-10 bg-card"/>"#, true),
        (#"<i className="absolute top-0 bg-card"/>"#, true),
        (#"{isOpen && <i className="absolute inset-0 bg-card"/>}"#, true),
    ])
    func `A text is in doubt below an element that fills the one around it`(
        cover: String,
        isJudged: Bool
    ) {
        let text = #"<b className="bg-page text-ink">x</b>"#
        let plain = MarkupReaderTests.pairs("<p>\(cover)\(text)</p>")
        #expect(plain.contains("ink on page: text") == isJudged, "\(plain)")
        let placed = MarkupReaderTests.pairs("<p>\(cover)<p className=\"relative\">\(text)</p></p>")
        #expect(placed.contains("ink on page: text"), "\(placed)")
        let beside = MarkupReaderTests.pairs("<p className=\"relative\">\(cover)</p>\(text)")
        #expect(beside.contains("ink on page: text"), "\(beside)")
    }

    private static let cover = #"<i className="absolute inset-0 bg-card"/>"#
    private static let text = #"<b className="bg-page text-ink">x</b>"#
    private static let placed = text.replacing("bg-page", with: "relative bg-page")

    /// The text in an element with a level, in another one with the classes.
    private static func raised(_ outer: String) -> String {
        "<u className=\"\(outer)\"><u className=\"relative z-10\">\(text)</u></u>"
    }

    @Test(arguments: [
        (text + cover, false),
        ("<span>\(cover)</span>" + text, false),
        (text + "<span>\(cover)</span>", false),
        (placed + cover, false),
        (cover + placed, true),
        (cover.replacing("inset-0", with: "inset-0 z-10") + placed, false),
        (cover.replacing("inset-0", with: "inset-0 [z-index:1]") + placed, false),
        (cover.replacing("inset-0", with: "inset-0 z-(--top)") + placed, false),
        (placed.replacing("relative", with: "relative z-20") + cover, true),
        (
            cover.replacing("inset-0", with: "inset-0 z-10")
                + placed.replacing("relative", with: "relative hover:z-20"),
            false
        ),
        (raised("relative") + cover, true), (raised("relative z-0") + cover, false),
        ("{isOpen && <span>\(cover)</span>}" + text, true),
        ("<u className=\"relative\">\(cover)</u>" + text, true),
    ])
    func `An element covers all that is painted before it in the nearest element with a position`(
        content: String,
        isJudged: Bool
    ) {
        for start in ["<p className=\"relative\">", "<p>", "<>"] {
            let end = start == "<>" ? "</>" : "</p>"
            let pairs = MarkupReaderTests.pairs("<div>{a}{\(start)\(content)\(end)}</div>")
            #expect(pairs.contains("ink on page: text") == isJudged, "\(start) \(pairs)")
        }
    }

    @Test func `An element covers nothing in another component of the file`() {
        let file = "const A = () => <>\(Self.cover)</>; const B = () => <>\(Self.text)</>"
        #expect(MarkupReaderTests.pairs(file).contains("ink on page: text"))
    }

    @Test(arguments: [
        (#"<i className="absolute top-0.5 bottom-0.5 bg-card" style={{ left: x }}/>"#, false),
        (#"{on ? <i className="absolute inset-y-0 left-0 bg-card"/> : null}"#, false),
        (#"<i className="absolute inset-0 -z-10 bg-gradient-to-r"></i>"#, false),
        (#"<img className="absolute inset-0" src="a.png"/>"#, false),
        (#"<i className="absolute inset-0"/>"#, true),
        (#"<i className="absolute inset-x-0 bottom-0 h-px bg-card"/>"#, true),
        (#"<i className="absolute top-0 right-0 size-2 bg-card"/>"#, true),
        (#"{on && <i className="fixed inset-0 bg-card"/>}"#, true),
    ])
    func `A text without a ground of its own is in doubt after an element on which it may lie`(
        element: String,
        isJudged: Bool
    ) {
        let text = #"<b className="relative text-ink">x</b>"#
        let after = MarkupReaderTests.pairs("<p className=\"bg-page\">\(element)\(text)</p>")
        #expect(after.contains("ink on page: text") == isJudged, "\(after)")
        let beside = "<p className=\"bg-page\"><i>\(element)</i>\(text)</p>"
        #expect(MarkupReaderTests.pairs(beside).contains("ink on page: text"))
    }
}

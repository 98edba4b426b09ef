import Testing

@testable import TokenUses

@Suite("Elements around a text that change how it looks")
struct WrapperStyleTests {
    private static func pairs(_ attributes: String, _ file: String, _ inner: String) -> [String] {
        let isScript = file.hasSuffix(".tsx")
        let text = inner.replacing("class=", with: isScript ? "className=" : "class=")
        return MarkupReaderTests.pairs("<div \(attributes)>\(text)</div>", file)
    }

    private static func isJudged(
        _ attributes: String,
        _ file: String = "a.tsx",
        _ inner: String = "<p class=\"bg-page text-ink\">x</p>"
    ) -> Bool {
        pairs(attributes, file, inner).contains("ink on page: text")
    }

    @Test(arguments: [
        ("style={{WebkitFilter: \"contrast(.1)\"}}", "a.tsx"),
        ("style=\"-webkit-filter: contrast(.1)\"", "a.html"),
        ("style=\"-webkit-animation: a 1s\"", "a.html"),
        (":style.camel=\"{opacity: .1}\"", "a.vue"), (".style=\"{opacity: .1}\"", "a.vue"),
        ("v-bind:style.prop=\"{opacity: .1}\"", "a.vue"), ("{style}", "a.svelte"),
        ("[attr.style]=\"s\"", "a.html"), ("bind-style=\"s\"", "a.html"),
        ("bind-style.opacity=\"x\"", "a.html"), ("bind-class.opacity-10=\"true\"", "a.html"),
        ("tw=\"opacity-10\"", "a.tsx"),
    ])
    func `Each notation of a style or a class may change the text inside`(
        attributes: String,
        file: String
    ) {
        let pairs = Self.pairs(attributes, file, "<p class=\"bg-page text-ink\">x</p>")
        #expect(pairs != ["ink on page: text"])
    }

    @Test(arguments: [
        ("{...{style: {opacity: .1}}}", "a.tsx", false),
        ("{...{className: \"opacity-10\"}}", "a.tsx", false),
        ("{...{...{\"style\": {opacity: .1}}}}", "a.tsx", false),
        ("{...(isOn && {style: {opacity: .1}})}", "a.tsx", false),
        ("{...{[\"style\"]: {opacity: .1}}}", "a.tsx", false),
        ("{...{style: \"opacity:.1\"}}", "a.svelte", false),
        ("v-bind=\"{style: {opacity: .1}}\"", "a.vue", false),
        ("v-bind=\"{class: ['opacity-10']}\"", "a.vue", false),
        ("{...{style: {width: w}, className: \"p-4\"}}", "a.tsx", true),
        ("{...{id: \"style\", onClick() {}}}", "a.tsx", true), ("{...props}", "a.tsx", true),
        ("v-bind=\"{style: {width: w}}\"", "a.vue", true), ("{title}", "a.svelte", true),
    ])
    func `Attributes of an object count as those that are written one by one`(
        attributes: String,
        file: String,
        isJudged: Bool
    ) {
        #expect(Self.isJudged(attributes, file) == isJudged)
    }

    @Test func `Classes of an object are those of its element`() {
        let text = "<p {...{className: \"bg-page text-ink\", id: x}}>x</p>"
        #expect(MarkupReaderTests.pairs(text) == ["ink on page: text"])
    }

    @Test(arguments: [
        ("css={{opacity: .1}}", false), ("sx={{opacity: .1}}", false), ("sx={s.box}", false),
        ("sx={{\"& p\": {opacity: .1}}}", false), ("css={{margin: 0}}", true),
        ("sx={{p: 2, bgcolor: \"page\"}}", true), ("css=\"opacity\"", true),
        ("animate={{opacity: .1}}", false), ("animate={{\"opacity\": on ? 1 : .5}}", false),
        ("whileHover={{filter: \"invert(1)\"}}", false),
        ("variants={{on: {opacity: 1}, off: {opacity: .4}}}", false),
        ("animate={{opacity: [0, 1], x: .5}}", true), ("animate=\"on\"", true),
        ("initial={{opacity: .1}} animate={{opacity: 1}}", true),
        ("animate={{filter: \"blur(0px)\", transition: {opacity: {delay: .2}}}}", true),
    ])
    func `Attributes of libraries for styles may change the text inside`(
        attributes: String,
        isJudged: Bool
    ) {
        #expect(Self.isJudged(attributes) == isJudged)
    }

    @Test(arguments: [
        "animate={fading}", "variants={fading}",
    ])
    func `An animation is read from a constant of the file`(attributes: String) {
        let text = "<p className=\"bg-page text-ink\">x</p>"
        let start = "const fading = { opacity: .4 };"
        let pairs = MarkupReaderTests.pairs("\(start)<div \(attributes)>\(text)</div>")
        #expect(!pairs.contains("ink on page: text"), "\(pairs)")
    }
}

// MARK: - Classes for elements inside

extension WrapperStyleTests {
    @Test(arguments: [
        ("*:opacity-5", false), ("**:opacity-5", false), ("[&_p]:opacity-5", false),
        ("[&>p]:bg-card", false), ("[&_*]:!bg-card", false), ("[&_a,&_p]:bg-card", false),
        ("[&_.note]:bg-card", false), ("[&_a_p:first-child]:contrast-50", false),
        ("dark:*:bg-card", false), ("[&_svg]:opacity-5", true), ("[&>a]:bg-card", true),
        ("[&>svg]:bg-card", true), ("*:data-[slot=icon]:opacity-50", true),
        ("[&:hover]:shadow", true), ("*:p-4", true), ("*:opacity-100", true),
        ("disabled:[&_p]:opacity-5", true),
    ])
    func `A class for elements inside leaves their texts in no pair`(
        classes: String,
        isJudged: Bool
    ) {
        #expect(Self.isJudged("className=\"\(classes)\"") == isJudged)
    }

    @Test(arguments: [
        ("<a><p class=\"bg-page text-ink\">x</p></a>", "[&>p]:bg-card", true),
        ("<a><p class=\"bg-page text-ink\">x</p></a>", "*:bg-card", true),
        ("<a><p class=\"bg-page text-ink\">x</p></a>", "*:opacity-5", false),
        ("<a><p class=\"bg-page text-ink\">x</p></a>", "[&_p]:bg-card", false),
        ("<Text class=\"bg-page text-ink\">x</Text>", "[&_p]:bg-card", false),
        ("<Text class=\"bg-page text-ink\">x</Text>", "[&_svg]:bg-card", true),
        ("<Slot><p class=\"bg-page text-ink\">x</p></Slot>", "**:bg-card", false),
        ("<Box><p class=\"bg-page text-ink\">x</p></Box>", "[&>p]:bg-card", false),
    ])
    func `A class for elements inside reaches those that its selector may name`(
        inner: String,
        classes: String,
        isJudged: Bool
    ) {
        #expect(Self.isJudged("className=\"\(classes)\"", "a.tsx", inner) == isJudged)
    }

    @Test func `A text lies on its element, whatever classes for others in it paint`() {
        let link = #"<a className="text-muted">y</a>"#
        let text = "<p className=\"bg-page text-ink [&_a]:bg-card\">x\(link)</p>"
        let doubt = "muted on (a class of an element around it sets its ground): text"
        #expect(MarkupReaderTests.pairs(text) == ["ink on page: text", doubt].sorted())
    }
}

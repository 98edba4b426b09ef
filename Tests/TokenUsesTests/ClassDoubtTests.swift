import SourceText
import Testing

@testable import TokenUses

@Suite("What changes the colours of classes from elsewhere")
struct ClassDoubtTests {
    private static let text = #"<p className="bg-page text-ink">x</p>"#

    /// Nothing doubts that the text lies on its ground.
    private static func isJudged(_ text: String, _ file: String = "a.tsx") -> Bool {
        MarkupReaderTests.pairs(text, file).contains("ink on page: text")
    }

    @Test(arguments: [
        ("\"text-ink bg-page\" + \" p-4\"", true), ("\"p-4 \" + \"text-ink bg-page\"", true),
        ("\"p-4\" + \" text-ink bg-page \" + className", true),
        ("\"text-ink bg-page\" + \"-deep\"", false), ("\"text-ink bg-page\" + name", false),
    ])
    func `A class ends at the space of the text that comes next`(sum: String, isKnown: Bool) {
        let pairs = MarkupReaderTests.pairs("<p className={\(sum)}>x</p>")
        #expect(pairs.contains("ink on page: text") == isKnown, "\(pairs)")
    }

    @Test(arguments: [
        #""bg-page text-ink".replace("page", "card")"#, #"["bg-page text-ink"].map(change)"#,
        #"["bg-page text-ink"].concat("bg-card").join(" ")"#, #"["bg-page text-ink", "a"].at(0)"#,
        #"["bg-page text-ink"].join(" ").slice(2)"#, "`bg-page text-ink`.replace(a, b)",
    ])
    func `A call that may change classes leaves no pair to judge`(expression: String) {
        #expect(!Self.isJudged("<p className={\(expression)}>x</p>"))
    }

    @Test(arguments: [
        #""bg-page text-ink".trim()"#, #"["bg-page", "text-ink"].filter(Boolean).join(" ")"#,
        #"["bg-page", "text-ink"].flat().filter((a) => a).join(" ").trim()"#,
        "`bg-page text-ink`.trim()",
    ])
    func `A call that keeps the classes changes nothing`(expression: String) {
        #expect(Self.isJudged("<p className={\(expression)}>x</p>"))
    }

    @Test(arguments: [
        #"boxShadow: "inset 0 0 0 99px #222""#,
        #"borderImage: "linear-gradient(#222, #222) 30 fill""#,
        #"WebkitFilter: "contrast(.1)""#,
    ])
    func `A style that paints over a ground leaves no pair to judge`(style: String) {
        let text = "<p className=\"bg-page text-ink\" style={{\(style)}}>x</p>"
        #expect(!Self.isJudged(text))
    }

    @Test(arguments: [
        #"boxShadow: "inset 0 1px 0 #222""#, #"boxShadow: "0 0 99px #222""#,
        #"borderImage: "linear-gradient(#222, #222) 30""#, #"WebkitFilter: "none""#,
    ])
    func `A style at the edge of an element leaves its ground`(style: String) {
        let text = "<p className=\"bg-page text-ink\" style={{\(style)}}>x</p>"
        #expect(Self.isJudged(text))
    }

    @Test(arguments: [("inset-ring-100", false), ("inset-ring-2", true), ("inset-ring", true)])
    func `A ring inside that is no line covers a ground`(ring: String, isJudged: Bool) {
        let text = "<p className=\"bg-page text-ink \(ring)\">x</p>"
        #expect(Self.isJudged(text) == isJudged)
    }

    @Test(arguments: [
        ("<img className=\"absolute inset-0\" />", false),
        ("<img className=\"size-full\" />", true),
        ("<img className=\"absolute inset-0 -z-10\" />", true),
    ])
    func `A picture that fills an element covers what comes after it`(
        picture: String,
        isJudged: Bool
    ) {
        let text = "<div className=\"relative\">\(picture)\(Self.text)</div>"
        #expect(Self.isJudged(text) == isJudged)
        let page = text.replacing(" />", with: ">").replacing("className", with: "class")
        #expect(Self.isJudged(page, "a.html") == isJudged)
    }
}

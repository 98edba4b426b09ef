import Testing

@testable import TokenUses

@Suite("Classes of style sheets beside those of Tailwind CSS")
struct PaintedClassTests {
    private static func pairs(
        _ rule: String,
        in sheet: String = "a.css",
        _ markup: String =
            "<div class=\"bg-page\"><i class=\"box\"><b class=\"text-ink\">x</b></i></div>"
    ) -> [String] {
        var colors = MarkupReaderTests.colors
        let uses =
            StyleUses.reads(sheet)
            ? SheetReader.read(rule, file: sheet) : StyleUses.names(in: rule, file: sheet)
        colors.paintedClasses = PaintedClasses([uses])
        return PairReader.pairs(in: markup, file: "a.vue", colors: colors).map(\.summary)
    }

    @Test(arguments: [
        ".box { background: #222 }", ".wrap .box { background-color: var(--card) }",
        ".box:hover { background-image: url(a.png) }", ".box { @apply bg-card }",
        ".box { opacity: 0.5 }", ".box { filter: invert(1) }", "i.box { background: red }",
    ])
    func `A class that may change the ground or the text leaves it in no pair`(rule: String) {
        #expect(!Self.pairs(rule).contains("ink on page: text"))
    }

    @Test(arguments: [
        ".box { padding: 4px }", ".box { background: none }", ".box .a { background: #222 }",
        ".box.open { background: #222 }", ".box::before { background: #222 }",
        "body.box { background: #222 }",
    ])
    func `A class that paints nothing there changes nothing`(rule: String) {
        #expect(Self.pairs(rule) == ["ink on page: text"])
    }

    @Test func `The class of a component or a module is for its own file`() {
        let rule = ".box { background: #222 }"
        #expect(Self.pairs(rule, in: "b.module.css") == ["ink on page: text"])
        let other = "<style scoped>\(rule)</style>"
        #expect(Self.pairs(other, in: "b.vue") == ["ink on page: text"])
        #expect(Self.pairs(other, in: "a.vue") != ["ink on page: text"])
    }

    @Test func `A class of Tailwind CSS is read as such, also where a sheet has it`() {
        let pairs = Self.pairs(
            ".bg-page { background: var(--page) }",
            "<p class=\"bg-page text-ink\">x</p>"
        )
        #expect(pairs == ["ink on page: text"])
    }
}

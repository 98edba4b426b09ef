import SourceText
import Testing

@testable import TokenUses

@Suite("Texts that an element inside changes")
struct InnerTextTests {
    private static let large =
        ".card { background: var(--page); color: var(--ink); font-size: 24px }"
    private static let bold =
        ".card { background: var(--page); color: var(--ink); font-size: 19px; font-weight: 700 }"

    /// The pairs of a sheet but for that of a large text.
    private static func pairs(_ text: String) -> [String] {
        let sheet = SheetReader.read(text, file: "a.css")
        let pairs = PairReading([sheet]) { _ in true }.pairs(of: sheet).pairs.map(\.summary)
        return pairs.filter { $0 != "--ink on --page: largeText" }
    }

    @Test(arguments: [
        large + ".card small { font-size: 12px }", large + ".card p { font-size: 1rem }",
        large + ".card .body .meta { font-size: 12px }", bold + ".card b { font-weight: normal }",
        bold + ".card .meta { font-weight: 400 }",
    ])
    func `A large text is judged as a smaller one where an element inside makes it smaller`(
        sheet: String
    ) {
        #expect(Self.pairs(sheet) == ["--ink on --page: text"])
    }

    @Test(arguments: [
        large + ".card small { font-size: smaller }", large + ".card em { font-size: 0.5em }",
        large + ".card .meta { font: 12px sans-serif }", large + ".card b { font-size: var(--s) }",
        bold + ".card small { font-weight: normal }",
    ])
    func `A large text whose size inside is not known is in doubt`(sheet: String) {
        #expect(Self.pairs(sheet) == ["--ink on (nothing tells how large it is): text"])
    }

    @Test(arguments: [
        large + ".card p { font-size: 30px }", large + ".card p { font-size: 1.2em }",
        large + ".card p { font: inherit }", large + ".card p { font-weight: 400 }",
        large + ".card p { font-size: larger }", bold + ".card b { font-weight: bolder }",
    ])
    func `A large text that stays large inside is judged once`(sheet: String) {
        #expect(Self.pairs(sheet) == [])
    }
}

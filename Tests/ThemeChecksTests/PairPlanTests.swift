import Findings
import TestSupport
import Testing
import ThemeChecks
import ThemeModel

@Suite("What is planned for one theme and used for the next")
struct PairPlanTests {
    /// Themes that differ in one thing each that decides on the pairs.
    private static let sources = [
        "colors: { background: white, text: black }",
        "colors: { background: white, text: \"#222222\", surface: \"#eeeeee\" }",
        "colors: { background: white, text: black, surface: \"rgb(0 0 0 / 10%)\" }",
        "colors: { background: white, text: black, brand: navy }",
        "colors: { background: white, text: black, brand: navy }\ncontrast: { pairs: [ brand on background ] }",
        "colors: { background: white, text: black }\ncontrast: { pairs: [ brand on background ] }",
        "colors: { background: white, text: black }\nfonts: { styles: { body: { size: 30px }, caption: { size: 30px } } }",
        "colors: { background: white, text: black }\ncomponents: { button: { background: navy, text: white } }",
        "colors: { background: white, text: black }\nmodes: { dark: { colors: { background: black, text: white } } }",
    ]
    private static let shown = [
        ShownPair("text", on: "highlight", as: .text(styles: ["body"])),
        ShownPair("highlight", on: "surface", as: .use(.nonText)),
        ShownPair("button-text", on: "button-background", as: .use(.text)),
    ]

    @Test("is the same as a plan of its own, whatever came before", arguments: [[], shown])
    func order(_ shown: [ShownPair]) throws {
        let themes = try Self.sources.map { try SampleTheme.theme($0) }
        let options = CheckOptions(shownPairs: shown)
        let checker = ThemeChecker(options: options)
        for (first, second) in themes.indices.flatMap({ first in themes.indices.map { (first, $0) } }) {
            _ = checker.check(themes[first])
            #expect(
                checker.check(themes[second]) == ThemeChecker(options: options).check(themes[second]),
                "theme \(second) after theme \(first)")
        }
    }
}

import Findings
import TestSupport
import Testing
import ThemeModel

@Suite("A file of many mistakes")
struct ManyMistakesTests {
    private static let count = 3_000
    private static let page = "colors: { background: white, text: black }\n"

    /// Names that are nearly those that are there, behind `prefix`.
    private static func lines(_ line: (Int) -> String) -> String {
        (0..<count).map(line).joined(separator: "\n")
    }

    @Test(arguments: [
        page + "layout:\n  spacing:\n"
            + lines { "    some-space-\($0): \"{layout.spacing.soem-space-\($0)}\"" },
        page + "palette:\n" + lines { "  some-color-\($0): \"{palette.soem-color-\($0)}\"" },
        page + "fonts:\n  families:\n" + lines { "    some-font-\($0): [serif]" } + "\n  styles:\n"
            + lines { "    style-\($0): { family: soem-font-\($0) }" },
    ])
    func `The first of many mistakes get guesses, and the last get none`(yaml: String) {
        let helps = SampleTheme.findings(yaml).map { $0.help ?? "" }
        #expect(helps.count == Self.count)
        #expect(helps.first?.contains("did you mean") == true)
        #expect(helps.last?.contains("did you mean") == false)
    }

    @Test func `The first of many missing bases get guesses, and the last get none`() {
        let documents = (0..<Self.count).map { number in
            var document = ThemeDocument(id: "some-theme-\(number)")
            document.base = Located("soem-theme-\(number)")
            return document
        }
        let helps = ThemeInheritance.flatten(documents).findings.map { $0.help ?? "" }
        #expect(helps.count == Self.count)
        #expect(helps.first == "did you mean 'some-theme-1'?")
        #expect(helps.last?.contains("did you mean") == false)
    }
}

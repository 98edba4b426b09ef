import Findings
import Testing

/// A file with two pairs that cannot be read, of which not every user sees the second.
struct OptionalPair: Sendable, CustomTestStringConvertible {
    let file: UnreadableText
    let usual: String
    let optional: String

    var testDescription: String { optional }

    init(_ file: UnreadableText, usual: String, optional: String) {
        self.file = file
        self.usual = usual
        self.optional = optional
    }
}

@Suite("Pairs that not every user sees")
struct OptionalPairTests {
    @Test(arguments: [
        OptionalPair(
            .helix(
                """
                "ui.statusline" = { fg = "#ffffff", bg = "#222222" }
                "error" = "#333333"
                "hint" = "#333333"
                """
            ),
            usual: "danger on ui.statusline.bg",
            optional: "hint on ui.statusline.bg"
        ),
        OptionalPair(
            .zed(##""players": [{ "selection": "#333333" }, { "selection": "#333333" }]"##),
            usual: "text on selection",
            optional: "text on players.1.selection"
        ),
    ])
    func `A pair that a program draws only where its user asks for that is a warning`(
        _ sample: OptionalPair
    ) throws {
        let weak = try sample.file.report().findings.filter { $0.rule == .lowContrast }
        func severity(of phrase: String) -> Severity? {
            weak.first { $0.pair?.phrase == phrase }?.severity
        }
        #expect(severity(of: sample.usual) == .error)
        #expect(severity(of: sample.optional) == .warning)
    }
}

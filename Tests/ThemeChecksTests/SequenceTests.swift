import Findings
import SourceText
import TestSupport
import Testing
import ThemeModel

@testable import ThemeChecks

@Suite("An order and a ladder")
struct SequenceTests {
    private static func found(
        _ rule: RuleID,
        _ colors: String,
        _ contrast: String,
        modes: String = ""
    ) throws -> [Finding] {
        try SampleCheck.report(
            "\(SampleCheck.clear)\(colors)",
            "contrast: { \(contrast) }\n\(modes)"
        ).found(rule)
    }

    private static let order = "order: [[text, text-dim, text-muted]]"

    @Test func `An order in which each is weaker passes`() throws {
        let found = try Self.found(
            .brokenOrder,
            ", text-dim: \"#333333\", text-muted: \"#666666\"",
            Self.order
        )
        #expect(found.isEmpty)
    }

    @Test func `An order that breaks in one mode is told there, with both ratios`() throws {
        let found = try Self.found(
            .brokenOrder,
            ", text-dim: \"#333333\", text-muted: \"#666666\"",
            Self.order,
            modes: """
                modes:
                  dark: { colors: { background: black, text: white, text-dim: "#999999", text-muted: "#aaaaaa" } }
                """
        )
        #expect(found.map(\.mode) == ["dark"])
        #expect(found.map(\.severity) == [.error])
        #expect(
            found.map(\.message) == [
                """
                'text-muted on background' is not weaker than 'text-dim on background': 9.03:1 after \
                7.37:1
                """
            ]
        )
    }

    @Test func `A broken order and a flat step have a measure, which a baseline compares`() throws {
        let colors = ", text-dim: \"#333333\", text-muted: \"#222222\", surface: \"#fefefe\""
        let order = try Self.found(.brokenOrder, colors, Self.order)
        #expect(order.map { ($0.measured ?? 9) < 1 } == [true])
        let ladder = try Self.found(.flatLadder, colors, "ladder: [[background, surface]]")
        #expect(ladder.map { ($0.measured ?? 9) < 0.02 } == [true])
    }

    @Test func `Equal colours are in no order`() throws {
        let found = try Self.found(
            .brokenOrder,
            ", text-dim: \"#333333\", text-muted: \"#333333\"",
            Self.order
        )
        #expect(found.count == 1)
    }

    @Test func `A member of an order may name its ground`() throws {
        let colors = ", surface: \"#cccccc\", text-dim: \"#333333\", text-muted: \"#222222\""
        let order = "order: [[text-dim, text-muted on surface]]"
        #expect(try Self.found(.brokenOrder, colors, order).isEmpty)
    }

    @Test func `A colour that the theme does not have is named`() throws {
        let order = "order: [[text, text-dimm]], ladder: [[background, surfaec]]"
        let found = try Self.found(.unknownPair, "", order)
        #expect(
            found.map(\.message) == [
                "an 'order' names 'text-dimm', which is no colour of the theme",
                "a 'ladder' names 'surfaec', which is no colour of the theme",
            ]
        )
    }

    @Test func `An order on a ground that lets something unknown through is an error`() throws {
        let report = try SampleCheck.report(
            "background: \"#ffffff80\", text: black, text-muted: \"#555555\"",
            "contrast: { order: [[text, text-muted]] }"
        )
        #expect(report.found(.brokenOrder).count == 1)
    }

    private static let ladder = "ladder: [[background, surface, surface-raised]]"

    @Test(arguments: [
        ("#f4f4f4", "#e8e8e8", nil),
        ("#e8e8e8", "#f4f4f4", "gets lighter, where the ladder gets darker"),
        ("#fbfbfb", "#e8e8e8", "is 0.011 in lightness of OKLab, below 0.02"),
    ])
    func `A ladder has visible steps in one direction`(
        surface: String,
        raised: String,
        problem: String?
    ) throws {
        let found = try Self.found(
            .flatLadder,
            ", surface: \"\(surface)\", surface-raised: \"\(raised)\"",
            Self.ladder
        )
        #expect(found.count == (problem == nil ? 0 : 1))
        if let problem {
            #expect(found.first?.message.hasSuffix(problem) == true, "\(found)")
        }
    }

    @Test func `A ladder may ask for a larger step`() throws {
        let colors = ", surface: \"#f4f4f4\", surface-raised: \"#e8e8e8\""
        let steps = "ladder: [{ ladder: [background, surface, surface-raised], step: 0.05 }]"
        #expect(try Self.found(.flatLadder, colors, steps).count == 2)
    }

    @Test func `A translucent step is seen on the background`() throws {
        let colors = ", surface: \"#00000004\", surface-raised: \"#00000040\""
        let found = try Self.found(.flatLadder, colors, Self.ladder)
        #expect(found.map(\.pair?.phrase) == ["surface on background"])
    }

    @Test(arguments: [
        "order: [text, text-muted]", "order: [[text]]", "ladder: [[background]]",
        "ladder: [{ step: 0.1 }]", "ladder: [{ ladder: [background, surface], step: 2 }]",
    ])
    func `A list that gives no order is refused`(contrast: String) {
        let found = SampleTheme.findings(
            "colors: { background: white, text: black }\ncontrast: { \(contrast) }"
        )
        #expect(found.map(\.rule) == [.wrongType])
    }
}

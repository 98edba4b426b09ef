import Findings
import TestSupport
import Testing
import ThemeChecks
import ThemeModel

@Suite("A capture in a pair")
struct CaptureTests {
    /// The pairs of palette colours that a pattern stands for.
    private static func phrases(
        _ pattern: String,
        _ palette: [String],
        roles: String = ""
    ) throws -> Set<String> {
        let colors = palette.map { "\"\($0)\": \"#444444\"" }.joined(separator: ", ")
        let report = try SampleCheck.report(
            SampleCheck.clear + roles,
            "palette: { \(colors) }\ncontrast: { pairs: [\"\(pattern)\"] }"
        )
        let wanted = report.pairs.filter { row in
            row.pair.foreground.contains(".") || row.pair.background.contains(".")
        }
        return Set(wanted.map(\.pair.phrase))
    }

    private static let buttons = [
        "button.primary.fg.rest", "button.primary.fg.hover", "button.primary.bg.rest",
        "button.primary.bg.hover", "button.danger.fg.rest", "button.danger.bg.rest",
        "button.danger.fg.hover",
    ]

    @Test(arguments: [
        "button.{v.fg on {v}", "{{v}} on {v}", "button.{}.fg on button.{}.bg", "a}b on c",
    ])
    func `A brace that belongs to no capture is an error`(pattern: String) {
        let findings = SampleTheme.findings(
            "colors: { \(SampleCheck.clear) }\ncontrast: { pairs: [\"\(pattern)\"] }"
        )
        #expect(findings.map(\.rule) == [.wrongType])
        #expect(findings[0].severity == .error && findings[0].message.contains("a brace"))
    }

    @Test func `Two captures pair the same variant and state alone`() throws {
        let phrases = try Self.phrases(
            "button.{variant}.fg.{state} on button.{variant}.bg.{state}",
            Self.buttons
        )
        #expect(
            phrases == [
                "button.primary.fg.rest on button.primary.bg.rest",
                "button.primary.fg.hover on button.primary.bg.hover",
                "button.danger.fg.rest on button.danger.bg.rest",
            ]
        )
    }

    @Test func `A capture without a counterpart is as a star`() throws {
        let captured = try Self.phrases(
            "button.{variant}.fg.{state} on button.{variant}.bg.rest",
            Self.buttons
        )
        let starred = try Self.phrases(
            "button.{variant}.fg.* on button.{variant}.bg.rest",
            Self.buttons
        )
        #expect(captured == starred)
        #expect(captured.contains("button.primary.fg.hover on button.primary.bg.rest"))
        #expect(!captured.contains("button.primary.fg.rest on button.danger.bg.rest"))
    }

    @Test func `A capture ends at a dot and may have a hyphen`() throws {
        let palette = ["a.b.fg", "a.b.bg", "a-b.fg", "a-b.bg"]
        #expect(try Self.phrases("{x}.fg on {x}.bg", palette) == ["a-b.fg on a-b.bg"])
    }

    @Test func `A capture has at least one character`() throws {
        #expect(
            try Self.phrases("x.a{n} on x.b{n}", ["x.a", "x.b", "x.a1", "x.b1"]) == ["x.a1 on x.b1"]
        )
    }

    @Test func `A name that captures fit in two ways gives the pairs of both`() throws {
        let report = try SampleCheck.report(
            "\(SampleCheck.clear), a-fg-b-fg-c: black, a-bg-b-fg-c: white, a-fg-b-bg-c: white",
            "contrast: { pairs: [\"{x}-fg-{y} on {x}-bg-{y}\"] }"
        )
        #expect(report.rows("a-fg-b-fg-c on a-bg-b-fg-c").count == 1)
        #expect(report.rows("a-fg-b-fg-c on a-fg-b-bg-c").count == 1)
    }

    @Test func `The default pair of labels on their fills is a capture`() throws {
        let colors = "\(SampleCheck.clear), surface-hot: \"#ffeeee\", on-surface-hot: black"
        let written = try SampleCheck.report(
            colors,
            "contrast: { pairs: [{ pair: \"on-{x} on {x}\", ratio: 8 }] }"
        )
        let labels = written.pairs.filter { $0.required == 8 }.map(\.pair.phrase)
        let standing = try SampleCheck.report(colors).pairs.map(\.pair).filter { pair in
            pair.foreground == "on-\(pair.background)"
        }
        #expect(Set(labels) == Set(standing.map(\.phrase)))
        #expect(labels.contains("on-surface-hot on surface-hot"))
    }

    @Test func `A dotted pattern reaches the roles that paths became`() throws {
        let report = try SampleCheck.report(
            "\(SampleCheck.clear), note-a: \"#888888\", note-bg-a: white",
            "contrast: { pairs: [\"note.{x} on note.bg.{x}\"] }"
        )
        #expect(report.rows("note-a on note-bg-a").map(\.verdict) == [.fail])
    }

    @Test func `A dotted pattern reaches custom properties where no name has dots`() throws {
        let names = ["default-fg-rest", "default-bg-rest", "danger-fg-rest", "danger-bg-hover"]
        let palette = names.map { "button-\($0): black" }.joined(separator: ", ")
        let report = try SampleCheck.report(
            SampleCheck.clear,
            """
            palette: { \(palette) }
            contrast: { pairs: ["button.{kind}.fg.{state} on button.{kind}.bg.{state}"] }
            """
        )
        let phrases = report.pairs.map(\.pair.phrase).filter { $0.hasPrefix("button-d") }
        #expect(
            phrases.filter { $0.contains("-fg-") } == [
                "button-default-fg-rest on button-default-bg-rest"
            ]
        )
    }

    @Test func `Captures that fit a name in too many ways are refused and told`() throws {
        let name = Array(repeating: "a", count: 60).joined(separator: "-")
        let pattern = "{a}-{b}-{c}-{d}-{e}-{f}"
        let report = try SampleCheck.report(
            "\(SampleCheck.clear), \(name): black",
            "contrast: { pairs: [\"\(pattern) on \(pattern)\"] }"
        )
        let found = report.found(.unknownPair)
        #expect(found.count == 1)
        #expect(
            found.first?.message.hasSuffix("fits the names of the theme in too many ways") == true
        )
    }
}

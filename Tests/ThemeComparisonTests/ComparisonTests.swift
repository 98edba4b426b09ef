import Findings
import TestSupport
import Testing
import ThemeModel

@testable import ThemeComparison

@Suite("A comparison")
struct ComparisonTests {
    private static let good = SampleState.theme("primary: '#123456'")
    private static let faint = SampleState.theme("primary: '#123456', text-muted: '#999'")
    private static let broken = "colors: [\n"

    private func comparison(_ old: [String: String], _ new: [String: String]) -> Comparison {
        Comparison(from: SampleState.state(old), to: SampleState.state(new))
    }

    @Test func `A comparison of equal states is empty`() {
        for files in [
            [:], ["a": Self.good], ["a": Self.faint, "b": Self.broken, "c": "extends: nobody\n"],
        ] {
            #expect(comparison(files, files).isEmpty)
            #expect(!comparison(files, files).newlyFails)
        }
    }

    @Test func `A comparison ignores where values are written`() {
        #expect(comparison(["a": Self.faint], ["a": "# A comment.\n\n" + Self.faint]).isEmpty)
    }

    @Test(
        arguments: [
            ([:], ["a": good], ThemeDifference.Status.added, false),
            ([:], ["a": faint], .added, true),
            (["a": faint], [:], .removed, false), (["a": good], ["a": faint], .changed, true),
            (["a": faint], ["a": good], .changed, false),
            (["a": good], ["a": broken], .broken, true),
            ([:], ["a": broken], .broken, true), (["a": broken], ["a": good], .mended, false),
            (["a": broken], ["a": faint], .mended, true), (["a": broken], [:], .removed, false),
            (["b": faint], ["a": faint], .renamed, false),
        ] as [([String: String], [String: String], ThemeDifference.Status, Bool)]
    )
    func `A comparison tells a theme's status, and fails only for new failures`(
        old: [String: String],
        new: [String: String],
        status: ThemeDifference.Status,
        fails: Bool
    ) throws {
        let comparison = comparison(old, new)
        #expect(comparison.themes.map(\.id) == ["a"])
        #expect(comparison.themes.map(\.status) == [status])
        #expect(comparison.newlyFails == fails)
    }

    @Test func `A comparison matches a renamed theme only where that is certain`() {
        let north = SampleState.theme("primary: '#654321'")
        #expect(
            comparison(["a": Self.good], ["b": north]).themes.map(\.status) == [.removed, .added]
        )
        let twins = comparison(["a": Self.good, "b": Self.good], ["c": Self.good])
        #expect(twins.themes.map(\.status) == [.removed, .removed, .added])
        let copies = comparison(["a": Self.good], ["b": Self.good, "c": Self.good])
        #expect(copies.themes.map(\.status) == [.removed, .added, .added])
        let copy = comparison(["a": Self.good], ["a": Self.good, "b": Self.good])
        #expect(copy.themes.map(\.status) == [.added])
        let both = comparison(["a": Self.good, "b": north], ["c": north, "d": Self.good])
        #expect(both.themes.map(\.oldID) == ["b", "a"])
        #expect(both.themes.map(\.status) == [.renamed, .renamed])
    }

    @Test func `A comparison counts no pair as failing that a baseline lists`() throws {
        var new = SampleState.state(["a": Self.faint])
        for index in new.report.findings.indices {
            new.report.findings[index].isBaselined = true
        }
        let comparison = Comparison(from: SampleState.state(["a": Self.good]), to: new)
        let pairs = try #require(comparison.themes.first).pairs
        let muted = pairs.filter { $0.pair.foreground == "text-muted" }
        #expect(!muted.isEmpty && muted.allSatisfy { $0.kind == .newlyAllowed })
        #expect(!comparison.newlyFails)
    }

    @Test func `A comparison counts a waiver that a renamed theme lost`() throws {
        var old = SampleState.state(["a": Self.faint])
        for index in old.report.pairs.indices where old.report.pairs[index].verdict == .fail {
            old.report.pairs[index].verdict = .waived
        }
        let comparison = Comparison(from: old, to: SampleState.state(["b": Self.faint]))
        #expect(comparison.themes.map(\.status) == [.renamed])
        #expect(comparison.themes[0].pairs(.newlyFailing).count == 4)
        #expect(comparison.newlyFails)
    }

    @Test func `A comparison lists added and removed modes`() throws {
        let dark = Self.good + "modes: { dark: { colors: { background: black, text: '#555' } } }\n"
        let theme = try #require(comparison(["a": Self.good], ["a": dark]).themes.first)
        #expect(theme.addedModes == ["dark"] && theme.removedModes.isEmpty && theme.tokens.isEmpty)
        #expect(theme.pairs.allSatisfy { $0.mode == "dark" } && !theme.pairs(.newlyFailing).isEmpty)
        let back = try #require(comparison(["a": dark], ["a": Self.good]).themes.first)
        #expect(back.removedModes == ["dark"] && back.pairs.allSatisfy { $0.kind == .disappeared })
    }

    @Test func `A comparison counts another finding as a failure from the threshold on`() {
        let old = SampleState.state(["a": Self.good])
        let new = SampleState.state([
            "a": Self.good + "fonts: { styles: { caption: { size: 8px } } }\n"
        ])
        #expect(!Comparison(from: old, to: new, threshold: .error).newlyFails)
        #expect(Comparison(from: old, to: new, threshold: .warning).newlyFails)
        #expect(!Comparison(from: new, to: old, threshold: .warning).newlyFails)
        let unknown = SampleState.state(["a": Self.good + "nmae: A\n"])
        #expect(Comparison(from: old, to: unknown).newlyFails)
        #expect(!Comparison(from: unknown, to: unknown).newlyFails)
    }

    @Test func `A comparison includes findings of the project`() {
        let finding = Finding(
            .unknownReference,
            .error,
            "'defaultTheme' is 'x', but there is no such theme"
        )
        let clean = ProjectState()
        let dirty = ProjectState(report: Report(findings: [finding]))
        #expect(Comparison(from: clean, to: dirty).newlyFails)
        #expect(Comparison(from: dirty, to: clean).findings.gone == [finding])
        #expect(Comparison(from: dirty, to: dirty).isEmpty)
    }

    @Test func `A comparison keeps the selected themes by their old or new id`() {
        var kept = comparison(
            ["a": Self.good, "b": Self.faint],
            ["a": Self.faint, "c": Self.faint]
        )
        let all = kept.themes
        kept.keepThemes([])
        #expect(kept.themes == all)
        kept.keepThemes(["b"])
        #expect(kept.themes.map(\.id) == ["c"])
    }

    @Test func `A comparison lists the theme that got worse the most first`() {
        let comparison = comparison(
            ["a": Self.good, "b": Self.good, "c": Self.good, "d": Self.good],
            ["a": SampleState.theme("primary: '#123457'"), "b": Self.faint, "c": Self.broken]
        )
        #expect(comparison.worstFirst.map(\.id) == ["c", "b", "a", "d"])
    }
}

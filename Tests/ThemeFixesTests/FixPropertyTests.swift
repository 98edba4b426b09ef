import Findings
import Foundation
import TestSupport
import Testing
import ThemeChecks
import ThemeFixes
import ThemeModel

/// The laws of every fix.
enum FixLaws {
    /// Checks that nothing got worse, that what was promised is so, and that a second fix does nothing.
    static func check(_ before: FixSample, _ name: String) throws {
        let plan = before.plan
        let after = before.applying(plan)
        let old = before.verdicts
        let new = after.verdicts
        try #require(old.map(\.place) == new.map(\.place), "\(name): pairs come and go")
        for change in plan.changes { checkAlone(change, of: plan, before, name) }
        let mended = Set(
            plan.changes.flatMap(\.fixed).map { "\($0.pair.theme) \($0.pair.mode) \($0.pair.pair)" }
        )
        for (row, other) in zip(old, new) {
            guard let measured = row.measured, let now = other.measured, let required = row.required
            else { continue }
            #expect(
                now >= min(measured, required),
                "\(name): \(row.place) falls from \(measured) to \(now)"
            )
            if mended.contains(row.place) {
                #expect(now >= required, "\(name): \(row.place) has \(now)")
            }
        }
        #expect(
            after.failures == plan.unfixed.count,
            "\(name): \(after.failures) fail, \(plan.unfixed.count) are left"
        )
        let again = after.plan
        #expect(again.changes.isEmpty, "\(name): a second fix changes \(again.tokens)")
        #expect(Set(again.unfixed.map(\.pair)) == Set(plan.unfixed.map(\.pair)), "\(name)")
    }

    /// Checks that one change and those that it needs make no pair worse.
    private static func checkAlone(
        _ change: ValueChange,
        of plan: FixPlan,
        _ before: FixSample,
        _ name: String
    ) {
        var part = plan
        part.changes = plan.changes.filter {
            $0.place == change.place || change.needs.contains($0.place)
        }
        for (row, other) in zip(before.verdicts, before.applying(part).verdicts) {
            guard let measured = row.measured, let now = other.measured, let required = row.required
            else { continue }
            #expect(
                now >= min(measured, required),
                "\(name): \(change.place.path) makes \(row.place) \(now)"
            )
        }
    }
}

extension PairVerdict {
    fileprivate var place: String { "\(theme) \(mode) \(pair)" }
}

@Suite("A fix of any theme")
struct FixPropertyTests {
    @Test(
        "A fix of a random theme breaks nothing, keeps its promises and is done after one run",
        arguments: Seeds.all
    )
    func random(seed: UInt64) throws {
        var random = RandomTheme(seed: seed)
        try FixLaws.check(FixSample(random.files()), "seed \(seed)")
    }

    @Test(.enabled(if: Seeds.isLongRun, "the rounds of one fix take seconds"))
    func `A fix of translucent colours leaves nothing to a second one`() throws {
        let sample = FixSample(
            """
            palette:
              p0: "rgb(0 182 154 / 43%)"
            colors:
              background: "#f6f4ee"
              text: "#303038"
              selection: "{palette.p0} / 94%"
              text-muted: "{palette.p0}"
              surface: "rgb(230 23 22 / 67%)"
            modes: { alt: { colors: { background: "#000000", text: "#dddddd" } } }
            """
        )
        try FixLaws.check(sample, "translucent palette")
    }
}

/// Real files as their authors published them, six of them; `Benchmarks/fixes` does it with all, by the release program.
@Suite("A fix of the corpus", .enabled(if: Repository.hasCorpora, "../shared/corpora is absent"))
struct FixCorpusTests {
    private static let files = ["base16", "base24"].flatMap {
        Repository.files(in: Repository.corpora.appending(path: $0), endings: ["yaml"])
    }

    @Test(
        "A fix moves a corpus scheme's surfaces with all that lies on them for AAA",
        arguments: ["tango"]
    )
    func surfaces(name: String) throws {
        let file = try #require(Self.files.first { $0.lastPathComponent == "\(name).yaml" })
        var sample = FixSample([
            "themes/\(name).yaml": try String(contentsOf: file, encoding: .utf8)
        ])
        sample.options.level = .aaa
        try FixLaws.check(sample, name)
        #expect(sample.fixed.failures == 0)
    }

    @Test(
        "A fix of a corpus scheme leaves no finding, and changes only digits of colours",
        arguments: 0..<6
    )
    func scheme(number: Int) throws {
        let file = try #require(Self.files.count == 287 ? Self.files[number * 48] : nil)
        let text = try String(contentsOf: file, encoding: .utf8)
        let sample = FixSample(["themes/\(file.lastPathComponent)": text])
        try FixLaws.check(sample, file.lastPathComponent)
        let fixed = sample.fixed
        #expect(fixed.failures == 0, "\(file.lastPathComponent)")
        #expect(Self.outline(of: fixed.files.values.first ?? "") == Self.outline(of: text))
    }

    /// A text with `-` for every colour's digits.
    private static func outline(of text: String) -> String {
        text.replacing(/"#?[0-9a-fA-F]{6}"/, with: "-")
    }
}

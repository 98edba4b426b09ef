import Findings
import SourceText
import TestSupport
import Testing
import ThemeModel

@testable import ThemeChecks

@Suite("A required pair")
struct RequiredPairTests {
    /// A theme of few colours, whose comments have 3.54:1; `pairs` are the project's.
    private static func report(
        _ pairs: [RequiredPair],
        theme rest: String = "",
        level: ContrastLevel? = nil
    ) throws
        -> Report
    {
        var options = CheckOptions(level: level)
        options.requirements.pairs = pairs.map { Located($0) }
        return try SampleCheck.report(
            "\(SampleCheck.clear), syntax-comment: \"#888888\", brand-a: \"#767676\", brand-b: \"#aaaaaa\"",
            "modes: { dim: { colors: { text: \"#010101\" } } }\n\(rest)",
            options: options
        )
    }

    private static let comment = PairName("syntax-comment", on: "code-background")

    @Test func `A configured pair replaces a default one, with its ratio at every level`()
        throws
    {
        #expect(try Self.report([]).rows(Self.comment.phrase).map(\.required) == [4.5, 4.5])
        for level in ContrastLevel.allCases {
            let rows = try Self.report([RequiredPair(Self.comment, ratio: 3)], level: level).rows(
                Self.comment.phrase
            )
            #expect(rows.map(\.required) == [3, 3])
            #expect(rows.map(\.verdict) == [.pass, .pass])
        }
        let failing = try Self.report([RequiredPair(Self.comment, ratio: 3.6)]).found(.lowContrast)
        #expect(
            failing.first { $0.pair == Self.comment }?.message.hasSuffix(
                "below the 3.6:1 required of this pair"
            )
                == true
        )
    }

    @Test func `A configured pair replaces the default one of any use`() throws {
        let pair = PairName("border-strong", on: "surface", use: .exempt)
        #expect(
            try Self.report([RequiredPair(pair)]).rows(pair.phrase).map(\.verdict) == [
                .exempt, .exempt,
            ]
        )
    }

    @Test func `The last of several forms of a pair counts`() throws {
        let pattern = RequiredPair(PairName("syntax-*", on: "code-background"), ratio: 7)
        let rows = try Self.report([pattern, RequiredPair(Self.comment, ratio: 3)])
        #expect(rows.rows(Self.comment.phrase).map(\.required) == [3, 3])
        #expect(rows.rows("syntax-string on code-background").map(\.required) == [7, 7])
        let reversed = try Self.report([RequiredPair(Self.comment, ratio: 3), pattern])
        #expect(reversed.rows(Self.comment.phrase).map(\.required) == [7, 7])
    }

    @Test func `A configured pair may be for some modes and themes`() throws {
        var pair = RequiredPair(Self.comment, ratio: 3)
        pair.modes = ["d*"]
        #expect(try Self.report([pair]).rows(Self.comment.phrase).map(\.required) == [4.5, 3])
        pair.themes = ["other-*"]
        #expect(try Self.report([pair]).rows(Self.comment.phrase).map(\.required) == [4.5, 4.5])
        pair.themes = ["other-*", "sam*"]
        #expect(try Self.report([pair]).rows(Self.comment.phrase).map(\.required) == [4.5, 3])
    }

    @Test func `A pattern of pairs reaches a theme's own roles`() throws {
        let report = try Self.report([RequiredPair(PairName("brand-*", on: "background"))])
        #expect(report.rows("brand-a on background").map(\.verdict) == [.pass, .pass])
        #expect(report.rows("brand-b on background").map(\.verdict) == [.fail, .fail])
        #expect(report.found(.uncheckedRole).isEmpty)
    }

    @Test
    func `A pattern of pairs skips grounds, exempt roles and labels of other fills`()
        throws
    {
        let names = Set(
            try Self.report([RequiredPair(PairName("*", on: "surface"))]).pairs.map(\.pair.phrase)
        )
        #expect(names.contains("link on surface") && names.contains("brand-a on surface"))
        for name in ["background", "surface", "surface-raised", "selection", "on-primary"] {
            #expect(!names.contains("\(name) on surface"), "\(name)")
        }
        let report = try Self.report([RequiredPair(PairName("on-*", on: "*"))])
        #expect(
            report.pairs.filter { $0.pair.foreground == "on-danger" }.allSatisfy {
                $0.pair.background == "danger"
            }
        )
        #expect(report.rows("border on surface").map(\.verdict) == [.exempt, .exempt])
    }

    @Test func `A theme's pair adds to the project's and never lowers its ratio`() throws {
        let own = "contrast: { pairs: [{ pair: syntax-comment on code-background, ratio: RATIO }] }"
        for (ratio, required) in [("2", 4.5), ("6", 6)] {
            let report = try Self.report([], theme: own.replacing("RATIO", with: ratio))
            #expect(report.rows(Self.comment.phrase).map(\.required) == [required, required])
        }
        let both = try Self.report(
            [RequiredPair(Self.comment, ratio: 3)],
            theme: own.replacing("RATIO", with: "4")
        )
        #expect(both.rows(Self.comment.phrase).map(\.required) == [4, 4])
    }

    @Test(
        arguments: [
            (
                "brnd-* on background",
                "the pair 'brnd-* on background' stands for no colour of the theme"
            ),
            ("brand-* on backgrund", "names 'backgrund', which is no colour of the theme"),
            (
                "{ pair: text on surface, modes: [dimm] }",
                "is for the mode 'dimm', which the theme does not have"
            ),
        ])
    func `A theme's pair that stands for nothing is an error`(pair: String, words: String) throws {
        let found = try Self.report([], theme: "contrast: { pairs: [\(pair)] }").found(.unknownPair)
        #expect(found.count == 1)
        #expect(found.first?.message.contains(words) == true, "\(found)")
        #expect(found.first?.location == Place(file: "themes/sample.yml", line: 3, column: 21))
    }

    @Test func `A configured pair that no theme has is reported once`() throws {
        var options = CheckOptions()
        options.requirements.pairs = [
            Located(PairName("brnd-*", on: "background")), Located(PairName("text", on: "surface")),
        ]
        let checker = ThemeChecker(options: options)
        let theme = try SampleTheme.theme("colors: { \(SampleCheck.clear), brand-a: black }")
        let found = checker.projectFindings(checker.usage(in: theme, checker.check(theme)))
        #expect(found.map(\.message) == ["the pair 'brnd-* on background' is asked of no theme"])
        #expect(found.map(\.severity) == [.error])
    }

    @Test(arguments: ["btn.{x}.fg on btn.{y}.bg", "{a}-txet on background"])
    func `A configured pattern with captures that stands for nothing is an error`(
        phrase: String
    ) throws {
        let sides = phrase.split(separator: " on ").map(String.init)
        var options = CheckOptions()
        options.requirements.pairs = [Located(PairName(sides[0], on: sides[1]))]
        let checker = ThemeChecker(options: options)
        let theme = try SampleTheme.theme("colors: { \(SampleCheck.clear) }")
        let found = checker.projectFindings(checker.usage(in: theme, checker.check(theme)))
        #expect(found.map(\.severity) == [.error])
    }

    @Test func `A configured pair for other themes is a warning`() throws {
        var options = CheckOptions()
        var pair = RequiredPair(PairName("brnd-*", on: "background"))
        pair.themes = ["other"]
        options.requirements.pairs = [Located(pair)]
        let checker = ThemeChecker(options: options)
        let theme = try SampleTheme.theme("colors: { \(SampleCheck.clear) }")
        let found = checker.projectFindings(checker.usage(in: theme, checker.check(theme)))
        #expect(found.map(\.severity) == [.warning])
    }

    @Test func `A profile's pattern that no theme has is reported once`() throws {
        let place = Place(file: "themepreview.yml", line: 3, column: 5)
        var family = ThemeFamily()
        family.profile = ContrastProfile("brand")
        family.profile?.pairs = [Located(PairName("brnd-*", on: "background"), at: place)]
        var options = CheckOptions()
        options.families = [family, family]
        let checker = ThemeChecker(options: options)
        let theme = try SampleTheme.theme("colors: { \(SampleCheck.clear), brand-a: black }")
        let found = checker.projectFindings(checker.usage(in: theme, checker.check(theme)))
        #expect(found.map(\.message) == ["the pair 'brnd-* on background' is asked of no theme"])
        #expect(found.first?.location == place)
    }

    @Test func `A pattern after one that fills the limit exactly is refused and told`() throws {
        let roles = (0..<100).flatMap { ["a\($0): black", "b\($0): white"] }.joined(separator: ", ")
        let report = try SampleCheck.report(
            "\(SampleCheck.clear), \(roles)",
            "contrast: { pairs: [\"a* on b*\", \"b* on a*\"] }"
        )
        #expect(report.found(.unknownPair).count == 1)
    }

    @Test func `A pattern of too many pairs is refused at its limit`() throws {
        let roles = (0..<200).map { "own-\($0): black" }.joined(separator: ", ")
        let report = try SampleCheck.report(
            "\(SampleCheck.clear), \(roles)",
            "contrast: { pairs: [\"own-* on own-*\"] }"
        )
        #expect(report.found(.unknownPair).map { $0.message.contains("more than 10000") } == [true])
        #expect(report.pairs.count < 1_000)
    }
}

@Suite("A profile")
struct ProfileTests {
    private static func report(_ name: String, themes: [String] = [], formats: [String] = []) throws
        -> Report
    {
        var family = ThemeFamily()
        family.themes = themes
        family.formats = formats
        family.profile = ContrastProfile.builtIn(named: name)
        var options = CheckOptions()
        options.families = [family]
        return try SampleCheck.report(
            "\(SampleCheck.clear), syntax-comment: \"#888888\", own: black",
            options: options
        )
    }

    @Test func `A profile replaces the default pairs`() throws {
        let report = try Self.report("scheme")
        #expect(report.coverage.map(\.profile) == ["scheme"])
        // The theme gives no surface and no selection.
        #expect(
            report.pairs.map(\.pair.phrase) == [
                "text on background", "syntax-comment on code-background",
            ]
        )
        #expect(report.findings.map(\.pair?.phrase) == ["syntax-comment on code-background"])
        #expect(report.found(.uncheckedRole).isEmpty)
        #expect(!TextReporter().text(for: report).contains("all passed"))
        #expect(TextReporter().text(for: report).contains("; 1 theme by profile scheme"))
    }

    @Test func `A profile may keep the default pairs of some uses`() throws {
        let all = try Self.report("default")
        let text = try Self.report("text-only")
        #expect(all.coverage.map(\.profile) == [nil])
        #expect(text.pairs == all.pairs.filter { [.text, .largeText].contains($0.pair.use) })
    }

    @Test(
        arguments: [
            (["sam*"], [], true), (["other"], [], false), ([], ["base*"], false),
            ([], ["native"], true),
        ]
            as [([String], [String], Bool)]
    )
    func `A profile applies to themes and formats by pattern`(
        themes: [String],
        formats: [String],
        isMeant: Bool
    ) throws {
        let profile = try Self.report("editor", themes: themes, formats: formats).coverage.first?
            .profile
        #expect((profile == "editor") == isMeant)
    }

    @Test func `The last family with a profile or a level wins`() {
        var first = ThemeFamily()
        var second = ThemeFamily()
        var third = ThemeFamily()
        first.profile = ContrastProfile.builtIn(named: "base16")
        first.level = .aa
        second.themes = ["brand-*"]
        second.level = .aaa
        third.themes = ["brand-x"]
        third.profile = ContrastProfile.builtIn(named: "editor")
        let families = [first, second, third]
        #expect(families.profile(of: "brand-x", format: "native")?.name == "editor")
        #expect(families.profile(of: "brand-y", format: "native")?.name == "scheme")
        #expect(families.level(of: "brand-y", format: "native") == .aaa)
        #expect(families.level(of: "other", format: "native") == .aa)
    }
}

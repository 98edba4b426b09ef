import Findings
import SourceText
import TestSupport
import Testing
import ThemeModel

@testable import ThemeChecks

@Suite("An exception of pairs")
struct ExceptionTests {
    private static let place = Place(file: "themepreview.yml", line: 4, column: 7)

    private static func options(
        _ exception: String,
        reason: String? = nil
    ) -> CheckOptions {
        var options = CheckOptions()
        var exception = PairException(exception, at: place)
        exception.reason = reason
        options.requirements.exceptions = [exception]
        return options
    }

    private static func report(_ contrast: String, palette: String) throws -> Report {
        try SampleCheck.report(
            SampleCheck.clear,
            "palette: { \(palette) }\ncontrast: { \(contrast) }"
        )
    }

    @Test func `A pair leaves out the colours and pairs that it excepts`() throws {
        let report = try Self.report(
            """
            pairs: [{ pair: "fg.* on bg.*", except: [fg.faint, "*.low on bg.b", "bg.c"] }]
            """,
            palette: """
                fg: { a: black, faint: "#dddddd", low: "#666666" }, bg: { a: white, b: white, c: white }
                """
        )
        let pairs = report.pairs.map(\.pair).filter { $0.foreground.hasPrefix("fg.") }
        #expect(
            Set(pairs.map(\.phrase)) == ["fg.a on bg.a", "fg.a on bg.b", "fg.low on bg.a"]
        )
        #expect(report.found(.staleException).isEmpty)
    }

    @Test(arguments: ["--color-zinc", "--color-zi*", "color-zinc on *", "--color-{x} on text"])
    func `An exception has the names of a style sheet's properties`(exception: String) throws {
        let report = try Self.report(
            "pairs: [{ pair: \"z* on text\", except: [\"\(exception)\"] }]",
            palette: "zinc: \"#222222\", ink: black"
        )
        #expect(report.found(.staleException).isEmpty)
        let fronts = report.pairs.map(\.pair.foreground)
        #expect(!fronts.contains("zinc"), "\(fronts)")
    }

    @Test func `An exception that leaves nothing out is stale at its place`() throws {
        let report = try Self.report(
            "pairs: [{ pair: \"fg.* on bg.a\", except: [fg.faint, fg.b] }]",
            palette: "fg: { a: black, b: black }, bg: { a: white }"
        )
        let found = report.found(.staleException)
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.message) == ["the exception 'fg.faint' leaves nothing out"])
        #expect(found.first?.location?.line == 3)
    }

    @Test(arguments: [
        ("note.*", ["*"]), ("note.*", ["note.a", "*.b on *"]), ("note.a", ["note.a"]),
    ])
    func `A pair of which exceptions leave nothing is an error`(
        pair: String,
        exceptions: [String]
    ) throws {
        var required = RequiredPair(PairName(pair, on: "background"))
        required.exceptions = exceptions.map { PairException($0, at: Self.place) }
        var options = CheckOptions()
        options.requirements.pairs = [Located(required, at: Self.place)]
        let checker = ThemeChecker(options: options)
        let theme = try SampleTheme.theme(
            "colors: { \(SampleCheck.clear) }\npalette: { note: { a: black, b: black } }"
        )
        let usage = checker.usage(in: theme, checker.check(theme))
        let errors = checker.projectFindings(usage).filter { $0.severity == .error }
        #expect(errors.map(\.location) == [Self.place], "\(errors)")
        #expect(errors.first?.message.contains("asks for nothing") == true)
    }

    @Test func `A project's exception counts what it leaves out`() throws {
        let palette = "palette: { fg: { a: black, b: \"#dddddd\" } }"
        let pairs = "contrast: { pairs: [\"fg.* on background\"] }"
        let report = try SampleCheck.report(
            SampleCheck.clear,
            "\(palette)\n\(pairs)",
            options: Self.options("fg.b")
        )
        #expect(report.rows("fg.b on background").isEmpty)
        #expect(report.coverage.map(\.leftOut) == [1])
        #expect(report.found(.lowContrast).isEmpty)
    }

    @Test func `An excepted default pair is exempt and asks for a reason`() throws {
        let colors = "\(SampleCheck.clear), link: \"#999999\""
        for (reason, warnings) in [(nil, 1), ("an old page", 0)] {
            let options = Self.options("link on *", reason: reason)
            let checker = ThemeChecker(options: options)
            let theme = try SampleTheme.theme("colors: { \(colors) }")
            let report = checker.check(theme)
            #expect(try report.row("link on background").verdict == .exempt)
            #expect(report.coverage[0].accepted.contains { $0.pair.foreground == "link" })
            let found = checker.unexplainedPairs(checker.usage(in: theme, report))
            #expect(found.count == warnings)
            #expect(found.allSatisfy { $0.location == Self.place })
        }
    }

    @Test func `A project's exception that no theme needs is stale`() throws {
        let checker = ThemeChecker(options: Self.options("lnk"))
        let theme = try SampleTheme.theme("colors: { \(SampleCheck.clear) }")
        let found = checker.projectFindings(checker.usage(in: theme, checker.check(theme)))
        #expect(found.map(\.rule) == [.staleException])
        #expect(found.map(\.location) == [Self.place])
    }

    @Test func `An exception may be for some modes`() throws {
        var options = Self.options("link", reason: "as published")
        options.requirements.exceptions[0].modes = ["dim"]
        let report = try SampleCheck.report(
            "\(SampleCheck.clear), link: \"#999999\"",
            "modes: { dim: { colors: { text: \"#010101\" } } }",
            options: options
        )
        #expect(report.rows("link on background").map(\.verdict) == [.fail, .exempt])
    }
}

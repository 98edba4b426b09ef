import Foundation
import TestSupport
import Testing

@Suite("Rules that a project sets")
struct RuleSettingTests {
    private static let pale = "colors: { background: white, text: '#888' }\n"

    private func project(_ configuration: String, theme: String = pale) throws -> URL {
        try Program.folder([
            "themes/day.yml": theme, "docs/a.md": "# A\n\n[b](b.md)\n",
            "themepreview.yml": configuration,
        ])
    }

    private func check(_ configuration: String, _ options: String...) throws -> Program.Outcome {
        try Program.run(["check", "--format", "concise"] + options, in: try project(configuration))
    }

    @Test func `A rule has the severity that a project gives it`() throws {
        let outcome = try check(
            "rules: { page/broken-link: note, contrast/low-contrast: warning }\n",
            "--verbose"
        )
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("docs/a.md:3:1: note: "), "\(outcome.output)")
        #expect(outcome.output.contains("warning: 'text' on 'background'"))
        #expect(!outcome.output.contains(": error: "))
    }

    @Test(arguments: [
        ("", "note"), ("docs: docs\n", "error"),
        ("rules: { page/broken-link: warning }\n", "warning"),
    ])
    func `Links of docs that nobody named are notes where the themes are elsewhere`(
        configuration: String,
        severity: String
    ) throws {
        let outcome = try check("themes: themes/*.yml\n" + configuration, "--verbose")
        #expect(outcome.output.contains("docs/a.md:3:1: \(severity): "), "\(outcome.output)")
    }

    @Test func `A rule that is off accepts its findings, and the report says so`() throws {
        let folder = try project("rules: { page/broken-link: off, contrast/low-contrast: off }\n")
        let outcome = try Program.run("check", in: folder)
        #expect(outcome.status == 0)
        #expect(
            outcome.output.contains("checked\nall others passed; ")
                && outcome.output.contains(" switched off\n"),
            "\(outcome.output)"
        )
        #expect(
            try Program.run("check", "--verbose", in: folder).output.contains(
                "the rule is off in themepreview.yml"
            )
        )
        #expect(try Program.run("list", in: folder).output.contains("passes, "))
        #expect(try Program.run("build", "--strict", in: folder).status == 0)
        #expect(try Program.run("build", "--strict", "--check", in: folder).status == 0)
    }

    @Test func `A rule raised to an error fails a check`() throws {
        let theme =
            "colors: { background: white, text: black }\nfonts: { families: { sans: [Inter] } }\n"
        let rules = "rules: { font/missing-fallback: error, page/broken-link: off }\n"
        let outcome = try Program.run("check", in: try project(rules, theme: theme))
        #expect(outcome.status == 1 && outcome.output.contains("[font/missing-fallback]"))
    }

    @Test(arguments: [
        ("theme/unreadable-file: off", "cannot be set: it says that something was not checked"),
        ("contrast/unknown-backdrop: note", "cannot be set"),
        ("page/broken-links: off", "did you mean"),
        ("page/broken-link: never", "off, note, warning or error"),
        ("nonsense: off", "is not a key of 'rules'"),
    ])
    func `A rule that would hide what was not checked cannot be set`(
        rule: String,
        words: String
    ) throws {
        let outcome = try check("rules: { \(rule) }\n")
        #expect(outcome.status == 2)
        #expect(
            outcome.errors.hasPrefix("themepreview.yml:1:") && outcome.errors.contains(words),
            "\(outcome.errors)"
        )
    }

    @Test(arguments: [
        (["--only", "page"], true, false), (["--only", "page/broken-link"], true, false),
        (["--except", "page"], false, true),
        (["--only", "contrast", "--only", "page"], true, true),
        (["--except", "contrast", "--except", "page"], false, false),
    ])
    func `Only rules that the options select are counted`(
        options: [String],
        link: Bool,
        contrast: Bool
    ) throws {
        let outcome = try Program.run(["check"] + options, in: try project("title: T\n"))
        #expect(outcome.output.contains("[page/broken-link]") == link)
        #expect(outcome.output.contains("[contrast/low-contrast]") == contrast)
        #expect((outcome.status == 1) == (link || contrast))
        let words = options[0] == "--only" ? "; only " : "; without "
        #expect(outcome.output.contains(words), "\(outcome.output)")
        #expect(!outcome.output.contains("all passed"))
    }

    @Test func `Options that select no rule are refused`() throws {
        let outcome = try Program.run(
            "check",
            "--only",
            "contrast",
            "--except",
            "contrast",
            in: try project("title: T\n")
        )
        #expect(
            outcome.status == 64 && outcome.errors.contains("leave no rule to check"),
            "\(outcome.errors)"
        )
    }

    @Test func `An unknown rule in an option gets a guess`() throws {
        let outcome = try Program.run("check", "--only", "contrst", in: try project("title: T\n"))
        #expect(
            outcome.status == 64 && outcome.errors.contains("did you mean 'contrast'?"),
            "\(outcome.errors)"
        )
    }
}

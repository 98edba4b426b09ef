import Foundation
import TestSupport
import Testing

@Suite("A gate of a team's own")
struct GateTests {
    private static let faint =
        "colors: { background: white, text: black, link: '#999', text-muted: '#aaa' }\n"

    private static func text(_ folder: URL, _ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    @Test func `A gate's pairs are judged as the fixture project states them`() throws {
        // A line a finding, where the text has one a cause.
        let outcome = try Program.run(
            "check",
            "--project",
            "Tests/Fixtures/gate",
            "--format",
            "concise"
        )
        #expect(outcome.status == 1)
        for line in [
            "'brand-sky' on 'background' has a contrast ratio of 3.79:1, below the 7:1 required for text (AAA)",
            "'text' on 'surface' has a contrast ratio of 8.77:1, below the 10:1 required of this pair (acme-web, night)",
            "'heading' on 'background' has a contrast ratio of 4.29:1, below the 4.5:1 required for large text (AAA)",
            "warning: no pair reaches the role 'own'",
        ] { #expect(outcome.output.contains(line), "\(line)") }
        #expect(!outcome.output.contains("syntax-comment"))
        #expect(!outcome.output.contains("'focus' on"))
        let text = try Program.run("check", "--project", "Tests/Fixtures/gate").output
        #expect(text.contains("; 1 theme by profile scheme; 1 theme by profile slides\n"))
        let harsh = try Program.run("check", "--project", "Tests/Fixtures/gate", "--theme", "harsh")
        #expect(harsh.status == 0 && harsh.output.contains(" waived"), "\(harsh.output)")
        let plain = try Program.run(
            "check",
            "--project",
            "Tests/Fixtures/gate",
            "--theme",
            "plain",
            "--only",
            "contrast/unchecked-role"
        )
        #expect(plain.status == 1)
    }

    @Test func `A baseline recognises a theme by its colours when its file is renamed`() throws {
        let folder = try Program.folder([
            "themes/day.yml": Self.faint, "themepreview.yml": "contrast: { baseline: b.json }\n",
        ])
        #expect(try Program.run("check", "--accept-new", in: folder).status == 0)
        try FileManager.default.moveItem(
            at: folder.appending(path: "themes/day.yml"),
            to: folder.appending(path: "themes/sun.yml")
        )
        let renamed = try Program.run("check", "--strict-baseline", in: folder)
        #expect(renamed.status == 0, "\(renamed.output)")
        #expect(try Program.run("build", "--strict", in: folder).status == 0)
        try folder.write(Self.faint, to: "themes/copy.yml")
        try folder.write(Self.faint, to: "themes/day.yml")
        // The old name is there again, so that its copies are new.
        #expect(try Program.run("check", "--theme", "day", in: folder).status == 0)
        #expect(try Program.run("check", in: folder).status == 1)
        for name in ["copy", "day"] {
            try FileManager.default.removeItem(at: folder.appending(path: "themes/\(name).yml"))
        }
        #expect(try Program.run("check", "--update-baseline", in: folder).status == 0)
        let baseline = try Self.text(folder, "b.json")
        #expect(baseline.contains("\"id\":\"sun\"") && !baseline.contains("day"), "\(baseline)")
        #expect(baseline.contains("\"token\":\"colors.link\""))
    }

    @Test func `A check proves that its pairs can fail, and lists those that cannot`() throws {
        let folder = try Program.folder([
            "themes/day.yml": "colors: { background: white, text: black }\n",
            "themepreview.yml": """
            contrast: { waivers: [{ pair: link on surface, theme: day, reason: old }] }
            """,
        ])
        let proved = try Program.run(
            "check",
            "--prove",
            "--only",
            "contrast/low-contrast",
            in: folder
        )
        #expect(proved.status == 0, "\(proved)")
        #expect(proved.errors.contains(" can fail\n"))
        #expect(proved.errors.contains("  waived: link on surface\n"))
        #expect(proved.errors.contains("  exempt: border on background\n"))
        let other = try Program.run("check", "--prove", "--only", "color", in: folder)
        #expect(other.errors.contains("0 of "), "\(other)")
    }

    @Test func `A gate may allow some new failures, or as many as there were`() throws {
        let folder = try Program.folder(["themes/day.yml": Self.faint])
        #expect(try Program.run("check", "--max-new", "7", in: folder).status == 1)
        let allowed = try Program.run("check", "--max-new", "8", in: folder)
        #expect(
            allowed.status == 0 && allowed.errors.contains("8 new, and --max-new allows 8"),
            "\(allowed)"
        )
        try folder.write("contrast: { baseline: b.json }\n", to: "themepreview.yml")
        #expect(try Program.run("check", "--accept-new", "--by-count", in: folder).status == 0)
        #expect(
            try Self.text(folder, "b.json").contains(
                "{\"rule\":\"contrast/low-contrast\",\"count\":8}"
            )
        )
        for command in [["check"], ["build", "--strict"]] {
            #expect(try Program.run(command, in: folder).status == 0, "\(command)")
        }
        try folder.write(
            Self.faint.replacing("text: black", with: "text: '#888'"),
            to: "themes/day.yml"
        )
        for command in [["check"], ["build", "--strict"]] {
            #expect(try Program.run(command, in: folder).status == 1, "\(command)")
        }
        try folder.write(Self.faint.replacing("'#aaa'", with: "black"), to: "themes/day.yml")
        let fewer = try Program.run("check", "--update-baseline", in: folder)
        #expect(
            fewer.status == 0 && fewer.errors.contains("b.json is updated: 4 findings, 8 before"),
            "\(fewer)"
        )
    }

    @Test func `A mistake in a gate is reported with its place and what to do`() throws {
        let folder = try Program.folder(["themes/day.yml": Self.faint])
        for (line, words, help) in [
            (
                "pairs: [{ pair: text on surface, ratio: 30 }]", "1:53: error: 'ratio' is '30'",
                "from 1 to 21"
            ),
            (
                "pairs: [{ pair: a on b, use: exempt, ratio: 3 }]", "exempt, and yet has a 'ratio'",
                "leave out"
            ),
            ("pairs: [{ pair: a on b, themes: [] }]", "'themes' is a list", "a list of names"),
            (
                "profiles: { p: { extends: editr } }", "1:39: error: there is no profile 'editr'",
                "'editor'"
            ),
            (
                "profiles: { p: { level: AA } }", "the profile 'p' asks for nothing",
                "extends: default"
            ),
            (
                "profiles: { editor: { level: AA } }", "there is a built-in profile 'editor'",
                "another name"
            ),
            ("families: [{ formats: bas16, level: AA }]", "there is no format 'bas16'", "'base16'"),
            (
                "families: [{ themes: day }]", "neither a 'level' nor a 'profile'",
                "say what is different"
            ),
            (
                "failOn: { contrst: note }", "1:23: error: 'contrst' is not a key of 'failOn'",
                "'contrast'"
            ),
            (
                "failOn: { default: nothing }",
                "'default' is 'nothing', and not one of note, warning, error",
                "one of these words"
            ),
        ] {
            try folder.write("contrast: { \(line) }\n", to: "themepreview.yml")
            let outcome = try Program.run("check", in: folder)
            #expect(outcome.status == 2, "\(line)")
            #expect(outcome.errors.hasPrefix("themepreview.yml:1:"), "\(outcome.errors)")
            #expect(
                outcome.errors.contains(words) && outcome.errors.contains(help),
                "\(line): \(outcome.errors)"
            )
        }
    }

    @Test(arguments: [
        ("waivers: [{ pair: link on *, themes: [dya], reason: r }]", "did you mean 'day'?"),
        ("families: [{ themes: 'night-*', level: AAA }]", "remove it, or name a theme by its id"),
        (
            "pairs: [{ pair: text on surface, modes: [lihgt] }]",
            "did you mean 'text on surface' in light?"
        ),
    ])
    func `A gate that names a missing theme, pair or format has a warning`(
        line: String,
        help: String
    ) throws {
        let folder = try Program.folder([
            "themes/day.yml": Self.faint, "themepreview.yml": "contrast: { \(line) }\n",
        ])
        let outcome = try Program.run("check", in: folder)
        #expect(
            outcome.output.contains("themepreview.yml:1:") && outcome.output.contains(help),
            "\(outcome.output)"
        )
    }

    @Test(arguments: [
        "    - * on surface", "    - { pair: * on surface }", "    - *-muted on surface",
    ])
    func `A pattern that YAML takes for an alias is to be quoted`(line: String) throws {
        let folder = try Program.folder([
            "themes/day.yml": Self.faint, "themepreview.yml": "contrast:\n  pairs:\n\(line)\n",
        ])
        let outcome = try Program.run("check", in: folder)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("a value that begins with '*' is an alias in YAML"))
        #expect(outcome.errors.contains("put it in quotes: \"*"), "\(outcome.errors)")
    }

    @Test func `A theme with unjudged CSS is not said to reach a level`() throws {
        let theme = "colors: { background: white, text: black }\ncss: \".card { opacity: 0.1 }\"\n"
        let folder = try Program.folder(["themes/day.yml": theme])
        #expect(try Program.run("list", in: folder).output.contains("unjudged CSS"))
        #expect(try Program.run("build", in: folder).status == 0)
        let badge = try Self.text(folder, "site/themes/day/badge.svg")
        #expect(badge.contains("unjudged CSS") && !badge.contains("AAA"))
        #expect(try Program.run("check", "--require-coverage", in: folder).status == 1)
    }

    @Test(arguments: [
        ("<p style=\"color: #eee\">faint</p>", "sets 'color'"),
        ("<font color=silver>faint</font>", "sets 'color'"),
        ("<style>p { opacity: 0.1; gap: 0 }</style>", "sets 'opacity'"),
        ("<link rel=stylesheet href=a.css>", "links a style sheet"),
        ("<svg viewBox='0 0 9 9'><text y=9>faint</text></svg>", "has text in SVG"),
        ("<script>document.body.style.color = 'red'</script>", "runs a script"),
        ("<p onclick='this.remove()'>words</p>", "runs a script"),
        ("<script type=application/ld+json>{}</script>", nil),
        ("<p style=\"text-align: center\">words</p>", nil),
        ("<!-- <p style='color: red'> --> <code>style=\"color: red\"</code>", nil),
    ])
    func `Raw HTML of pages that is not judged is counted`(html: String, name: String?) throws {
        let files = [
            "themes/day.yml": "colors: { background: white, text: black }\n",
            "docs/a.md": "# A\n\n\(html)\n",
        ]
        #expect(
            try Program.run("check", in: try Program.folder(files)).errors.contains("not judged")
                == false
        )
        let folder = try Program.folder(
            files.merging(["themepreview.yml": "markdown: { rawHTML: true }\n"]) { $1 }
        )
        let outcome = try Program.run("check", "--require-coverage", in: folder)
        #expect(outcome.output.contains("all passed") == (name == nil), "\(outcome)")
        #expect(outcome.status == (name == nil ? 0 : 1))
        guard let name else { return }
        #expect(
            outcome.output.contains(
                "HTML of the page \(name), and what is seen then is not judged"
            )
        )
        #expect(
            outcome.output.contains("docs/a.md:3:")
                && outcome.output.contains("; unjudged styles in 1 page")
        )
    }

    @Test func `A gate has profiles, and explain lists them`() throws {
        let folder = try Program.folder([
            "themes/day.yml": Self.faint,
            "themepreview.yml":
                "contrast: { profiles: { mine: { pairs: [{ pair: text on surface, ratio: 5 }] } } }\n",
        ])
        let text = try Program.run("explain", "profiles", in: folder).output
        for words in [
            "scheme: ", "  text on selection\n", "  focus on background  (non-text)", "mine: ",
            "at least 5:1", "  ansi.8 on background  (large text, in a dark mode)\n",
        ] {
            #expect(text.contains(words), "\(words)")
        }
    }
}

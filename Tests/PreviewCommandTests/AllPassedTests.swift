import Foundation
import TestSupport
import Testing

@Suite("The verdict that all passed")
struct AllPassedTests {
    private static let clear = "colors: { background: white, text: black }\n"
    private static let faint = "colors: { background: white, text: black, link: '#bbb' }\n"

    private static func project(_ theme: String, _ configuration: String = "") throws -> URL {
        try Program.folder(["themes/day.yml": theme, "themepreview.yml": configuration])
    }

    private static func level(in folder: URL) throws -> String {
        let rows = try Program.run("list", "--format", "json", in: folder).json["themes"]
        let row = (rows as? [[String: Any]])?.first
        return row?["level"] as? String ?? ""
    }

    @Test func `A theme whose default pairs all pass has passed, and has a level`() throws {
        let folder = try Self.project(Self.clear)
        let outcome = try Program.run("check", in: folder)
        #expect(outcome.status == 0)
        #expect(outcome.output.hasSuffix("checked\nall passed\n"), "\(outcome.output)")
        #expect(try Self.level(in: folder) == "AAA")
    }

    @Test(arguments: [
        (
            "contrast: { pairs: [{ pair: link* on background, use: exempt, reason: brand }, { pair: link* on surface, use: exempt, reason: brand }] }",
            "all others passed; 4 pairs exempt", "below AA"
        ),
        (
            "contrast: { pairs: [{ pair: link* on background, ratio: 1, reason: brand }, { pair: link* on surface, ratio: 1, reason: brand }] }",
            "all others passed; 4 pairs lowered", "below AA"
        ),
        (
            "contrast: { pairs: [{ pair: link* on background, use: nonText, ratio: 1.5, reason: b }, { pair: link* on surface, use: nonText, ratio: 1.5, reason: b }] }",
            "all others passed; 4 pairs lowered", "below AA"
        ),
        (
            """
            contrast:
              pairs:
                - { pair: link on background, use: exempt, reason: brand }
                - { pair: link on surface, ratio: 1, reason: brand }
                - { pair: link-visited on background, ratio: 1, reason: brand }
              waivers: [{ pair: link-visited on surface, reason: brand }]
            """,
            "all others passed; 1 pair exempt, 2 lowered, 1 waived", "below AA"
        ),
        ("rules: { contrast/low-contrast: off }", "all others passed; 4 switched off", "below AA"),
        (
            "rules: { contrast/low-contrast: note }",
            "all others passed; 4 pairs failing as notes", "fails 4"
        ),
        (
            """
            contrast:
              profiles: { own: { pairs: [text on background] } }
              families: [{ themes: day, profile: own }]
            """,
            "left out", "AAA by own"
        ),
    ])
    func `A verdict counts in its sentence all that is not held to the default requirements`(
        configuration: String,
        sentence: String,
        level: String
    ) throws {
        let folder = try Self.project(Self.faint, configuration)
        let outcome = try Program.run("check", in: folder)
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(outcome.output.contains(sentence), "\(outcome.output)")
        #expect(!outcome.output.contains("all passed"))
        #expect(try Self.level(in: folder) == level)
    }

    @Test func `A pair that asks for as much as the default one is not counted as accepted`()
        throws
    {
        let folder = try Self.project(
            Self.clear,
            """
            contrast:
              pairs:
                - link on background
                - { pair: text-disabled on surface, use: exempt }
                - { pair: text on surface, ratio: 10 }
            """
        )
        let outcome = try Program.run("check", in: folder)
        #expect(outcome.output.hasSuffix("\nall passed\n"), "\(outcome.output)")
    }

    @Test func `A theme cannot exempt a default pair`() throws {
        let pairs = "contrast: { pairs: [{ pair: link on background, use: exempt }] }\n"
        let outcome = try Program.run("check", in: try Self.project(Self.faint + pairs))
        #expect(outcome.status == 1)
        #expect(!outcome.output.contains("exempt"))
    }

    @Test(arguments: [
        ("{ pair: text on surface, use: exempt }", "is exempt, and no reason is given"),
        ("{ pair: text on surface, ratio: 3 }", "asks for less than by default, and no reason"),
        ("{ pair: text on surface, use: nonText }", "asks for less than by default, and no reason"),
        ("{ pair: text on surface, ratio: 3, reason: ' ' }", "asks for less than by default"),
    ])
    func `A pair of a project that asks for less than by default needs a reason`(
        pair: String,
        words: String
    ) throws {
        let folder = try Self.project(Self.clear, "contrast:\n  pairs:\n    - \(pair)\n")
        let outcome = try Program.run("check", "--fail-on", "warning", in: folder)
        #expect(outcome.status == 1)
        #expect(
            outcome.output.contains("themepreview.yml:3:7: warning: the pair 'text on surface' "),
            "\(outcome.output)"
        )
        #expect(outcome.output.contains(words))
        let explained = pair.replacing(", reason: ' '", with: "").dropLast() + ", reason: ours }"
        try folder.write("contrast:\n  pairs:\n    - \(explained)\n", to: "themepreview.yml")
        #expect(try Program.run("check", "--fail-on", "warning", in: folder).status == 0)
    }

    @Test(arguments: [
        "profiles: { none: { pairs: [] } }\n  families: [{ themes: day, profile: none }]",
        "profiles: { none: { extends: text-only, uses: [exempt] } }\n  families: [{ themes: day, profile: none }]",
        "profiles: { none: { pairs: [{ pair: text on background, modes: night }] } }\n  families: [{ themes: day, profile: none }]",
        "profiles: { none: { pairs: [{ pair: text on background, use: exempt, reason: r }] } }\n  families: [{ themes: day, profile: none }]",
    ])
    func `A theme of which nothing is judged fails, and no setting allows it`(contrast: String)
        throws
    {
        let folder = try Self.project(
            Self.clear,
            "contrast:\n  \(contrast)\nrules: { contrast/nothing-checked: off }\n"
        )
        let check = try Program.run("check", in: folder)
        #expect(check.status == 1 || check.status == 2, "\(check.output)\(check.errors)")
        try folder.write("contrast:\n  \(contrast)\n", to: "themepreview.yml")
        let outcome = try Program.run("check", in: folder)
        #expect(outcome.status == 1, "\(outcome.output)\(outcome.errors)")
        #expect(outcome.output.contains("\nnothing was checked: 1 error"), "\(outcome.output)")
        #expect(outcome.output.contains("nothing of the mode 'light' is judged"))
        let baseline = ["--baseline", "b.json", "--accept-new"]
        #expect(try Program.run(["check"] + baseline, in: folder).status == 1)
        #expect(try Program.run("check", "--max-new", "9", in: folder).status == 1)
        #expect(try Self.level(in: folder) == "error")
    }

    @Test func `A baseline cannot list what says that something was not judged`() throws {
        let folder = try Self.project("colors: { background: white }\n")
        let accept = try Program.run("check", "--baseline", "b.json", "--accept-new", in: folder)
        #expect(accept.status == 1)
        try folder.write(
            """
            {"schema":2,"findings":[
              {"theme":"day","rule":"role/missing-role","subject":"text"}
            ]}
            """,
            to: "b.json"
        )
        let outcome = try Program.run("check", "--baseline", "b.json", in: folder)
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("nothing was checked"), "\(outcome.output)")
        let verbose = try Program.run("check", "--baseline", "b.json", "--verbose", in: folder)
        #expect(verbose.output.contains("which no baseline can allow"), "\(verbose.output)")
    }

    @Test func `A dark background beside a dark mode is a warning, and the default mode light`()
        throws
    {
        let modes = "modes: { dark: { colors: { background: black, text: white } } }\n"
        let folder = try Self.project("colors: { background: '#111', text: '#eee' }\n" + modes)
        let outcome = try Program.run("check", in: folder)
        #expect(outcome.status == 0)
        #expect(
            outcome.output.contains(
                "themes/day.yml:1:23: warning: the default mode is light, since there is a mode 'dark', and yet its background is dark"
            ),
            "\(outcome.output)"
        )
        #expect(try Program.run("list", in: folder).output.contains("light, dark"))
        #expect(try Program.run("build", in: folder).status == 0)
    }
}

import Foundation
import TestSupport
import Testing

@Suite("A command that meets trouble")
struct CommandEdgeTests {
    private static let good = "colors: { background: white, text: black }\n"

    @Test(
        arguments: [
            (["check", "--jobs", "0"], 64), (["check", "-j", "1"], 0),
            (["check", "--format", "pdf"], 64),
            (["check", "--level", "B"], 64),
            (["check", "--all-pairs"], 64), (["check", "--all-pairs", "--format", "json"], 0),
            (["build", "--nonsense"], 64),
            (["contrast", "red"], 64), (["list", "--color", "sometimes"], 64), ([], 0),
            (["--version"], 0),
            (["--help"], 0), (["nonsense"], 64),
            (["check", "--project", "nowhere"], 2), (["check", "--themes", "nowhere"], 2),
            (["build", "--docs", "nowhere"], 2),
            (["build", "--templates", "nowhere"], 2),
            (["check", "--output", "themes/day.yml/report.txt"], 2),
            (["contrast", "red", "nocolour"], 2),
            (["check", "--level", "aaa"], 0), (["check", "--fail-on", "note"], 0),
        ] as [([String], Int32)]
    )
    func `A command exits with its documented status`(arguments: [String], status: Int32) throws {
        let project = try Program.folder(["themes/day.yml": Self.good])
        let outcome = try Program.run(arguments, in: project)
        #expect(outcome.status == status, "\(outcome.output)\(outcome.errors)")
        if status == 2 {
            #expect(outcome.errors.hasPrefix("error: "))
            #expect(outcome.output.isEmpty)
        }
    }

    @Test(arguments: [
        "", "colors: [", "- a", "colors: { background: white }",
        "colors: { background: white, text: \"{colors.text}\" }",
        "colors: { background: white, text: black, link: }",
        "colors: { background: \"rgb(0 0 0 / 50%)\", text: black }",
        "extends: nobody",
        "colors: { background: white, text: black }\nmodes: { dark: { colors: { text: '#12' } } }",
        "colors: { background: white, text: black, link: '#12345' }",
    ])
    func `A run with a theme that cannot be judged never says that all is well`(theme: String)
        throws
    {
        let project = try Program.folder(["themes/day.yml": Self.good, "themes/odd.yml": theme])
        for arguments in [
            ["check"], ["check", "--theme", "odd"], ["check", "--fail-on", "error", "--quiet"],
        ] {
            let outcome = try Program.run(arguments, in: project)
            #expect(outcome.status == 1, "\(arguments)")
            #expect(!outcome.output.contains("all passed"))
            #expect(outcome.output.contains("error:"))
        }
        #expect(
            try Program.run(["check", "--theme", "day"], in: project).output.contains("all passed")
        )
    }

    @Test
    func
        `list reports a file without a theme, and not the theme that has its id`()
        throws
    {
        let faint = "colors: { background: white, text: '#999' }\n"
        let project = try Program.folder(["themes/a/nord.yml": faint, "themes/nord.yml": Self.good])
        let outcome = try Program.run(["list"], in: project)
        #expect(outcome.status == 1 && outcome.output.contains("nord"))
        #expect(
            outcome.errors.contains("the id 'nord' is taken by themes/a/nord.yml"),
            "\(outcome.errors)"
        )
        #expect(!outcome.errors.contains("contrast ratio"), "\(outcome.errors)")
    }

    @Test func `A check without themes exits with status 2, since nothing would be checked`() throws
    {
        let project = try Program.folder(["themes/readme.txt": "none"])
        let outcome = try Program.run(["check"], in: project)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("there are no themes at 'themes'"))
        #expect(outcome.errors.contains("help: "))
    }

    @Test(arguments: [
        ("themes: [themes, vendor]", "1:18", "there are no themes at 'vendor': nothing is there"),
        (
            "themes: empty", "1:9",
            "there are no themes at 'empty': 'readme.txt' has no ending of a theme file, such as .yml"
        ),
        ("title: T\ndocs: pages", "2:7", "there is no folder of pages 'pages'"),
        ("templates: ours", "1:12", "there is no folder of templates 'ours'"),
    ])
    func `A missing folder is reported at the configuration's line that names it`(
        configuration: String,
        place: String,
        message: String
    ) throws {
        let project = try Program.folder([
            "themes/day.yml": Self.good, "themepreview.yml": configuration,
            "empty/readme.txt": "none",
        ])
        let outcome = try Program.run(["check"], in: project)
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasPrefix("themepreview.yml:\(place): error: \(message) "))
        #expect(!outcome.errors.contains("themepreview.yml name"))
        #expect(outcome.output.isEmpty)
        let above = project.deletingLastPathComponent()
        let elsewhere = try Program.run(
            ["check", "--project", project.lastPathComponent],
            in: above
        )
        #expect(
            elsewhere.errors.hasPrefix(
                "\(project.lastPathComponent)/themepreview.yml:\(place): error: "
            )
        )
    }

    @Test func `color says what a lightness without its per cent sign counts as`() throws {
        let project = try Program.folder([:])
        let outcome = try Program.run(["color", "oklch(50 0.1 250)"], in: project)
        #expect(outcome.status == 0)
        #expect(
            outcome.output.contains(
                "\n  warning: the lightness 50 counts as 1, which is white: did you mean 50%?\n"
            )
        )
        let json = try Program.run(
            ["color", "--format", "json", "oklch(50 0.1 250)", "oklch(0.5 0.1 250)"],
            in: project
        )
        let lines = json.output.split(separator: "\n")
        #expect(
            lines.map { $0.contains("\"warning\":\"the lightness 50 counts as 1") } == [
                true, false,
            ]
        )
    }

    @Test func `A command names files as one would type them where it was started`() throws {
        let project = try Program.folder([
            "p/themes/day.yml": Self.good + "nmae: x\n", "p/themepreview.yml": "",
            "p/docs/a/b.md": "# A\n",
        ])
        #expect(
            try Program.run(["check"], in: project.appending(path: "p")).output.contains(
                "themes/day.yml:2:1: error: 'nmae'"
            )
        )
        #expect(
            try Program.run(["check"], in: project.appending(path: "p/docs/a")).output.contains(
                "../../themes/day.yml:2:1: error:"
            )
        )
        #expect(
            try Program.run(["check", "--project", "p"], in: project).output.contains(
                "p/themes/day.yml:2:1: error:"
            )
        )
    }

    @Test func `A theme's texts cannot steer the terminal`() throws {
        let theme = "name: \"\\e[2J\\a evil\"\n\(Self.good)\"\\e[31m\": x\n"
        let project = try Program.folder(["themes/day.yml": theme])
        for arguments in [["list"], ["check"], ["check", "--verbose"], ["build"]] {
            let outcome = try Program.run(arguments, in: project)
            let controls = (outcome.output + outcome.errors).unicodeScalars.filter {
                $0.properties.generalCategory == .control && $0 != "\n"
            }
            #expect(controls.isEmpty, "\(arguments)")
        }
    }

    @Test func `build writes no site into a folder with foreign files`() throws {
        let project = try Program.folder(["themes/day.yml": Self.good, "site/index.html": "mine"])
        let outcome = try Program.run(["build"], in: project)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("themepreview did not create them"))
        #expect(
            try String(contentsOf: project.appending(path: "site/index.html"), encoding: .utf8)
                == "mine"
        )
    }

    @Test func `A report is written to a file, and standard error alone says so`() throws {
        let project = try Program.folder(["themes/day.yml": Self.good])
        let outcome = try Program.run(
            ["check", "--format", "json", "--output", "report.json"],
            in: project
        )
        #expect(outcome.status == 0)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains("report.json"))
        let bytes = try Data(contentsOf: project.appending(path: "report.json"))
        #expect(try JSONSerialization.jsonObject(with: bytes) is [String: Any])
        #expect(
            try Program.run(["check", "--output", "again.txt", "--quiet"], in: project).errors
                .isEmpty
        )
    }

    @Test func `build writes the same site from anywhere, with any number of jobs`() throws {
        let files = [
            "themes/a.yml": Self.good, "themes/b.yml": Self.good, "docs/index.md": "# A\n",
        ]
        let project = try Program.folder(files)
        #expect(try Program.run(["build", "--jobs", "1"], in: project).status == 0)
        let elsewhere = try Program.folder()
        let path = project.path(percentEncoded: false)
        let again = try Program.run(
            ["build", "--project", path, "--jobs", "4", "--check"],
            in: elsewhere
        )
        #expect(again.status == 0, "\(again.output)")
    }

    @Test func `build --clean removes only what a build wrote`() throws {
        let project = try Program.folder(["themes/day.yml": Self.good])
        #expect(try Program.run(["build"], in: project).status == 0)
        try project.write("mine", to: "site/notes.txt")
        #expect(try Program.run(["build", "--clean"], in: project).status == 0)
        #expect(Repository.exists(project.appending(path: "site/notes.txt")))
        #expect(Repository.exists(project.appending(path: "site/index.html")))
    }
}

import Foundation
import TestSupport
import Testing

@Suite("A slip on the command line")
struct UsageTests {
    private static let theme = "colors: { background: white, text: black }\n"

    @Test(arguments: [
        (["buidl"], "there is no command 'buidl'", "did you mean 'build'?"),
        (["--quiet", "chekc"], "there is no command 'chekc'", "did you mean 'check'?"),
        (["lint"], "there is no command 'lint'", "did you mean 'check'?"),
        (["nonsense"], "there is no command 'nonsense'", "the commands are build, serve, check"),
        (["verge"], "there is no command 'verge'", "the commands are build, serve, check"),
        (
            ["check", "themes/first.yml"], "Unexpected argument",
            "--themes PATH names files and folders"
        ),
        (
            ["fix", "--write", "first"], "Unexpected argument",
            "--themes PATH names files and folders"
        ),
        (["help", "chekc"], "there is no command 'chekc'", "did you mean 'check'?"),
        (
            ["contrast"], "Missing expected argument",
            "quote colours: to a shell, '#' begins a comment"
        ),
        (["contrast", "red"], "Missing expected argument", "quote colours"),
        (["generate"], "Missing expected argument", "quote colours"),
        (
            ["contrast", "rgb(0", "0", "0)"], "Unexpected argument",
            "it takes two colours: quote one"
        ),
        (["--theme", "day", "check"], "Unknown option '--theme'", "write it after 'check'"),
        (["show", "--theme", "day"], "Unknown option '--theme'", "'show' takes the id alone"),
        (
            ["fix", "--dry-run"], "Unknown option '--dry-run'",
            "'fix' writes nothing without --write"
        ),
        (["build", "--dry-run"], "Unknown option '--dry-run'", "'build --check' writes nothing"),
        (
            ["explain", "low-contrats"], "there is no rule 'low-contrats'",
            "did you mean 'low-contrast'?"
        ),
        (["check", "--formt", "text"], "Unknown option '--formt'", "did you mean '--format'?"),
        (["--projct", "p", "check"], "Unknown option '--projct'", "did you mean '--project'?"),
    ])
    func `A wrong command line is reported with help after the first line`(
        arguments: [String],
        error: String,
        help: String
    ) throws {
        let outcome = try Program.run(
            arguments,
            in: try Program.folder(["themes/first.yml": Self.theme])
        )
        #expect(outcome.status == 64)
        #expect(outcome.output.isEmpty)
        let lines = outcome.errors.split(separator: "\n")
        #expect(lines.first?.hasPrefix("error: \(error)") == true, "\(outcome.errors)")
        #expect(lines.dropFirst().first?.hasPrefix("  help: \(help)") == true, "\(outcome.errors)")
        #expect(lines.contains { $0.hasPrefix("Usage: ") })
    }

    @Test(arguments: [
        (["check", "--format", "markdwon"], "markdown"),
        (["check", "--fail-on", "warnig"], "warning"),
        (["generate", "red", "--level", "AAAA"], "AAA"),
        (["export", "first", "--to", "swfit"], "swift"),
        (["generate", "red", "--modes", "lihgt"], "light"),
        (["check", "--only", "contrats"], "contrast"),
        (["list", "--colour", "never"], "--color"),
    ])
    func `A misspelt value of an option gets the nearest word`(
        arguments: [String],
        meant: String
    ) throws {
        let outcome = try Program.run(
            arguments,
            in: try Program.folder(["themes/first.yml": Self.theme])
        )
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("did you mean '\(meant)'?"), "\(outcome.errors)")
    }

    @Test(arguments: [
        ["check", "--zzz"], ["check", "--format", "q"], ["generate", "red", "--level", "B"],
        ["check", "--water"],
    ])
    func `A value that is near nothing gets no wild guess`(arguments: [String]) throws {
        let outcome = try Program.run(
            arguments,
            in: try Program.folder(["themes/first.yml": Self.theme])
        )
        #expect(outcome.status == 64)
        #expect(!outcome.errors.lowercased().contains("did you mean"), "\(outcome.errors)")
    }

    @Test(arguments: [
        (["--project", "p", "check"], 0),
        (["-q", "--project=p", "--color", "never", "check", "--level", "AA"], 0),
        (["--verbose", "list", "--project", "p"], 0), (["--project", "p"], 0), (["--project"], 64),
        (["--level", "AA", "check"], 64), (["-q", "--version"], 0),
    ])
    func `Common options may stand before the command`(
        arguments: [String],
        status: Int
    ) throws {
        let folder = try Program.folder(["p/themes/first.yml": Self.theme])
        #expect(Int(try Program.run(arguments, in: folder).status) == status)
    }

    @Test(arguments: ["build", "check", "color", "explain"])
    func `Every verb answers a request for help`(verb: String)
        throws
    {
        let folder = try Program.folder()
        let help = try Program.run([verb, "--help"], in: folder)
        #expect(
            help.status == 0 && help.errors.isEmpty
                && help.output.contains("USAGE: themepreview \(verb) ")
        )
        #expect(help.output.contains("-h, --help ") && help.output.contains("--version "))
        #expect(try Program.run([verb, "-h"], in: folder).output == help.output)
        #expect(try Program.run(["help", verb], in: folder).output == help.output)
        #expect(
            try Program.run([verb, "--version"], in: folder).output
                == Program.run(["--version"], in: folder).output
        )
        let completions = ["--generate-completion-script", "bash"]
        let script = try Program.run(completions, in: folder).output
        #expect(script.contains("export") && script.contains("'auto'$'\\n''always'$'\\n''never'"))
        #expect(try Program.run([verb] + completions, in: folder).output == script)
    }

    @Test(arguments: ["--themes", "--docs", "--templates"])
    func `An empty path of an option is refused`(option: String)
        throws
    {
        let folder = try Program.folder(["themes/first.yml": Self.theme])
        let outcome = try Program.run(["list", option, ""], in: folder)
        #expect(outcome.status == 64 && outcome.output.isEmpty)
        #expect(outcome.errors.contains("\(option) is empty: a shell variable may be unset."))
    }

    @Test func `An empty baseline is no baseline`() throws {
        let project = try Program.folder(["themes/first.yml": Self.theme, "b.json": "\n"])
        let update = ["check", "--baseline", "b.json", "--update-baseline", "--accept-new"]
        #expect(try Program.run(update, in: project).status == 0)
        #expect(
            try String(contentsOf: project.appending(path: "b.json"), encoding: .utf8).contains(
                "\"schema\": 2"
            )
        )
    }

    @Test func `A broken baseline is one error with its place`() throws {
        let project = try Program.folder(["themes/first.yml": Self.theme, "b.json": "{"])
        let outcome = try Program.run(["check", "--baseline", "b.json"], in: project)
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasPrefix("b.json:1:2: error: the baseline cannot be read: "))
        #expect(outcome.errors.contains("delete the file"))
    }

    @Test func `A revision that is a folder without themes is an error with the folder`() throws {
        let project = try Program.folder(["themes/first.yml": Self.theme, "docs/index.md": "# A\n"])
        let outcome = try Program.run(["diff", "docs"], in: project)
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasPrefix("error: there are no themes at 'docs'\n"))
    }

    @Test func `A wrong absolute path is named in full`() throws {
        let project = try Program.folder(["themes/first.yml": Self.theme])
        let outcome = try Program.run(["check", "--themes", "/nonexist/x"], in: project)
        #expect(
            outcome.errors.hasPrefix("error: there are no themes at '/nonexist/x'"),
            "\(outcome.errors)"
        )
    }

    @Test func `A default theme that is named by its file gets its id in the help`() throws {
        let project = try Program.folder([
            "themes/first.yml": Self.theme, "themepreview.yml": "defaultTheme: first.yml\n",
        ])
        #expect(
            try Program.run(["check"], in: project).output.contains("help: did you mean 'first'?")
        )
    }

    @Test func `One broken file is counted in the singular`() throws {
        let project = try Program.folder([
            "themes/first.yml": Self.theme, "themes/odd.yml": "colors: [",
        ])
        for format in ["text", "json"] {
            let outcome = try Program.run(["list", "--format", format], in: project)
            #expect(outcome.status == 1 && outcome.output.contains("first"))
            #expect(outcome.errors.hasPrefix("themes/odd.yml:"), "\(outcome.errors)")
            #expect(outcome.errors.hasSuffix("1 theme file gives no theme\n"))
        }
    }
}

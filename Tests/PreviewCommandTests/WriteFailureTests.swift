import Foundation
import TestSupport
import Testing

@Suite("A command that cannot write")
struct WriteFailureTests {
    private static let files = [
        "themes/first.yml": "colors: { background: white, text: black }\n",
        "themes/second.yml": "colors: { background: white, text: black }\n",
        "docs/index.md": "# Hello\n", "afile": "mine",
    ]

    private static let commands: [(arguments: [String], path: String)] = [
        (["check", "-o", "/proc/nonexist/x.json"], "/proc/nonexist/x.json"),
        (["check", "-o", "docs"], "docs"),
        (["check", "-o", "afile/x.json"], "afile/x.json"),
        (["diff", ".", "-o", "/proc/nonexist/x"], "/proc/nonexist/x"),
        (
            ["check", "--baseline", "/proc/no/b.json", "--update-baseline", "--accept-new"],
            "/proc/no/b.json"
        ),
        (["build", "-o", "/proc/x"], "/proc/x"),
        (["build", "-o", "themes/first.yml"], "themes/first.yml"),
        (["init", "afile"], "afile/.github/workflows/themes.yml"),
        (["init", "/proc/x"], "/proc/x/.github/workflows/themes.yml"),
    ]

    @Test(arguments: commands.indices)
    func `A failed write names the path and the system's reason, with help`(index: Int) throws {
        let (arguments, path) = Self.commands[index]
        let outcome = try Program.run(arguments, in: try Program.folder(Self.files))
        #expect(outcome.status == 2)
        let lines = outcome.errors.split(separator: "\n").drop { !$0.hasPrefix("error: ") }
        let error = try #require(lines.first)
        #expect(
            error.hasPrefix("error: cannot write '") && error.contains("\(path)': "),
            "\(error)"
        )
        #expect(!error.contains("../"))
        let words = ["No such file or directory", "Is a directory", "Not a directory"]
        #expect(words.contains { error.hasSuffix(": \($0)") }, "\(error)")
        #expect(lines.dropFirst().first?.hasPrefix("  help: ") ?? false)
    }

    @Test func `A file is replaced as a whole, and nothing is left beside it`() throws {
        let project = try Program.folder(Self.files)
        _ = try Program.run(["check", "-o", "afile"], in: project)
        _ = try Program.run(["check", "-o", "docs"], in: project)
        let names = try FileManager.default.contentsOfDirectory(
            atPath: project.path(percentEncoded: false)
        )
        #expect(names.sorted() == ["afile", "docs", "themes"])
        #expect(
            try String(contentsOf: project.appending(path: "afile"), encoding: .utf8).contains(
                "all passed"
            )
        )
    }

    /// Linux has a file that is always full.
    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
        arguments: [
            "check", "check --format json", "list", "explain", "build", "show first",
            "contrast #fff #000", "--version",
            "fix --help",
        ]
    )
    func `A full standard output exits with status 2`(command: String) throws {
        let project = try Program.folder(Self.files)
        let outcome = try Program.run(
            command.split(separator: " ").map(String.init),
            in: project,
            standardOutput: "/dev/full"
        )
        #expect(outcome.status == 2)
        #expect(
            outcome.errors.hasSuffix(
                "error: cannot write to standard output: No space left on device\n"
            )
        )
    }

    @Test func `A report may be written to a device`() throws {
        let outcome = try Program.run(
            ["check", "-o", "/dev/stdout"],
            in: try Program.folder(Self.files)
        )
        #expect(outcome.output.contains("all passed"))
    }
}

import Foundation
import TestSupport
import Testing

@Suite("Completions")
struct CompletionTests {
    private static let files = [
        "themes/day.yml": "colors: { background: white, text: black }\n",
        "themes/night.yml": "colors: { background: black, text: white }\n",
        "other/themes/dusk.yml": "colors: { background: black, text: white }\n",
    ]

    /// The answer to a shell's question for the last word of a command line.
    private func completed(_ words: String..., verb: String, argument: String, in folder: URL)
        throws -> [String]
    {
        let line = words.joined(separator: " ")
        let outcome = try Program.run(
            [
                "---completion", verb, "--", argument, "\(words.count - 1)",
                "\(words.last?.count ?? 0)",
            ] + words,
            in: folder,
            environment: ["SAP_SHELL": "bash", "SAP_SHELL_VERSION": "5"]
        )
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(line) \(outcome.errors)")
        return outcome.output.split(separator: "\n").map(String.init)
    }

    @Test func `Completions of a theme are the ids of the project's themes`() throws {
        let folder = try Program.folder(Self.files)
        for (verb, argument) in [
            ("check", "--theme"), ("build", "--theme"), ("diff", "--theme"),
            ("export", "positional@0"),
        ] {
            let ids = try completed(
                "themepreview",
                verb,
                argument,
                "",
                verb: verb,
                argument: argument,
                in: folder
            )
            #expect(ids == ["day", "night"])
        }
        let other = try completed(
            "themepreview",
            "check",
            "--project",
            "other",
            "--theme",
            "",
            verb: "check",
            argument: "--theme",
            in: folder
        )
        #expect(other == ["dusk"])
    }

    @Test func `Completions of show are themes and roles`() throws {
        let folder = try Program.folder(Self.files)
        let names = try completed(
            "themepreview",
            "show",
            "",
            verb: "show",
            argument: "positional@0",
            in: folder
        )
        #expect(names.starts(with: ["day", "night"]) && names.contains("text-muted"))
    }

    @Test func `Completions without a project are empty and silent`() throws {
        let folder = try Program.folder(["themepreview.yml": "tittle: x\n"])
        #expect(
            try completed(
                "themepreview",
                "check",
                "--theme",
                "",
                verb: "check",
                argument: "--theme",
                in: folder
            )
            .isEmpty
        )
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `A shell's completion script has rules, formats and levels`(shell: String) throws {
        let script = try Program.run("--generate-completion-script", shell).output
        for word in [
            "contrast/low-contrast", "windows-terminal", "oklch", "sarif", "AAA", "limits",
        ] {
            #expect(script.contains(word), "\(word)")
        }
    }
}

import Foundation
import TestSupport
import Testing

@Suite("'generate'")
struct GenerateTests {
    @Test func `generate writes a theme that passes its project's check, pages included`() throws {
        let folder = try Program.folder([
            "docs/index.md": "# Hello\n\n> A [link](index.md) and `code`.\n"
        ])
        let made = try Program.run(
            "generate",
            "#0b5c86",
            "#e0604f",
            "--name",
            "Two of them",
            "--modes",
            "dark,light,dark-contrast",
            "-o",
            "themes/two.yml",
            in: folder
        )
        #expect(made.status == 0 && made.output.isEmpty)
        #expect(
            made.errors
                == "made the folder themes\nwrote themes/two.yml\nnext: themepreview check --themes themes/two.yml\n"
        )
        let verdict = try Program.run(
            "check",
            "--require-coverage",
            "--fail-on",
            "warning",
            in: folder
        )
        #expect(verdict.status == 0, "\(verdict.output)")
        #expect(verdict.output.hasPrefix("1 theme, 3 modes"))
    }

    @Test func `generate prints the same text each time, with its recipe`() throws {
        let first = try Program.run("generate", "teal", "--level", "aaa")
        #expect(first.status == 0 && first.errors.isEmpty)
        #expect(
            first.output.hasPrefix(
                "# Generated: themepreview generate '#008080' --level AAA --modes light,dark\n"
            )
        )
        #expect(
            try Program.run("generate", "#008080", "--level", "AAA", "-o", "-").output
                == first.output
        )
    }

    @Test(arguments: [[], ["--force"]])
    func `generate makes a missing folder, and says so`(options: [String]) throws {
        let folder = try Program.folder([:])
        let outcome = try Program.run(
            ["generate", "teal", "-o", "new/deep/teal.yml"] + options,
            in: folder
        )
        #expect(
            outcome.status == 0
                && outcome.errors.hasPrefix("made the folder new/deep\nwrote new/deep/teal.yml\n")
        )
        #expect(try Program.names(in: folder, "new/deep") == ["teal.yml"])
    }

    @Test func `generate keeps an existing file without --force`() throws {
        let folder = try Program.folder(["mine.yml": "mine\n"])
        let refused = try Program.run("generate", "teal", "-o", "mine.yml", in: folder)
        #expect(refused.status == 2)
        #expect(refused.errors.hasPrefix("error: mine.yml exists\n  help: name another file"))
        let file = folder.appending(path: "mine.yml")
        #expect(try String(contentsOf: file, encoding: .utf8) == "mine\n")
        #expect(
            try Program.run("generate", "teal", "-o", "mine.yml", "--force", in: folder).status == 0
        )
        #expect(try String(contentsOf: file, encoding: .utf8).contains("008080"))
    }

    @Test(arguments: [
        (["#12"], 2, "a hex colour has"), (["#11111180"], 2, "is translucent"),
        (["red", "red", "red", "red"], 64, "from 1 to 3 colours, not from 4"),
        (["red", "--modes", "ligt"], 64, "did you mean 'light'?"),
        (["red", "--modes", "light,light"], 64, "the mode 'light' is given twice"),
        (["red", "--modes", "light-contrast"], 64, "name light or dark first"),
        (["red", "--name", "a\u{7}b"], 64, "without control characters"),
        ([], 64, "Missing expected argument"),
    ])
    func `generate says what is wrong with its arguments`(
        arguments: [String],
        status: Int,
        message: String
    ) throws {
        let outcome = try Program.run(["generate"] + arguments)
        #expect(outcome.status == status && outcome.output.isEmpty)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test func `generate maps a colour outside sRGB, and says so`() throws {
        let outcome = try Program.run("generate", "color(display-p3 1 0 0)")
        #expect(outcome.errors == "'color(display-p3 1 0 0)' is outside sRGB: #ff0b0c is used\n")
        #expect(outcome.output.contains("brand: \"#ff0b0c\""))
    }
}

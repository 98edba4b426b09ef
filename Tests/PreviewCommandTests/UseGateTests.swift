import Foundation
import TestSupport
import Testing

@Suite("A gate from a tree of files, as the guide builds it")
struct UseGateTests {
    private static let files = [
        "src/tokens.css": """
        :root {
          --page: #ffffff; --card: #f6f7f9; --ink: #1a1a1a; --muted: #999999; --brand: #3366ff
        }
        """,
        "src/card.css": """
        .card { background: var(--page); color: var(--ink) }
        .card .note { color: var(--muted) }
        """,
    ]
    /// The configuration that the guide shows.
    private static let configuration = """
        themes: src/tokens.css
        roles: { background: page, surface: card, text: ink, text-muted: muted }
        uses: [src]
        contrast:
          grounds: [background, card]
          baseline: known.json
          failOn: { default: error, use: warning }

        """

    @Test func `The ten lines of the guide are those that are tried here`() throws {
        let guide = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../docs/app-files.md")
        let text = try String(contentsOf: guide, encoding: .utf8)
        #expect(text.contains("```yaml\n# themepreview.yml\n\(Self.configuration)```"))
    }

    @Test func `What is there today passes once it is accepted, and a new pair fails`() throws {
        var files = Self.files
        files["themepreview.yml"] = Self.configuration
        let project = try Program.folder(files)
        let accepted = try Program.run(
            "check",
            "--update-baseline",
            "--accept-new",
            in: project
        )
        #expect(accepted.status == 0, "\(accepted.output)")
        #expect(try Program.run("check", in: project).status == 0)
        let new = ".tag { background: var(--brand); color: var(--muted) }"
        try new.write(to: project.appending(path: "src/tag.css"), atomically: true, encoding: .utf8)
        let outcome = try Program.run("check", in: project)
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("src/tag.css:1"), "\(outcome.output)")
    }

    /// Sheets that share elements with markup and with each other, so that the order of their reading could show.
    private static func manyFiles() -> [String: String] {
        let names = ["page", "card", "ink", "muted", "brand"]
        var files: [String: String] = [:]
        for number in 0..<40 {
            let block = "b\(number % 7)"
            let front = names[number % 5]
            let ground = names[number % 4]
            files["src/s\(number).css"] = """
                .\(block) { background: var(--\(ground)); color: var(--\(front)) }
                .\(block) > .part\(number % 3) { color: var(--muted) }
                .part\(number % 3):hover { background: var(--\(front)) }
                """
            files["src/m\(number).\(number % 2 == 0 ? "vue" : "tsx")"] = """
                <div class="\(block)"><p class="part\(number % 3)" style="color: var(--brand)">x</p></div>
                """
        }
        return files
    }

    @Test(arguments: [
        ["check"], ["check", "--uncovered", "--verbose"], ["check", "--format", "json"],
    ])
    func `The verdict on an app is the same with any number of jobs`(arguments: [String]) throws {
        var files = Self.files.merging(Self.manyFiles()) { own, _ in own }
        files["themepreview.yml"] = "themes: src/tokens.css\nuses: [src]\n"
        let project = try Program.folder(files)
        let one = try Program.run(arguments + ["--jobs", "1"], in: project)
        #expect(one.output.contains("src/s"), "\(one.output)\(one.errors)")
        for jobs in ["2", "3", "16"] {
            let many = try Program.run(arguments + ["--jobs", jobs], in: project)
            #expect(many.output == one.output)
            #expect(many.errors == one.errors)
            #expect(many.status == one.status)
        }
    }

    @Test func `A use in a mode that no theme has says so`() throws {
        let project = try Program.folder([
            "themepreview.yml": "themes: tokens.css\nuses: [a.html]\n",
            "tokens.css":
                "@theme { --color-page: #fff; --color-ink: #111; --color-night: #16181d }",
            "a.html": "<p class='bg-page text-ink dark:bg-night dark:text-page'>x</p>",
        ])
        let outcome = try Program.run("check", "--uncovered", in: project)
        #expect(
            outcome.output.contains("no theme has a dark mode, which it is for"),
            "\(outcome.output)"
        )
    }

    @Test func `The roles that the guide writes are those that init guesses`() throws {
        let project = try Program.folder(Self.files)
        #expect(try Program.run("init", "--from", "src/tokens.css", in: project).status == 0)
        let written = try String(
            contentsOf: project.appending(path: "themepreview.yml"),
            encoding: .utf8
        )
        for role in ["background: page", "surface: card", "text: ink", "text-muted: muted"] {
            #expect(written.contains("  \(role)\n"), "\(written)")
        }
    }
}

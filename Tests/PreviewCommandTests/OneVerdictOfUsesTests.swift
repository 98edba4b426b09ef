import Foundation
import TestSupport
import Testing

@Suite("Pairs of the app's files in every command")
struct OneVerdictOfUsesTests {
    private static let files = [
        "themes/day.yml": """
        colors: { background: white, text: black, surface: "#f0f0f0", faint: "#999999" }
        """,
        "themepreview.yml": "uses: [src]\n",
        "src/card.css": ".a { color: var(--color-faint); background: var(--color-surface) }",
    ]

    @Test func `A build finds what a check finds, and is strict about it`() throws {
        let project = try Program.folder(Self.files)
        #expect(try Program.run("check", in: project).status == 1)
        let build = try Program.run("build", in: project)
        #expect(build.status == 0)
        let said = build.output + build.errors
        #expect(said.contains("'faint' on 'surface' has a contrast ratio"), "\(said)")
        #expect(try Program.run("build", "--strict", in: project).status == 1)
    }

    @Test func `A list counts the pairs of the app`() throws {
        let project = try Program.folder(Self.files)
        let list = try Program.run("list", in: project)
        #expect(list.output.contains("1 of"), "\(list.output)")
        #expect(list.output.contains("fail"), "\(list.output)")
    }

    @Test func `The pairs of the app are listed, and not proposed`() throws {
        let project = try Program.folder(Self.files)
        let pairs = try Program.run("pairs", in: project)
        #expect(
            pairs.output.contains("put together in the files of 'uses', checked already: 1 pair"),
            "\(pairs.output)"
        )
        #expect(pairs.output.contains("faint on surface"), "\(pairs.output)")
        #expect(pairs.output.contains("src/card.css:1"), "\(pairs.output)")
        let json = try Program.run("pairs", "-f", "json", in: project).json
        let used = try #require(json["used"] as? [[String: Any]])
        #expect(used.first?["place"] as? String == "src/card.css:1:13", "\(used)")
    }

    @Test(.enabled(if: GitFolder.isThere))
    func `A diff says where the app puts a failing pair together`() throws {
        var files = Self.files
        files["src/card.css"] = ".a { color: var(--color-text); background: var(--color-surface) }"
        let folder = try GitFolder()
        try folder.commit(files)
        try folder.url.write(Self.files["src/card.css"] ?? "", to: "src/card.css")
        for format in ["text", "markdown"] {
            let diff = try Program.run("diff", "HEAD", "-f", format, in: folder.url)
            #expect(diff.status == 1)
            #expect(diff.output.contains("faint on surface"), "\(diff.output)")
            #expect(
                diff.output.contains("used in 1 place, first src/card.css:1"),
                "\(diff.output)"
            )
        }
    }

    @Test func `An export is the same file with carriage returns, and no other file is`() throws {
        let project = try Program.folder(Self.files)
        let path = "out.css"
        let export = ["export", "day", "--to", "css", "--output", path]
        #expect(try Program.run(export, in: project).status == 0)
        let text = try String(contentsOf: project.appending(path: path), encoding: .utf8)
        try project.write(text.replacingOccurrences(of: "\n", with: "\r\n"), to: path)
        #expect(try Program.run(export + ["--check"], in: project).status == 0)
        try project.write(text.replacingOccurrences(of: "#999999", with: "#999998"), to: path)
        #expect(try Program.run(export + ["--check"], in: project).status == 1)
    }

    @Test func `A property that several roles are read from has the role of its own name in pairs`()
        throws
    {
        let project = try Program.folder([
            "themes/day.css":
                ":root { --background: #fff; --foreground: #111; --primary: #05a; --accent: #eee }",
            "themepreview.yml": "uses: [src]\n",
            "src/a.css": ".a { color: var(--primary); background: var(--accent) }",
        ])
        let pairs = try Program.run("pairs", in: project)
        #expect(pairs.output.contains("primary on accent"), "\(pairs.output)")
        #expect(!pairs.output.contains("link on accent"), "\(pairs.output)")
    }
}

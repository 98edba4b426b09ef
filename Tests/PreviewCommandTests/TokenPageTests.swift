import Foundation
import TestSupport
import Testing

@Suite("The page of a theme's tokens")
struct TokenPageTests {
    private static let theme = """
        palette: { ink: "#111111", paper: "#ffffff", spare: "#777777" }
        colors: { background: "{palette.paper}", text: "{palette.ink}", muted: "{colors.text} / 50%" }
        modes: { dark: { colors: { background: "{palette.ink}", text: "{palette.paper}" } } }
        """

    private static let files = [
        "themes/day.yml": theme,
        "themepreview.yml": "uses: [src]\nmirrors: [[themes/day.yml, copies/day.css]]\n",
        "src/card.css": ".a { color: var(--color-text); background: var(--color-background) }",
        "src/page.html": "<p class=\"bg-background text-muted\">x</p>",
        "copies/day.css": ":root { --ink: #121111; --paper: #fff; --spare: #444; --text: #111 }",
    ]

    /// The words of a token's section, with one space between them.
    private static func section(_ id: String, of project: URL, page: String = "tokens") throws
        -> String
    {
        let path = "site/themes/day/\(page).html"
        let html = try String(contentsOf: project.appending(path: path), encoding: .utf8)
        let start = try #require(html.range(of: "<section class=token id=\"\(id)\""))
        let rest = html[start.upperBound...]
        let end = rest.range(of: "</section>")?.lowerBound ?? rest.endIndex
        let words = rest[..<end].replacing(/<[^>]*>/, with: " ")
        return words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func built(_ changed: [String: String] = [:]) throws -> URL {
        let project = try Program.folder(files.merging(changed) { $1 })
        _ = try Program.run("build", in: project)
        return project
    }

    @Test func `A section has the value and the sources of a token in every mode`() throws {
        let text = try Self.section("text", of: Self.built())
        #expect(text.contains("light #111111 → palette.ink themes/day.yml:2"), "\(text)")
        #expect(text.contains("dark #ffffff → palette.paper themes/day.yml:3"), "\(text)")
        let muted = try Self.section("muted", of: Self.built())
        #expect(muted.contains("→ colors.text / 50% → palette.ink"), "\(muted)")
    }

    @Test func `A section has the users of a token, and the places in the app`() throws {
        let project = try Self.built()
        let ink = try Self.section("palette.ink", of: project)
        #expect(ink.contains("Named by colors.text colors.background"), "\(ink)")
        let text = try Self.section("text", of: project)
        #expect(text.contains("Used in the app src/card.css:1"), "\(text)")
        let muted = try Self.section("muted", of: project)
        #expect(muted.contains("Used in the app src/page.html:1"), "\(muted)")
        let spare = try Self.section("palette.spare", of: project)
        #expect(spare.contains("Used by no token, and in none of the files"), "\(spare)")
    }

    @Test func `A section has the uses of a token that are in no pair, with the reason`() throws {
        let sheet = ".a { color: var(--color-text) }"
        let text = try Self.section("text", of: Self.built(["src/card.css": sheet]))
        #expect(text.contains("In no pair src/card.css:1 no ground in this file"), "\(text)")
        let judged = try Self.section("text", of: Self.built())
        #expect(!judged.contains("In no pair"), "\(judged)")
    }

    @Test func `A section has the verdict of each pair that a token decides, in every mode`() throws
    {
        let text = try Self.section("palette.ink", of: Self.built())
        #expect(text.contains("Pair light dark"), "\(text)")
        #expect(text.contains("muted on background"), "\(text)")
        #expect(text.contains("fails"), "\(text)")
    }

    @Test func `A section says which copies of a token agree`() throws {
        let project = try Self.built()
        let ink = try Self.section("palette.ink", of: project)
        #expect(ink.contains("copies/day.css:1 light #121111 differs by 1 of 255"), "\(ink)")
        let paper = try Self.section("palette.paper", of: project)
        #expect(paper.contains("copies/day.css:1 light #ffffff agrees"), "\(paper)")
        let spare = try Self.section("palette.spare", of: project)
        #expect(spare.contains("#444444 differs"), "\(spare)")
    }

    @Test func `A theme of 250 tokens has pages of 100, and a link leads to the right one`() throws
    {
        let colors = (1...250).map { "c\($0): \"#\(100_000 + $0)\"" }.joined(separator: ", ")
        let theme = "palette: { \(colors) }\ncolors: { background: white, text: black }\n"
        let project = try Self.built(["themes/day.yml": theme, "themepreview.yml": ""])
        #expect(try Self.section("palette.c250", of: project, page: "tokens-3").contains("c250"))
        let folder = project.appending(path: "site/themes/day")
        let page = try String(
            contentsOf: folder.appending(path: "index.html"),
            encoding: .utf8
        )
        #expect(page.contains("<a href=tokens-3.html#palette.c250>c250</a>"))
        #expect(page.contains("<a href=tokens.html#palette.c1>c1</a>"))
    }

    @Test func `A scheme of a terminal has no page of tokens`() throws {
        let theme = "kind: terminal\ncolors: { background: white, text: black }\n"
        let project = try Self.built(["themes/day.yml": theme, "themepreview.yml": ""])
        let folder = project.appending(path: "site/themes/day").path
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(names.contains("index.html"))
        #expect(!names.contains { $0.hasPrefix("tokens") }, "\(names)")
    }

    @Test func `A used file that changed makes the page again`() throws {
        let project = try Self.built()
        try project.write("\n.a { color: var(--color-text) }", to: "src/card.css")
        _ = try Program.run("build", in: project)
        let text = try Self.section("text", of: project)
        #expect(text.contains("Used in the app src/card.css:2"), "\(text)")
    }
}

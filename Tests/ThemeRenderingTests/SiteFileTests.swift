import Testing

@testable import ThemeRendering

@Suite("A path of the site")
struct SiteFileTests {
    private static func page(_ path: String) -> ThemePart { .page(ArtifactPath(ours: path)) }

    private static let files: [(path: String, file: SiteFile)] = [
        ("index.html", .shared(.gallery)),
        ("contrast.json", .shared(.verdicts)),
        ("changes.svg", .shared(.changesCard)),
        ("themes/a/index.html", .theme("a", .overview)),
        ("themes/a/theme.css", .theme("a", .styleSheet)),
        ("themes/a/fixed.css", .theme("a", .fixedStyleSheet)),
        ("themes/a/tokens.html", .theme("a", .tokens(1))),
        ("themes/a/tokens-12.html", .theme("a", .tokens(12))),
        ("themes/a/card.svg", .theme("a", .card)),
        ("themes/a/badge.svg", .theme("a", .badge)),
        ("themes/a/facts.js", .theme("a", .facts)),
        ("themes/a/pages/index.html", .theme("a", page("index.html"))),
        ("themes/a/pages/b/c.html", .theme("a", page("b/c.html"))),
        ("themes/a/export/kitty/a.conf", .theme("a", .download(format: "kitty", name: "a.conf"))),
        ("r/a.json", .registryItem("a")),
        ("assets/themes.js", .asset(.switcher)),
        ("assets/stage.css", .asset(.template("stage.css"))),
        ("assets/pages/b/p.png", .asset(.attachment("b/p.png"))),
    ]

    @Test(arguments: files.indices)
    func `A path is written and read as the same file of the site`(index: Int) throws {
        let (path, file) = Self.files[index]
        #expect(file.text == path)
        #expect(SiteFile(try #require(ArtifactPath(path))) == file)
        #expect(SiteFile.mayBeOurs(ArtifactPath(ours: path)))
    }

    @Test(arguments: [
        "build-manifest.json", "mine.html", "themes", "themes/a", "themes/a/mine.css",
        "themes/a/pages", "themes/a/export/kitty", "themes/a/export/kitty/b/a.conf",
        "themes/a/theme.css/b", "r", "r/a.txt", "r/a/b.json", "assets", "index.html/a",
    ])
    func `A path that no plan can have is no file of the site`(path: String) throws {
        #expect(SiteFile(try #require(ArtifactPath(path))) == nil)
    }

    @Test(arguments: [
        "mine.html", "build-manifest.json", "docs/a.md", "r/a/b.json", "r/a.txt", ".git/config",
        "themes/.hidden", "themes/a/.hidden/b", ".\u{301}index.html", "themes/.\u{301}a/b",
        "th\u{E9}mes/a/b", "assets.json",
    ])
    func `A path that no build could have written is never deleted`(path: String) throws {
        #expect(!SiteFile.mayBeOurs(try #require(ArtifactPath(path))))
    }

    @Test(arguments: ["themes/old.html", "themes/a/old.css", "assets/a/b/c", "assets/old.js"])
    func `A file of an earlier version in a folder of the site may be deleted`(path: String) throws
    {
        #expect(SiteFile.mayBeOurs(try #require(ArtifactPath(path))))
    }

    @Test func `A file of a theme stays in the output folder, whatever the theme's id`() {
        for id in ["..", "a/../../b", "", "a\u{0}"] {
            #expect(SiteFile.theme(id, .styleSheet).path == nil)
        }
    }
}

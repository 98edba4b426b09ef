import Testing
import ThemeRendering

@testable import PreviewSite

@Suite("The last good files")
struct LastGoodTests {
    private static func path(_ text: String) throws -> ArtifactPath {
        try #require(ArtifactPath(text))
    }

    private static func planned(
        _ file: SiteFile,
        from inputs: [ArtifactInput] = []
    ) throws -> PlannedFile {
        try #require(PlannedFile(file, from: inputs, .rendered { [] }))
    }

    private static func pages(_ paths: String...) throws -> LastGood {
        LastGood(pages: Set(try paths.map(path)))
    }

    @Test(arguments: [
        "themes/day/theme.css", "themes/day/pages/a.html", "themes/day/export/kitty/day.conf",
        "r/day.json", "index.html", "contrast.json", "assets/themes.js", "themes/day/old.css",
    ])
    func `of a theme with a mistake are its own and those made from all themes`(path: String)
        throws
    {
        #expect(LastGood(themes: ["day"]).contains(try Self.path(path)))
        #expect(!LastGood().contains(try Self.path(path)))
    }

    @Test(arguments: [
        "themes/night/theme.css", "themes/night/pages/a.html", "r/night.json",
        "themes/daylight/theme.css",
    ])
    func `of a theme with a mistake are no other theme's`(path: String) throws {
        #expect(!LastGood(themes: ["day"]).contains(try Self.path(path)))
    }

    @Test func `of a page with a mistake are its copies in all themes, and nothing else`() throws {
        let lastGood = try Self.pages("b/a.html")
        for id in ["day", "night"] {
            #expect(lastGood.contains(try Self.path("themes/\(id)/pages/b/a.html")))
        }
        for path in ["themes/day/pages/a.html", "themes/day/theme.css", "index.html"] {
            #expect(!lastGood.contains(try Self.path(path)), "\(path)")
        }
    }

    @Test func `of all themes are not made while a theme has a mistake, and others are`() throws {
        let lastGood = LastGood(themes: ["day"])
        let none = BuildManifest()
        let gallery = try Self.planned(.shared(.gallery), from: [.templates, .allThemes])
        let switcher = try Self.planned(.asset(.switcher), from: [.themeList])
        let style = try Self.planned(.asset(.template("frame.css")), from: [.templates])
        let changes = try Self.planned(.shared(.changes), from: [.templates, .otherState])
        #expect(lastGood.stays(gallery, over: none) && lastGood.stays(switcher, over: none))
        #expect(!lastGood.stays(style, over: none) && !lastGood.stays(changes, over: none))
        #expect(!LastGood().stays(gallery, over: none))
    }

    @Test func `of a page are not made where an earlier build has made them`() throws {
        let page = try Self.planned(.theme("day", .page(Self.path("a.html"))))
        let other = try Self.planned(.theme("night", .page(Self.path("a.html"))))
        let previous = BuildManifest(files: [page.path: 1])
        let lastGood = try Self.pages("a.html")
        #expect(lastGood.stays(page, over: previous))
        #expect(!lastGood.stays(other, over: previous))
    }

    @Test func `are made again as soon as the mistake is fixed, since the manifest says 0 of them`()
        throws
    {
        let inputs: [ArtifactInput] = [
            .settings, .allThemes, .themeList, .theme("day"), .frame(theme: "day"), .theme("new"),
            .page(try Self.path("a.html")),
        ]
        let hashes = Dictionary(uniqueKeysWithValues: inputs.map { ($0.name, UInt64(7)) })
        let lastGood = LastGood(
            themes: ["day"],
            pages: [try Self.path("a.html")],
            mistaken: [.theme("new")]
        )
        let expected: [ArtifactInput: UInt64] = [
            .settings: 7, .theme("day"): 0, .page(try Self.path("a.html")): 0,
        ]
        let known = lastGood.known(hashes)
        #expect(known == Dictionary(uniqueKeysWithValues: expected.map { ($0.key.name, $0.value) }))
    }
}

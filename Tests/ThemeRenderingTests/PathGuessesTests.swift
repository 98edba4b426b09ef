import Testing

@testable import ThemeRendering

@Suite("A guess which path was meant")
struct PathGuessesTests {
    private static let few = [
        "guide/start.md", "guide/Next_Steps.md", "a/README.md", "b/README.md", "images/map.png",
    ]

    private static func guess(_ path: String, among paths: [String]) -> String? {
        let index = PageIndex(pages: [], files: Set(paths))
        var guesses = index.guessesOfPage
        return index.guesses.path(for: path, within: &guesses)
    }

    @Test(
        "A guess finds a path with a typing error, or in another folder",
        arguments: [
            ("guide/strat.md", "guide/start.md"), ("start.md", "guide/start.md"),
            ("other/folder/next-steps.html", "guide/Next_Steps.md"),
            ("pictures/of/MAP.jpg", "images/map.png"),
            ("somewhere/else/README.md", nil), ("nothing/like/it.md", nil), ("...", nil), ("", nil),
        ]
    )
    func guesses(_ path: String, _ expected: String?) {
        #expect(Self.guess(path, among: Self.few) == expected)
    }

    @Test(
        "A guess among thousands of paths finds only equal words"
    )
    func many() {
        let paths = Self.few + (0..<3_000).map { "pages/page-\($0).md" }
        #expect(Self.guess("guide/strat.md", among: paths) == nil)
        #expect(Self.guess("start.md", among: paths) == "guide/start.md")
        #expect(Self.guess("pages/page_77", among: paths) == "pages/page-77.md")
    }
}

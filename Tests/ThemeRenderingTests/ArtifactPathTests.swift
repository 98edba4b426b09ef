import TestSupport
import Testing
import ThemeRendering

@Suite("A path of an artifact")
struct ArtifactPathTests {
    @Test(
        "A relative path of plain parts is accepted",
        arguments: ["index.html", "themes/x/pages/a b.html", "ü/🙂.html", ".a"]
    )
    func good(_ path: String) { #expect(ArtifactPath(path)?.description == path) }

    @Test(
        "A path that could lead out of the output folder, or be no file, is refused",
        arguments: [
            "", "/", "/etc/passwd", "..", "../x", "a/../../x", "a/..", "./a", "a//b", "a/", "a\\b",
            "a\u{0}b", "a\nb",
            String(repeating: "a", count: 256), String(repeating: "a/", count: 600) + "a",
            String(repeating: "ü", count: 128), "a\u{7F}", "a\u{85}b", ".", "a/./b", "..\\a",
            // To Swift these hold no "/", to the system they do.
            "../\u{301}a", "a/\u{301}b", "a/\u{200D}b", "\u{0600}/a",
        ]
    )
    func bad(_ path: String) { #expect(ArtifactPath(path) == nil) }

    @Test("A path of random parts never leads out")
    func random() {
        var generator = SeededGenerator(seed: 7)
        let parts = [
            "..", ".", "/", "\\", "a", "b.html", "\u{301}", "\u{200D}", "\u{FEFF}", " ", "\u{0}",
            "é", "%2e",
            "\u{0600}",
        ]
        for _ in 0..<20_000 {
            let picked = (0..<Int.random(in: 0...6, using: &generator)).compactMap { _ in
                parts.randomElement(using: &generator)
            }
            guard let path = ArtifactPath(picked.joined()) else { continue }
            let names = path.description.utf8.split(
                separator: UInt8(ascii: "/"),
                omittingEmptySubsequences: false
            )
            #expect(
                names.allSatisfy {
                    !$0.isEmpty && !$0.elementsEqual("..".utf8) && !$0.elementsEqual(".".utf8)
                }
            )
        }
    }

    @Test("Paths of the same letters in other bytes differ, and are ordered")
    func bytes() throws {
        let paths = try ["e\u{301}.html", "\u{E9}.html"].map { try #require(ArtifactPath($0)) }
        #expect(paths[0] != paths[1])
        #expect((paths[0] < paths[1]) != (paths[1] < paths[0]))
        #expect(paths.sorted() == paths.reversed().sorted())
    }

    @Test("A path's parent is the folder before its last part, and none at the top")
    func parent() {
        #expect(ArtifactPath("themes/a/b.css")?.parent == ArtifactPath("themes/a"))
        #expect(ArtifactPath("index.html")?.parent == nil)
    }
}

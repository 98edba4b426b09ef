import Testing
import ThemeRendering

@Suite("ArtifactPath")
struct ArtifactPathTests {
    @Test(
        "takes relative paths of plain parts", arguments: ["index.html", "themes/x/pages/a b.html", "ü/🙂.html", ".a"])
    func good(_ path: String) { #expect(ArtifactPath(path)?.description == path) }

    @Test(
        "refuses what could lead out of the output folder or cannot be a file",
        arguments: [
            "", "/", "/etc/passwd", "..", "../x", "a/../../x", "a/..", "./a", "a//b", "a/", "a\\b", "a\u{0}b", "a\nb",
            String(repeating: "a", count: 256), String(repeating: "a/", count: 600) + "a",
        ])
    func bad(_ path: String) { #expect(ArtifactPath(path) == nil) }
}

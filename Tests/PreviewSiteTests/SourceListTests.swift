import Findings
import Testing

@testable import PreviewSite

@Suite("The files that a project is made from")
struct SourceListTests {
    @Test func `have one path for each label, alone and among all`() throws {
        let project = try Project([
            "themes/day.yml": Project.theme, "docs/a.md": "# A\n", "docs/deep/a.md": "# A\n",
            "docs/deep/docs/a.md": "# A\n", "templates/footer.mustache": "",
        ])
        let list = try project.list()
        let paths = list.pathsByLabel()
        #expect(paths.count == 6)
        for (label, path) in paths {
            #expect(list.path(of: label) == path)
            #expect(path.hasSuffix(label))
        }
        for label in ["", "a.md", "deep/a.md", "docs/b.md", "other/docs/a.md"] { #expect(list.path(of: label) == nil) }
    }
}

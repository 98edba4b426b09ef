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
        var list = try project.list()
        let paths = list.pathsByLabel()
        #expect(paths.count == 6)
        for (label, path) in paths {
            #expect(list.path(of: label) == path)
            #expect(path.hasSuffix(label))
        }
        // A label is the path below the parent of a folder that lies outside.
        let outside = try ["one", "two"].map { name in
            let folder = SourceFolder("/\(name)/themes", of: try ProjectFolder(path: nil, start: "/"))
            return SourceList.Place(folder: folder, path: "x.yml", stamp: nil)
        }
        list.themes += outside
        let label = try #require(outside.first).label
        #expect(outside.allSatisfy { $0.label == label })
        #expect(list.path(of: label) == list.pathsByLabel()[label])
        #expect(list.path(of: label)?.hasSuffix("one/themes/x.yml") ?? false)
        for label in ["", "a.md", "deep/a.md", "docs/b.md", "other/docs/a.md"] { #expect(list.path(of: label) == nil) }
    }
}

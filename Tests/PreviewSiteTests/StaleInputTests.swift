import Foundation
import Testing
import ThemeRendering

@testable import PreviewSite

@Suite("A build after a change that is easily missed")
struct StaleInputTests {
    /// Makes the site, changes the project, makes it again: it must be what a first build of the project makes.
    private func compare(_ files: [String: String], _ change: (TestProject) throws -> Void)
        async throws
    {
        let project = try TestProject(files.merging(["themes/day.yml": TestProject.theme]) { $1 })
        try await project.update()
        try change(project)
        try await project.update()
        let fresh = try await project.site()
        for (path, text) in fresh {
            #expect(project.folder.text(of: "site/\(path)") == text, "\(path)")
        }
    }

    private func move(_ old: String, to new: String, in project: TestProject) throws {
        try FileManager.default.moveItem(
            atPath: "\(project.folder.path)/\(old)",
            toPath: "\(project.folder.path)/\(new)"
        )
    }

    @Test("A README.md that becomes an index.md is the same page, and old links break")
    func readme() async throws {
        try await compare(["docs/index.md": "[a](a/README.md)\n", "docs/a/README.md": "# A\n"]) {
            try move("docs/a/README.md", to: "docs/a/index.md", in: $0)
        }
    }

    @Test(
        "A link to a page without a place in the site breaks when that page is gone",
        arguments: ["", "a/"]
    )
    func misplaced(_ folder: String) async throws {
        let files = ["docs/c.md": "[a](\(folder)index.md)\n", "docs/\(folder)README.md": "# A\n"]
        let twin = "docs/\(folder)index.md"
        try await compare(files.merging([twin: "# B\n"]) { $1 }) {
            try FileManager.default.removeItem(atPath: "\($0.folder.path)/\(twin)")
        }
        try await compare(files) { try $0.folder.write("# B\n", to: twin) }
    }

    @Test("Two files beside the pages are no page of their joined path and title")
    func boundary() async throws {
        try await compare(["docs/index.md": "# A\n", "docs/z.html": "a", "docs/zz.png": "c"]) {
            project in
            for name in ["z.html", "zz.png"] {
                try FileManager.default.removeItem(atPath: "\(project.folder.path)/docs/\(name)")
            }
            try project.folder.write("---\ntitle: zz.png\n---\n", to: "docs/z.md")
        }
    }

    @Test("A scheme whose id another one takes has the name of its new id")
    func schemeName() async throws {
        let scheme = { (slots: Range<Int>) in
            "palette:\n"
                + slots.map { slot in
                    let hex = String(slot, radix: 16, uppercase: true)
                    return
                        "  base\(hex.count < 2 ? "0" : "")\(hex): \"#\(slot < 5 ? "1020" : "e0f0")\(10 + slot)\"\n"
                }.joined()
        }
        let large = ["themes/b24/dracula.yaml": "system: base24\n" + scheme(0..<24)]
        let small = "system: base16\nname: Dracula\n" + scheme(0..<16)
        try await compare(large) { try $0.folder.write(small, to: "themes/b16/dracula.yaml") }
        try await compare(large.merging(["themes/b16/dracula.yaml": small]) { $1 }) {
            try FileManager.default.removeItem(atPath: "\($0.folder.path)/themes/b16/dracula.yaml")
        }
    }

    @Test(
        "A changed template that is no style sheet changes no theme, and pages say why"
    )
    func template() async throws {
        let project = try TestProject([
            "themes/day.yml": TestProject.theme, "docs/index.md": "# A\n",
        ])
        try await project.update()
        try project.folder.write("<footer>Ours</footer>\n", to: "templates/footer.mustache")
        let outcomes = Dictionary(
            uniqueKeysWithValues: try await project.update().outcomes.map {
                ($0.key.description, $0.value)
            }
        )
        for path in ["themes/day/theme.css", "themes.css", "themes.json"] {
            #expect(outcomes[path] == .kept)
        }
        #expect(outcomes["index.html"] == .written(.changed(["the templates"])))
        let again = try await project.update("site", .clean)
        #expect(again.outcomes.allSatisfy { $0.value == .written(.asked) })
    }
}

import Foundation
import Testing
import ThemeRendering

@testable import PreviewSite

@Suite("A build over files of the last one")
struct OverLastBuildTests {
    private static let pages = "themes/day/pages"

    private static func project() throws -> Project {
        try Project([
            "themes/day.yml": Project.theme, "themes/night.yml": Project.theme, "docs/index.md": "# Hello\n",
            "docs/deep/a.md": "# A\n\none\n", "docs/deep/b.md": "# B\n",
        ])
    }

    /// What became of a file.
    private func outcome(of path: String, _ result: SiteUpdate.Result) -> SiteWriter.Outcome? {
        result.files.first { $0.path.description == path }?.outcome
    }

    /// Every file below a folder, with its text.
    private func contents(_ folder: String, of project: Project) -> [String: String] {
        let files = project.folder.files().filter { $0.hasPrefix("\(folder)/") }
        return Dictionary(uniqueKeysWithValues: files.map { ($0, project.folder.text(of: $0) ?? "") })
    }

    @Test("writes a file with other bytes, whether or not as many as it had", arguments: ["two", "three", "1", ""])
    func sizes(text: String) async throws {
        let project = try Self.project()
        try await project.update()
        try project.folder.write("# A\n\n\(text)\n", to: "docs/deep/a.md")
        let result = try await project.update()
        let page = "\(Self.pages)/deep/a.html"
        #expect(outcome(of: page, result) == .written(.changed(["the page deep/a.html"])))
        #expect(project.folder.text(of: "site/\(page)") == (try await project.site()[page]))
        #expect(outcome(of: "\(Self.pages)/deep/b.html", result) == .kept)
    }

    @Test("leaves a file alone that would have the bytes that it has")
    func same() async throws {
        let project = try Self.project()
        try await project.update()
        let page = "\(Self.pages)/deep/a.html"
        let stamp = try #require(FileStamp(at: "\(project.folder.path)/site/\(page)"))
        try project.folder.write("# A\n\none\n\n\n", to: "docs/deep/a.md")
        let result = try await project.update()
        #expect(outcome(of: page, result) == .unchanged(.changed(["the page deep/a.html"])))
        #expect(FileStamp(at: "\(project.folder.path)/site/\(page)") == stamp)
    }

    @Test(
        "writes nothing through a link that took the place of a folder, and leaves the old site",
        arguments: ["themes", "themes/day", pages, "\(pages)/deep"], ["two", "three", "one\n\n"])
    func link(folder: String, text: String) async throws {
        let project = try Self.project()
        try await project.update()
        let (place, elsewhere) = ("\(project.folder.path)/site/\(folder)", "\(project.folder.path)/elsewhere")
        try FileManager.default.moveItem(atPath: place, toPath: elsewhere)
        try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: elsewhere)
        let (site, outside) = (contents("site", of: project), contents("elsewhere", of: project))
        for file in ["a", "new", "newer/still"] {
            try project.folder.write("# A\n\n\(text)\n", to: "docs/deep/\(file).md")
            let error = await #expect(throws: WritingError.self) { try await project.update() }
            #expect(error.map { "\($0)" }?.contains("'\(place)'") ?? false)
            #expect(contents("site", of: project) == site && contents("elsewhere", of: project) == outside)
        }
        try FileManager.default.removeItem(atPath: place)
        try FileManager.default.moveItem(atPath: elsewhere, toPath: place)
        try await project.update()
        for (path, text) in try await project.site() { #expect(project.folder.text(of: "site/\(path)") == text) }
    }

    @Test("makes a folder again that is gone, or has another file in its place than the last build left")
    func gone() async throws {
        let project = try Self.project()
        try await project.update()
        let place = "\(project.folder.path)/site/\(Self.pages)/deep"
        for isEmpty in [false, true] {
            try FileManager.default.removeItem(atPath: place)
            if isEmpty {
                try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
            }
            try project.folder.write("# A\n\n\(isEmpty)\n", to: "docs/deep/a.md")
            try await project.update()
            for (path, text) in try await project.site() { #expect(project.folder.text(of: "site/\(path)") == text) }
        }
    }
}

import Foundation
import Testing
import ThemeRendering

@testable import PreviewSite

@Suite("The text of a page")
struct PageTextTests {
    private let project: TestProject

    init() throws {
        project = try TestProject([
            "themes/day.yml": TestProject.theme,
            "docs/a.md": "# A\n\n| a |\n| - |\n| [b](b.md#more) |\n\nA note[^1].\n\n[^1]: A < B\n",
            "docs/b.md": "# B\n\n## More\n\n```swift\nlet x = 1\n```\n",
        ])
    }

    private func texts(kept: Bool, _ change: () throws -> Void = {}) async throws -> [String] {
        let pages = try await project.prepared { $0.showsPages = kept }.pages.pages
        try change()
        return try pages.map { try $0.content().html }
    }

    private func editPage() throws {
        try Data("# Other\n".utf8).write(to: URL(filePath: "\(project.folder.path)/docs/a.md"))
    }

    @Test func `A page's text is the same when kept and when read again`() async throws {
        let kept = try await texts(kept: true)
        #expect(kept.count == 2 && kept[0].contains("<table>") && kept[0].contains("footnotes"))
        #expect(try await texts(kept: false) == kept)
    }

    @Test func `A kept page's text is that of the file when it was judged`() async throws {
        let before = try await texts(kept: true)
        #expect(try await texts(kept: true, editPage) == before)
    }

    @Test func `A page that changed after it was judged is not read again`()
        async throws
    {
        await #expect(throws: LoadingError.self) { try await texts(kept: false, editPage) }
    }
}

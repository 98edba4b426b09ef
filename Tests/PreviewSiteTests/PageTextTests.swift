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

    @Test func `The text of a page is that of its file when the project was read`() async throws {
        let checked = try await project.checked()
        try Data("# Other\n".utf8).write(to: URL(filePath: "\(project.folder.path)/docs/a.md"))
        let texts = checked.project.pages.pages.map(\.content.html)
        #expect(texts.count == 2 && texts[0].contains("<table>") && texts[0].contains("footnotes"))
    }
}

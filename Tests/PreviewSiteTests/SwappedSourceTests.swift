import Foundation
import Testing

@testable import PreviewSite

@Suite("A source that is swapped after it was listed", .timeLimit(.minutes(10)))
struct SwappedSourceTests {
    private let project: TestProject
    private var path: String { project.folder.path }

    init() throws {
        project = try TestProject([
            "outside/secret.md": "# Secret\n", "outside/in/page.md": "# Secret\n",
            "themes/day.yml": TestProject.theme,
            "docs/page.md": "# Page\n", "docs/in/page.md": "# Page\n", "docs/other.md": "# Other\n",
        ])
    }

    private func replace(_ file: String, _ make: (String) throws -> Void) throws {
        try FileManager.default.removeItem(atPath: "\(path)/\(file)")
        try make("\(path)/\(file)")
    }

    private func link(_ file: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: target)
    }

    private func reading(_ page: String, after swap: () throws -> Void) throws -> String {
        let listed = try project.project.list()
        try swap()
        let source = try #require((listed.pages + listed.themes).first { $0.path == page })
        return String(
            decoding: try project.project.read(source, limit: Project.pageLimit).bytes,
            as: UTF8.self
        )
    }

    @Test func `A source that becomes a link out of its folder is not read`() throws {
        #expect(throws: LoadingError.self) {
            try reading("page.md") {
                try replace("docs/page.md") { try link($0, to: "../outside/secret.md") }
            }
        }
    }

    @Test func `A source whose folder becomes a link is not read`() throws {
        #expect(throws: LoadingError.self) {
            try reading("in/page.md") {
                try replace("docs/in") { try link($0, to: "../outside/in") }
            }
        }
    }

    @Test func `A source that becomes a pipe is not waited for`() throws {
        #expect(throws: LoadingError.self) {
            try reading("page.md") { try replace("docs/page.md") { mkfifo($0, 0o600) } }
        }
        #expect(throws: LoadingError.self) {
            try reading("day.yml") { try replace("themes/day.yml") { mkfifo($0, 0o600) } }
        }
    }

    @Test func `A source that becomes a link in its folder is read`() throws {
        #expect(
            try reading("page.md") { try replace("docs/page.md") { try link($0, to: "other.md") } }
                == "# Other\n"
        )
    }

    @Test func `A source that an editor saves anew is read`() throws {
        let text = try reading("page.md") {
            try replace("docs/page.md") { try Data("# New\n".utf8).write(to: URL(filePath: $0)) }
        }
        #expect(text == "# New\n")
    }
}

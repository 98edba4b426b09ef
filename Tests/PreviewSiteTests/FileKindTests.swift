import Foundation
import Testing

@testable import PreviewSite

@Suite("The kind of a file")
struct FileKindTests {
    @Test("A link has the kind of its target, and none where it leads nowhere")
    func links() throws {
        let folder = try TemporaryFolder()
        try folder.write("text", to: "sub/file")
        let links = [
            "link": "sub/file", "second": "link", "folder": "sub", "dangling": "nowhere",
            "loop": "loop",
        ]
        for (name, target) in links {
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder.path)/\(name)",
                withDestinationPath: target
            )
        }
        let kinds = ["sub/file", "sub", "link", "second", "folder", "dangling", "loop", "missing"]
            .map {
                FileKind(following: "\(folder.path)/\($0)")
            }
        #expect(kinds == [.file, .folder, .file, .file, .folder, nil, nil, nil])
        #expect(FileKind(at: "\(folder.path)/dangling") == .link)
        #expect(
            FileKind.canonical("\(folder.path)/second")
                == FileKind.canonical("\(folder.path)/sub/file")
        )
        #expect(FileKind.canonical("\(folder.path)/missing").hasSuffix("/missing"))
    }
}

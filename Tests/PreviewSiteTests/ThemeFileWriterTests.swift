import Foundation
import Testing

@testable import PreviewSite

@Suite("Theme files that a fix has changed")
struct ThemeFileWriterTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in ["a.yml", "b.yml"] { try folder.write("old", to: name) }
    }

    /// Writes what is to become of files that were read as `old`.
    private func write(_ names: String...) throws {
        let changes = names.map {
            SiteFix.ChangedFile(label: $0, before: Data("old".utf8), after: Data("new".utf8))
        }
        try ThemeFileWriter(changes, currentFolder: folder.path) { $0.label }.write()
    }

    @Test("replace the old ones, and nothing else is left")
    func written() throws {
        try write("a.yml", "b.yml")
        #expect(folder.text(of: "a.yml") == "new" && folder.text(of: "b.yml") == "new")
        #expect(folder.files() == ["a.yml", "b.yml"])
    }

    @Test("are not written where one of them is not as it was read, or gone")
    func changed() throws {
        try folder.write("older", to: "b.yml")
        #expect(throws: WritingError.self) { try write("a.yml", "b.yml") }
        #expect(throws: WritingError.self) { try write("a.yml", "c.yml") }
        #expect(folder.text(of: "a.yml") == "old" && folder.text(of: "b.yml") == "older")
    }

    @Test("are not written where the system refuses one of them")
    func refused() throws {
        // A name so long that none can stand beside it: what refuses it refuses it to everybody.
        let long = String(repeating: "l", count: 250) + ".yml"
        try folder.write("old", to: long)
        #expect(throws: WritingError.self) { try write("a.yml", long) }
        #expect(folder.files() == ["a.yml", "b.yml", long])
        #expect(folder.text(of: "a.yml") == "old")
    }

    @Test("keep their permissions, and a link to one stays a link")
    func kept() throws {
        let path = "\(folder.path)/a.yml"
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/link.yml", withDestinationPath: "a.yml")
        try write("link.yml")
        let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(permissions == 0o640)
        #expect(folder.text(of: "a.yml") == "new")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/link.yml") == "a.yml")
    }
}

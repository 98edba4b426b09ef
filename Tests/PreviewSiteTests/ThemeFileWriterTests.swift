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

    @Test("Fixed files replace the old ones, and leave nothing beside them")
    func written() throws {
        try write("a.yml", "b.yml")
        #expect(folder.text(of: "a.yml") == "new" && folder.text(of: "b.yml") == "new")
        #expect(folder.files() == ["a.yml", "b.yml"])
    }

    @Test("No fixed file is written when one of them changed or is gone")
    func changed() throws {
        try folder.write("older", to: "b.yml")
        #expect(throws: WritingError.self) { try write("a.yml", "b.yml") }
        #expect(throws: WritingError.self) { try write("a.yml", "c.yml") }
        #expect(folder.text(of: "a.yml") == "old" && folder.text(of: "b.yml") == "older")
    }

    @Test func `Fixed files get their old bytes back when one cannot be overwritten`() throws {
        let changes = ["a.yml", "b.yml"].map {
            SiteFix.ChangedFile(label: $0, before: Data("old".utf8), after: Data("new".utf8))
        }
        var writer: ThemeFileWriter? = try ThemeFileWriter(changes, currentFolder: folder.path) {
            $0.label
        }
        try FileManager.default.removeItem(atPath: "\(folder.path)/b.yml")
        try folder.write("in the way", to: "b.yml/file")
        #expect(throws: WritingError.self) { try writer?.write() }
        writer = nil
        #expect(folder.text(of: "a.yml") == "old")
        #expect(folder.files() == ["a.yml", "b.yml/file"])
    }

    @Test func `A fixed file may have the longest name that the disk allows`() throws {
        let long = String(repeating: "l", count: 251) + ".yml"
        try folder.write("old", to: long)
        try write(long)
        #expect(folder.text(of: long) == "new")
    }

    @Test("A fixed file keeps its permissions, and a link to it stays a link")
    func kept() throws {
        let path = "\(folder.path)/a.yml"
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/link.yml",
            withDestinationPath: "a.yml"
        )
        try write("link.yml")
        let permissions =
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(permissions == 0o640)
        #expect(folder.text(of: "a.yml") == "new")
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/link.yml")
                == "a.yml"
        )
    }
}

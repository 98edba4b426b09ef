import Foundation
import Testing

@testable import Projects

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
            ChangedThemeFile(label: $0, before: Data("old".utf8), after: Data("new".utf8))
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
            ChangedThemeFile(label: $0, before: Data("old".utf8), after: Data("new".utf8))
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

    private func writer(_ names: String...) throws -> ThemeFileWriter {
        let changes = names.map {
            ChangedThemeFile(label: $0, before: Data("old".utf8), after: Data("new".utf8))
        }
        return try ThemeFileWriter(changes, currentFolder: folder.path) { $0.label }
    }

    @Test("What an editor saves after the files were looked at stays, and no file is changed")
    func savedMeanwhile() throws {
        for replacesFile in [true, false] {
            try folder.write("old", to: "a.yml")
            try folder.write("old", to: "b.yml")
            do {
                let writer = try writer("a.yml", "b.yml")
                if replacesFile {
                    try FileManager.default.removeItem(atPath: "\(folder.path)/b.yml")
                }
                try folder.write("edited", to: "b.yml")
                let error = try #require(throws: WritingError.self) { try writer.write() }
                #expect("\(error)".contains("'b.yml' has changed since it was read"))
            }
            #expect(folder.text(of: "a.yml") == "old" && folder.text(of: "b.yml") == "edited")
            #expect(folder.files() == ["a.yml", "b.yml"])
        }
    }

    #if os(Linux)
        @Test("A file that an editor has open for writing is left alone")
        func openForWriting() throws {
            let editor = try #require(FileHandle(forUpdatingAtPath: "\(folder.path)/a.yml"))
            #expect(throws: WritingError.self) { try write("a.yml") }
            try editor.write(contentsOf: Data("edited".utf8))
            try editor.close()
            #expect(folder.text(of: "a.yml") == "edited")
            try FileManager.default.removeItem(atPath: "\(folder.path)/a.yml")
            try folder.write("old", to: "a.yml")
            try write("a.yml")
            #expect(folder.text(of: "a.yml") == "new")
        }
    #endif

    @Test("A save at any moment of a fix is never lost", .timeLimit(.minutes(5)))
    func savesAtAnyMoment() async throws {
        for round in 0..<200 {
            try folder.write("old", to: "a.yml")
            let edited = "edited \(round)"
            async let save: Void = folder.write(edited, to: "a.yml")
            try? write("a.yml")
            try await save
            #expect(folder.text(of: "a.yml") == edited)
        }
    }

    @Test("Files that a killed command left are deleted, those of a running one stay")
    func leftFiles() throws {
        try folder.write("left", to: ".themepreview-left")
        try folder.write("theirs", to: ".other")
        let running = try writer("b.yml")
        try write("a.yml")
        let others = folder.files().filter { !["a.yml", "b.yml", ".other"].contains($0) }
        #expect(others.count == 1 && others != [".themepreview-left"])
        try running.write()
        #expect(folder.text(of: "b.yml") == "new")
    }
}

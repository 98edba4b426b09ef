import Foundation
import Testing
import ThemeRendering

@testable import PreviewSite
@testable import Projects

@Suite("A writer of sites")
struct SiteWriterTests {
    private let folder: TemporaryFolder
    private var output: String { "\(folder.path)/out" }

    init() throws { folder = try TemporaryFolder() }

    /// Writes files as one build does; returns what became of them, and how many of an earlier build were deleted.
    @discardableResult
    private func build(
        _ files: [String: String],
        _ manner: BuildManner = .ignoringManifest
    ) throws -> (outcomes: [String: BuildOutcome], removed: Int) {
        let writer = try SiteWriter(output, manner)
        do {
            for (path, text) in files {
                let artifact = Artifact(
                    path: try #require(ArtifactPath(Self.place(path))),
                    text: text
                )
                writer.note([try writer.take(artifact, because: .asked)])
            }
            let removed = try writer.finish()
            let outcomes = writer.outcomes.map {
                ($0.key.description.replacing("assets/", with: ""), $0.value)
            }
            return (Dictionary(uniqueKeysWithValues: outcomes), removed)
        } catch {
            writer.abandon()
            throw error
        }
    }

    private func text(_ file: String) -> String? { folder.text(of: "out/\(Self.place(file))") }

    /// The place of a test's file: a build takes no other places for its own.
    private static func place(_ file: String) -> String {
        let isPlaced = ["index.html", "build-manifest.json", "mine.txt", ".hidden"].contains(file)
        return isPlaced || file.hasPrefix("themes/") ? file : "assets/\(file)"
    }

    @Test func `The writer makes files with their folders, and a manifest that lists them`() throws
    {
        try build(["index.html": "one", "themes/a/theme.css": "two"])
        #expect(text("index.html") == "one" && text("themes/a/theme.css") == "two")
        let manifest = try #require(BuildManifest(Data((text("build-manifest.json") ?? "").utf8)))
        #expect(
            manifest.files.keys.map(\.description).sorted() == ["index.html", "themes/a/theme.css"]
        )
        #expect(!FileManager.default.fileExists(atPath: "\(output)/.themepreview-tmp"))
    }

    @Test func `A folder that cannot be listed does not count as empty`() throws {
        try FileManager.default.createDirectory(
            atPath: output,
            withIntermediateDirectories: true
        )
        let open = try OpenFolder(output)
        try FileManager.default.removeItem(atPath: output)
        #expect(throws: WritingError.self) { try BuildManifest.read(in: open) }
    }

    @Test func `The writer leaves a file with equal bytes alone unless all are replaced`() throws {
        try build(["a": "one", "b": "two"])
        let inode =
            try FileManager.default.attributesOfItem(atPath: "\(output)/assets/a")[
                .systemFileNumber
            ] as? Int
        #expect(
            try build(["a": "one", "b": "new"]).outcomes == [
                "a": .unchanged(.asked), "b": .written(.asked),
            ]
        )
        #expect(
            try FileManager.default.attributesOfItem(atPath: "\(output)/assets/a")[
                .systemFileNumber
            ] as? Int == inode
        )
        #expect(try build(["a": "one", "b": "new"], .clean).outcomes["a"] == .written(.asked))
    }

    @Test func `The writer deletes files and empty folders of an earlier build, and nothing else`()
        throws
    {
        try build(["a/b/c": "one", "keep": "two"])
        try folder.write("mine", to: "out/assets/a/mine.txt")
        #expect(try build(["keep": "two"]).removed == 1)
        #expect(text("a/b/c") == nil && text("a/mine.txt") == "mine")
        #expect(!FileManager.default.fileExists(atPath: "\(output)/assets/a/b"))
    }

    @Test func `The writer refuses a folder with foreign files, and accepts hidden ones`()
        throws
    {
        try folder.write("mine", to: "out/mine.txt")
        #expect(throws: WritingError.self) { try build(["a": "one"]) }
        #expect(text("mine.txt") == "mine" && text("a") == nil)
        try FileManager.default.moveItem(atPath: "\(output)/mine.txt", toPath: "\(output)/.hidden")
        try build(["a": "one"])
        #expect(text(".hidden") == "mine" && text("a") == "one")
    }

    @Test(arguments: ["a", "a/b"])
    func `The writer overwrites no foreign file, and then writes nothing at all`(path: String)
        throws
    {
        try build(["z": "old"])
        try folder.write("mine", to: "out/assets/\(path)")
        #expect(throws: WritingError.self) { try build(["z": "new", "a": "one"]) }
        #expect(text(path) == "mine" && text("z") == "old")
    }

    @Test func `The writer writes and deletes nothing through a link`() throws {
        try build(["a/b": "one", "c": "two"])
        try folder.write("theirs", to: "elsewhere/b")
        try FileManager.default.removeItem(atPath: "\(output)/assets/a")
        try FileManager.default.createSymbolicLink(
            atPath: "\(output)/assets/a",
            withDestinationPath: "../../elsewhere"
        )
        #expect(throws: WritingError.self) { try build(["a/b": "new", "c": "two"]) }
        try build(["c": "two"])
        #expect(folder.text(of: "elsewhere/b") == "theirs")
    }

    @Test func `The writer replaces a link in place of a file, and keeps its target`() throws {
        try build(["a": "one"])
        try folder.write("theirs", to: "elsewhere")
        try FileManager.default.removeItem(atPath: "\(output)/assets/a")
        try FileManager.default.createSymbolicLink(
            atPath: "\(output)/assets/a",
            withDestinationPath: "../../elsewhere"
        )
        try build(["a": "new"])
        #expect(text("a") == "new" && folder.text(of: "elsewhere") == "theirs")
    }

    @Test func `The writer turns a folder of its own into a file and back`() throws {
        for _ in 0..<2 {
            try build(["a/b/c": "deep", "z": "end"])
            #expect(text("a/b/c") == "deep")
            try build(["a": "file", "z": "end"])
            #expect(text("a") == "file")
        }
    }

    @Test func `The writer lets one build at a time write to a folder`() throws {
        let first = try SiteWriter(output)
        #expect(throws: WritingError.self) { try SiteWriter(output) }
        withExtendedLifetime(first) {}
    }

    @Test func `The writer leaves the old site when it gives up`() throws {
        try build(["a": "one"])
        let writer = try SiteWriter(output, .clean)
        writer.note([
            try writer.take(
                Artifact(path: try #require(ArtifactPath("assets/a")), text: "new"),
                because: .asked
            )
        ])
        writer.abandon()
        #expect(text("a") == "one")
        #expect(!FileManager.default.fileExists(atPath: "\(output)/.themepreview-tmp"))
    }

    @Test func `The writer keeps the files of an earlier build that are to stay`() throws {
        try build(["themes/a/card.svg": "one", "themes/b/card.svg": "two"])
        let writer = try SiteWriter(output)
        #expect(try writer.finish(LastGood(themes: ["a"])) == 1)
        #expect(text("themes/a/card.svg") == "one" && text("themes/b/card.svg") == nil)
        #expect(writer.outcomes.values.map(\.self) == [.lastGood])
    }

    @Test func `The writer makes a file again that was replaced, whatever its times say`()
        throws
    {
        try build(["a/b": "one"])
        let planned = try #require(
            PlannedFile(.asset(.template("a/b")), from: []) { Array("one".utf8) }
        )
        func reason() throws -> RebuildReason? {
            let writer = try SiteWriter(output)
            defer { writer.abandon() }
            return writer.reasonToMake(planned)
        }
        let place = "\(output)/assets/a/b"
        let times = try FileManager.default.attributesOfItem(atPath: place)
            .filter { $0.key == .modificationDate }
        try folder.write("two", to: "out/assets/a/b")
        try FileManager.default.setAttributes(times, ofItemAtPath: place)
        #expect(try reason() == .altered)
        try folder.write("one", to: "out/assets/a/b")
        #expect(try reason() == nil)
    }
}

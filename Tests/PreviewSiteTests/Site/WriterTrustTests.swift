import Foundation
import Testing
import ThemeRendering

@testable import PreviewSite
@testable import Projects

@Suite("The trust of a writer in what is on disk")
struct WriterTrustTests {
    private let folder: TemporaryFolder
    private var output: String { "\(folder.path)/out" }

    init() throws { folder = try TemporaryFolder() }

    private static let gallery = SiteFile.shared(.gallery)
    private static let style = SiteFile.asset(.template("frame.css"))

    private func artifact(_ file: SiteFile, _ text: String) throws -> Artifact {
        Artifact(path: try #require(file.path), text: text)
    }

    private func planned(_ file: SiteFile, from inputs: [ArtifactInput]) throws -> PlannedFile {
        try #require(PlannedFile(file, from: inputs, .rendered { [] }))
    }

    /// Stages files from inputs with hashes; the caller finishes, or dies.
    private func writer(
        _ files: [(file: SiteFile, text: String)],
        from inputs: [ArtifactInput: UInt64]
    ) throws -> SiteWriter {
        let hashes = inputs.map { ($0.key.name, $0.value) }
        let writer = try SiteWriter(
            output,
            inputs: Dictionary(uniqueKeysWithValues: hashes)
        )
        for (file, text) in files {
            writer.note([try writer.take(try artifact(file, text), because: .asked)])
        }
        return writer
    }

    private var manifest: BuildManifest {
        get throws {
            let text = folder.text(of: "out/build-manifest.json") ?? ""
            return try #require(BuildManifest(Data(text.utf8)))
        }
    }

    @Test func `A killed build leaves the old hashes of inputs, so that all is made again`()
        throws
    {
        let old: [ArtifactInput: UInt64] = [.settings: 1, .templates: 1, .allThemes: 1]
        _ = try writer([(Self.gallery, "old"), (Self.style, "css")], from: old).finish()
        // Dies after the manifest lists its new files, before it moves any.
        let new: [ArtifactInput: UInt64] = [.settings: 1, .templates: 2, .allThemes: 1]
        let card = SiteFile.theme("day", .card)
        let killed = try writer([(Self.gallery, "new"), (card, "card")], from: new)
        try killed.announce([try #require(Self.gallery.path), try #require(card.path)])
        let hashes = old.map { ($0.key.name, $0.value) }
        #expect(try manifest.inputs == Dictionary(uniqueKeysWithValues: hashes))
        #expect(try manifest.files[try #require(card.path)] == .some(nil))
        killed.abandon()
        withExtendedLifetime(killed) {}
    }

    @Test func `A build after a killed one makes the files that did not change, too`() throws {
        let old: [ArtifactInput: UInt64] = [.settings: 1, .templates: 1]
        _ = try writer([(Self.gallery, "old"), (Self.style, "css")], from: old).finish()
        let new: [ArtifactInput: UInt64] = [.settings: 1, .templates: 2]
        func killed() throws {
            let killed = try writer([(.theme("day", .card), "card")], from: new)
            try killed.announce([try #require(SiteFile.theme("day", .card).path)])
            killed.abandon()
        }
        try killed()
        let next = try writer([], from: new)
        let gallery = try planned(Self.gallery, from: [.templates])
        #expect(next.reasonToMake(gallery) == .changed([ArtifactInput.templates.name]))
        #expect(next.reasonToMake(try planned(.theme("day", .card), from: [])) == .altered)
        next.abandon()
    }

    @Test func `A file is made again unless its inputs and its bytes are those of the manifest`()
        throws
    {
        let inputs: [ArtifactInput: UInt64] = [.settings: 1, .templates: 1]
        _ = try writer([(Self.gallery, "one")], from: inputs).finish()
        func reason(
            from inputs: [ArtifactInput: UInt64],
            _ needed: [ArtifactInput]
        ) throws -> RebuildReason? {
            let writer = try writer([], from: inputs)
            defer { writer.abandon() }
            return writer.reasonToMake(try planned(Self.gallery, from: needed))
        }
        #expect(try reason(from: inputs, [.templates]) == nil)
        let unknown = ArtifactInput.allThemes
        #expect(try reason(from: inputs, [unknown]) == nil)
        let more = inputs.merging([unknown: 1]) { first, _ in first }
        #expect(try reason(from: more, [unknown]) == .changed([unknown.name]))
        let other = inputs.merging([.templates: 2]) { $1 }
        #expect(try reason(from: other, [.templates]) == .changed([ArtifactInput.templates.name]))
        #expect(try reason(from: other, []) == nil)
        let templates = ArtifactInput.templates.name
        // An input that this build does not know is never one that did not change.
        #expect(try reason(from: [.settings: 1], [.templates]) == .changed([templates]))
        #expect(try reason(from: [.settings: 1], [unknown]) == .changed([unknown.name]))
        try folder.write("two", to: "out/index.html")
        #expect(try reason(from: inputs, [.templates]) == .altered)
    }

    @Test func `The writer moves nothing into a folder that takes the place of its own`() throws {
        _ = try writer([(Self.gallery, "old")], from: [:]).finish()
        let swapped = try writer([(Self.gallery, "new")], from: [:])
        try FileManager.default.moveItem(atPath: output, toPath: "\(folder.path)/away")
        try folder.write("mine", to: "out/mine.txt")
        #expect(throws: WritingError.self) { try swapped.finish() }
        #expect(try FileManager.default.contentsOfDirectory(atPath: output) == ["mine.txt"])
        #expect(folder.text(of: "away/index.html") == "old")
    }

    @Test func `A build that dies while it moves files lists those that it has not deleted`() throws
    {
        _ = try writer([(Self.gallery, "old"), (Self.style, "css")], from: [:]).finish()
        let dying = try writer([(Self.gallery, "new")], from: [:])
        let waiting = "\(output)/\(SiteWriter.temporaryName)"
        for name in try FileManager.default.contentsOfDirectory(atPath: waiting) {
            try FileManager.default.removeItem(atPath: "\(waiting)/\(name)")
        }
        #expect(throws: WritingError.self) { try dying.finish() }
        #expect(folder.text(of: "out/assets/frame.css") == "css")
        #expect(try manifest.files.keys.contains(try #require(Self.style.path)))
        dying.abandon()
    }

    @Test func `A last good file that somebody changed has no hash in the manifest`() throws {
        let card = SiteFile.theme("day", .card)
        let badge = SiteFile.theme("day", .badge)
        _ = try writer([(card, "card"), (badge, "badge")], from: [:]).finish()
        try folder.write("drawn over", to: "out/themes/day/card.svg")
        _ = try writer([], from: [:]).finish(LastGood(themes: ["day"]))
        #expect(folder.text(of: "out/themes/day/card.svg") == "drawn over")
        #expect(try manifest.files[try #require(card.path)] == .some(nil))
        #expect(try manifest.files[try #require(badge.path)] != .some(nil))
    }

    @Test(arguments: [
        ("index.html", true), ("themes.css", true), ("r/day.json", true),
        ("themes/day/theme.css", true), ("assets/stage.css", true),
        ("r/deep/day.json", false), ("r/day.json/deep", false), ("r/day.txt", false),
        ("r/.json", false), ("r", false),
        ("notes.txt", false), ("src/main.swift", false), ("themes/.git/config", false),
        (".git/config", false), ("../outside.html", false), ("/etc/passwd", false),
        ("themes/../../outside.css", false), ("assets/.\u{301}hidden", false),
    ])
    func `A manifest may name only what a build writes`(path: String, isOurs: Bool) throws {
        let text = """
            {"files":["\(path)"],"hashes":["00000000000000ff"],"inputs":{},"schema":1}
            """
        let manifest = try #require(BuildManifest(Data(text.utf8)))
        #expect(manifest.files.keys.map(\.description) == (isOurs ? [path] : []))
    }
}

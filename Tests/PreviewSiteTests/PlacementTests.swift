import Foundation
import Testing
import ThemeRendering

@testable import PreviewSite

@Suite("The way of staged files to their places")
struct PlacementTests {
    private let files = FileManager.default

    /// What a build into the folder throws, as text; nil where it does not.
    private func refusal(of site: [String: String], in output: String) -> String? {
        do {
            try SiteWriter.build(site, in: output)
            return nil
        } catch {
            return "\(error)"
        }
    }

    private func link(_ path: String, to target: String) throws {
        try files.createSymbolicLink(atPath: path, withDestinationPath: target)
    }

    /// Every file and link below a folder with its text, and its empty folders; nothing of the temporary folder.
    private func content(of folder: TemporaryFolder) -> [String: String] {
        let found = (files.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
        return Dictionary(uniqueKeysWithValues: found.map { ($0, folder.text(of: $0) ?? "folder") })
    }

    /// Sites of which one has a folder where the other one has a file.
    static let changes: [([String: String], [String: String])] = [
        (["a": "1"], ["a/b/c": "2"]), (["a/b": "1"], ["a/b/c": "2"]), (["a/b/c": "1"], ["a/b/c/d/e": "2", "z": "2"]),
        (["a/b": "1", "a/z": "1"], ["a/b/c": "2", "a/z": "1"]),
        (["a/b/c": "1", "a/d": "1"], ["a/b": "2", "a/d/e": "2"]),
    ]

    @Test("a folder of ours gives way to a file and the other way round, however deep, with nothing else beside it")
    func exchange() throws {
        for (first, second) in Self.changes + Self.changes.map({ ($1, $0) }) {
            let folder = try TemporaryFolder()
            for site in [first, second] {
                try SiteWriter.build(site, in: folder.path)
                #expect(folder.files() == (site.keys + ["build-manifest.json"]).sorted())
                for (path, text) in site { #expect(folder.text(of: path) == text) }
            }
        }
    }

    /// Locks a file, or takes the lock away; returns whether this system and disk can do that.
    private func lock(_ path: String, _ isLocked: Bool = true) -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        #if canImport(Darwin)
            process.arguments = ["chflags", isLocked ? "uchg" : "nouchg", path]
        #else
            process.arguments = ["chattr", isLocked ? "+i" : "-i", path]
        #endif
        process.standardError = FileHandle.nullDevice
        try? process.run()
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    @Test(
        "a file that is locked and is to change or go leaves the old site", arguments: ["m", "z", BuildManifest.name])
    func locked(name: String) throws {
        let folder = try TemporaryFolder()
        let (first, second) = (["a": "1", "m": "1", "z": "1"], ["a": "2", "m": "2", "new": "2"])
        try SiteWriter.build(first, in: folder.path)
        guard lock("\(folder.path)/\(name)") else { return }
        let error = refusal(of: second, in: folder.path)
        #expect(error == "cannot write '\(folder.path)/\(name)': the file is locked")
        #expect(folder.files() == first.keys.sorted().prefix(1) + [BuildManifest.name, "m", "z"])
        for (path, text) in first { #expect(folder.text(of: path) == text) }
        #expect(lock("\(folder.path)/\(name)", false))
        try SiteWriter.build(second, in: folder.path)
        for (path, text) in second { #expect(folder.text(of: path) == text) }
        #expect(folder.text(of: "z") == nil)
    }

    @Test(
        "a folder that is locked and would lose a folder leaves the old site",
        arguments: [
            (["a/k/x": "2", "z": "2"], ["a", "a/k"]), (["z": "2"], []), (["a/b": "2", "z": "2"], ["a"]),
        ] as [([String: String], [String])])
    func lockedAbove(second: [String: String], folders: [String]) throws {
        let folder = try TemporaryFolder()
        let first = ["a/k/x": "1", "a/b/c/d": "1", "z": "1"]
        for place in ["a", "a/b"] where place == "a" || second["a/b"] != nil {
            try SiteWriter.build(first, in: folder.path)
            guard lock("\(folder.path)/\(place)") else { return }
            let error = refusal(of: second, in: folder.path)
            #expect(error == "cannot write '\(folder.path)/\(place)': Operation not permitted")
            for (path, text) in first { #expect(folder.text(of: path) == text) }
            #expect(lock("\(folder.path)/\(place)", false))
        }
        try SiteWriter.build(second, in: folder.path)
        #expect(content(of: folder).filter { $0.value == "folder" }.keys.sorted() == folders)
    }

    @Test("a folder that is locked and only has others above and below it keeps nothing from moving")
    func lockedBetween() throws {
        let folder = try TemporaryFolder()
        try SiteWriter.build(["a/b/c": "1", "a/b/d": "1"], in: folder.path)
        guard lock("\(folder.path)/a") else { return }
        let error = refusal(of: ["a/b/c": "2"], in: folder.path)
        #expect(lock("\(folder.path)/a", false))
        #expect(error == nil && folder.text(of: "a/b/c") == "2" && folder.text(of: "a/b/d") == nil)
    }

    @Test("a folder whose path is nearly too long takes a whole site or none, and so with the next build")
    func nearlyTooLong() throws {
        let folder = try TemporaryFolder()
        // The files would be short enough where they belong, but not where they wait; then not even the folder they wait in is.
        for length in [Int(PATH_MAX) - 40, Int(PATH_MAX) - 20] {
            var output = folder.path
            while output.utf8.count < length {
                let rest = length - output.utf8.count - 1
                output += "/" + String(repeating: "d", count: min(rest, rest == 201 ? 199 : 200))
            }
            let refusals = [
                refusal(of: ["a": "1", "b/c/d": "1"], in: output), refusal(of: ["a": "2", "b/e/f": "2"], in: output),
            ]
            let text = try? String(contentsOfFile: "\(output)/a", encoding: .utf8)
            #expect(refusals.allSatisfy { $0?.hasSuffix("File name too long") ?? true }, "\(refusals)")
            #expect(text == (refusals[1] == nil ? "2" : refusals[0] == nil ? "1" : nil))
            try files.removeItem(atPath: "\(folder.path)/\(String(repeating: "d", count: 200))")
        }
    }

    @Test("a path that is too long for the system leaves the old site")
    func tooLong() throws {
        let folder = try TemporaryFolder()
        var output = folder.path
        while output.utf8.count < Int(PATH_MAX) - 100 {
            output += "/" + String(repeating: "d", count: min(200, Int(PATH_MAX) - 90 - output.utf8.count))
        }
        try SiteWriter.build(["a": "1"], in: output)
        let name = String(repeating: "n", count: 200)
        #expect(
            refusal(of: ["a": "2", name: "2"], in: output) == "cannot write '\(output)/\(name)': File name too long")
        #expect(try String(contentsOfFile: "\(output)/a", encoding: .utf8) == "1")
        try SiteWriter.build(["a": "2"], in: output)
        #expect(try String(contentsOfFile: "\(output)/a", encoding: .utf8) == "2")
    }

    @Test("a folder whose files were deleted by hand gives way as well")
    func emptied() throws {
        let folder = try TemporaryFolder()
        try SiteWriter.build(["a/b/c/d": "1", "a/b/e": "1"], in: folder.path)
        try files.removeItem(atPath: "\(folder.path)/a/b/c")
        try files.removeItem(atPath: "\(folder.path)/a/b/e")
        try files.createDirectory(atPath: "\(folder.path)/a/b/c", withIntermediateDirectories: false)
        try SiteWriter.build(["a/b": "2"], in: folder.path)
        #expect(folder.text(of: "a/b") == "2")
    }

    @Test(
        "what somebody else put in the place of our files keeps a folder from giving way, and nothing is moved",
        arguments: ["link", "folder", "file", "empty folder"])
    func foreign(kind: String) throws {
        let (folder, outside) = (try TemporaryFolder(), try TemporaryFolder())
        try outside.write("mine", to: "c")
        try SiteWriter.build(["a/b/c": "1", "a/d": "1", "0": "1"], in: folder.path)
        let place = "\(folder.path)/a"
        switch kind {
        case "link":
            try files.removeItem(atPath: "\(place)/b")
            try link("\(place)/b", to: outside.path)
        case "folder":
            try files.removeItem(atPath: "\(place)/d")
            try files.createDirectory(atPath: "\(place)/d", withIntermediateDirectories: false)
        case "file": try folder.write("mine", to: "a/b/mine")
        default: try files.createDirectory(atPath: "\(place)/b/mine", withIntermediateDirectories: false)
        }
        let before = content(of: folder)
        let said = refusal(of: ["a": "2", "0": "2"], in: folder.path)
        let words = "'\(place)' was not made by themepreview, and a file of the site is to be there"
        #expect(said?.hasPrefix(words) ?? false, "\(said ?? "")")
        #expect(content(of: folder) == before && outside.text(of: "c") == "mine")
    }

    @Test(
        "a link at any depth leads no file out of the folder, and nothing is moved", arguments: ["a", "a/b", "a/b/c"])
    func links(path: String) throws {
        let (folder, outside) = (try TemporaryFolder(), try TemporaryFolder())
        try SiteWriter.build(["0": "1", "a/b/c/d": "1"], in: folder.path)
        try files.removeItem(atPath: "\(folder.path)/\(path)")
        try link("\(folder.path)/\(path)", to: outside.path)
        for site in [["0": "2", "a/b/c/d": "2"], ["0": "2", "a/b/c/new": "1"]] {
            let said = refusal(of: site, in: folder.path)
            #expect(said?.hasPrefix("'\(folder.path)/\(path)' is a link") == true)
            #expect(folder.text(of: "0") == "1" && outside.files().isEmpty)
        }
        try SiteWriter.build(["0": "1"], in: folder.path)
        #expect(files.fileExists(atPath: "\(folder.path)/\(path)"))
    }

    @Test("files of somebody else in folders of ours stay where they are")
    func neighbours() throws {
        let folder = try TemporaryFolder()
        try SiteWriter.build(["a/b/c": "1"], in: folder.path)
        try folder.write("mine", to: "a/mine")
        try folder.write("mine", to: "a/new/mine")
        try files.createDirectory(atPath: "\(folder.path)/a/empty", withIntermediateDirectories: false)
        try SiteWriter.build(["a/new/c": "2", "a/empty/c": "2", "x/y/z": "2"], in: folder.path)
        #expect(
            folder.files() == ["a/empty/c", "a/mine", "a/new/c", "a/new/mine", "build-manifest.json", "x/y/z"])
    }

    @Test("a file in place of the temporary folder is not ours, and the message names it")
    func temporaryFile() throws {
        let folder = try TemporaryFolder()
        try folder.write("mine", to: ".themepreview-tmp")
        let said = refusal(of: ["a": "1"], in: folder.path)
        #expect(said == "cannot write '\(folder.path)/.themepreview-tmp': Not a directory")
        #expect(content(of: folder) == [".themepreview-tmp": "mine"])
    }

    @Test("what lies in the temporary folder goes, gets into no site, and links there lead nowhere")
    func leftovers() throws {
        let (folder, outside) = (try TemporaryFolder(), try TemporaryFolder())
        try outside.write("mine", to: "keep")
        try SiteWriter.build(["a": "1"], in: folder.path)
        try folder.write("old", to: ".themepreview-tmp/site/a")
        try folder.write("old", to: ".themepreview-tmp/site/stray/b")
        try link("\(folder.path)/.themepreview-tmp/site/out", to: outside.path)
        try SiteWriter.build(["a": "1"], in: folder.path)
        #expect(folder.files() == ["a", "build-manifest.json"] && folder.text(of: "a") == "1")
        #expect(outside.text(of: "keep") == "mine")
    }

    @Test("a folder that a killed build moved away as it took a file's place is not deleted, and the message names it")
    func foreignLeftover() throws {
        let folder = try TemporaryFolder()
        try SiteWriter.build(["a": "1"], in: folder.path)
        try folder.write("mine", to: ".themepreview-tmp/files-1/0/7/mine")
        let before = content(of: folder)
        let said = refusal(of: ["a": "2"], in: folder.path)
        #expect(said?.hasPrefix("'\(folder.path)/.themepreview-tmp/files-1/0/7' was not made by themepreview") ?? false)
        #expect(content(of: folder) == before)
        try files.moveItem(atPath: "\(folder.path)/.themepreview-tmp/files-1/0/7", toPath: "\(folder.path)/kept")
        try SiteWriter.build(["a": "2"], in: folder.path)
        #expect(folder.files() == ["a", "build-manifest.json", "kept/mine"] && folder.text(of: "a") == "2")
    }

    @Test("where staged files are gone the build fails instead of leaving them out", arguments: [false, true])
    func vanished(isWritten: Bool) throws {
        let folder = try TemporaryFolder()
        try SiteWriter.build(["a": "1", "b/c": "1"], in: folder.path)
        let writer = try SiteWriter(output: folder.path)
        _ = try writer.write(try Artifact(at: "a", "2"))
        try files.removeItem(atPath: "\(folder.path)/.themepreview-tmp")
        let paths = try ["a", "b/c"].map { try #require(ArtifactPath($0)) }
        #expect(throws: WritingError.self) {
            if isWritten { _ = try writer.write(try Artifact(at: "b/c", "2")) } else { _ = try writer.finish(paths) }
        }
        writer.abandon()
        #expect(
            content(of: folder).filter { $0.value != "folder" }.keys.sorted() == ["a", "b/c", "build-manifest.json"])
        #expect(folder.text(of: "a") == "1" && folder.text(of: "b/c") == "1")
    }

    @Test("where one staged file of many is gone no file is moved")
    func vanishedOne() throws {
        let folder = try TemporaryFolder()
        try SiteWriter.build(["a": "1", "b/c": "1"], in: folder.path)
        let writer = try SiteWriter(output: folder.path)
        for path in ["a", "b/c", "new/d"] { _ = try writer.write(try Artifact(at: path, "2")) }
        let waiting = writer.staging.waiting(try #require(ArtifactPath("b/c")))
        try files.removeItem(atPath: writer.staging.absolute(waiting))
        let paths = try ["a", "b/c", "new/d"].map { try #require(ArtifactPath($0)) }
        #expect(throws: WritingError.self) { try writer.finish(paths) }
        writer.abandon()
        #expect(folder.files() == ["a", "b/c", "build-manifest.json"])
        #expect(folder.text(of: "a") == "1" && folder.text(of: "b/c") == "1")
    }

    @Test(
        "where a folder of the site went away or became a link while files were made, none is moved",
        arguments: [false, true])
    func folderGone(isLink: Bool) throws {
        let folder = try TemporaryFolder()
        let outside = try TemporaryFolder()
        try outside.write("mine", to: "c")
        try SiteWriter.build(["a": "1", "b/c": "1"], in: folder.path)
        let writer = try SiteWriter(output: folder.path)
        for path in ["a", "b/c"] { _ = try writer.write(try Artifact(at: path, "2")) }
        try files.removeItem(atPath: "\(folder.path)/b")
        if isLink { try link("\(folder.path)/b", to: outside.path) }
        let paths = try ["a", "b/c"].map { try #require(ArtifactPath($0)) }
        #expect(throws: WritingError.self) { try writer.finish(paths) }
        writer.abandon()
        #expect(folder.text(of: "a") == "1" && outside.text(of: "c") == "mine")
    }

    @Test("a folder that is held keeps to itself when another one takes its path: nothing is deleted there")
    func heldFolder() throws {
        let folder = try TemporaryFolder()
        let (output, held) = ("\(folder.path)/site", "\(folder.path)/held")
        try SiteWriter.build(["a/b": "1", "c": "1"], in: output)
        let lock = try OutputLock(present: output)
        try files.moveItem(atPath: output, toPath: held)
        try files.copyItem(atPath: held, toPath: output)
        try lock.folder.remove(try #require(ArtifactPath("a/b")))
        #expect(folder.text(of: "site/a/b") == "1")
        #expect(!files.fileExists(atPath: "\(held)/a") && folder.text(of: "held/c") == "1")
        #expect(throws: WritingError.self) { try lock.check() }
    }

    @Test("where the folder itself was replaced while files were made, the new one is left alone")
    func replaced() throws {
        let parent = try TemporaryFolder()
        let site = "\(parent.path)/site"
        try SiteWriter.build(["a": "1"], in: site)
        let writer = try SiteWriter(output: site)
        _ = try writer.write(try Artifact(at: "a", "2"))
        try files.removeItem(atPath: site)
        let other = try SiteWriter(output: site)
        _ = try other.write(try Artifact(at: "a", "3"))
        let paths = [try #require(ArtifactPath("a"))]
        #expect(throws: WritingError.self) { try writer.write(try Artifact(at: "a", "2")) }
        #expect(throws: WritingError.self) { try writer.finish(paths) }
        writer.abandon()
        _ = try other.finish(paths)
        #expect(parent.text(of: "site/a") == "3")
    }

    @Test(
        "what themes add is kept in the temporary folder, and where that fails the message names the file of the site")
    func storing() async throws {
        let project = try Project(["themes/day.yml": Project.theme])
        let shared = try await project.build().renderer.sharedFiles
        let folder = try TemporaryFolder()
        let writer = try SiteWriter(output: folder.path)
        try files.createDirectory(atPath: writer.temporary.path("parts-0-0"), withIntermediateDirectories: false)
        let store = PartStore(shared, writer: writer)
        let part = [UInt8](repeating: 0x20, count: PartStore.limit + 1)
        let error = #expect(throws: WritingError.self) {
            try store.append(part, to: 0, of: 0)
        }
        #expect(error.map { "\($0)" } == "cannot write '\(folder.path)/\(shared[0].path)': File exists")
    }

    @Test("where no site is written, the message names the temporary place")
    func comparing() async throws {
        let shared = try await Project(["themes/day.yml": Project.theme]).build().renderer.sharedFiles
        let places = TemporaryPlaces(in: "/nowhere")
        let store = PartStore(shared, at: places)
        let part = [UInt8](repeating: 0x20, count: PartStore.limit + 1)
        let error = #expect(throws: WritingError.self) {
            try store.append(part, to: 0, of: 0)
        }
        #expect(error.map { "\($0)" } == "cannot write '\(places.path("parts-0-0"))': No such file or directory")
        #expect(!TemporaryPlaces.ofSystem.folder.hasSuffix("/"))
    }

    @Test("many threads make the folders of their files at once")
    func threads() async throws {
        let folder = try TemporaryFolder()
        let writer = try SiteWriter(output: folder.path)
        let paths = try (0..<400).map { try #require(ArtifactPath("a/\($0 % 3)/b/\($0 / 8)/\($0)")) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for path in paths {
                group.addTask { _ = try writer.write(Artifact(path: path, text: path.description)) }
            }
            try await group.waitForAll()
        }
        _ = try writer.finish(paths)
        for path in paths { #expect(folder.text(of: path.description) == path.description) }
    }

    @Test("a name that differs in case only is the same file where the disk takes it for the same")
    func letterCase() throws {
        let folder = try TemporaryFolder()
        for text in ["1", "2"] {
            try SiteWriter.build(["Day/x": "1"], in: folder.path)
            // As a disk shows it that does not tell cases apart: both names lead to one file.
            try files.createDirectory(atPath: "\(folder.path)/day", withIntermediateDirectories: true)
            try files.linkItem(atPath: "\(folder.path)/Day/x", toPath: "\(folder.path)/day/x")
            let result = try SiteWriter.build(["day/x": text], in: folder.path)
            #expect(result.removed == 0 && folder.text(of: "day/x") == text)
            #expect(folder.text(of: "Day/x") == "1")
            #expect(folder.text(of: "build-manifest.json") == "{\"schema\":1,\"files\":[\n\"day/x\"\n]}\n")
            for name in ["Day", "day"] { try files.removeItem(atPath: "\(folder.path)/\(name)") }
        }
    }

    @Test("a name that differs in case only is another file where the disk tells them apart")
    func otherCase() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: ".case/probe")
        if files.fileExists(atPath: "\(folder.path)/.case/PROBE") { return }
        try SiteWriter.build(["Day/x": "1"], in: folder.path)
        #expect(try SiteWriter.build(["day/x": "1"], in: folder.path).removed == 1)
        #expect(folder.files() == [".case/probe", "build-manifest.json", "day/x"])
        try folder.write("mine", to: "Day/x")
        #expect(refusal(of: ["Day/x": "1"], in: folder.path)?.contains("was not made by themepreview") == true)
    }
}

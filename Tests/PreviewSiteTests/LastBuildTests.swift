import Findings
import Foundation
import Testing
import ThemeRendering

@testable import PreviewSite

@Suite("What the last build left")
struct LastBuildTests {
    private static func project() throws -> Project {
        try Project(["themes/day.yml": Project.theme, "themes/night.yml": Project.theme, "docs/a.md": "# A\n"])
    }

    private func last(of project: Project) async throws -> LastBuild {
        let cache = BuildCache(environment: { ["XDG_CACHE_HOME": "\(project.folder.path)/cache"][$0] })
        let state = try OutputState("\(project.folder.path)/site", cache: cache, jobs: 2)
        defer { state.release() }
        return await LastBuild(try #require(state.record), in: try #require(state.lock), jobs: 2)
    }

    @Test("is all there right after it, and the manifest is a part of it")
    func whole() async throws {
        let project = try Self.project()
        let result = try await project.update()
        let last = try await last(of: project)
        #expect(last.altered.isEmpty)
        #expect(last.record.outputs.count == result.files.count + 1)
    }

    @Test("is altered where a file is gone, is a link, or holds other bytes")
    func altered() async throws {
        let project = try Self.project()
        try await project.update()
        let site = "\(project.folder.path)/site"
        try FileManager.default.removeItem(atPath: "\(site)/index.html")
        try FileManager.default.moveItem(atPath: "\(site)/themes.css", toPath: "\(project.folder.path)/elsewhere.css")
        try FileManager.default.createSymbolicLink(
            atPath: "\(site)/themes.css", withDestinationPath: "../elsewhere.css")
        try project.folder.write("{}", to: "site/themes.json")
        #expect(try await last(of: project).altered == ["index.html", "themes.css", "themes.json"])
    }

    @Test("is current in a copy of the same bytes, whose looks are remembered from then on")
    func copied() async throws {
        let project = try Self.project()
        try await project.update()
        let site = "\(project.folder.path)/site"
        try FileManager.default.moveItem(atPath: site, toPath: "\(site)-before")
        try FileManager.default.copyItem(atPath: "\(site)-before", toPath: site)
        let found = try await last(of: project)
        #expect(found.altered.isEmpty && found.isRestamped)
        #expect(try await project.update().files.isEmpty)
        let folder = try OutputLock(present: site)
        defer { folder.release() }
        for output in try #require(
            BuildCache(environment: { ["XDG_CACHE_HOME": "\(project.folder.path)/cache"][$0] })?.record(of: site)
        ).outputs {
            #expect(
                output.state.stamp == nil || output.state.stamp == folder.stamp(of: output.path), "\(output.path)"
            )
        }
    }

    #if os(Linux)
        @Test("knows the files that a build writes last at once, so that the next one need not read them")
        func last() async throws {
            let project = try Self.project()
            try await project.update()
            let stamps = Dictionary(
                uniqueKeysWithValues: try await last(of: project).record.outputs.map { ($0.path, $0.state.stamp) })
            for name in ["index.html", "contrast.json", "themes.css", "build-manifest.json"] {
                #expect(try #require(stamps[name]) != nil, "\(name)")
            }
        }
    #endif

    @Test("is known with all of its files after a change of one page, and nothing else lies in the cache")
    func changed() async throws {
        let project = try Self.project()
        try await project.update()
        try project.folder.write("# A\n\nMore.\n", to: "docs/a.md")
        #expect(try await project.update().files.contains { $0.outcome == .kept })
        let last = try await last(of: project)
        let lock = try OutputLock(present: "\(project.folder.path)/site")
        defer { lock.release() }
        #expect(last.altered.isEmpty && last.listed != nil)
        for row in last.record.outputs {
            let path = try #require(ArtifactPath(row.path))
            #expect(lock.folder.hash(of: path) == row.state.hash, "\(path)")
        }
        let cached = project.folder.files().filter { $0.hasPrefix("cache/") }
        #expect(cached.count == 1 && cached[0].hasSuffix(".record"))
    }

    @Test("reads no file of the project where the system says the same of all, and tells so from a change")
    func sources() async throws {
        let project = try Self.project()
        // What was just written could be written to once more without anybody's knowing.
        while try project.list().fingerprint == nil {}
        try await project.update()
        let known = try await last(of: project).record.sources
        #expect(try known != nil && known == project.list().fingerprint)
        try project.folder.write("# B\n", to: "docs/a.md")
        #expect(try known != project.list().fingerprint)
        try await project.update()
        try project.folder.write("png", to: "docs/more.png")
        #expect(try known != project.list().fingerprint)
    }

    @Test("is not taken at its word where files were switched between listing and reading")
    func switched() async throws {
        let project = try Self.project()
        let list = try project.list()
        try project.folder.write("# B\n", to: "docs/a.md")
        let loader = try project.loader
        let configuration = try loader.configuration()
        #expect(try await loader.read(try project.list(), configuration, jobs: 2).isAsListed)
        #expect(try await !loader.read(list, configuration, jobs: 2).isAsListed)
    }

    @Test("depends on the theme that comes first, which an option may take away")
    func defaultTheme() throws {
        let project = try Self.project()
        try project.folder.write("defaultTheme: night\n", to: "themepreview.yml")
        let configuration = try project.loader.configuration()
        var other = configuration
        other.defaultTheme = nil
        let program = FileStamp(size: 1, modified: 1, changed: 1, inode: 1)
        let keys = [configuration, other].map {
            BuildKeys.settings($0, themeIDs: [], baseline: nil, program: program, version: "test")
        }
        #expect(keys[0] != keys[1])
    }

    @Test("a project that cannot be read leaves no folder behind")
    func unreadable() async throws {
        let project = try Project(["themes/day.yml": Project.theme, "templates/page.mustache": ""])
        try Data([0xFF, 0xFE]).write(to: URL(filePath: "\(project.folder.path)/templates/page.mustache"))
        await #expect(throws: LoadingError.self) { try await project.update() }
        #expect(!FileManager.default.fileExists(atPath: "\(project.folder.path)/site"))
    }

    @Test("a record says the same after it was written and read")
    func record() async throws {
        let project = try Self.project()
        while try project.list().fingerprint == nil {}
        try await project.update()
        let record = try await last(of: project).record
        let again = try #require(BuildRecord(bytes: record.bytes))
        #expect(!record.outputs.isEmpty && Array(again.outputs) == Array(record.outputs))
        #expect(again.settings == record.settings && again.sources == record.sources && again.summary == record.summary)
        let (details, same) = (record.details.value, again.details.value)
        #expect(!details.inputs.isEmpty && same.inputs == details.inputs)
        #expect(!details.gaps.isEmpty && same.gaps == details.gaps)
        #expect(same.everything == details.everything && same.files == details.files)
        #expect(same.themes.map(\.id) == ["day", "night"] && same.themes.map(\.memory) == details.themes.map(\.memory))
        #expect(details.pageFiles.rows.count == 1 && same.pageFiles.rows == details.pageFiles.rows)
        #expect(same.catalog?.rows == details.catalog?.rows && same.catalog?.fileIDs == details.catalog?.fileIDs)
    }
}

@Suite("The stamp of a file")
struct FileStampTests {
    @Test("is settled as soon as the clock of the file system has gone on")
    func settled() {
        let second: Int64 = 1_000_000_000
        let stamp = FileStamp(size: 1, modified: 100 * second + 1, changed: 200 * second, inode: 1)
        #expect(!stamp.isSettled(at: stamp.modified))
        #expect(stamp.isSettled(at: stamp.modified + second))
    }

    @Test("is settled after more than two seconds where there are no fractions of them")
    func wholeSeconds() {
        let second: Int64 = 1_000_000_000
        let stamp = FileStamp(size: 1, modified: 100 * second, changed: 200 * second, inode: 1)
        #expect(!stamp.isSettled(at: stamp.modified + 2 * second))
        #expect(stamp.isSettled(at: stamp.modified + 3 * second))
    }

    @Test("of a file of any year is there, and settled unless it is of the future", arguments: [1 << 34, -1 << 34])
    func years(seconds: Int) throws {
        let time = timespec(tv_sec: seconds, tv_nsec: 999_999_999)
        #expect(time.nanoseconds == (seconds < 0 ? .min : .max))
        let folder = try TemporaryFolder()
        try folder.write("0", to: "file")
        // Not every disk has room for such a time.
        guard utimensat(AT_FDCWD, "\(folder.path)/file", [time, time], 0) == 0 else { return }
        let stamp = try #require(FileStamp(at: "\(folder.path)/file"))
        #expect(stamp.isSettled(at: FileStamp.tick) == (seconds < 0))
    }

    @Test("has the nanoseconds of a time, or the nearest there are")
    func nanoseconds() {
        let last = timespec(tv_sec: 9_223_372_036, tv_nsec: 854_775_807)
        #expect(last.nanoseconds == .max && timespec(tv_sec: 7, tv_nsec: 3).nanoseconds == 7_000_000_003)
        let (none, next) = (timespec(tv_sec: .min, tv_nsec: 0), timespec(tv_sec: last.tv_sec, tv_nsec: 999_999_999))
        #expect(none.nanoseconds == .min && next.nanoseconds == .max)
    }

    @Test("stays settled where the file is moved, and is another one where it is written to then")
    func moved() throws {
        let folder = try TemporaryFolder()
        let lock = try OutputLock(folder.path)
        defer { lock.release() }
        for round in 1...20 {
            try folder.write("0", to: "file-\(round)")
            while lock.settledStamp(of: "file-\(round)") == nil {}
            try FileManager.default.moveItem(
                atPath: "\(folder.path)/file-\(round)", toPath: "\(folder.path)/moved-\(round)")
            let stamp = try #require(lock.settledStamp(of: "moved-\(round)"))
            let file = try #require(FileHandle(forUpdatingAtPath: "\(folder.path)/moved-\(round)"))
            try file.write(contentsOf: Data("1".utf8))
            #expect(stamp != lock.stamp(of: "moved-\(round)"), "\(round)")
        }
    }

    @Test("that is settled is another one after every change")
    func changes() throws {
        let folder = try TemporaryFolder()
        let lock = try OutputLock(folder.path)
        defer { lock.release() }
        try folder.write("0", to: "file")
        let file = try #require(FileHandle(forUpdatingAtPath: "\(folder.path)/file"))
        for round in 1...20 {
            var stamp: FileStamp?
            repeat { stamp = lock.settledStamp(of: "file") } while stamp == nil
            try file.seek(toOffset: 0)
            try file.write(contentsOf: Data("\(round % 10)".utf8))
            #expect(stamp != lock.stamp(of: "file"), "\(round)")
        }
    }
}

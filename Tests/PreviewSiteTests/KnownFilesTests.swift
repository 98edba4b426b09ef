import Foundation
import Synchronization
import Testing

@testable import PreviewSite

@Suite("Files that were read before")
struct KnownFilesTests {
    /// The files on disk, and which of them were read.
    private final class WatchedFiles: ProjectFiles {
        private let disk = DiskFiles()
        private let paths = Mutex<[String]>([])

        func kind(at path: String) throws(UnreadablePlace) -> FileKind? { try disk.kind(at: path) }

        func files(in folder: String, skipping isSkipped: (String) -> Bool) throws(UnreadablePlace) -> [ListedFile] {
            try disk.files(in: folder, skipping: isSkipped)
        }

        func stamp(of path: String) -> FileStamp? { disk.stamp(of: path) }

        func read(_ path: String, limit: Int) throws -> (bytes: Data, stamp: FileStamp?) {
            paths.withLock { $0.append(path) }
            return try disk.read(path, limit: limit)
        }

        /// The names of the pages that were read since this was last asked, in order.
        func pages() -> [String] {
            paths.withLock { paths in
                defer { paths = [] }
                return paths.map { URL(filePath: $0).lastPathComponent }.filter { $0.hasSuffix(".md") }.sorted()
            }
        }
    }

    private static func project() throws -> (project: Project, files: WatchedFiles) {
        let files = WatchedFiles()
        var project = try Project([
            "themes/day.yml": Project.theme, "docs/a.md": "# A\n\n[b](b.md#y)\n", "docs/b.md": "# B\n\n## Y\n",
            "docs/c.md": "# C\n",
        ])
        (project.files, project.room) = (files, 0)
        try settle(project)
        return (project, files)
    }

    /// Waits until nothing could be written to once more without anybody's knowing.
    private static func settle(_ project: Project) throws { while try project.list().fingerprint == nil {} }

    @Test("a file with the word for a problem as its text is not taken for one with that problem")
    func problemAsText() {
        let text = SourceFile(label: "docs/a.md", path: "a.md", bytes: Data("nowhere".utf8))
        #expect(text.hash != SourceFile(label: "docs/a.md", path: "a.md", bytes: Data(), problem: .nowhere).hash)
    }

    @Test("of many pages only those are read again that changed, and those whose text is asked for")
    func unread() async throws {
        let (project, files) = try Self.project()
        try await project.update()
        _ = files.pages()
        try project.folder.write("# C\n\nMore.\n", to: "docs/c.md")
        try Self.settle(project)
        try await project.update()
        #expect(Set(files.pages()) == ["c.md"])
        // To the headings of b there is a link in a, whose page may be another one now.
        try project.folder.write("# B\n\n## Z\n", to: "docs/b.md")
        try await project.update()
        #expect(Set(files.pages()) == ["a.md", "b.md"])
        try await project.update("other", isRemembered: false)
        for path in project.folder.files().filter({ $0.hasPrefix("site/") }) {
            let other = path.replacingOccurrences(of: "site/", with: "other/", options: .anchored)
            #expect(project.folder.text(of: path) == project.folder.text(of: other), "\(path)")
        }
    }

    @Test("are found among any number of others, and no other is")
    func found() {
        for count in [0, 1, 2, 3, 100] {
            let rows = (0..<count).map { KnownFiles.Row(identity: UInt64(3 * $0 + 1), hash: UInt64($0)) }
            let known = KnownFiles(rows: rows)
            for row in rows { #expect(known.hash(of: row.identity) == row.hash) }
            for other in [0, 2, 3, 5, 299, 302, UInt64.max] { #expect(known.hash(of: other) == nil) }
            #expect(known.hash(of: UInt64(3 * count + 1)) == nil)
        }
    }

    @Test(
        "where memory has room for the pages all of them are read, so that none can change while its text is asked for")
    func kept() async throws {
        var (project, files) = try Self.project()
        project.room = 1 << 20
        try await project.update()
        _ = files.pages()
        try project.folder.write("# C\n\nMore.\n", to: "docs/c.md")
        try await project.update()
        #expect(files.pages() == ["a.md", "b.md", "c.md"])
    }

    @Test("with other settings, or where all is to be made again, everything is read")
    func others() async throws {
        let (project, files) = try Self.project()
        try await project.update()
        _ = files.pages()
        try await project.update(clean: true)
        #expect(Set(files.pages()) == ["a.md", "b.md", "c.md"])
        try project.folder.write("title: Mine\n", to: "themepreview.yml")
        try await project.update()
        #expect(Set(files.pages()) == ["a.md", "b.md", "c.md"])
    }

    @Test("a page that is put in the place of another one is not taken for it, even with its size and time")
    func replaced() async throws {
        let (project, _) = try Self.project()
        try await project.update()
        let (page, other) = ("\(project.folder.path)/docs/c.md", "\(project.folder.path)/other.md")
        let before = try #require(FileStamp(at: page))
        try project.folder.write("# D\n", to: "other.md")
        let (seconds, rest) = before.modified.quotientAndRemainder(dividingBy: 1_000_000_000)
        let time = timespec(tv_sec: time_t(seconds), tv_nsec: Int(rest))
        #expect(utimensat(AT_FDCWD, other, [time, time], 0) == 0 && rename(other, page) == 0)
        let after = try #require(FileStamp(at: page))
        #expect(after.size == before.size && after.modified == before.modified && after != before)
        try Self.settle(project)
        try await project.update()
        #expect(project.folder.text(of: "site/themes/day/pages/c.html")?.contains("<title>D ") ?? false)
    }

    @Test("a file that was written to just now is not known: it could be written to again without a trace")
    func unsettled() throws {
        let (project, _) = try Self.project()
        let list = try project.list()
        let places = list.pages.map { place in
            SourceList.Place(
                folder: place.folder, path: place.path,
                stamp: place.stamp.map {
                    FileStamp(size: $0.size, modified: FileStamp.tick, changed: FileStamp.tick, inode: $0.inode)
                })
        }
        #expect(places.allSatisfy { list.identity(of: $0) == nil })
        #expect(Set(list.pages.map(list.identity)).count == list.pages.count)
    }
}

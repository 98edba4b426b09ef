import Foundation
import Projects
import Testing

@testable import PreviewServer

@Suite("Reports of a watch")
struct WatchTests {
    /// A project that is watched, natively or by polling.
    private final class Watched: Sendable {
        let folder: String
        let watch: SourceWatch

        init(_ files: [String: String] = [:], polls: Bool) async throws {
            let folder = try ServedProject.makeFolder(
                ["themes/plain.yml": ServedProject.theme].merging(files) { $1 }
            )
            self.folder = folder
            watch = SourceWatch(polls: polls) {
                (try? ServedProject.project(folder).watchedFolders) ?? []
            }
            // The folders themselves are the first change.
            await next()
        }

        deinit { try? FileManager.default.removeItem(atPath: folder) }

        func next() async {
            var changes = watch.changes.makeAsyncIterator()
            await changes.next()
            watch.rescan()
        }
    }

    /// The ways in which an editor or a program changes a source.
    enum Step: String, CaseIterable {
        case write, rename, append, create, delete, newFolder, docs, configuration

        func apply(in folder: String) throws {
            let files = FileManager.default
            let theme = "\(folder)/themes/plain.yml"
            switch self {
            case .write: try Data("name: X\n".utf8).write(to: URL(filePath: theme))
            case .rename:
                try Data("name: X\n".utf8).write(to: URL(filePath: theme), options: .atomic)
            case .append:
                let handle = try FileHandle(forWritingTo: URL(filePath: theme))
                try handle.seekToEnd()
                try handle.write(contentsOf: Data("name: X\n".utf8))
                try handle.close()
            case .create: try Data().write(to: URL(filePath: "\(folder)/themes/new.yml"))
            case .delete: try files.removeItem(atPath: theme)
            case .newFolder:
                try ServedProject.write("name: X\n", to: "themes/inner/x.yml", in: folder)
            case .docs: try ServedProject.write("# X\n", to: "docs/x.md", in: folder)
            case .configuration:
                try ServedProject.write("title: X\n", to: "themepreview.yml", in: folder)
            }
        }
    }

    @Test("Every way to change a source is reported", arguments: Step.allCases, [false, true])
    func steps(step: Step, polls: Bool) async throws {
        let watched = try await Watched(polls: polls)
        try step.apply(in: watched.folder)
        await watched.next()
    }

    @Test("A folder that is deleted and made again is watched again", arguments: [false, true])
    func recreatedFolder(polls: Bool) async throws {
        let watched = try await Watched(["docs/a.md": "# A\n"], polls: polls)
        for _ in 0..<3 {
            try FileManager.default.removeItem(atPath: "\(watched.folder)/docs")
            await watched.next()
            try ServedProject.write("# A\n", to: "docs/a.md", in: watched.folder)
            await watched.next()
            // A change after the folder's is one of its own, or was part of the one before.
            try ServedProject.write("# B\n", to: "docs/b.md", in: watched.folder)
            await watched.next()
        }
    }

    @Test("A folder inside a new folder is watched")
    func deepFolder() async throws {
        let watched = try await Watched(polls: false)
        try ServedProject.write("name: X\n", to: "themes/a/b/c/x.yml", in: watched.folder)
        await watched.next()
        try ServedProject.write("name: Y\n", to: "themes/a/b/c/x.yml", in: watched.folder)
        await watched.next()
    }

    @Test("Changes of the site, hidden files and files beside the sources are ignored")
    func others() throws {
        let folder = try ServedProject.makeFolder([
            "themes/plain.yml": "", "site/index.html": "", "docs/a.md": "", "docs/.git/x": "",
        ])
        let watched = try ServedProject.project(folder).watchedFolders
        let root = try #require(watched.first { $0.path == folder })
        #expect(
            !root.concerns("site") && !root.concerns("README.md") && root.concerns("themes")
                && root.concerns("templates")
        )
        #expect(!watched.contains { $0.path.contains("site") || $0.path.contains(".git") })
        let themes = try #require(watched.first { $0.path == "\(folder)/themes" })
        #expect(themes.concerns("x.yml") && !themes.concerns(".x.yml.swp"))
    }

    @Test("A missing folder is watched for in the nearest one that exists")
    func missingFolder() throws {
        let folder = try ServedProject.makeFolder([
            "themes/plain.yml": "", "themepreview.yml": "docs: a/b/c\n",
        ])
        let root = try #require(
            try ServedProject.project(folder).watchedFolders.first { $0.path == folder }
        )
        #expect(root.concerns("a"))
    }

    @Test
    func `The folders of the app's own files are watched, but not those of other people's code`()
        throws
    {
        let folder = try ServedProject.makeFolder([
            "themes/plain.yml": "", "src/deep/a.css": "", "src/node_modules/x/b.css": "",
            "tokens/copy.css": "",
            "themepreview.yml": "uses: [src]\nmirrors: [[themes/plain.yml, tokens/copy.css]]\n",
        ])
        let paths = try ServedProject.project(folder).watchedFolders.map(\.path)
        #expect(paths.contains("\(folder)/src/deep"), "\(paths)")
        #expect(paths.contains("\(folder)/tokens"), "\(paths)")
        #expect(!paths.contains { $0.contains("node_modules") }, "\(paths)")
    }

    #if os(Linux)
        @Test func `Events that the system dropped count as a change`() async throws {
            let pipe = Pipe()
            let project = try await Watched(polls: true)
            let descriptor = dup(pipe.fileHandleForReading.fileDescriptor)
            _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
            let watch = SourceWatch(folders: {
                (try? ServedProject.project(project.folder).watchedFolders) ?? []
            }) {
                InotifyWatcher(reading: descriptor, $0)
            }
            for _ in 0..<3 {
                var overflow = inotify_event()
                overflow.wd = -1
                overflow.mask = UInt32(IN_Q_OVERFLOW)
                try withUnsafeBytes(of: &overflow) {
                    try pipe.fileHandleForWriting.write(contentsOf: Data($0.prefix(16)))
                }
                var changes = watch.changes.makeAsyncIterator()
                await changes.next()
                watch.rescan()
            }
        }
    #endif

    @Test("A burst of writes is reported once it is over, and its last write is seen")
    func burst() async throws {
        let watched = try await Watched(polls: false)
        for number in 0..<200 {
            try ServedProject.write(
                "name: N\(number)\n",
                to: "themes/plain.yml",
                in: watched.folder
            )
        }
        await watched.next()
        // The number of reports is not fixed, but nothing is lost: a later write is reported again.
        try ServedProject.write("name: last\n", to: "themes/plain.yml", in: watched.folder)
        await watched.next()
        #expect(
            try String(contentsOfFile: "\(watched.folder)/themes/plain.yml", encoding: .utf8)
                == "name: last\n"
        )
    }
}

import Findings
import Foundation
import PreviewSite
import TestSupport

@testable import PreviewServer

/// A small project on disk with a server of its own, on a port that the system chose.
final class ServedProject: Sendable {
    static let theme = "colors: { background: white, text: black, primary: '#0b5c9e' }\n"

    /// While all tests run, what takes milliseconds may take minutes.
    static let patient: ServerLimits = {
        var limits = ServerLimits()
        limits.request = .seconds(3_600)
        limits.writing = .seconds(3_600)
        return limits
    }()

    let folder: String
    let site: LiveSite
    let server: PreviewServer
    var port: Int { server.port }

    init(_ files: [String: String] = [:], limits: ServerLimits = patient) async throws {
        let folder = try Self.makeFolder(
            ["themes/plain.yml": Self.theme, "docs/a.md": "# A\n\ntext\n"].merging(files) { $1 }
        )
        self.folder = folder
        site = try await LiveSite { await Self.load(folder, $0) }
        server = try await PreviewServer(site, port: 0, limits: limits)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    static func makeFolder(_ files: [String: String]) throws -> String {
        let url = FileManager.default.temporaryDirectory.appending(
            path: "themepreview-\(UUID().uuidString)"
        )
        for (path, text) in files { try write(text, to: path, in: url.path()) }
        return url.path()
    }

    static func write(_ text: String, to path: String, in folder: String) throws {
        let url = URL(filePath: "\(folder)/\(path)")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: url, options: .atomic)
    }

    func write(_ text: String, to path: String) throws {
        try Self.write(text, to: path, in: folder)
    }

    /// Waits until a condition holds, or the time limit of the suite ends the test.
    func wait(until holds: (LiveSite) async -> Bool) async throws {
        while await !holds(site) {
            try Task.checkCancellation()
            await Task.yield()
        }
    }

    static func project(_ folder: String) throws -> Project {
        try Project(ProjectFolder(path: folder, start: "/"), currentFolder: folder)
    }

    static func load(_ folder: String, _ previous: CheckedProject? = nil) async -> LiveSite.Loaded {
        do {
            let project = try project(folder)
            let workspace = try await Workspace(project, try project.list(), jobs: 2)
            var request = CheckRequest()
            request.jobs = 2
            request.isRepeated = true
            let resolved = try await ResolvedProject(
                workspace,
                request,
                after: previous?.project
            )
            let checked = try await CheckedProject(resolved, after: previous)
            let builder = try SiteBuilder(checked, version: "test")
            return .site(
                builder,
                SiteSnapshot.problems(of: builder).map { Problem($0, SourceLines()) }
            )
        } catch { return .failed([Problem(message: "\(error)")]) }
    }
}

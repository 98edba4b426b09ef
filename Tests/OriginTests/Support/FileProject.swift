import Foundation
import PreviewSite
import ThemeRendering

/// A project in a folder of its own, gone with the value.
final class FileProject: Sendable {
    let folder: URL

    init(_ files: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "origins-\(UUID().uuidString)")
        for (path, text) in files { try write(text, to: path) }
    }

    private var path: String { folder.path(percentEncoded: false) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Writes a file and the folders above it.
    func write(_ text: String, to file: String) throws {
        let url = folder.appending(path: file)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// The project checked, and ready to be rendered.
    func build() async throws -> SiteBuild { try await SiteBuild.prepare(at: path) }

    /// Brings the project's site up to date, as `build` does; returns the files that were written.
    @discardableResult
    func update() async throws -> Set<String> {
        let loader = SiteLoader(project: try ProjectFolder(path: path, start: "/"), currentFolder: "/")
        let configuration = try loader.configuration()
        let request = SiteUpdate.Request(
            try loader.list(configuration), configuration, loader: loader, version: "test")
        let update = SiteUpdate(request, output: try OutputState("\(path)/site", cache: nil, jobs: 2), cache: nil)
        let files = try await update.run(clean: false, isThorough: false, jobs: 2, progress: { _, _ in }).files
        return Set(files.filter { if case .written = $0.outcome { true } else { false } }.map(\.path.description))
    }

    /// The texts of the site's files, by path.
    func site() throws -> [String: String] {
        let names = FileManager.default.enumerator(atPath: "\(path)/site")?.compactMap { $0 as? String } ?? []
        return names.reduce(into: [:]) { site, name in
            site[name] = try? String(contentsOfFile: "\(path)/site/\(name)", encoding: .utf8)
        }
    }

    /// The themes with the verdict on them.
    func check() async throws -> CheckedSite { try await SitePipeline(await SiteLoader.workspace(at: path)).check() }
}

extension SiteLoader {
    fileprivate static func workspace(at path: String) async throws -> Workspace {
        let loader = SiteLoader(project: try ProjectFolder(path: path, start: "/"), currentFolder: "/")
        return try await loader.load(try loader.configuration(), jobs: 2)
    }
}

extension SiteBuild {
    /// A project on disk, checked and ready to be rendered.
    static func prepare(at path: String) async throws -> SiteBuild {
        let loader = SiteLoader(project: try ProjectFolder(path: path, start: "/"), currentFolder: "/")
        let pipeline = SitePipeline(try await SiteLoader.workspace(at: path))
        return try await prepare(pipeline, loader: loader, version: "test", at: nil)
    }
}

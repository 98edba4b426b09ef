import Findings
import Foundation
import PreviewSite
import TestSupport
import ThemeRendering

/// A project in a folder of its own.
struct FileProject {
    let folder: URL

    init(_ files: [String: String]) throws { folder = try Program.folder(files) }

    private var path: String { folder.path(percentEncoded: false) }

    /// Writes a file and the folders above it.
    func write(_ text: String, to file: String) throws { try folder.write(text, to: file) }

    /// The verdict on the project, its pages too unless `includesPages` is false.
    private func checked(includesPages: Bool = true) async throws -> CheckedProject {
        let project = try Project(ProjectFolder(path: path, start: "/"), currentFolder: "/")
        var request = CheckRequest()
        request.jobs = 2
        request.includesPages = includesPages
        let workspace = try await Workspace(project, try project.list(), jobs: 2)
        return try await CheckedProject(ResolvedProject(workspace, request))
    }

    /// Everything that a check says of the project.
    func report() async throws -> Report { try await checked().report }

    /// Brings the project's site up to date, as `build` does; returns the files that were written.
    @discardableResult
    func update() async throws -> Set<String> {
        let result = try await SiteBuilder(try await checked(), version: "test").write(
            to: "\(path)/site"
        )
        return Set(
            result.outcomes.filter { if case .written = $0.value { true } else { false } }.keys.map(
                \.description
            )
        )
    }

    /// The texts of the site's files, by path.
    func site() throws -> [String: String] {
        let names =
            FileManager.default.enumerator(atPath: "\(path)/site")?.compactMap { $0 as? String }
            ?? []
        return names.reduce(into: [:]) { site, name in
            site[name] = try? String(contentsOfFile: "\(path)/site/\(name)", encoding: .utf8)
        }
    }

    /// The themes with the verdict on them.
    func check() async throws -> CheckedProject { try await checked(includesPages: false) }
}

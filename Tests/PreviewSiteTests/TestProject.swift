import Foundation
import ThemeModel
import ThemeRendering

@testable import PreviewSite

/// A small project on disk, and what a build makes of it.
struct TestProject {
    static let theme = "colors: { background: white, text: black }\n"

    let folder: TemporaryFolder
    /// The folder of its files.
    var files: any ProjectFiles = DiskFiles()

    init(_ files: [String: String]) throws {
        folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
    }

    var project: Project {
        get throws {
            try Project(
                ProjectFolder(path: folder.path, start: "/"),
                currentFolder: folder.path,
                files: files
            )
        }
    }

    func workspace() async throws -> Workspace {
        let project = try project
        return try await Workspace(project, try project.list(), jobs: 2)
    }

    /// The project read and resolved, its pages too.
    func resolved(
        _ adjust: (inout CheckRequest) -> Void = { _ in }
    ) async throws -> ResolvedProject {
        var request = CheckRequest()
        request.jobs = 2
        adjust(&request)
        return try await ResolvedProject(try await workspace(), request)
    }

    /// The verdict on the themes, pages and templates.
    func checked(
        _ adjust: (inout CheckRequest) -> Void = { _ in }
    ) async throws -> CheckedProject {
        try await CheckedProject(resolved(adjust))
    }

    /// The verdict on the themes, without pages and templates.
    func check(_ adjust: (inout CheckRequest) -> Void = { _ in }) async throws -> CheckedProject {
        try await checked { request in
            request.includesPages = false
            adjust(&request)
        }
    }

    func builder(limit: Int = BuildSummary.usualLimit) async throws -> SiteBuilder {
        var builder = try SiteBuilder(try await checked(), version: "test")
        builder.limit = limit
        return builder
    }

    /// Brings a folder of the project up to date, as `build` does.
    @discardableResult
    func update(
        _ output: String = "site",
        _ manner: BuildManner = .incremental,
        limit: Int = BuildSummary.usualLimit
    ) async throws -> SiteBuilder.Result {
        let builder = try await builder(limit: limit)
        return try await builder.write(to: "\(folder.path)/\(output)", manner)
    }

    /// Every file of the site, by path.
    func site() async throws -> [String: String] {
        let output = try TemporaryFolder()
        let result = try await builder().write(to: output.path)
        return Dictionary(
            uniqueKeysWithValues: result.outcomes.keys.map {
                ($0.description, output.text(of: $0.description) ?? "")
            }
        )
    }
}

import Foundation
import Testing
import ThemeRendering

@testable import PreviewSite

@Suite("The place of a file among those of a site")
struct PlaceTests {
    private static func project(themes: [String] = ["day", "dusk", "night"], pages: Int) throws -> Project {
        var files = ["docs/p.png": "png", "docs/index.md": "# Hello\n\n![p](p.png)\n"]
        for theme in themes { files["themes/\(theme).yml"] = Project.theme }
        for number in 0..<pages { files["docs/page-\(number).md"] = "# Page \(number)\n" }
        return try Project(files)
    }

    /// The files of a build in their order.
    private func paths(_ result: SiteUpdate.Result) -> [String] { result.files.map(\.path.description) }

    @Test("is the one that it has in a build, of themes in one stretch and in several", arguments: [0, 3, 600])
    func places(pages: Int) async throws {
        let project = try Self.project(pages: pages)
        let paths = paths(try await project.update())
        let build = try await project.build()
        #expect(build.plainPlan.map(\.path.description) == Array(paths.prefix(build.plainPlan.count)))
        #expect(build.stretches.count == (pages > 256 ? 9 : 3))
        for stretch in build.stretches {
            let planned = ThemeInWork(stretch, in: build).plan.map(\.path.description)
            #expect(planned == Array(paths.dropFirst(stretch.place).prefix(planned.count)))
        }
        let shared = build.renderer.sharedFiles.map(\.path.description)
        #expect(build.places.count == build.entries.count + 1)
        #expect(try shared == Array(paths.dropFirst(#require(build.places.last))))
    }

    @Test("may be another one than it was: what it is made from alone tells whether it is fresh")
    func others() async throws {
        let project = try Self.project(pages: 300)
        try await project.update()
        let changes: [(Project) throws -> Void] = [
            { try $0.folder.write(Project.theme, to: "themes/another.yml") },
            { try FileManager.default.removeItem(atPath: "\($0.folder.path)/themes/another.yml") },
            { try $0.folder.write("# Hello\n", to: "docs/index.md") },
            { try $0.folder.write("# Hello\n\n![p](p.png)\n", to: "docs/index.md") },
        ]
        for change in changes {
            try change(project)
            let result = try await project.update()
            let kept = Set(result.files.filter { $0.outcome == .kept }.map(\.path.description))
            for page in ["page-0", "page-299"] { #expect(kept.contains("themes/night/pages/\(page).html")) }
            let fresh = try await project.site()
            #expect(Set(paths(result)) == Set(fresh.keys))
            for (path, text) in fresh { #expect(project.folder.text(of: "site/\(path)") == text, "\(path)") }
        }
    }
}

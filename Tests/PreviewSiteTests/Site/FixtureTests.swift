import Findings
import Foundation
import SourceText
import TestSupport
import Testing
import ThemeRendering

@testable import PreviewSite
@testable import ProjectChecks

/// The project in `Tests/Fixtures/small`: three themes, two pages, an image, a template of its own.
@Suite("The fixture project")
struct FixtureTests {
    /// The project, in a folder of its own.
    private static func project() throws -> TestProject {
        let project = try TestProject([:])
        try copy(
            Repository.root.appending(path: "Tests/Fixtures/small"),
            to: URL(filePath: project.folder.path)
        )
        return project
    }

    /// The project with its site, which is built once for all tests.
    private static let built = Task {
        let project = try FixtureTests.project()
        try await FixtureTests.write(project)
        let folder = try Program.folder()
        try FixtureTests.copy(URL(filePath: project.folder.path), to: folder)
        return folder
    }

    /// The project with its site, in a folder of its own.
    private static func builtProject() async throws -> TestProject {
        let project = try TestProject([:])
        try copy(try await built.value, to: URL(filePath: project.folder.path))
        return project
    }

    private static func copy(_ source: URL, to target: URL) throws {
        let manager = FileManager.default
        for name in try manager.contentsOfDirectory(atPath: source.path(percentEncoded: false)) {
            try manager.copyItem(
                at: source.appending(path: name),
                to: target.appending(path: name)
            )
        }
    }

    /// Writes the site as `build` does; returns how many files were written, left alone and removed.
    @discardableResult
    private static func write(_ project: TestProject) async throws -> (
        written: Int, unchanged: Int, removed: Int
    ) {
        let result = try await project.update("site", .ignoringManifest)
        let written = result.outcomes.values.count { if case .written = $0 { true } else { false } }
        return (written, result.outcomes.count - written, result.removed)
    }

    /// The output of `build --check`.
    private static func comparison(_ project: TestProject) async throws -> [String] {
        let (difference, _) = try await project.builder().compare(
            with: "\(project.folder.path)/site"
        )
        return (difference.stale + difference.leftovers).map(\.description).sorted()
    }

    @Test(arguments: [
        "themes/harbor/theme.css", "themes.css", "themes.json", "contrast.json",
        "themes/brand/pages/guide/index.html",
        "themes/ete/pages/index.html",
    ])
    func `The fixture project gives the expected files`(path: String) async throws {
        let file = try await Self.built.value.appending(path: "site/\(path)")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(try Golden.difference(text, from: "Fixtures/expected/small/\(path)") == nil)
    }

    @Test func `The fixture project has a finding for each mistake, once`() async throws {
        let report = try await Self.project().checked().report
        let broken = report.findings.filter { $0.rule == .brokenLink }
        #expect(
            broken.map(\.location) == [Place(file: "docs/guide/README.md", line: 5, column: 38)]
        )
        #expect(
            report.findings.filter { $0.rule == .lowContrast && $0.waiver != nil }.allSatisfy {
                $0.theme == "brand"
            }
        )
        #expect(
            report.findings.contains {
                $0.rule == .lowContrast && $0.mode == "dark" && $0.theme == "harbor"
            }
        )
    }

    @Test func `One project in two folders gives equal bytes`() async throws {
        let projects = [try Self.project(), try Self.project()]
        defer { withExtendedLifetime(projects) {} }
        let first = try await projects[0].site()
        let second = try await projects[1].site()
        #expect(first == second)
        #expect(first.count > 20)
    }

    @Test func `A second build writes nothing`() async throws {
        let project = try Self.project()
        let first = try await Self.write(project)
        #expect(first.unchanged == 0 && first.written > 20)
        let second = try await Self.write(project)
        #expect(second.written == 0 && second.unchanged == first.written && second.removed == 0)
    }

    @Test func `A build without a theme or a page removes its files and no others`() async throws {
        let project = try await Self.builtProject()
        let before = project.folder.files().filter { $0.hasPrefix("site/") }
        try FileManager.default.removeItem(atPath: "\(project.folder.path)/themes/ete.yaml")
        try FileManager.default.removeItem(atPath: "\(project.folder.path)/docs/guide")
        let next = try await Self.write(project)
        let gone = Set(before).subtracting(project.folder.files())
        #expect(next.removed == gone.count)
        let wanted = before.filter { path in
            path.hasPrefix("site/themes/ete/") || path == "site/r/ete.json"
                || path.hasPrefix("site/assets/pages/")
                || path.contains("/pages/guide/")
        }
        #expect(gone == Set(wanted) && gone.count > 7)
    }

    @Test func `A site is fresh after a build, and stale where a file differs`() async throws {
        let project = try await Self.builtProject()
        try project.folder.write("mine", to: "site/notes.txt")
        #expect(try await Self.comparison(project).isEmpty)

        try project.folder.write("changed", to: "site/themes/ete/theme.css")
        try FileManager.default.removeItem(atPath: "\(project.folder.path)/site/index.html")
        for (file, change) in [
            ("contrast.json", { $0 + " " }), ("themes.css", { String($0.dropLast()) }),
        ] {
            let text = try #require(project.folder.text(of: "site/\(file)"))
            try project.folder.write(change(text), to: "site/\(file)")
        }
        let stale = ["contrast.json", "index.html", "themes.css", "themes/ete/theme.css"]
        #expect(try await Self.comparison(project) == stale)
    }

    @Test func `A site is stale without its manifest, and where a file is left over`() async throws
    {
        let project = try await Self.builtProject()
        try FileManager.default.removeItem(atPath: "\(project.folder.path)/docs/index.md")
        let stale = try await Self.comparison(project)
        #expect(stale.contains("themes/harbor/pages/index.html"))
        #expect(stale.contains("build-manifest.json"))

        try await Self.write(project)
        try FileManager.default.removeItem(
            atPath: "\(project.folder.path)/site/build-manifest.json"
        )
        #expect(try await Self.comparison(project) == ["build-manifest.json"])
    }

    @Test func `A site that was never built is stale, and comparing makes no folder`()
        async throws
    {
        let project = try Self.project()
        #expect(try await Self.comparison(project).count > 20)
        #expect(!FileManager.default.fileExists(atPath: "\(project.folder.path)/site"))
    }
}

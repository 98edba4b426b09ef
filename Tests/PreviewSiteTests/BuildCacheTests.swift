import Foundation
import Testing

@testable import PreviewSite

@Suite("Where builds are remembered")
struct BuildCacheTests {
    private static func project() throws -> Project { try Project(["themes/day.yml": Project.theme]) }

    /// The names of the records.
    private func records(of project: Project) throws -> Set<String> {
        Set(try FileManager.default.contentsOfDirectory(atPath: "\(project.folder.path)/cache/themepreview"))
    }

    @Test("a record goes that no build made for more than 90 days, when another output is built for the first time")
    func tidied() async throws {
        let project = try Self.project()
        try await project.update()
        let kept = try records(of: project)
        for (name, days) in [("old", 91.0), ("young", 89)] {
            try project.folder.write("", to: "cache/themepreview/\(name).record")
            try FileManager.default.setAttributes(
                [.modificationDate: Date.now.addingTimeInterval(-days * 24 * 3600)],
                ofItemAtPath: "\(project.folder.path)/cache/themepreview/\(name).record")
        }
        try project.folder.write(Project.theme, to: "themes/night.yml")
        try await project.update()
        #expect(try records(of: project) == kept.union(["old.record", "young.record"]))
        try await project.update("other")
        let tidied = try records(of: project)
        #expect(tidied.count == 3 && tidied.isSuperset(of: kept.union(["young.record"])))
    }

    @Test("a build leaves one record, and nothing else")
    func alone() async throws {
        let project = try Self.project()
        try await project.update()
        try await project.update(clean: true)
        let names = try records(of: project)
        #expect(names.count == 1 && names.allSatisfy { $0.hasSuffix(".record") })
    }
}

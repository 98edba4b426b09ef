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
        let (old, young) = (["29.record", "new.record-1x"], "4711.record")
        for name in old { try add(name, days: 91, to: project) }
        try add(young, days: 89, to: project)
        try project.folder.write(Project.theme, to: "themes/night.yml")
        try await project.update()
        #expect(try records(of: project) == kept.union(old + [young]))
        try await project.update("other")
        let tidied = try records(of: project)
        #expect(tidied.count == 3 && tidied.isSuperset(of: kept.union([young])))
    }

    @Test("a file of somebody else stays, however old it is, where a folder of theirs has the name of ours")
    func foreign() async throws {
        let project = try Self.project()
        let names: Set = ["README.md", "new-feature", "mine.record", "1d.record", "00.record", ".record", "new.record"]
        for name in names { try add(name, days: 999, to: project) }
        try await project.update()
        #expect(try records(of: project).isSuperset(of: names))
    }

    /// Puts a file among the records that was written so many days ago.
    private func add(_ name: String, days: Double, to project: Project) throws {
        try project.folder.write("", to: "cache/themepreview/\(name)")
        try FileManager.default.setAttributes(
            [.modificationDate: Date.now.addingTimeInterval(-days * 24 * 3600)],
            ofItemAtPath: "\(project.folder.path)/cache/themepreview/\(name)")
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

import Findings
import Foundation
import Testing
import ThemeRendering

@testable import PreviewSite

@Suite("A site in parts")
struct ShardTests {
    private static func project(themes: Int = 3) throws -> TestProject {
        var files = [
            "themepreview.yml": "title: Shop\ndefaultTheme: t1\n",
            "docs/index.md": "# Hello\n\n![p](p.png)\n",
            "docs/p.png": "png", "themes/broken.yml": "colors: [\n",
        ]
        for index in 0..<themes {
            files["themes/t\(index).yml"] =
                "colors: { background: white, text: '#00\(index)', link: '#c\(index)c' }\n"
        }
        files["themes/t1.yml"] =
            "extends: t0\nmodes: { dark: { colors: { background: black, text: white } } }\n"
        return try TestProject(files)
    }

    private static func build(_ project: TestProject, in count: Int) async throws -> [String] {
        var folders: [String] = []
        for number in 1...count {
            folders.append("part-\(number)-of-\(count)")
            try await project.update(folders[number - 1], shard: Shard("\(number)/\(count)"))
        }
        return folders
    }

    @discardableResult
    private static func merge(
        _ project: TestProject,
        _ folders: [String],
        to output: String = "merged"
    ) async throws -> SiteBuilder.Result {
        try await project.builder().merge(
            folders.map { ("\(project.folder.path)/\($0)", name: $0) },
            to: "\(project.folder.path)/\(output)"
        )
    }

    /// The files in a folder of the project.
    private static func files(_ project: TestProject, in folder: String) -> [String: String] {
        let paths = project.folder.files().filter { $0.hasPrefix("\(folder)/") }
        return Dictionary(
            uniqueKeysWithValues: paths.map {
                (String($0.dropFirst(folder.count + 1)), project.folder.text(of: $0) ?? "")
            }
        )
    }

    @Test(arguments: [1, 2, 3, 5, 9])
    func `merges to the bytes of one build, however many parts there are`(count: Int) async throws {
        let project = try Self.project(themes: 5)
        let folders = try await Self.build(project, in: count)
        let merged = try await Self.merge(project, folders.reversed())
        let whole = try await project.update("whole")
        #expect(Self.files(project, in: "merged") == Self.files(project, in: "whole"))
        #expect(Self.files(project, in: "whole").count > 20)
        #expect(merged.summary.shown.map(\.message) == whole.summary.shown.map(\.message))
        #expect(
            merged.summary.count == whole.summary.count
                && merged.summary.notes == whole.summary.notes
        )
        #expect(merged.summary.hasFailures == whole.summary.hasFailures)
    }

    @Test func `writes nothing again where nothing changed, and after a change what changed`()
        async throws
    {
        let project = try Self.project()
        let folders = try await Self.build(project, in: 2)
        try await Self.merge(project, folders)
        let again = try await project.update(folders[0], shard: Shard("1/2"))
        #expect(again.outcomes.values.allSatisfy { !$0.isWritten })
        try project.folder.write(
            "colors: { background: white, text: '#123' }\n",
            to: "themes/t0.yml"
        )
        for number in 1...2 {
            try await project.update(folders[number - 1], shard: Shard("\(number)/2"))
        }
        let merged = try await Self.merge(project, folders)
        let written = Set(merged.outcomes.filter { $0.value.isWritten }.map(\.key.description))
        #expect(written.contains("themes/t0/theme.css") && written.contains("themes.css"))
        #expect(!written.contains("themes/t2/theme.css"))
    }

    @Test(arguments: [
        (["part-1-of-3", "part-2-of-3"], "part 3 of 3 is missing"),
        (["part-1-of-3", "part-1-of-3", "part-3-of-3"], "are not two parts of one site"),
        (["part-1-of-3", "part-2-of-3", "part-2-of-2"], "are not two parts of one site"),
        (["part-1-of-3", "part-2-of-3", "docs"], "'docs' is not a part"),
    ])
    func `is refused where a part is missing, there twice, or of another number`(
        folders: [String],
        reason: String
    ) async throws {
        let project = try Self.project()
        _ = try await Self.build(project, in: 2)
        _ = try await Self.build(project, in: 3)
        let error = await #expect(throws: ShardError.self) {
            try await Self.merge(project, folders)
        }
        #expect(error?.description.contains(reason) == true)
    }

    @Test func `is refused where the project changed since its parts were built`() async throws {
        let project = try Self.project()
        let folders = try await Self.build(project, in: 2)
        try project.folder.write("# Other\n", to: "docs/index.md")
        let error = await #expect(throws: ShardError.self) {
            try await Self.merge(project, folders)
        }
        #expect(error?.description.contains("was built from other files") == true)
    }

    /// What happens to a part on the way between machines.
    enum Damage: String, CaseIterable {
        case fileMissing, fileChanged, manifestMissing, listMissing, listCut, listChanged

        func strike(_ part: String, in folder: TemporaryFolder) throws {
            let list = "\(part)/shard.jsonl"
            switch self {
            case .fileMissing: try folder.remove("\(part)/themes/t0/index.html")
            case .fileChanged: try folder.write("other", to: "\(part)/themes/t0/theme.css")
            case .manifestMissing: try folder.remove("\(part)/build-manifest.json")
            case .listMissing: try folder.remove(list)
            case .listCut:
                try folder.write(String((folder.text(of: list) ?? "").dropLast(40)), to: list)
            case .listChanged:
                let text = (folder.text(of: list) ?? "").replacing(
                    "\"count\":",
                    with: "\"count\":9"
                )
                try folder.write(text, to: list)
            }
        }
    }

    @Test(arguments: Damage.allCases)
    func `is refused with a damaged part, and the old site stays as it was`(damage: Damage)
        async throws
    {
        let project = try Self.project()
        let folders = try await Self.build(project, in: 2)
        try await Self.merge(project, folders)
        let old = Self.files(project, in: "merged")
        // The theme t0 is in one of the two.
        for part in folders where project.folder.text(of: "\(part)/themes/t0/theme.css") != nil {
            try damage.strike(part, in: project.folder)
        }
        await #expect(throws: ShardError.self) { try await Self.merge(project, folders) }
        #expect(Self.files(project, in: "merged") == old)
    }

    @Test func `replaces no part with the site, and no site with a part`() async throws {
        let project = try Self.project()
        let folders = try await Self.build(project, in: 1)
        await #expect(throws: ShardError.self) {
            try await Self.merge(project, folders, to: folders[0])
        }
        try await project.update("whole")
        await #expect(throws: ShardError.self) {
            try await project.update("whole", shard: Shard("1/2"))
        }
        let other = try await project.update(folders[0], shard: Shard("1/2"))
        #expect(other.removed > 0)
    }

    @Test func `keeps the files of a theme that cannot be read any more, as one build does`()
        async throws
    {
        let project = try Self.project()
        try await Self.merge(project, try await Self.build(project, in: 2))
        let old = Self.files(project, in: "merged")
        try project.folder.write(
            "colors: { background: white, text: '#12' }\n",
            to: "themes/t2.yml"
        )
        let merged = try await Self.merge(project, try await Self.build(project, in: 2))
        #expect(merged.summary.fails(strictly: false))
        let new = Self.files(project, in: "merged")
        for file in ["themes/t2/theme.css", "index.html", "contrast.json", "themes.json"] {
            #expect(new[file] == old[file], "\(file)")
        }
    }

    @Test func `shows the first findings of all parts in the order of one build`() async throws {
        let project = try Self.project(themes: 4)
        for index in 4..<16 {
            try project.folder.write(
                "colors: { background: white, text: '#999999' }\n",
                to: "themes/t\(index).yml"
            )
        }
        let folders = try await Self.build(project, in: 3)
        let merged = try await Self.merge(project, folders).summary
        #expect(!merged.shown.isEmpty && merged.count > merged.shown.count)
        #expect(
            merged.shown.map(\.message)
                == (try await project.update("whole")).summary.shown.map(\.message)
        )
    }

    @Test(arguments: ["0/3", "4/3", "1", "1/", "/3", "-1/3", "1/3/5", "a/b", "1/999999999"])
    func `is named by two numbers`(text: String) { #expect(Shard(text) == nil) }
}

extension BuildOutcome {
    fileprivate var isWritten: Bool { if case .written = self { true } else { false } }
}

extension TemporaryFolder {
    fileprivate func remove(_ file: String) throws {
        try FileManager.default.removeItem(atPath: "\(path)/\(file)")
    }
}

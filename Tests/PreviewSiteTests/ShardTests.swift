import Findings
import Foundation
import Testing
import ThemeRendering

@testable import PreviewSite

@Suite("A site in shards")
struct ShardTests {
    private static func project(themes: Int) throws -> Project {
        let names = (0..<themes).map { "t\($0)" }
        var files = [
            "themepreview.yml": "title: Shop\ndefaultTheme: t1\n", "docs/index.md": "# Hello\n\n![p](p.png)\n",
            "docs/p.png": "png", "themes/broken.yml": "colors: [\n",
        ]
        for (index, name) in names.enumerated() {
            files["themes/\(name).yml"] = "colors: { background: white, text: '#00\(index)', link: '#c\(index)c' }\n"
        }
        files["themes/t1.yml"] = "extends: t0\nmodes: { dark: { colors: { background: black, text: white } } }\n"
        return try Project(files)
    }

    @discardableResult
    private func merge(
        _ project: Project, _ folders: [String], to output: String = "merged"
    ) async throws -> SiteUpdate.Result {
        let merge = SiteMerge(
            SitePipeline(try await project.workspace()), loader: try project.loader, version: "test")
        let paths = folders.map { (path: "\(project.folder.path)/\($0)", name: $0) }
        return try await merge.run(paths, output: "\(project.folder.path)/\(output)", jobs: 2) { _, _ in }
    }

    private func build(_ project: Project, in count: Int) async throws -> [String] {
        var folders: [String] = []
        for number in 1...count {
            folders.append("part-\(number)-of-\(count)")
            try await project.update(folders[number - 1], shard: Shard(number: number, count: count))
        }
        return folders
    }

    @Test("merges to the bytes of one build, however many there are", arguments: [1, 2, 3, 5, 9])
    func merging(count: Int) async throws {
        let project = try Self.project(themes: 5)
        let folders = try await build(project, in: count)
        try await merge(project, folders.reversed())
        try await project.update("whole", isRemembered: false)
        let files = project.folder.files()
        let (merged, whole) = ("merged/", "whole/")
        let names = files.filter { $0.hasPrefix(whole) }.map { String($0.dropFirst(whole.count)) }
        #expect(names.count > 20)
        #expect(files.filter { $0.hasPrefix(merged) }.map { String($0.dropFirst(merged.count)) } == names)
        for name in names {
            #expect(project.folder.text(of: merged + name) == project.folder.text(of: whole + name), "\(name)")
        }
    }

    @Test("is built again with nothing to do, and after a change with what changed")
    func again() async throws {
        let project = try Self.project(themes: 4)
        let shard = Shard(number: 1, count: 2)
        try await project.update("part", shard: shard)
        #expect(try await project.update("part", shard: shard).files.isEmpty)
        try project.folder.write("# Other\n\n![p](p.png)\n", to: "docs/index.md")
        let made = try await project.update("part", shard: shard).files.filter { $0.outcome != .kept }
        #expect(made.contains { $0.path.description == "themes/t1/pages/index.html" })
        #expect(!made.contains { $0.path.description == "themes/t1/theme.css" })
    }

    @Test("does not replace a whole site, and may replace another part")
    func overSite() async throws {
        let project = try Self.project(themes: 4)
        try await project.update("place")
        let before = project.folder.files()
        await #expect(throws: ShardError.self) {
            try await project.update("place", shard: Shard(number: 1, count: 2))
        }
        #expect(project.folder.files() == before)
        try await project.update("part", shard: Shard(number: 1, count: 2))
        try await project.update("part", shard: Shard(number: 2, count: 2))
        #expect(project.folder.text(of: "part/shard.json")?.contains("2/2") == true)
    }

    @Test("is refused where one is missing, there twice, of another count, or made from something else")
    func refusals() async throws {
        let project = try Self.project(themes: 4)
        let two = try await build(project, in: 2)
        let three = try await build(project, in: 3)
        func refusal(_ folders: [String]) async -> String? {
            do {
                try await merge(project, folders)
                return nil
            } catch {
                return "\(error)"
            }
        }
        #expect(await refusal([two[0]])?.hasPrefix("of 2 shards, number 2 is missing") == true)
        #expect(await refusal([three[1]])?.hasPrefix("of 3 shards, numbers 1, 3 are missing") == true)
        #expect(await refusal([two[0], two[0], two[1]])?.contains("are not two shards of one site") == true)
        #expect(await refusal([two[0], three[1], three[2]])?.contains("are not two shards of one site") == true)
        #expect(await refusal(["docs"])?.hasPrefix("'docs' is no shard") == true)
        try project.folder.write("# Changed\n", to: "docs/index.md")
        #expect(await refusal(two)?.hasPrefix("'\(two[0])' was not made from what this project is now") == true)
        #expect(!project.folder.files().contains { $0.hasPrefix("merged/") })
    }

    @Test("with files missing leaves the site that was there as it was")
    func incomplete() async throws {
        let project = try Self.project(themes: 4)
        let folders = try await build(project, in: 2)
        try await merge(project, folders)
        let before = project.folder.files().filter { $0.hasPrefix("merged/") }
        try FileManager.default.removeItem(atPath: "\(project.folder.path)/\(folders[1])/themes/t3/theme.css")
        await #expect(throws: ShardError.self) { try await merge(project, folders) }
        try FileManager.default.removeItem(atPath: "\(project.folder.path)/\(folders[0])/parts/0-0")
        await #expect(throws: ShardError.self) { try await merge(project, folders) }
        try project.folder.write("damage", to: "\(folders[0])/pages")
        let error = await #expect(throws: ShardError.self) { try await merge(project, folders) }
        #expect("\(try #require(error))".hasPrefix("'\(folders[0])' is not whole"))
        #expect(project.folder.files().filter { $0.hasPrefix("merged/") } == before)
    }

    @Test("whose record was changed is refused", arguments: [0, 2, 1 << 40, 1 << 50, Int.max])
    func tampering(number: Int) async throws {
        let project = try Self.project(themes: 4)
        let folders = try await build(project, in: 2)
        let path = "\(folders[1])/shard.json"
        let text = try #require(project.folder.text(of: path))
        let row = try #require(text.firstRange(of: "\"numbers\":["))
        let end = try #require(text[row.upperBound...].firstIndex(of: ","))
        let changed = text[..<row.upperBound] + "\(number == 0 ? 7 : number)" + text[end...]
        try #require(String(changed) != text)
        try project.folder.write(String(changed), to: path)
        await #expect(throws: ShardError.self) { try await merge(project, folders) }
        #expect(!project.folder.files().contains { $0.hasPrefix("merged/") })
    }

    /// Puts other bytes in place of what a shard knows of its pages, and their hash in its record.
    private func forge(_ bytes: [UInt8], in folder: String, of project: Project) throws {
        let old = try #require(FileManager.default.contents(atPath: "\(project.folder.path)/\(folder)/pages"))
        try Data(bytes).write(to: URL(filePath: "\(project.folder.path)/\(folder)/pages"))
        let text = try #require(project.folder.text(of: "\(folder)/shard.json"))
        let (known, forged) = (String(ContentHash.of(old), radix: 16), String(ContentHash.of(bytes), radix: 16))
        let changed = text.replacing("\"pages\":\"\(known)\"", with: "\"pages\":\"\(forged)\"")
        try #require(known == forged || changed != text)
        try project.folder.write(changed, to: "\(folder)/shard.json")
    }

    @Test(
        "takes no file into the site that is not among those beside the pages",
        arguments: [".env", "../x", "a/../.env"])
    func forgery(path: String) async throws {
        let project = try Self.project(themes: 2)
        for path in ["docs/.env", "x"] { try project.folder.write("secret", to: path) }
        let folder = try await build(project, in: 1)[0]
        let pages = try NamedShard("\(project.folder.path)/\(folder)", name: folder).pages
        try forge(pages.bytesForMerge, in: folder, of: project)
        try await merge(project, [folder])
        var memory = PageMemory(key: pages.key)
        for (index, hash) in pages.hashes.enumerated() {
            var row = pages[index]
            row.extra.files.insert(path)
            memory.add(row, hash: hash)
        }
        try forge(memory.bytesForMerge, in: folder, of: project)
        _ = try? await merge(project, [folder], to: "forged")
        let files = project.folder.files().filter { $0.hasPrefix("forged/") }
        #expect(!files.contains { project.folder.text(of: $0) == "secret" })
    }

    @Test("is refused where it knows more of its pages than memory could hold")
    func size() async throws {
        let project = try Self.project(themes: 2)
        let folder = try await build(project, in: 1)[0]
        let file = try FileHandle(forWritingTo: URL(filePath: "\(project.folder.path)/\(folder)/pages"))
        try file.truncate(atOffset: 1 << 40)
        let error = await #expect(throws: ShardError.self) { try await merge(project, [folder]) }
        #expect("\(try #require(error))".hasPrefix("'\(folder)' is not whole"))
    }

    @Test("that another version made is refused, and said to be one")
    func versions() async throws {
        let project = try Self.project(themes: 2)
        let folders = try await build(project, in: 1)
        let text = try #require(project.folder.text(of: "\(folders[0])/shard.json"))
        try project.folder.write(text.replacing("\"schema\":5", with: "\"schema\":3"), to: "\(folders[0])/shard.json")
        let error = await #expect(throws: ShardError.self) { try await merge(project, folders) }
        #expect("\(try #require(error))".hasPrefix("'\(folders[0])' was made by another version"))
    }

    @Test("has a share of the work; together the shares are all of it, in order, and of nearly one size")
    func shares() throws {
        let entry = ThemeCatalog.Entry(
            label: ThemeLabel(id: "day", name: "Day", modes: ["light"]), files: [0], hasStyle: false, format: "native")
        for (number, count) in [(0, 3), (1, 4), (10, 3), (287, 7), (83_334, 64)] {
            let work = (0..<number).map { ThemeStretch(entry: entry, pages: $0..<$0 + 1, start: 0) }
            let shares = try (1...count).map { try #require(Shard(number: $0, count: count)).share(of: work) }
            #expect(shares.flatMap { $0.map(\.pages) } == work.map(\.pages))
            let sizes = shares.map(\.count)
            #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
        }
    }

    @Test("may be some pages of one theme, where there are very many", arguments: [2, 5])
    func pages(count: Int) async throws {
        var files = ["themes/day.yml": Project.theme, "themes/night.yml": Project.theme]
        for number in 0..<600 {
            files["docs/p\(number).md"] = "# Page \(number)\n\n[next](p\((number + 1) % 600).md)\n"
        }
        let project = try Project(files)
        let folders = try await build(project, in: count)
        for folder in folders {
            let made = project.folder.files().count { $0.hasPrefix("\(folder)/themes/") }
            #expect(made > 1200 / count / 2 && made < 1200 * 2 / count)
        }
        try await merge(project, folders)
        try await project.update("whole", isRemembered: false)
        for file in project.folder.files() where file.hasPrefix("whole/") {
            let merged = "merged/" + file.dropFirst("whole/".count)
            #expect(project.folder.text(of: merged) == project.folder.text(of: file), "\(file)")
        }
    }

    @Test("that is built again while it is merged is refused, and the old site stays")
    func rebuilt() async throws {
        let project = try Self.project(themes: 3)
        let path = "\(project.folder.path)/\(try await build(project, in: 1)[0])/parts/0-0"
        let part = try #require(ShardPart(at: path, of: "part"))
        var bytes: [UInt8] = []
        try part.forEachBlock(from: 0, count: part.size) { bytes += $0 }
        let old = try Data(contentsOf: URL(filePath: path))
        #expect(Data(bytes) == old && part.size > 0)
        try old.write(to: URL(filePath: path), options: .atomic)
        #expect(throws: ShardError.self) { try part.hash }
        try FileManager.default.removeItem(atPath: path)
        #expect(throws: ShardError.self) { try part.hash }
    }

    @Test("says what is wrong with its own pages, and the merge what is wrong with all", arguments: [1, 2, 3, 5])
    func findings(count: Int) async throws {
        var files = ["themes/day.yml": Project.theme, "docs/p.png": "png"]
        for number in 0..<600 { files["docs/p\(number).md"] = "# Page \(number)\n\n## Part \(number)\n" }
        files["docs/p7.md"] = "---\norder: 1\n---\n# Seven\n\n![p](p.png) [x](gone.md) [y](p599.md#part-5)\n"
        files["docs/p598.md"] = "---\ntitle: [\n---\n[a]: b\n\n# [a][a]\n\n[7](p7.md#seven) [8](p8.md#seven)\n"
        let project = try Project(files)
        let folders = try await build(project, in: count)
        let merged = try await merge(project, folders).summary
        let whole = try await project.update("whole", isRemembered: false).summary
        #expect(merged.shown == whole.shown && merged.count == whole.count && whole.count > 4)
        #expect(project.folder.text(of: "merged/assets/pages/p.png") == "png")
        let first = try await project.update("first", shard: Shard(number: 1, count: count)).summary
        #expect((first.count < whole.count) == (count > 1))
        #expect(first.shown.contains { $0.location?.file == "docs/p598.md" } == (count == 1))
        #expect(Set(first.shown).isSubset(of: whole.shown))
    }

    @Test("hands on what it knows of its pages, so that the merge renders none")
    func memory() async throws {
        var files = ["themes/day.yml": Project.theme, "themes/night.yml": Project.theme]
        for number in 0..<300 { files["docs/p\(number).md"] = "# Page \(number)\n\n[x](gone-\(number % 7).md)\n" }
        let project = try Project(files)
        for count in [1, 2, 3, 4, 7] {
            let folders = try await build(project, in: count)
            let named = try folders.map { try NamedShard("\(project.folder.path)/\($0)", name: $0) }
            let memory = try #require(PageMemory(of: named))
            let made = try await SitePipeline(try await project.workspace()).pages(in: PageStore(at: nil), memory)
            #expect(made.pages.count == 300)
            #expect(made.pages.allSatisfy { if case .elsewhere = $0.place { true } else { false } })
        }
    }

    @Test("is named by two numbers", arguments: ["0/3", "4/3", "1", "1/", "/3", "-1/3", "1/3/5", "a/b", "1/999999999"])
    func names(_ text: String) {
        #expect(Shard("2/3")?.description == "2/3")
        #expect(Shard(text) == nil)
    }

    @Test("leaves out the folders of its site and of all shards, where they lie among the pages")
    func family() {
        let family = ShardFamily(of: "/p/site")
        for path in ["/p/site", "/p/site-1-of-3", "/p/site-12-of-40"] { #expect(family.contains(path)) }
        for path in [
            "/p/sites", "/p/site-4-of-3", "/p/site-1-of-3-of-5", "/p/site-01-of-3", "/p/site-a-of-b", "/p/site-1",
            "/p/site/x", "/q/site",
        ] {
            #expect(!family.contains(path))
        }
    }
}

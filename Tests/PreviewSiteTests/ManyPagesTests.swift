import Foundation
import TestSupport
import Testing
import ThemeRendering

@testable import PreviewSite

@Suite("A site of more pages than memory has room for")
struct ManyPagesTests {
    private static func content(_ number: Int) -> PageContent {
        PageContent(
            html: "<p>\(String(repeating: "ü\(number) ", count: 100_000))</p>",
            headings: [PageContent.Heading(level: 2, id: "a-\(number)", text: "Ä \(number)")])
    }

    @Test("what is kept on disk comes back as it was, from several threads at once")
    func store() async throws {
        let folder = try Program.folder()
        let store = PageStore(at: TemporaryPlaces(in: folder.path))
        let numbers = Array(0..<40)
        let kept = await concurrently(numbers, jobs: 4) { number in Result { try store.keep(Self.content(number)) } }
        let isOnDisk = try kept.map { if case .elsewhere = try $0.get() { true } else { false } }
        #expect(isOnDisk.contains(true) && isOnDisk.contains(false))
        let back = await concurrently(numbers, jobs: 4) { number in
            Result { try kept[number].get().content }
        }
        for number in numbers { #expect(try back[number].get() == Self.content(number)) }
    }

    @Test("where the disk takes nothing, the store says which file")
    func noRoom() throws {
        let store = PageStore(at: TemporaryPlaces(in: "/nonexistent/folder"))
        #expect {
            for number in 0..<40 { _ = try store.keep(Self.content(number)) }
        } throws: {
            "\($0)".hasPrefix("cannot write '/nonexistent/folder/pages-")
        }
    }

    @Test("what pages show is not to be had where it was not asked for, and all else is")
    func notShown() async throws {
        let project = try Project(["themes/day.yml": Project.theme, "docs/a.md": "# A\n\n[x](gone.md) [y](#b)\n"])
        let pipeline = SitePipeline(try await project.workspace())
        let (shown, other) = (try await pipeline.pages(in: PageStore(at: nil)), try await pipeline.pages(in: nil))
        #expect(other.findings == shown.findings && other.findings.count == 2)
        #expect(other.pages.map(\.title) == ["A"])
        #expect(throws: (any Error).self) { try other.pages[0].place.content }
    }

    @Test("a page that is not in memory is read again, and must be what it was")
    func files() throws {
        let project = try Project(["themes/day.yml": Project.theme, "docs/a.md": "# A\n"])
        let place = try #require(try project.list().pages.first)
        let source = SourceFile(label: place.label, path: place.path, bytes: Data("# A\n".utf8))
        let file = PageFile(source, at: place, identity: nil, isKept: false)
        let read = { (path: String) throws(LoadingError) in
            do { return try Data(contentsOf: URL(filePath: path)) } catch { throw .unreadable(path, reason: "gone") }
        }
        #expect(try file.file(read).bytes == source.bytes)
        try project.folder.write("# B\n", to: "docs/a.md")
        #expect { try file.file(read) } throws: { "\($0)".hasPrefix("'docs/a.md' has changed since it was read") }
        #expect(try PageFile(source, at: place, identity: nil, isKept: true).file(read).bytes == source.bytes)
    }

    @Test("is the same as one that is made in memory, whichever way it is made")
    func site() async throws {
        let paragraph =
            String(repeating: "A word and one more of them. ", count: 200) + "[Seven](page-7.md#page-7).\n\n"
        var files = ["themes/day.yml": Project.theme, "themes/night.yml": Project.theme]
        for number in 0..<300 {
            let matter = number % 3 == 0 ? "---\norder: \(300 - number)\ntitle: P\(number)\n---\n" : ""
            files["docs/page-\(number).md"] =
                matter + "# Page \(number)\n\n## Part\n\n" + String(repeating: paragraph, count: 8)
        }
        let project = try Project(files)
        // To Swift these two names are one.
        let words = String(repeating: "A word and one more of them. ", count: 2_000)
        for name in ["\u{E9}", "e\u{301}"] {
            try project.folder.write("# \(Array(name.utf8))\n\n\(words)\n", to: "docs/\(name)/x.md")
        }
        let inMemory = try await project.site()
        #expect(files.values.map(\.utf8.count).reduce(0, +) > 10 << 20)
        try await project.update()
        for (path, text) in inMemory {
            #expect(project.folder.text(of: "site/\(path)") == text, "\(path)")
        }
        try project.folder.write("# New\n", to: "docs/page-8.md")
        let result = try await project.update()
        let written = result.files.filter { if case .written = $0.outcome { true } else { false } }
        #expect(written.contains { $0.path.description == "themes/day/pages/page-8.html" })
        #expect(try await project.site().count == inMemory.count)
    }

    @Test("is worked on in stretches of pages, the first of which has the theme's other files")
    func stretches() throws {
        let entry = ThemeCatalog.Entry(
            label: ThemeLabel(id: "day", name: "Day", modes: ["light"]), files: [0], hasStyle: false, format: "native")
        for count in [0, 1, 255, 256, 257, 1000] {
            let stretches = ThemeStretch.of(entry, pages: count, start: 0)
            #expect(stretches.flatMap { Array($0.pages) } == Array(0..<count))
            #expect(stretches.map(\.isFirst) == stretches.indices.map { $0 == 0 })
            #expect(!stretches.isEmpty)
        }
    }
}

import Findings
import TestSupport
import Testing
import ThemeRendering

@testable import PreviewSite

@Suite("What is remembered of pages")
struct PageMemoryTests {
    private static let files = [
        "themes/day.yml": Project.theme,
        "docs/a.md": "# A\n\n## One\n\n[b](b.md#two) ![p](p.png)\n",
        "docs/b.md":
            "---\ntitle: Bee\norder: 2\ndescription: All of it.\n---\n# B\n\n## Two\n\n[a](a.md#one) [x](gone.md)\n",
        "docs/c.md": "# C\n\n## Three\n\n[c](#three)\n", "docs/p.png": "png",
    ]

    /// The pages of a project, with the help of what is known of them.
    private static func pages(_ project: Project, _ memory: PageMemory?) async throws -> ProjectPages {
        try await SitePipeline(try await project.workspace()).pages(in: PageStore(at: nil), memory)
    }

    /// The sources of pages that were rendered at once.
    private static func rendered(_ made: ProjectPages) -> [String] {
        made.pages.filter { if case .memory = $0.place { true } else { false } }.map(\.source)
    }

    /// Checks that pages made with a memory are what they are without one; returns those that were rendered at once.
    private static func rendered(
        _ project: Project, _ memory: PageMemory, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) async throws -> [String] {
        let made = try await pages(project, memory)
        let clean = try await pages(project, nil)
        #expect(made.findings == clean.findings, sourceLocation: sourceLocation)
        #expect(Table(made.memory) == Table(clean.memory), sourceLocation: sourceLocation)
        #expect(made.pages.count == clean.pages.count, sourceLocation: sourceLocation)
        for (page, other) in zip(made.pages, clean.pages) {
            #expect(try Shown(page) == Shown(other), sourceLocation: sourceLocation)
        }
        return rendered(made)
    }

    /// All of a memory.
    private struct Table: Equatable {
        let key: UInt64
        let hashes: [UInt64]
        let rows: [PageMemory.Row]

        init(_ memory: PageMemory) {
            (key, hashes, rows) = (memory.key, memory.hashes, memory.hashes.indices.map { memory[$0] })
        }
    }

    /// All of a page.
    private struct Shown: Equatable {
        let texts: [String?]
        let size: Int
        let files: Set<String>
        let properties: PropertyUses
        let content: PageContent

        init(_ page: RenderedPage) throws {
            texts = [page.source, page.path.description, page.title, page.description]
            (size, files, properties, content) = (page.size, page.files, page.properties, try page.place.content)
        }
    }

    @Test("saves the rendering of pages that did not change, which are what they were when something asks for them")
    func unchanged() async throws {
        let project = try Project(Self.files)
        let memory = try await Self.pages(project, nil).memory
        #expect(try await Self.rendered(project, memory) == [])
        try project.folder.write("# C\n\nOther words.\n", to: "docs/c.md")
        #expect(try await Self.rendered(project, memory) == ["c.md"])
    }

    @Test("does not hold for pages with links into one that changed")
    func links() async throws {
        let project = try Project(Self.files)
        let memory = try await Self.pages(project, nil).memory
        try project.folder.write("# B\n\n## 2\n\n[a](a.md#one)\n", to: "docs/b.md")
        #expect(try await Self.rendered(project, memory) == ["a.md", "b.md"])
    }

    @Test("tells a page that changed which headings the others have")
    func headings() async throws {
        let project = try Project(Self.files)
        let memory = try await Self.pages(project, nil).memory
        try project.folder.write("# C\n\n[a](a.md#one) [b](b.md#too) [b](b.md#2)\n", to: "docs/c.md")
        #expect(try await Self.rendered(project, memory) == ["c.md"])
        let said = try await Self.pages(project, memory).findings.map(\.message)
        #expect(said.filter { $0.contains("b.md#") }.count == 2)
    }

    @Test("is good for nothing where there are other pages or files", arguments: ["docs/d.md", "docs/d.png"])
    func list(_ path: String) async throws {
        let project = try Project(Self.files)
        let memory = try await Self.pages(project, nil).memory
        try project.folder.write("# D\n", to: path)
        #expect(try await Self.rendered(project, memory).count > 2)
    }

    @Test("knows one of two pages that become the same file, whichever it is")
    func twins() async throws {
        var files = Self.files
        files["docs/README.md"] = "---\norder: 1\n---\n# Read\n\n## Read\n"
        files["docs/index.md"] = "---\norder: 2\n---\n# Index\n\n## Index\n"
        files["docs/c.md"] = "[r](README.md#read) [i](index.md#index)\n"
        let project = try Project(files)
        let memory = try await Self.pages(project, nil).memory
        _ = try await Self.rendered(project, memory)
        try project.folder.write("---\norder: 3\n---\n# Read\n", to: "docs/README.md")
        #expect(try await Self.rendered(project, memory).contains("index.md"))
    }

    @Test("leaves out what pages ask of the themes")
    func properties() async throws {
        var files = Self.files
        files["themepreview.yml"] = "markdown: { rawHTML: true }\n"
        files["docs/c.md"] = "<p style='color: var(--color-none)'>C</p>\n"
        let project = try Project(files)
        let memory = try await Self.pages(project, nil).memory
        #expect(try await Self.rendered(project, memory) == ["c.md"])
    }

    @Test("of a build of some pages is no more than the titles of the others")
    func choice() async throws {
        let project = try Project(Self.files)
        let pipeline = SitePipeline(try await project.workspace())
        let whole = try await Self.pages(project, nil)
        let places = Dictionary(uniqueKeysWithValues: zip(whole.pages.map(\.source), whole.pages.indices))
        let chosen = try #require(places["a.md"])
        let store = PageStore(at: nil)
        let some = try await pipeline.pages(in: store, nil) { _ in [chosen] }
        #expect(some.pages.map(\.title) == whole.pages.map(\.title))
        #expect(some.pages.map(\.description) == whole.pages.map(\.description))
        #expect(some.memory.hashes == whole.memory.hashes)
        #expect(some.pages.map { (try? $0.place.content) != nil } == whole.pages.indices.map { $0 == chosen })
        #expect(some.findings.isEmpty && !whole.findings.isEmpty)
        // With more pages asked for, those are rendered of which only the titles are known; and the other way about.
        let more = try await pipeline.pages(in: store, some.memory)
        #expect(Table(more.memory) == Table(whole.memory) && more.findings == whole.findings)
        #expect(Self.rendered(more) == whole.pages.map(\.source).filter { $0 != "a.md" })
        let fewer = try await pipeline.pages(in: store, whole.memory) { _ in [chosen] }
        #expect(Table(fewer.memory) == Table(some.memory) && fewer.findings == some.findings)
    }

    @Test("has one form, whatever the order in which its sets keep their members")
    func sets() {
        let paths = (0..<50).map { "p\($0).md" }
        var bytes: Set<[UInt8]> = []
        for capacity in [0, 100, 1_000, 10_000] {
            var set = Set<String>(minimumCapacity: capacity)
            for path in capacity == 100 ? paths.reversed() : paths { set.insert(path) }
            var memory = PageMemory(key: 1)
            memory.add(PageMemory.Row(title: "A", extra: PageMemory.Extra(files: set)), hash: 1)
            var writer = RecordWriter()
            memory.add(to: &writer)
            bytes.insert(writer.bytes)
        }
        #expect(bytes.count == 1)
    }

    @Test("is read as it was written, and columns that do not fit together are damage")
    func bytes() async throws {
        let memory = try await Self.pages(try Project(Self.files), nil).memory
        #expect(memory[memory.hashes.count - 1].extra.order == nil && memory[0].extra.order == 2)
        var writer = RecordWriter()
        memory.add(to: &writer)
        let again = try writer.bytes.withUnsafeBytes { bytes in
            var reader = try RecordReader(bytes)
            return try PageMemory(&reader)
        }
        #expect(Table(again) == Table(memory))
        func taken(
            shapes: [PageMemory.Shape]? = nil, titles: [UInt8]? = nil, targets: [UInt64]? = nil
        ) -> PageMemory? {
            PageMemory(
                key: 1, hashes: memory.hashes, shapes: shapes ?? memory.shapes, titles: titles ?? memory.titles,
                targets: targets ?? memory.targets, extras: memory.extras)
        }
        #expect(taken() != nil)
        for count in memory.titles.indices { #expect(taken(titles: Array(memory.titles[..<count])) == nil) }
        #expect(!memory.targets.isEmpty)
        for count in memory.targets.indices { #expect(taken(targets: Array(memory.targets[..<count])) == nil) }
        #expect(taken(shapes: memory.shapes.reversed()) == nil)
        #expect(taken(shapes: Array(memory.shapes.dropLast())) == nil)
    }
}

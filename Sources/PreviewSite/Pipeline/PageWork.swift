import Findings
import ThemeRendering

/// The work on the pages of a project: those of which nothing is known are rendered, the others when something asks for them.
///
/// A build of some of the pages asks for no more than the titles of the others.
struct PageWork {
    /// Which pages are asked for, by their places; nil for all of them.
    typealias Choice = @Sendable (_ count: Int) -> Set<Int>

    private let workspace: Workspace
    private let store: PageStore?
    private let memory: PageMemory?
    private let choice: Choice?
    private let jobs: Int

    /// What pages show is kept in `store`; without one nobody asks for it.
    init(_ workspace: Workspace, _ store: PageStore?, _ memory: PageMemory?, _ choice: Choice?, jobs: Int) {
        (self.workspace, self.store, self.memory) = (workspace, store, memory)
        (self.choice, self.jobs) = (choice, jobs)
    }

    /// Throws where a file cannot be read again, or the store has no room.
    func run() async throws -> ProjectPages {
        let heads = try await heads()
        let readable = heads.indices.filter { heads[$0].page != nil }
        let sources = readable.lazy.compactMap { heads[$0].page }
        let index = PageIndex(pages: sources.map(\.path), files: workspace.assetPaths)
        let renderer = PageRenderer(index: index, allowsRawHTML: workspace.configuration.allowsRawHTML)
        let (places, misplaced) = renderer.places(of: Array(sources))
        let maker = PageMaker(workspace, renderer, store)
        let key = PageMemory.key(pages: sources.map(\.path), files: workspace.assetPaths)
        var pages = ProjectPages(memory: PageMemory(key: key))
        let known = memory?.key == key ? memory : nil
        let chosen = choice?(places.count)
        let placed = places.enumerated().map { index, place in
            Placed(file: readable[place.index], path: place.path, isChosen: chosen?.contains(index) ?? true)
        }
        let left = Set(placed.lazy.filter { !$0.isChosen }.map(\.file))
        pages.findings = misplaced + heads.indices.filter { !left.contains($0) }.flatMap { heads[$0].findings }
        try await make(placed, heads, known, maker, into: &pages)
        return pages
    }

    /// A page that has a place in the site.
    fileprivate struct Placed: Sendable {
        /// Which of the files it is made from.
        let file: Int
        let path: ArtifactPath
        /// Whether more is asked for than its title.
        let isChosen: Bool
    }

    /// A page that is not rendered yet.
    private struct Head: Sendable {
        let hash: UInt64
        /// Where in the memory the page is.
        let row: Int?
        /// The page without its text; nil where it cannot be read.
        let page: PageSource?
        let findings: [Finding]
    }

    /// The pages of all files.
    private func heads() async throws -> [Head] {
        let (workspace, memory, rows) = (workspace, memory, memory?.rowsByHash ?? [:])
        return try await concurrently(workspace.pageFiles, jobs: jobs) { file in
            let hash = PageMemory.hash(of: file)
            if let memory, let row = rows[hash] {
                let known = memory[row]
                let page = PageSource(headOf: file, line: known.line, order: known.extra.order)
                return Head(hash: hash, row: row, page: page, findings: known.extra.findingsOfHead)
            }
            var (page, findings) = PageReader.read(try workspace.file(of: file))
            page?.markdown = ""
            return Head(hash: hash, row: nil, page: page, findings: findings)
        }
    }

    /// Adds the pages, of which those that `memory` knows are taken from there.
    ///
    /// Of each page that is rendered little is kept, and at once: there may be very many.
    private func make(
        _ placed: [Placed], _ heads: [Head], _ memory: PageMemory?, _ maker: PageMaker, into pages: inout ProjectPages
    ) async throws {
        let rows = rows(of: placed, heads, in: memory)
        let later = LaterPages(maker)
        var headings = HeadingTable()
        var open: [(page: Int, links: [HeadingLink])] = []
        pages.reserve(placed.count)
        let stretch = 1 << 12
        for start in stride(from: 0, to: placed.count, by: stretch) {
            let places = start..<min(start + stretch, placed.count)
            let missing = places.filter { rows[$0] == nil }.map { placed[$0] }
            var made = try await concurrently(missing, jobs: jobs) { try Made($0, maker) }[...]
            for index in places {
                let (place, head) = (placed[index], heads[placed[index].file])
                if let row = rows[index], let memory {
                    let row = place.isChosen ? memory[row] : memory[row].titled
                    let page = RenderedPage(row, of: workspace.pageFiles[place.file], at: place.path) {
                        try later.content(of: place.file)
                    }
                    pages.add(page, row, hash: head.hash)
                } else if let made = made.popFirst(), let source = head.page {
                    if place.isChosen {
                        headings.add(made.page.source, made.headings)
                        pages.rendered.append(pages.pages.count)
                    }
                    if !made.links.isEmpty { open.append((pages.pages.count, made.links)) }
                    pages.add(made.page, PageMemory.Row(made, source, head.findings), hash: head.hash)
                }
            }
        }
        try await look(for: open, among: placed, &headings, maker, into: &pages)
    }

    /// A page that was rendered, with no more than is asked for once all pages are.
    fileprivate struct Made: Sendable {
        let page: RenderedPage
        let findings: [Finding]
        let links: [HeadingLink]
        /// The hashes of its headings' ids.
        let headings: [UInt64]

        fileprivate init(_ place: Placed, _ maker: PageMaker) throws {
            let draft = try place.isChosen ? maker.keptDraft(of: place.file) : maker.draft(of: place.file, .title)
            (page, findings, links) = (draft.page, draft.findings, draft.links)
            headings = HeadingTable.hashes(of: draft.ids)
        }
    }

    /// Looks for the headings that pages have links to, and adds what is wrong with those links.
    private func look(
        for open: [(page: Int, links: [HeadingLink])], among placed: [Placed], _ headings: inout HeadingTable,
        _ maker: PageMaker, into pages: inout ProjectPages
    ) async throws {
        func ids(of pages: Set<String>) async throws -> [(page: String, ids: Set<String>)] {
            let files = pages.isEmpty ? [] : placed.map(\.file).filter { pages.contains(workspace.pageFiles[$0].path) }
            return try await concurrently(files, jobs: jobs) { file in
                (workspace.pageFiles[file].path, try maker.draft(of: file, .links).ids)
            }
        }
        let targets = open.reduce(into: Set()) { $0.formUnion($1.links.lazy.map(\.page)) }
        for (page, ids) in try await ids(of: targets.filter { !headings.knows($0) }) {
            headings.add(page, HeadingTable.hashes(of: ids))
        }
        let broken = open.map { page, links in (page, links: links.filter { headings.lacks($0.id, on: $0.page) }) }
        let missed = broken.reduce(into: Set()) { $0.formUnion($1.links.lazy.map(\.page)) }
        let known = Dictionary(try await ids(of: missed)) { first, _ in first }
        for (page, links) in broken where !links.isEmpty {
            pages.add(HeadingLink.findings(of: links) { known[$0] ?? [] }, to: page)
        }
    }

    /// Where in the memory pages are of which what it says still holds.
    private func rows(of placed: [Placed], _ heads: [Head], in memory: PageMemory?) -> [Int?] {
        guard let memory else { return placed.map { _ in nil } }
        let known = Lazy {
            Set(
                placed.lazy.map { heads[$0.file] }.filter { $0.row != nil }.compactMap(\.page?.path).map(ContentHash.of)
            )
        }
        return placed.map { place in
            guard let row = heads[place.file].row, place.isChosen else { return heads[place.file].row }
            guard memory.isWhole(row) else { return nil }
            return memory.targets(of: row).allSatisfy { known.value.contains($0) } ? row : nil
        }
    }
}

extension PageSource {
    /// What is known of a page without its text.
    fileprivate init(headOf file: PageFile, line: Int, order: Int?) {
        let start = SourceLocation(file: file.label, line: line, column: 1)
        self.init(path: file.path, markdown: "", start: start)
        self.order = order
    }
}

extension RenderedPage {
    /// A page that is known.
    fileprivate init(
        _ row: PageMemory.Row, of file: PageFile, at path: ArtifactPath,
        content: @escaping @Sendable () throws -> PageContent
    ) {
        self.init(
            source: file.path, path: path, title: row.title, description: row.extra.description, size: row.size,
            place: .elsewhere(content), files: row.extra.files)
    }
}

extension PageMemory.Row {
    /// What is known of a page that was rendered, but for its links to headings.
    fileprivate init(_ made: PageWork.Made, _ head: PageSource, _ findingsOfHead: [Finding]) {
        let page = made.page
        (title, size, line) = (page.title, page.size, head.start.line)
        targets = Set(made.links.lazy.map(\.page).filter { $0 != page.source }.map { ContentHash.of($0) }).sorted()
        extra = PageMemory.Extra(
            order: head.order, description: page.description, findingsOfHead: findingsOfHead, findings: made.findings,
            files: page.files, asksForProperties: !page.properties.isEmpty)
    }
}

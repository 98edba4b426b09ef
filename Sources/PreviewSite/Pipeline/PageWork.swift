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
    private struct Placed: Sendable {
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
        return try await concurrently(Array(workspace.pageFiles.indices), jobs: jobs) { index in
            Result {
                let file = workspace.pageFiles[index]
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
        }.map { try $0.get() }
    }

    /// Adds the pages, of which those that `memory` knows are taken from there.
    private func make(
        _ placed: [Placed], _ heads: [Head], _ memory: PageMemory?, _ maker: PageMaker, into pages: inout ProjectPages
    ) async throws {
        let rows = rows(of: placed, heads, in: memory)
        let missing = placed.indices.filter { rows[$0] == nil }.map { placed[$0] }
        let drafts = try await concurrently(missing, jobs: jobs) { place in
            Result { try place.isChosen ? maker.keptDraft(of: place.file) : maker.draft(of: place.file, .title) }
        }.map { try $0.get() }
        let later = LaterPages(maker)
        let chosen = zip(missing, drafts).lazy.filter(\.0.isChosen).map(\.1)
        let ids = try await headingIDs(of: Array(chosen), among: placed.map(\.file), maker)
        var rest = drafts[...]
        for (place, row) in zip(placed, rows) {
            let head = heads[place.file]
            if let row, let memory {
                let row = place.isChosen ? memory[row] : memory[row].titled
                let page = RenderedPage(row, of: workspace.pageFiles[place.file], at: place.path) {
                    try later.content(of: place.file)
                }
                pages.add(page, row, hash: head.hash)
            } else if let draft = rest.popFirst(), let page = head.page {
                let findings = place.isChosen ? draft.findings { ids[$0] } : []
                pages.add(draft.page, PageMemory.Row(draft, page, head.findings, findings), hash: head.hash)
            }
        }
    }

    /// The ids of headings, by the sources of pages: of those that were rendered, and of those to whose headings they have links.
    private func headingIDs(
        of drafts: [PageDraft], among files: [Int], _ maker: PageMaker
    ) async throws -> [String: Set<String>] {
        var ids = Dictionary(drafts.map { ($0.page.source, $0.ids) }) { first, _ in first }
        let targets = drafts.reduce(into: Set()) { $0.formUnion($1.targets) }
        let others = files.filter { file in
            let source = workspace.pageFiles[file].path
            return targets.contains(source) && ids[source] == nil
        }
        let found = await concurrently(others, jobs: jobs) { file in Result { try maker.draft(of: file, .links).ids } }
        for (file, found) in zip(others, found) { ids[workspace.pageFiles[file].path] = try found.get() }
        return ids
    }

    /// Where in the memory pages are of which what it says still holds.
    private func rows(of placed: [Placed], _ heads: [Head], in memory: PageMemory?) -> [Int?] {
        guard let memory else { return placed.map { _ in nil } }
        let known = Lazy { Set(placed.lazy.map { heads[$0.file] }.filter { $0.row != nil }.compactMap(\.page?.path)) }
        return placed.map { place in
            guard let row = heads[place.file].row, place.isChosen else { return heads[place.file].row }
            guard memory.isWhole(row) else { return nil }
            let targets = memory.extras[row]?.targets ?? []
            return targets.isEmpty || targets.isSubset(of: known.value) ? row : nil
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
    /// What is known of a page that was rendered.
    fileprivate init(_ draft: PageDraft, _ head: PageSource, _ findingsOfHead: [Finding], _ findings: [Finding]) {
        let page = draft.page
        (title, size, line) = (page.title, page.size, head.start.line)
        extra = PageMemory.Extra(
            order: head.order, description: page.description, findingsOfHead: findingsOfHead, findings: findings,
            files: page.files, targets: draft.targets, asksForProperties: !page.properties.isEmpty)
    }
}

import Findings
import ThemeRendering

/// All Markdown pages of a project, parsed, and the findings about them.
struct PageCatalog: Sendable {
    private(set) var pages: [RenderedPage] = []
    /// File hashes, parallel to `pages`.
    private(set) var hashes: [UInt64] = []
    private(set) var findings: [Finding] = []
    /// The output paths of pages that cannot be read: their last good files are kept.
    private(set) var unreadable: Set<ArtifactPath> = []
    /// The output paths of pages whose front matter cannot be read: shown without it where there are no last good files.
    private(set) var damaged: Set<ArtifactPath> = []
    /// The errors for which pages are unreadable or damaged.
    private(set) var unreadableFindings: [Finding] = []
    /// The chapters of the pages; nil if no `SUMMARY.md` lists them.
    private(set) var book: Book?
    /// A hash of `SUMMARY.md`.
    private(set) var summaryHash: UInt64?
    /// A hash of everything that the pages were read from; nil unless another check follows.
    private(set) var sourceHash: UInt64?

    init() {}

    /// Takes over the pages of `previous` if none of their sources changed.
    init(_ workspace: Workspace, _ request: CheckRequest, after previous: PageCatalog?) async throws
    {
        let sourceHash = request.isRepeated ? try workspace.pagesHash(previous) : nil
        if let previous, sourceHash != nil, sourceHash == previous.sourceHash {
            self = previous
            return
        }
        self.sourceHash = sourceHash
        if request.includesPages { try await readPages(workspace, jobs: request.jobs) }
    }

    /// The images and other files that pages link to.
    var files: [String] { Set(pages.flatMap(\.files)).sorted() }

    /// The files that the texts of pages depend on.
    var inputs: [String] { Set(pages.flatMap(\.inputs)).sorted() }
}

extension PageCatalog {
    private mutating func readPages(_ workspace: Workspace, jobs: Int) async throws {
        let reader = try PageFileReader(workspace)
        let read = try await concurrentMap(workspace.listing.pages, jobs: jobs) { source in
            try reader.page(at: source)
        }
        let readable = read.filter { $0.source != nil }
        let (placed, misplaced) = reader.renderer.placed(readable.compactMap(\.source))
        let shown = placed.map { readable[$0.index] }
        let headings = HeadingTable(shown.compactMap(\.draft).map { ($0.source, $0.ids) })
        let rules = workspace.configuration.rules
        book = reader.book
        summaryHash = reader.summaryHash
        findings = rules.applied(
            to: reader.findings + misplaced + headings.findings(for: reader.book?.links ?? [])
        )
        for page in read where page.source == nil {
            addUnreadable(page, at: reader.renderer.index.pages[page.path], rules)
        }
        // A finding about a file is told once, however many pages include it.
        var known: Set<Finding> = []
        for page in shown {
            guard let draft = page.draft else { continue }
            addDamage(rules.applied(to: page.findings), of: draft.path)
            hashes.append(page.hash)
            let found = page.findings + draft.findings + headings.findings(for: draft.links)
            findings += rules.applied(to: found.filter { known.insert($0).inserted })
            pages.append(RenderedPage(draft))
        }
    }

    private mutating func addUnreadable(
        _ page: ReadPage,
        at path: ArtifactPath?,
        _ rules: RuleSettings
    ) {
        let found = rules.applied(to: page.findings)
        unreadableFindings += found
        findings += found
        if let path { unreadable.insert(path) }
    }

    private mutating func addDamage(_ found: [Finding], of path: ArtifactPath) {
        let errors = found.filter { $0.rule == .unreadablePage && $0.severity == .error }
        if errors.isEmpty { return }
        damaged.insert(path)
        unreadableFindings += errors
    }
}

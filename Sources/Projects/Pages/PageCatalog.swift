package import Findings
package import ThemeRendering

/// All Markdown pages of a project, parsed, and the findings about them.
package struct PageCatalog: Sendable {
    package private(set) var pages: [RenderedPage] = []
    /// File hashes, parallel to `pages`.
    package private(set) var hashes: [UInt64] = []
    package private(set) var findings: [Finding] = []
    /// The output paths of pages that cannot be read: their last good files are kept.
    package private(set) var unreadable: Set<ArtifactPath> = []
    /// The output paths of pages whose front matter cannot be read: shown without it where there are no last good files.
    package private(set) var damaged: Set<ArtifactPath> = []
    /// The errors for which pages are unreadable or damaged.
    package private(set) var unreadableFindings: [Finding] = []
    /// The chapters of the pages; nil if no `SUMMARY.md` lists them.
    package private(set) var book: Book?
    /// A hash of `SUMMARY.md`.
    package private(set) var summaryHash: UInt64?
    /// A hash of everything that the pages were read from; nil unless they may be taken over.
    package private(set) var sourceHash: UInt64?

    package init() {}

    /// Reads the pages with `jobs` at a time.
    package init(_ workspace: Workspace, jobs: Int) async throws {
        try await readPages(workspace, jobs: jobs)
    }

    /// Takes over the pages of `previous` if none of their sources changed, and can be taken over itself.
    package init(_ workspace: Workspace, jobs: Int, after previous: PageCatalog?) async throws {
        let sourceHash = try workspace.pagesHash(previous)
        if let previous, sourceHash == previous.sourceHash {
            self = previous
        } else {
            try await readPages(workspace, jobs: jobs)
            self.sourceHash = sourceHash
        }
    }

    /// The images and other files that pages link to.
    package var files: [String] { Set(pages.flatMap(\.files)).sorted() }

    /// The files that the texts of pages depend on.
    package var inputs: [String] { Set(pages.flatMap(\.inputs)).sorted() }
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

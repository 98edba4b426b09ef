import Findings
import ThemeRendering

/// The outlines of all Markdown pages of a project, and the findings about them.
///
/// The HTML of 50,000 pages would not fit in memory: beyond a limit, a page is read again when it is written.
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

    init() {}

    init(_ workspace: Workspace, _ request: CheckRequest) async throws {
        let reader = try PageFileReader(workspace, keepsTexts: request.showsPages)
        let read = try await concurrentMap(workspace.listing.pages, jobs: request.jobs) {
            try reader.outline(of: $0)
        }
        let readable = read.filter { $0.page != nil }
        let (placed, misplaced) = reader.renderer.placed(readable.compactMap(\.page))
        let headings = HeadingTable(
            placed.lazy.compactMap { readable[$0.index].draft }.map { ($0.source, $0.ids) }
        )
        let rules = workspace.configuration.rules
        book = reader.book
        summaryHash = reader.summaryHash
        findings = rules.applied(
            to: reader.findings + misplaced + headings.findings(for: reader.book?.links ?? [])
        )
        for file in read where file.page == nil {
            unreadableFindings += file.findings
            if let path = reader.renderer.index.pages[file.source.path] { unreadable.insert(path) }
        }
        unreadableFindings = rules.applied(to: unreadableFindings)
        findings += unreadableFindings
        // What is wrong with a file is said once, however many pages include it.
        var known: Set<Finding> = []
        for index in placed.map(\.index) {
            let file = readable[index]
            guard let draft = file.draft else { continue }
            addDamage(rules.applied(to: file.findings), of: draft.path)
            hashes.append(file.hash)
            let found = file.findings + draft.findings + headings.findings(for: draft.links)
            findings += rules.applied(to: found.filter { known.insert($0).inserted })
            pages.append(
                RenderedPage(draft) {
                    [content = draft.content, source = file.source, textHash = file.textHash] in
                    try content ?? reader.content(of: source, textHash: textHash)
                }
            )
        }
    }

    private mutating func addDamage(_ found: [Finding], of path: ArtifactPath) {
        let errors = found.filter { $0.rule == .unreadablePage && $0.severity == .error }
        if errors.isEmpty { return }
        damaged.insert(path)
        unreadableFindings += errors
    }

    /// The images and other files that pages link to.
    var files: [String] { Set(pages.flatMap(\.files)).sorted() }

    /// The files that the texts of pages depend on.
    var inputs: [String] { Set(pages.flatMap(\.inputs)).sorted() }
}

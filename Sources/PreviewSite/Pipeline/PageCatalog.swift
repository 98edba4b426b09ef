import Findings
import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The outlines of all Markdown pages of a project, and the findings about them.
///
/// HTML is not kept: 50,000 pages would not fit in memory, so a page is read again when it is written.
struct PageCatalog: Sendable {
    private(set) var pages: [RenderedPage] = []
    /// File hashes, parallel to `pages`.
    private(set) var hashes: [UInt64] = []
    private(set) var findings: [Finding] = []
    /// The output paths of pages that cannot be read: their last good files are kept.
    private(set) var unreadable: Set<ArtifactPath> = []
    private(set) var unreadableFindings: [Finding] = []

    init() {}

    init(_ workspace: Workspace, jobs: Int) async throws {
        let reader = PageFileReader(workspace)
        let read = try await concurrentMap(workspace.listing.pages, jobs: jobs) { try reader.outline(of: $0) }
        let readable = read.filter { $0.page != nil }
        let (placed, misplaced) = reader.renderer.placed(readable.compactMap(\.page))
        let headings = HeadingTable(placed.lazy.compactMap { readable[$0.index].draft }.map { ($0.source, $0.ids) })
        let rules = workspace.configuration.rules
        findings = rules.applied(to: misplaced)
        for file in read where file.page == nil {
            unreadableFindings += file.findings
            if let path = reader.renderer.index.pages[file.source.path] { unreadable.insert(path) }
        }
        unreadableFindings = rules.applied(to: unreadableFindings)
        findings += unreadableFindings
        for index in placed.map(\.index) {
            let file = readable[index]
            guard let draft = file.draft else { continue }
            hashes.append(file.hash)
            findings += rules.applied(to: file.findings + draft.findings + headings.findings(for: draft.links))
            pages.append(
                RenderedPage(draft) { [source = file.source, hash = file.hash] in
                    try reader.content(of: source, hash: hash)
                })
        }
    }

    /// The images and other files that pages link to.
    var files: [String] { Set(pages.flatMap(\.files)).sorted() }
}

private final class PageFileReader: Sendable {
    let renderer: PageRenderer
    private let project: Project

    init(_ workspace: Workspace) {
        project = workspace.project
        let pages = workspace.listing.pages.filter { $0.problem != .folder }.map(\.path)
        let index = PageIndex(pages: pages, files: Set(workspace.listing.assets.map(\.path)))
        renderer = PageRenderer(index: index, allowsRawHTML: workspace.configuration.allowsRawHTML)
    }

    /// What is kept of a page: everything except its text.
    struct Outline: Sendable {
        let source: SourcePath
        let hash: UInt64
        /// Front matter, with empty `markdown`; nil if the page cannot be read.
        let page: PageSource?
        let draft: PageDraft?
        let findings: [Finding]
    }

    func outline(of source: SourcePath) throws -> Outline {
        let file = try project.read(source, limit: Project.pageLimit)
        var (page, findings) = PageReader.read(file)
        let draft = page.flatMap { renderer.draft($0, isShown: false) }
        page?.markdown = ""
        return Outline(source: source, hash: file.hash, page: page, draft: draft, findings: findings)
    }

    /// Throws if the file changed since its outline was read.
    func content(of source: SourcePath, hash: UInt64) throws -> PageContent {
        let file = try project.read(source, limit: Project.pageLimit)
        guard file.hash == hash, let page = PageReader.read(file).page,
            let content = renderer.draft(page, isShown: true)?.content
        else { throw LoadingError.changed(file.label) }
        return content
    }
}

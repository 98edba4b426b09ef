import MarkdownPages
import Findings
import ThemeRendering

/// A Markdown file, read with everything that it includes.
struct ReadPage: Sendable {
    /// Relative to the folder of pages.
    let path: String
    /// A hash of the file.
    let hash: UInt64
    /// The front matter, with empty `markdown`; nil if the page cannot be read.
    let source: PageSource?
    let draft: PageDraft?
    let findings: [Finding]
}

/// Reads pages with everything that they include, and the book that they belong to.
struct PageFileReader: Sendable {
    let renderer: PageRenderer
    let book: Book?
    let summaryHash: UInt64?
    /// Findings about the book.
    let findings: [Finding]
    private let project: Project
    private let included: IncludedFiles

    init(_ workspace: Workspace) throws {
        project = workspace.project
        included = IncludedFiles(workspace)
        let pages = workspace.listing.pages.filter { $0.problem != .folder }
        let index = PageIndex(
            pages: pages.map(\.path),
            files: Set(workspace.listing.assets.map(\.path)),
            imageProblem: ImageReader(workspace).problem(of:)
        )
        (book, summaryHash, findings) = try Self.book(workspace, index)
        renderer = PageRenderer(
            index: index,
            allowsRawHTML: workspace.configuration.allowsRawHTML,
            book: book
        )
    }

    private static func book(_ workspace: Workspace, _ index: PageIndex) throws -> (
        Book?, UInt64?, [Finding]
    ) {
        guard let source = workspace.listing.summary else { return (nil, nil, []) }
        let file = try workspace.project.read(source, limit: Project.pageLimit)
        let (page, findings) = PageReader.read(file)
        guard let page else { return (nil, file.hash, findings) }
        let summary = BookSummary(page.markdown, start: page.start)
        let book = Book(summary, at: source.path, index: index)
        return (book, file.hash, findings + book.findings)
    }

    func page(at path: SourcePath) throws -> ReadPage {
        let file = try project.read(path, limit: Project.pageLimit)
        var (source, findings) = PageReader.read(file)
        var draft: PageDraft?
        if let page = source {
            let (whole, problems) = try including(page)
            findings += problems
            draft = renderer.draft(whole)
            source = whole
            source?.markdown = ""
        }
        return ReadPage(
            path: path.path,
            hash: file.hash,
            source: source,
            draft: draft,
            findings: findings
        )
    }

    /// The page with the text of the files that it includes.
    private func including(_ page: PageSource) throws -> (PageSource, [Finding]) {
        let text = try IncludedText(page.markdown, path: page.path, start: page.start) {
            path,
            origin in
            try included.file(at: path, from: origin)
        }
        if text.origins == nil { return (page, []) }
        var page = page
        page.markdown = text.text
        page.origins = text.origins
        page.included = text.files
        page.title = page.title ?? text.title
        return (page, text.problems.map(\.finding))
    }
}

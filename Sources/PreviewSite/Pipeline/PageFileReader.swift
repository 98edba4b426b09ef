import Findings
import MarkdownPages
import SourceText
import Synchronization
import ThemeRendering

/// Reads pages with what they include, and the book that they belong to.
final class PageFileReader: Sendable {
    let renderer: PageRenderer
    let book: Book?
    let summaryHash: UInt64?
    /// What is wrong with the book.
    let findings: [Finding]
    private let project: Project
    private let listing: SourceListing
    /// The bytes of HTML that may still be kept.
    private let room: Mutex<Int>

    /// The most HTML that is kept, up to one page a job, which saves a second reading of each page.
    private static let textLimit = 2 << 20

    init(_ workspace: Workspace, keepsTexts: Bool) throws {
        project = workspace.project
        listing = workspace.listing
        room = Mutex(keepsTexts ? Self.textLimit : 0)
        let pages = listing.pages.filter { $0.problem != .folder }.map(\.path)
        let images = ImageReader(workspace)
        let index = PageIndex(
            pages: pages,
            files: Set(listing.assets.map(\.path)),
            imageProblem: images.problem(of:)
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
        let book = Book(
            BookSummary(page.markdown, start: page.start),
            at: source.path,
            index: index
        )
        return (book, file.hash, findings + book.findings)
    }

    /// What is kept of a page: everything except its source, and its HTML while there is room.
    struct Outline: Sendable {
        let source: SourcePath
        /// A hash of the file.
        let hash: UInt64
        /// A hash of the file and of what it includes.
        let textHash: UInt64
        /// Front matter, with empty `markdown`; nil if the page cannot be read.
        let page: PageSource?
        let draft: PageDraft?
        let findings: [Finding]
    }

    func outline(of source: SourcePath) throws -> Outline {
        let file = try project.read(source, limit: Project.pageLimit)
        var (page, textHash, findings) = try read(file)
        let isShown = room.withLock { $0 > 0 }
        let draft = page.flatMap { renderer.draft($0, isShown: isShown) }
        if let html = draft?.content?.html { room.withLock { $0 -= html.utf8.count } }
        page?.markdown = ""
        return Outline(
            source: source,
            hash: file.hash,
            textHash: textHash,
            page: page,
            draft: draft,
            findings: findings
        )
    }

    /// Throws if the file, or one that it includes, changed since its outline was read.
    func content(of source: SourcePath, textHash: UInt64) throws -> PageContent {
        let file = try project.read(source, limit: Project.pageLimit)
        let read = try read(file)
        guard read.textHash == textHash, let page = read.page,
            let content = renderer.draft(page, isShown: true)?.content
        else { throw LoadingError.changed(file.label) }
        return content
    }

    private func read(_ file: SourceFile) throws -> (
        page: PageSource?, textHash: UInt64, findings: [Finding]
    ) {
        let (page, findings) = PageReader.read(file)
        guard var page else { return (nil, file.hash, findings) }
        let text = try IncludedText(page.markdown, path: page.path, start: page.start) {
            path,
            origin in
            try self.included(path, from: origin)
        }
        if text.origins == nil { return (page, file.hash, findings) }
        page.markdown = text.text
        page.origins = text.origins
        page.included = text.files
        page.title = page.title ?? text.title
        var hash = ContentHash()
        hash.add(file.hash)
        hash.add(text.text)
        return (page, hash.value, findings + text.problems.map(\.finding))
    }

    private func included(_ path: String, from origin: String) throws -> IncludedText.File {
        func none(_ reason: String) -> IncludedText.File {
            IncludedText.File(
                path: nil,
                label: path,
                text: .failure(IncludedText.Unreadable(reason))
            )
        }
        guard let target = PageIndex.normalise(path, from: origin) else {
            return none("it is outside of the pages' folder")
        }
        guard let source = listing.source(at: target) else {
            return none("there is no '\(target.excerpt)'")
        }
        let file = try project.read(source, limit: Project.pageLimit)
        return IncludedText.File(path: source.path, label: source.label, text: file.includedText)
    }
}

extension SourceFile {
    fileprivate var includedText: Result<String, IncludedText.Unreadable> {
        func unreadable(_ reason: String) -> Result<String, IncludedText.Unreadable> {
            .failure(IncludedText.Unreadable(reason))
        }
        if let problem { return unreadable(problem.message) }
        if bytes.count > Project.pageLimit {
            return unreadable("it is larger than \(Project.pageLimit >> 20) MiB")
        }
        guard var text = String(validating: bytes, as: UTF8.self) else {
            return unreadable("it is not UTF-8 text")
        }
        if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
        return .success(text)
    }
}

/// Reads images in SVG, each once.
private final class ImageReader: Sendable {
    private let project: Project
    private let listing: SourceListing
    private let known = Mutex<[String: String?]>([:])

    init(_ workspace: Workspace) {
        project = workspace.project
        listing = workspace.listing
    }

    /// Why an image may do harm; nil if it cannot.
    @Sendable func problem(of path: String) -> String? {
        if let problem = known.withLock({ $0[path] }) { return problem }
        let file = listing.source(at: path).flatMap {
            try? project.read($0, limit: Project.pageLimit)
        }
        let problem = file.map { $0.imageProblem } ?? "it cannot be read"
        known.withLock { $0[path] = .some(problem) }
        return problem
    }
}

extension SourceFile {
    /// What an image in SVG has that may do harm.
    var imageProblem: String? {
        if bytes.count > Project.pageLimit {
            return "it is larger than \(Project.pageLimit >> 20) MiB"
        }
        return SVGProblem(in: bytes).map { "it has \($0.subject) in line \($0.line)" }
    }
}

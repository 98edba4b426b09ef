import ThemeRendering

/// The ids of headings, by the sources of pages: those of a page that was not rendered are looked for when they are asked for.
struct HeadingIDsOfPages {
    private var ids: [String: Set<String>]
    private let files: [Int]
    private let maker: PageMaker
    private lazy var filesBySource = Dictionary(files.map { (maker.workspace.pageFiles[$0].path, $0) }) { first, _ in
        first
    }

    /// `files` are those of all pages, `drafts` some of them.
    init(_ drafts: [PageDraft], _ files: [Int], _ maker: PageMaker) {
        ids = Dictionary(drafts.map { ($0.page.source, $0.ids) }) { first, _ in first }
        (self.files, self.maker) = (files, maker)
    }

    /// The ids of a page's headings; nil where there is no such page.
    mutating func of(_ source: String) throws -> Set<String>? {
        if let known = ids[source] { return known }
        guard let file = filesBySource[source] else { return nil }
        let found = try maker.draft(of: file).ids
        ids[source] = found
        return found
    }
}

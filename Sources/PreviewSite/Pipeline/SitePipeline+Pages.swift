package import Findings
package import ThemeModel
package import ThemeRendering

extension SitePipeline {
    /// The pages as HTML, with what is wrong with them.
    ///
    /// What they show is kept in `store`. Throws where a file cannot be read again, or the store has no room.
    package func renderedPages(in store: PageStore) async throws -> (pages: [RenderedPage], findings: [Finding]) {
        try await trace.measureWait(.pages) { try await readPages(store) }
    }

    /// What is wrong with the pages, and with what pages, templates and CSS ask of the themes.
    package func pageFindings(for themes: [Theme]) async throws -> [Finding] {
        let (pages, findings) = try await renderedPages(in: .nowhere)
        return findings + undefinedProperties(in: themes.filter { $0.style != nil }, all: { themes }, pages: pages)
    }

    private func readPages(_ store: PageStore) async throws -> (pages: [RenderedPage], findings: [Finding]) {
        let workspace = workspace
        let files = workspace.pageFiles
        let read = try await concurrently(files, jobs: jobs) { file in
            Result { try PageTexts.head(of: file, in: workspace) }
        }.map { try $0.get() }
        let sources = read.compactMap(\.page)
        let index = PageIndex(pages: sources.map(\.path), files: workspace.assetPaths)
        let renderer = PageRenderer(index: index, allowsRawHTML: workspace.configuration.allowsRawHTML)
        let (places, misplaced) = renderer.places(of: sources)
        let texts = PageTexts(workspace)
        let drafts = try await concurrently(places, jobs: jobs) { place in
            Result {
                var draft = renderer.draft(try texts.whole(place))
                draft.page.place = try store.keep(draft.page.content)
                return draft
            }
        }.map { try $0.get() }
        let (pages, found) = renderer.finished(drafts)
        return (pages, read.flatMap(\.findings) + misplaced + found)
    }
}

/// The texts of pages, which are read again when they are needed where memory has no room for them.
private struct PageTexts: Sendable {
    private let workspace: Workspace
    private let files: [String: PageFile]

    init(_ workspace: Workspace) {
        self.workspace = workspace
        files = Dictionary(workspace.pageFiles.map { ($0.path, $0) }) { first, _ in first }
    }

    /// The page of a file, without its text where that is read again, and what is wrong with it.
    static func head(
        of file: PageFile, in workspace: Workspace
    ) throws(LoadingError) -> (page: PageSource?, findings: [Finding]) {
        var (page, findings) = PageReader.read(try workspace.file(of: file))
        if file.isRead { page?.markdown = "" }
        return (page, findings)
    }

    /// A page with its text.
    func whole(_ place: PageRenderer.Place) throws(LoadingError) -> PageRenderer.Place {
        guard let file = file(at: place.source.path), file.isRead,
            let page = PageReader.read(try workspace.file(of: file)).page
        else { return place }
        var place = place
        place.source = page
        return place
    }

    /// The file of a path, to the byte: to Swift two spellings of one letter are equal.
    private func file(at path: String) -> PageFile? {
        if let file = files[path], file.path.hasBytes(of: path) { return file }
        return workspace.pageFiles.first { $0.path.hasBytes(of: path) }
    }
}

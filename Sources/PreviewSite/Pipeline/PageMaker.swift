import ThemeRendering

/// Renders the pages of a project one by one, from the files that were read.
///
/// A class: very many pages may hold on to it.
final class PageMaker: Sendable {
    private let workspace: Workspace
    private let renderer: PageRenderer
    private let store: PageStore?

    /// What pages show is kept in `store`; without one nobody asks for it.
    init(_ workspace: Workspace, _ renderer: PageRenderer, _ store: PageStore?) {
        (self.workspace, self.renderer, self.store) = (workspace, renderer, store)
    }

    /// The page of a file, with what it shows in the store.
    func keptDraft(of file: Int) throws -> PageDraft {
        guard let store else { return try draft(of: file, .links) }
        var draft = try draft(of: file, .content)
        draft.page.place = try store.keep(draft.page.place.content)
        return draft
    }

    /// What is asked for of a file's page; throws where that cannot be read any more, or has other bytes than before.
    func draft(of file: Int, _ depth: PageDraft.Depth) throws -> PageDraft {
        let file = workspace.pageFiles[file]
        let source = PageReader.read(try workspace.file(of: file)).page
        guard let draft = source.flatMap({ renderer.draft($0, depth) }) else {
            throw LoadingError.changed(file.label)
        }
        return draft
    }
}

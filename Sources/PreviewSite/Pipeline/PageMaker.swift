import ThemeRendering

/// Renders the pages of a project one by one, from the files that were read.
struct PageMaker: Sendable {
    let workspace: Workspace
    let renderer: PageRenderer
    /// Where what pages show is kept.
    let store: PageStore

    /// The page of a file; throws where that cannot be read any more, or has other bytes than before.
    func draft(of file: Int) throws -> PageDraft {
        let file = workspace.pageFiles[file]
        guard let source = PageReader.read(try workspace.file(of: file)).page, let draft = renderer.draft(source) else {
            throw LoadingError.changed(file.label)
        }
        return draft
    }

    /// The page of a file, with what it shows in the store.
    func keptDraft(of file: Int) throws -> PageDraft {
        var draft = try draft(of: file)
        draft.page.place = try store.keep(draft.page.place.content)
        return draft
    }
}

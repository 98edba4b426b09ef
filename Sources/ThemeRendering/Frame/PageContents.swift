import SourceText

/// The pages of a site in sections: those of the book, else those of the folders.
struct PageContents: Sendable {
    struct Entry: Sendable {
        let title: String
        /// The index of the page; nil for one that is not written yet.
        let page: Int?
        /// Indices of ``PageContents/sections``, the outermost first.
        let sections: [Int]
        let isSeparated: Bool
    }

    private(set) var entries: [Entry] = []
    private(set) var sections: [PageSection] = []

    init(_ pages: [RenderedPage], book: Book?) {
        if let book { addChapters(of: book, pages) } else { addFolders(of: pages) }
    }

    private mutating func addChapters(of book: Book, _ pages: [RenderedPage]) {
        let numbers = Dictionary(keepingFirst: pages.enumerated().map { ($1.source, $0) })
        sections = book.sections
        entries = book.entries.map { entry in
            Entry(
                title: entry.title,
                page: entry.page.flatMap { numbers[$0] },
                sections: entry.sections,
                isSeparated: entry.isSeparated
            )
        }
        let others = pages.indices.filter { index in
            book.ranks[pages[index].source] == nil
        }
        if others.isEmpty { return }
        sections.append(PageSection(title: "Other pages", isPart: false))
        entries += others.map { index in
            Entry(
                title: pages[index].title,
                page: index,
                sections: [sections.count - 1],
                isSeparated: index == others[0]
            )
        }
    }

    /// The pages of a folder follow each other, its own page first.
    private mutating func addFolders(of pages: [RenderedPage]) {
        var open: [OpenSection] = []
        for (index, page) in pages.enumerated() {
            let folder = page.path.folder
            open.removeLast(open.reversed().prefix { !$0.contains(folder) }.count)
            let isOwn = page.path.isIndex && !folder.isEmpty
            // A folder that has its own page alone is no section.
            let isAlone = isOwn && pages.isOnlyPage(of: folder, at: index)
            let names = folder.split(separator: "/").dropLast(isAlone ? 1 : 0)
            openSections(
                down: names,
                titled: isOwn && !isAlone ? page.title : nil,
                among: &open
            )
            entries.append(
                Entry(
                    title: isOwn && !isAlone ? PageSection.overview : page.title,
                    page: index,
                    sections: open.map(\.section),
                    isSeparated: false
                )
            )
        }
    }

    /// Opens a section for each folder on the way that has none yet; the last one may have a title of its own.
    private mutating func openSections(
        down names: ArraySlice<Substring>,
        titled title: String?,
        among open: inout [OpenSection]
    ) {
        for depth in open.count..<max(open.count, names.count) {
            let path = names.prefix(depth + 1)
            let isLast = depth == names.count - 1
            let title = isLast ? title : nil
            open.append(
                OpenSection(
                    folder: path.joined(separator: "/"),
                    section: sections.count
                )
            )
            sections.append(
                PageSection(title: title ?? String(path.last ?? ""), isPart: false)
            )
        }
    }
}

/// A folder whose pages are being listed.
private struct OpenSection {
    let folder: String
    let section: Int

    func contains(_ other: String) -> Bool {
        other == folder || other.hasPrefix("\(folder)/")
    }
}

extension [RenderedPage] {
    /// No other page of the folder, or below it, follows its own.
    fileprivate func isOnlyPage(of folder: String, at index: Int) -> Bool {
        let next = index + 1
        return next == count || !self[next].path.lies(below: folder)
    }
}

extension ArtifactPath {
    fileprivate var folder: String { parent?.description ?? "" }

    fileprivate func lies(below folder: String) -> Bool {
        description.hasPrefix("\(folder)/")
    }
}

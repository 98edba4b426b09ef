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
        let others = pages.indices.filter { book.ranks[pages[$0].source] == nil }
        if others.isEmpty { return }
        sections.append(PageSection(title: "Other pages", isPart: false))
        entries += others.map {
            Entry(
                title: pages[$0].title,
                page: $0,
                sections: [sections.count - 1],
                isSeparated: $0 == others[0]
            )
        }
    }

    /// The pages of a folder follow each other, its own page first.
    private mutating func addFolders(of pages: [RenderedPage]) {
        var open: [(folder: String, section: Int)] = []
        for (index, page) in pages.enumerated() {
            let folder = page.path.parent?.description ?? ""
            while let last = open.last, last.folder != folder, !folder.hasPrefix("\(last.folder)/")
            {
                open.removeLast()
            }
            let isOwn = page.path.isIndex && !folder.isEmpty
            // A folder that has its own page alone is no section.
            let isAlone =
                isOwn
                && !(pages.indices.contains(index + 1) && pages[index + 1].path.lies(below: folder))
            var missing = folder.split(separator: "/").map(String.init)
            if isAlone { missing.removeLast() }
            var path = ""
            for (depth, name) in missing.enumerated() {
                path += path.isEmpty ? name : "/\(name)"
                if open.count > depth { continue }
                let title = isOwn && path == folder ? page.title : name
                open.append((path, sections.count))
                sections.append(PageSection(title: title, isPart: false))
            }
            let title = isOwn && !isAlone ? PageSection.overview : page.title
            entries.append(
                Entry(title: title, page: index, sections: open.map(\.section), isSeparated: false)
            )
        }
    }
}

extension ArtifactPath {
    fileprivate func lies(below folder: String) -> Bool { description.hasPrefix("\(folder)/") }
}

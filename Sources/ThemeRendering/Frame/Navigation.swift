import SourceText

/// The links from a theme's pages to each other, which are the same for all pages of one depth.
struct Navigation: Sendable {
    /// The most pages that all link to each other: in a larger site, each page would grow with the number of pages.
    private static let limit = 100
    /// The number of pages that a page of a larger site links to.
    private static let window = 40

    private let links: [String: [View]]
    private let sections: [String: NavigationSections]
    let isAbridged: Bool

    init(_ content: SiteContent) {
        let contents = PageContents(content.pages, book: content.book)
        let ways = Set(content.pages.map { PagePlace(of: $0).up })
        links = Dictionary(uniqueKeysWithValues: ways.map { ($0, Self.links(content, up: $0)) })
        sections = Dictionary(
            uniqueKeysWithValues: ways.map {
                ($0, NavigationSections(contents, content.pages, up: $0))
            }
        )
        isAbridged = max(content.pages.count, contents.entries.count) > Self.limit
    }

    /// The links to all pages, and the same in sections.
    static func all(_ content: SiteContent) -> (pages: ViewValue, sections: ViewValue) {
        let contents = PageContents(content.pages, book: content.book)
        let sections = NavigationSections(contents, content.pages, up: "")
        return (
            .choice(links(content, up: ""), current: nil),
            sections.views(sections.contents.entries.indices, at: nil)
        )
    }

    private static func links(_ content: SiteContent, up: String) -> [View] {
        content.pages.map { [.href: .text($0.path.pageAddress(up: up)), .title: .text($0.title)] }
    }

    /// The links from a page to those around it, about as many before as after it; `up` leads to the theme's folder.
    func links(up: String, around index: Int) -> ViewValue {
        let links = links[up] ?? []
        let shown = shown(of: links.count, around: index)
        return .choice(
            shown == links.indices ? links : Array(links[shown]),
            current: index - shown.lowerBound
        )
    }

    /// The same links, and chapters that are not written yet, in sections.
    func sections(up: String, around index: Int) -> ViewValue {
        guard let sections = sections[up], let entry = sections.entries[index] else {
            return .list([])
        }
        return sections.views(shown(of: sections.contents.entries.count, around: entry), at: entry)
    }

    private func shown(of count: Int, around index: Int) -> Range<Int> {
        guard isAbridged else { return 0..<count }
        let first = max(0, min(index - Self.window / 2, count - Self.window))
        return first..<min(first + Self.window, count)
    }
}

/// The entries of the navigation as views of one list: a section is what stands between its beginning and its end.
struct NavigationSections: Sendable {
    let contents: PageContents
    /// The first entry of each page.
    let entries: [Int: Int]
    private let links: [View]

    init(_ contents: PageContents, _ pages: [RenderedPage], up: String) {
        self.contents = contents
        entries = Dictionary(
            keepingFirst: contents.entries.enumerated().compactMap { index, entry in
                entry.page.map { ($0, index) }
            }
        )
        links = contents.entries.map { entry in
            let href = entry.page.map { ViewValue.text(pages[$0].path.pageAddress(up: up)) }
            var view: View = [
                (href == nil ? .isDraft : .isPage): .flag(true), .title: .text(entry.title),
            ]
            if let href { view[.href] = href }
            if entry.isSeparated { view[.isSeparated] = .flag(true) }
            return view
        }
    }

    private static let end: View = [.isEnd: .flag(true)]

    private func beginning(of section: Int, isOpen: Bool, isSeparated: Bool) -> View {
        let section = contents.sections[section]
        return [
            .isSection: .flag(true),
            .title: .text(section.title),
            .isOpen: .flag(isOpen || section.isPart),
            .isSeparated: .flag(isSeparated),
        ]
    }

    /// Some entries and the sections that they are in; those around the entry at `current` are open.
    func views(_ shown: Range<Int>, at current: Int?) -> ViewValue {
        let around = Set(current.map { contents.entries[$0].sections } ?? [])
        var views = [View]()
        var path = [Int]()
        var position = Int?.none
        for index in shown {
            let entry = contents.entries[index]
            let common = zip(path, entry.sections).prefix { $0 == $1 }.count
            views += Array(repeating: Self.end, count: path.count - common)
            let begun = entry.sections[common...]
            for section in begun {
                let isSeparated = entry.isSeparated && section == begun.first
                views.append(
                    beginning(
                        of: section,
                        isOpen: around.contains(section),
                        isSeparated: isSeparated
                    )
                )
            }
            path = entry.sections
            if index == current { position = views.count }
            var link = links[index]
            if !begun.isEmpty { link[.isSeparated] = nil }
            views.append(link)
        }
        return .choice(views + Array(repeating: Self.end, count: path.count), current: position)
    }
}

extension ArtifactPath {
    /// The address of a page in the same theme.
    func pageAddress(up: String) -> String { up + ThemePart.page(self).address }
}

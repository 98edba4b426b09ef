import StyleSheets

extension StyleSelector {
    /// The selector matches an element of a page.
    func matches(_ page: StyledPage, at index: Int) -> Bool {
        matches(page, at: index, through: compounds.count - 1)
    }

    private func matches(_ page: StyledPage, at index: Int, through last: Int) -> Bool {
        guard last >= 0 else { return true }
        let compound = compounds[last]
        guard compound.parts.allSatisfy({ $0.matches(page, at: index) }) else { return false }
        if last == 0 { return true }
        switch compound.combinator {
        case .next, .sibling: return false
        case .child: return index > 0 && matches(page, at: index - 1, through: last - 1)
        case .descendant:
            return (0..<index).contains { matches(page, at: $0, through: last - 1) }
        }
    }

    /// The pages with no more on them than the selector asks for, its subject as far out as it can be.
    func pages(limit: Int) -> [StyledPage] {
        for index in StyledPage.names.indices {
            let pages = extended([StyledPage()], at: index, limit: limit)
            let fitting = pages.filter { matches($0, at: index) }
            if !fitting.isEmpty { return fitting }
        }
        return []
    }

    /// The pages with what `:not(…)` of the subject excludes, which other rules may never name.
    func excludedPages(limit: Int) -> [StyledPage] {
        let parts = compounds.last?.parts ?? []
        let excluded = parts.flatMap(\.excluded)
        if excluded.isEmpty { return [] }
        for index in StyledPage.names.indices {
            let pages = extended([StyledPage()], at: index, limit: limit)
            if pages.isEmpty { continue }
            return excluded.flatMap { $0.extended(pages, at: index, limit: limit) }
        }
        return []
    }

    fileprivate func extended(
        _ pages: [StyledPage],
        at index: Int,
        limit: Int
    ) -> [StyledPage] {
        extended(pages, at: index, through: compounds.count - 1, limit: limit)
    }

    private func extended(
        _ pages: [StyledPage],
        at index: Int,
        through last: Int,
        limit: Int
    ) -> [StyledPage] {
        guard last >= 0, !pages.isEmpty else { return pages }
        let compound = compounds[last]
        let isOfPage = compound.isOfPage
        var inner = pages
        for part in compound.parts {
            inner = part.extended(inner, at: index, isOfPage: isOfPage, limit: limit)
        }
        if last == 0 || inner.isEmpty { return inner }
        switch compound.combinator {
        case .next, .sibling: return []
        case .child:
            return index > 0 ? extended(inner, at: index - 1, through: last - 1, limit: limit) : []
        case .descendant:
            let outer = (0..<index).lazy.map { place in
                extended(inner, at: place, through: last - 1, limit: limit)
            }
            return outer.first { !$0.isEmpty } ?? []
        }
    }
}

extension StyleSelector.Part {
    fileprivate var excluded: [StyleSelector] {
        if case .not(let list) = self { return list }
        return []
    }

    fileprivate func matches(_ page: StyledPage, at index: Int) -> Bool {
        switch self {
        case .universal, .scope: true
        case .element(let name): StyledPage.names[index] == name
        case .qualifier(let test): test.holds(for: page.elements[index])
        case .root: index == 0
        case .host(let list):
            page.hasHost && index == 2
                && (list.isEmpty || list.contains { $0.matches(page, at: index) })
        case .around(let list):
            page.hasHost && index == 2
                && list.contains { selector in
                    page.elements.indices.contains { selector.matches(page, at: $0) }
                }
        case .any(let list, _): list.contains { $0.matches(page, at: index) }
        case .not(let list): !list.contains { $0.matches(page, at: index) }
        case .pseudoElement: false
        }
    }

    fileprivate func extended(
        _ pages: [StyledPage],
        at index: Int,
        isOfPage: Bool,
        limit: Int
    ) -> [StyledPage] {
        switch self {
        case .universal, .scope, .not: return pages
        case .pseudoElement: return []
        case .element(let name): return StyledPage.names[index] == name ? pages : []
        case .root: return index == 0 ? pages : []
        case .qualifier(let test):
            return pages.compactMap { $0.adding(test, at: index, isOfPage: isOfPage) }
        case .any(let list, _):
            return Self.extended(pages, by: list, at: index, limit: limit)
        case .host(let list):
            let hosts = index == 2 ? pages.map(\.withHost) : []
            if list.isEmpty { return hosts }
            return Self.extended(hosts, by: list, at: index, limit: limit)
        case .around(let list):
            let hosts = index == 2 ? pages.map(\.withHost) : []
            return Self.extended(hosts, by: list, at: 0, limit: limit)
        }
    }

    /// The pages that any of some selectors asks for, each once.
    private static func extended(
        _ pages: [StyledPage],
        by list: [StyleSelector],
        at index: Int,
        limit: Int
    ) -> [StyledPage] {
        var known: Set<StyledPage> = []
        var all: [StyledPage] = []
        for selector in list {
            for page in selector.extended(pages, at: index, limit: limit) {
                if known.insert(page).inserted { all.append(page) }
                if all.count == limit { return all }
            }
        }
        return all
    }
}

extension StyledPage {
    fileprivate var withHost: StyledPage {
        var page = self
        page.hasHost = true
        return page
    }
}

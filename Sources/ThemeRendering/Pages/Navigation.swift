/// The links from a theme's pages to each other, made once for all pages of one depth.
struct Navigation {
    /// How many pages a page has links to, so that it is no larger in a site of many.
    static let limit = 100

    private let content: SiteContent
    private var views: [String: [View]] = [:]

    init(_ content: SiteContent) { self.content = content }

    /// Whether pages have links to fewer than all.
    var isAbridged: Bool { content.pages.count > Self.limit }

    /// The links to all pages, from a page from which `up` leads to the theme's folder.
    mutating func links(up: String) -> [View] {
        if let links = views[up] { return links }
        let links = content.pages.map { page -> View in
            [.href: .text(up + percentEncoded("pages/\(page.path)")), .title: .text(page.title)]
        }
        views[up] = links
        return links
    }

    /// The links from one of the pages to those around it, as many before it as behind it where there are as many.
    mutating func links(up: String, around index: Int) -> ViewValue {
        let links = links(up: up)
        let first = max(0, min(index - Self.limit / 2, links.count - Self.limit))
        return .choice(Array(links[first...].prefix(Self.limit)), current: index - first)
    }
}

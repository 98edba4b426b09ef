/// The links from a theme's pages to each other, made once for all pages of one depth.
struct Navigation {
    private let content: SiteContent
    private var views: [String: [View]] = [:]

    init(_ content: SiteContent) { self.content = content }

    /// The links from a page from which `up` leads to the theme's folder.
    mutating func links(up: String) -> [View] {
        if let links = views[up] { return links }
        let links = content.pages.map { page -> View in
            [.href: .text(up + percentEncoded("pages/\(page.path)")), .title: .text(page.title)]
        }
        views[up] = links
        return links
    }
}

import Findings

/// The links from a theme's pages to each other, which are the same for all pages of one depth.
struct Navigation: Sendable {
    /// The most pages that all link to each other: in a larger site, each page would grow with the number of pages.
    private static let limit = 100
    /// How many pages a page of a larger site links to.
    private static let window = 40

    private let links: [String: [View]]
    let isAbridged: Bool

    init(_ content: SiteContent) {
        let ways = Set(content.pages.map { PagePath(of: $0).up })
        links = Dictionary(uniqueKeysWithValues: ways.map { ($0, Self.links(content, up: $0)) })
        isAbridged = content.pages.count > Self.limit
    }

    static func all(_ content: SiteContent) -> ViewValue { .choice(links(content, up: ""), current: nil) }

    private static func links(_ content: SiteContent, up: String) -> [View] {
        content.pages.map { page in
            [.href: .text(up + percentEncoded("pages/\(page.path)")), .title: .text(page.title)]
        }
    }

    /// The links from a page to those around it, about as many before as after it; `up` leads to the theme's folder.
    func links(up: String, around index: Int) -> ViewValue {
        let links = links[up] ?? []
        guard isAbridged else { return .choice(links, current: index) }
        let first = max(0, min(index - Self.window / 2, links.count - Self.window))
        return .choice(Array(links[first...].prefix(Self.window)), current: index - first)
    }
}

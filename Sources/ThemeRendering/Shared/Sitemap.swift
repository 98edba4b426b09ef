import SourceText

/// `sitemap.xml`: the canonical address of every page, for search engines.
///
/// Source: the protocol of sitemaps.org, 0.9.
struct Sitemap {
    private let content: SiteContent
    private let base: String

    init(_ content: SiteContent, base: String) {
        self.content = content
        self.base = base
    }

    var text: String {
        let addresses = files.map { "<url><loc>\(base)\($0.address)</loc></url>\n" }
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            + "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n\(addresses.joined())</urlset>\n"
    }

    /// A Markdown page has one address, that of its copy in the first theme.
    private var files: [SiteFile] {
        var files: [SiteFile] = [.shared(.gallery), .shared(.contrast)]
        if content.canCompare { files.append(.shared(.compare)) }
        files += content.themes.map { .theme($0.id, .overview) }
        if let first = content.themes.first {
            files += content.pages.map { .theme(first.id, .page($0.path)) }
        }
        return files
    }
}

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
        let addresses = paths.map { "<url><loc>\(base)\(percentEncoded($0))</loc></url>\n" }
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            + "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n\(addresses.joined())</urlset>\n"
    }

    /// A Markdown page has one address, that of its copy in the first theme.
    private var paths: [String] {
        let shared = ["index.html", "contrast.html"] + (content.canCompare ? ["compare.html"] : [])
        let themes = content.themes.map { "themes/\($0.id)/index.html" }
        let first = content.themes.first?.id
        return shared + themes
            + content.pages.compactMap { page in first.map { "themes/\($0)/pages/\(page.path)" } }
    }
}

import Findings

/// Where a page lies below a theme's folder: the same in every theme.
struct PagePlace: Sendable {
    /// The path below the theme's folder.
    let path: String
    /// The path as it stands in a link.
    let encodedPath: String
    /// The way from the page's folder to the theme's, as in `../`.
    let up: String

    init(of page: RenderedPage) { self.init(path: "pages/\(page.path)") }

    init(path: String) {
        self.path = path
        encodedPath = percentEncoded(path)
        up = String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
    }

    /// The names that are the same in every theme; `navigation` are the links from this page to others.
    func view(
        _ content: SiteContent, _ navigation: ViewValue, description: String?, current: SitePage
    ) -> View {
        // The words are the same in every theme: the first one's page stands for all.
        let first = content.themes.first?.id ?? ""
        var view = FrameView.view(
            content, path: "themes/\(first)/\(path)", root: "\(up)../../", description: description, current: current)
        view[.themeHref] = .text("\(up)index.html")
        view[.themeCSS] = .text("\(up)theme.css")
        view[.switchPath] = .text(encodedPath)
        view[.pages] = navigation
        return view
    }
}

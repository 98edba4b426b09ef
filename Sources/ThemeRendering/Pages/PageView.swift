import ThemeModel

/// A Markdown page: what is the same in every theme, made once.
struct PageView: Sendable {
    let path: ArtifactPath
    private let page: RenderedPage
    private let up: String
    private let previous: RenderedPage?
    private let next: RenderedPage?

    init(_ pages: [RenderedPage], at index: Int) {
        page = pages[index]
        path = page.path
        let depth = path.description.split(separator: "/").count
        up = String(repeating: "../", count: depth)
        previous = index > 0 ? pages[index - 1] : nil
        next = index + 1 < pages.count ? pages[index + 1] : nil
    }

    /// The names of the page in a theme.
    func view(in frame: ThemedFrame, of site: SiteRenderer) -> [String: Any] {
        // The words are the same in every theme: the first one's page stands for all.
        let first = site.content.themes.first ?? frame.theme
        var view = FrameView.view(
            site, path: "themes/\(first.id)/pages/\(path)", root: "\(up)../../",
            title: "\(page.title) – \(frame.theme.name)",
            description: page.source.description)
        view.merge(frame.view(path: "pages/\(path)", up: up)) { $1 }
        view["body"] = page.html
        view["pageTitle"] = page.title
        view["hasHeadings"] = page.headings.count > 1
        view["headings"] = page.headings.map {
            ["id": $0.id, "text": $0.text, "isSub": $0.level == 3] as [String: Any]
        }
        if let previous { view["previousPage"] = link(to: previous) }
        if let next { view["nextPage"] = link(to: next) }
        return view
    }

    private func link(to other: RenderedPage) -> [String: Any] {
        ["href": "\(up)pages/\(percentEncoded(other.path.description))", "title": other.title]
    }
}

import ThemeModel

/// What the pages of one theme have in common, whichever page it is.
struct ThemedFrame {
    let theme: Theme
    private let previous: Theme?
    private let next: Theme?
    private let pages: [RenderedPage]

    init(_ site: SiteRenderer, theme: Theme) {
        self.theme = theme
        pages = site.content.pages
        let themes = site.content.themes
        let index = themes.firstIndex { $0.id == theme.id }
        previous = index.flatMap { $0 > 0 ? themes[$0 - 1] : nil }
        next = index.flatMap { $0 + 1 < themes.count ? themes[$0 + 1] : nil }
    }

    /// The names for the page at `path` below the theme's folder; `up` leads from its folder to the theme's.
    func view(path: String, up: String) -> [String: Any] {
        let modes = theme.modes.map { ["name": $0.name] }
        var view: [String: Any] = [
            "themeID": theme.id, "themeName": theme.name, "themeHref": "\(up)index.html", "themeCSS": "\(up)theme.css",
            "switchPath": percentEncoded(path), "hasModes": modes.count > 1, "modes": modes,
            "pages": pages.map { page -> [String: Any] in
                let target = "pages/\(page.path)"
                return ["href": up + percentEncoded(target), "title": page.title, "isCurrent": target == path]
            },
        ]
        if let previous { view["previousTheme"] = link(to: previous, path: path, up: up) }
        if let next { view["nextTheme"] = link(to: next, path: path, up: up) }
        return view
    }

    /// The same page in another theme.
    private func link(to other: Theme, path: String, up: String) -> [String: Any] {
        ["href": "\(up)../\(percentEncoded(other.id))/\(percentEncoded(path))", "name": other.name]
    }
}

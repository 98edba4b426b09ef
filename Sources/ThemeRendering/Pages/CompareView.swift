import ThemeModel

/// Two themes side by side: every theme can be put on either side.
struct CompareView {
    private let site: SiteRenderer

    init(_ site: SiteRenderer) { self.site = site }

    var view: View {
        var view = FrameView.view(
            site.content, path: "compare.html", root: "", description: "Two themes side by side.", current: .compare)
        let themes = site.content.themes
        view[.title] = .text("Compare – \(site.content.title)")
        view[.themes] = .list(themes.map { [.id: .text($0.id), .name: .text($0.name), .href: .text(href(of: $0))] })
        view[.pages] = .list(
            site.content.pages.map { page in
                [.path: .text(percentEncoded("pages/\(page.path)")), .title: .text(page.title)]
            })
        view[.sides] = .list(
            zip(["left", "right"], themes).map { side, theme in
                [
                    .side: .text(side), .label: .text(side == "left" ? "Left" : "Right"), .name: .text(theme.name),
                    .href: .text(href(of: theme)),
                ]
            })
        return view
    }

    private func href(of theme: Theme) -> String { "themes/\(percentEncoded(theme.id))/index.html" }
}

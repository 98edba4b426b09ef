import SourceText

struct CompareView {
    private let content: SiteContent

    init(_ content: SiteContent) { self.content = content }

    var view: View {
        var view = FrameView.view(
            content,
            of: .shared(.compare),
            description: "Two themes side by side.",
            current: .compare
        )
        let themes = content.themes
        let sharedNames = content.sharedNames
        view[.title] = .text("Compare – \(content.title)")
        view[.themes] = .list(
            themes.map { theme in
                [
                    .id: .text(theme.id), .name: .text(theme.name), .href: .text(href(of: theme)),
                    .distinction: .text(ifAny: sharedNames.contains(theme.name) ? theme.id : nil),
                ]
            }
        )
        view[.pages] = pages
        view[.sides] = .list(
            zip(["left", "right"], themes).map { side, theme in
                [
                    .side: .text(side), .label: .text(side == "left" ? "Left" : "Right"),
                    .name: .text(theme.name),
                    .href: .text(href(of: theme)),
                ]
            }
        )
        return view
    }

    /// The page that shows pinned themes in a grid.
    var decision: View {
        var view = FrameView.view(
            content,
            of: .shared(.decide),
            description: "Up to four themes on one page.",
            current: .decide
        )
        view[.title] = .text("Decide – \(content.title)")
        view[.pages] = pages
        return view
    }

    private var pages: ViewValue {
        .list(
            content.pages.map { page in
                [.path: .text(page.path.pageAddress(up: "")), .title: .text(page.title)]
            }
        )
    }

    private func href(of theme: ThemeLabel) -> String {
        SiteFile.theme(theme.id, .overview).address
    }
}

import ThemeModel

/// What the pages of one theme have in common, whichever page it is.
struct ThemedFrame: Sendable {
    let theme: Theme
    /// The names that are the same on all pages of the theme.
    let view: View
    private let previous: Theme?
    private let next: Theme?

    /// The frames of all themes by their ids.
    static func all(_ content: SiteContent) -> [String: ThemedFrame] {
        let themes = content.themes
        let frames = themes.indices.map { index in
            ThemedFrame(
                theme: themes[index], previous: index > 0 ? themes[index - 1] : nil,
                next: index + 1 < themes.count ? themes[index + 1] : nil)
        }
        return Dictionary(frames.map { ($0.theme.id, $0) }) { first, _ in first }
    }

    private init(theme: Theme, previous: Theme?, next: Theme?) {
        self.theme = theme
        self.previous = previous
        self.next = next
        view = [
            .themeID: .text(theme.id), .themeName: .text(theme.name), .hasModes: .flag(theme.modes.count > 1),
            .modes: .list(theme.modes.map { [.name: .text($0.name)] }),
        ]
    }

    /// The names that are this page's alone: its title, and the same page in the neighbouring themes.
    func view(of place: PagePlace, title: String) -> View {
        var view: View = [.title: .text(title)]
        if let previous { view[.previousTheme] = link(to: previous, place) }
        if let next { view[.nextTheme] = link(to: next, place) }
        return view
    }

    private func link(to other: Theme, _ place: PagePlace) -> ViewValue {
        .group([
            .href: .text("\(place.up)../\(percentEncoded(other.id))/\(place.encodedPath)"), .name: .text(other.name),
        ])
    }
}

/// Where a page lies below a theme's folder: the same in every theme.
struct PagePlace: Sendable {
    /// The path below the theme's folder.
    let path: String
    /// The path as it stands in a link.
    let encodedPath: String
    /// The way from the page's folder to the theme's, as in `../`.
    let up: String

    init(path: String) {
        self.path = path
        encodedPath = percentEncoded(path)
        up = String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
    }

    /// The names that are the same in every theme.
    func view(_ content: SiteContent, description: String?, current: SitePage) -> View {
        // The words are the same in every theme: the first one's page stands for all.
        let first = content.themes.first?.id ?? ""
        var view = FrameView.view(
            content, path: "themes/\(first)/\(path)", root: "\(up)../../", description: description, current: current)
        view[.themeHref] = .text("\(up)index.html")
        view[.themeCSS] = .text("\(up)theme.css")
        view[.switchPath] = .text(encodedPath)
        view[.pages] = .list(
            content.pages.map { page in
                let target = "pages/\(page.path)"
                return [
                    .href: .text(up + percentEncoded(target)), .title: .text(page.title),
                    .isCurrent: .flag(target == path),
                ]
            })
        return view
    }
}

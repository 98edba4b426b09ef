import SourceText

/// The names that every page's template may use.
enum FrameView {
    /// `root` leads from the page's folder to the site's, as in `../../`; `path` is below the site's folder.
    static func view(
        _ content: SiteContent,
        path: String,
        root: String,
        description: String?,
        current: SitePage
    ) -> View {
        [
            .canonical: content.canonical(path), .image: .flag(false), .root: .text(root),
            .siteTitle: .text(content.title),
            .description: .text(ifAny: description), .version: .text(content.version),
            .isGallery: .flag(current == .gallery), .isContrast: .flag(current == .contrast),
            .isCompare: .flag(current == .compare), .canCompare: .flag(content.canCompare),
            .isDecide: .flag(current == .decide),
            .isChanges: .flag(current == .changes), .hasChanges: .flag(content.changes != nil),
        ]
    }
}

extension SiteContent {
    var canCompare: Bool { themes.count > 1 }

    /// What the names of custom properties begin with: `--`, or `--acme-`.
    var propertyPrefix: String { prefix.isEmpty ? "--" : "--\(prefix)-" }

    func canonical(_ path: String) -> ViewValue {
        .text(ifAny: baseURL.map { $0 + percentEncoded(path) })
    }
}

/// The path of a page below a theme's folder: the same in every theme.
struct PagePath: Sendable {
    let encodedPath: String
    /// From the page's folder to the theme's, as in `../`.
    let up: String
    private let path: String

    init(of page: RenderedPage) { self.init(path: "pages/\(page.path)") }

    init(path: String) {
        self.path = path
        encodedPath = percentEncoded(path)
        up = String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
    }

    func view(
        _ content: SiteContent,
        _ pages: (pages: ViewValue, sections: ViewValue),
        description: String?,
        current: SitePage
    ) -> View {
        // A page has the same words in every theme, so the canonical address is the one in the first theme.
        let first = content.themes.first?.id ?? ""
        var view = FrameView.view(
            content,
            path: "themes/\(first)/\(path)",
            root: "\(up)../../",
            description: description,
            current: current
        )
        view[.themeHref] = .text("\(up)index.html")
        view[.themeCSS] = .text("\(up)theme.css")
        view[.switchPath] = .text(encodedPath)
        view[.prefix] = .text(content.propertyPrefix)
        (view[.pages], view[.navigation]) = pages
        return view
    }
}

struct ThemedFrame: Sendable {
    /// The names that differ from theme to theme.
    static let names: Set<ViewName> = [
        .themeID, .themeName, .hasModes, .modes, .title, .previousTheme, .nextTheme,
    ]

    let theme: ThemeLabel
    /// The names that are the same on all pages of the theme.
    let view: View
    private let neighbours: [(ViewName, folder: String, name: String)]

    init(_ themes: [ThemeLabel], at index: Int) {
        theme = themes[index]
        neighbours = [(ViewName.previousTheme, index - 1), (.nextTheme, index + 1)].compactMap {
            link,
            index in
            guard themes.indices.contains(index) else { return nil }
            return (link, "../\(percentEncoded(themes[index].id))/", themes[index].name)
        }
        view = [
            .themeID: .text(theme.id), .themeName: .text(theme.name),
            .hasModes: .flag(theme.modes.count > 1),
            .modes: .list(theme.modes.map { [.name: .text($0)] }),
        ]
    }

    func view(of pagePath: PagePath, title: String) -> View {
        var view: View = [.title: .text(title)]
        for (link, folder, name) in neighbours {
            view[link] = .group([
                .href: .text(pagePath.up + folder + pagePath.encodedPath), .name: .text(name),
            ])
        }
        return view
    }
}

import SourceText

/// The names that every page's template may use.
enum FrameView {
    /// `root` leads from the page's folder to the site's, as in `../../`.
    static func view(
        _ content: SiteContent,
        of file: SiteFile,
        root: String = "",
        description: String?,
        current: SitePage
    ) -> View {
        [
            .canonical: content.canonical(file), .image: .flag(false), .root: .text(root),
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

    /// The address of a file in the published site.
    func canonical(_ file: SiteFile) -> ViewValue {
        .text(ifAny: baseURL.map { $0 + file.address })
    }
}

/// The place of a page below a theme's folder: the same in every theme.
struct PagePlace: Sendable {
    let part: ThemePart
    /// The part's address, which every page of every theme asks for.
    let address: String
    /// From the page's folder to the theme's, as in `../`.
    let up: String

    init(of page: RenderedPage) { self.init(of: .page(page.path)) }

    init(of part: ThemePart) {
        self.part = part
        address = part.address
        let depth = part.text.utf8.count { $0 == UInt8(ascii: "/") }
        up = String(repeating: "../", count: depth)
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
            of: .theme(first, part),
            root: "\(up)../../",
            description: description,
            current: current
        )
        view[.themeHref] = .text(up + ThemePart.overview.address)
        view[.themeCSS] = .text(up + ThemePart.styleSheet.address)
        view[.switchPath] = .text(address)
        view[.prefix] = .text(content.propertyPrefix)
        view[.pages] = pages.pages
        view[.navigation] = pages.sections
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
    private let neighbours: [Neighbour]

    private struct Neighbour {
        let link: ViewName
        let folder: String
        let name: String
    }

    init(_ themes: [ThemeLabel], at index: Int) {
        theme = themes[index]
        let links = [(ViewName.previousTheme, index - 1), (.nextTheme, index + 1)]
        neighbours = links.filter { themes.indices.contains($0.1) }.map { link, index in
            let folder = "../\(percentEncoded(themes[index].id))/"
            return Neighbour(link: link, folder: folder, name: themes[index].name)
        }
        view = [
            .themeID: .text(theme.id), .themeName: .text(theme.name),
            .hasModes: .flag(theme.modes.count > 1),
            .modes: .list(theme.modes.map { [.name: .text($0)] }),
        ]
    }

    func view(of place: PagePlace, title: String) -> View {
        var view: View = [.title: .text(title)]
        for neighbour in neighbours {
            let address = place.up + neighbour.folder + place.address
            view[neighbour.link] = .group([
                .href: .text(address), .name: .text(neighbour.name),
            ])
        }
        return view
    }
}

import Findings

/// The names that every page's template may use.
enum FrameView {
    /// `root` leads from the page's folder to the site's, as in `../../`; `path` is where the page is to be found by all.
    static func view(
        _ content: SiteContent, path: String, root: String, description: String?, current: SitePage
    ) -> View {
        [
            .canonical: content.canonical(path), .root: .text(root), .siteTitle: .text(content.title),
            .description: .text(ifAny: description), .version: .text(content.version),
            .isGallery: .flag(current == .gallery), .isContrast: .flag(current == .contrast),
            .isCompare: .flag(current == .compare), .canCompare: .flag(content.canCompare),
        ]
    }
}

extension SiteContent {
    /// Whether there are two themes to be put side by side.
    var canCompare: Bool { themes.count > 1 }

    /// The whole address of a page, where the site's is known.
    func canonical(_ path: String) -> ViewValue { .text(ifAny: baseURL.map { $0 + percentEncoded(path) }) }
}

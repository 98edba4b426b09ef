/// The names that every page's template may use.
enum FrameView {
    /// `root` leads from the page's folder to the site's, as in `../../`.
    static func view(
        _ content: SiteContent, root: String, description: String?, current: SitePage
    ) -> View {
        [
            .root: .text(root), .siteTitle: .text(content.title), .description: .text(description ?? ""),
            .version: .text(content.version), .isGallery: .flag(current == .gallery),
            .isContrast: .flag(current == .contrast),
        ]
    }
}

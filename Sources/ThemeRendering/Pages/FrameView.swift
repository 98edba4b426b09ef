/// The names that every page's template may use.
enum FrameView {
    /// `root` leads from the page's folder to the site's, as in `../../`.
    static func view(
        _ site: SiteRenderer, root: String, title: String, description: String?, current: String = ""
    ) -> [String: Any] {
        [
            "root": root, "title": title, "siteTitle": site.content.title, "description": description ?? "",
            "version": site.content.version, "isGallery": current == "gallery", "isContrast": current == "contrast",
        ]
    }
}

/// The names that every page's template may use.
enum FrameView {
    /// `root` leads from the page's folder to the site's, as in `../../`; `path` is where the page is to be found by all.
    static func view(
        _ site: SiteRenderer, path: String, root: String, title: String, description: String?, current: String = ""
    ) -> [String: Any] {
        [
            "canonical": site.content.baseURL.map { $0 + percentEncoded(path) }.orNothing, "root": root, "title": title,
            "siteTitle": site.content.title, "description": description ?? "",
            "version": site.content.version, "isGallery": current == "gallery", "isContrast": current == "contrast",
        ]
    }
}

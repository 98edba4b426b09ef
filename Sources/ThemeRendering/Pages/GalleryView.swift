import ColorScience
import Findings
import ThemeModel

/// The gallery: a live miniature of every theme.
struct GalleryView {
    private let site: SiteRenderer

    init(_ site: SiteRenderer) { self.site = site }

    var view: [String: Any] {
        let themes = site.content.themes
        var view = FrameView.view(
            site, path: "index.html", root: "", title: site.content.title,
            description: "Every theme, live, with its contrast verdict.",
            current: "gallery")
        view["count"] = themes.count
        view["isSingle"] = themes.count == 1
        view["themes"] = themes.map(card)
        return view
    }

    private func card(_ theme: Theme) -> [String: Any] {
        let verdict = site.verdicts[theme.id] ?? ThemeVerdict()
        return [
            "id": theme.id, "name": theme.name, "description": theme.description ?? "",
            "href": "themes/\(percentEncoded(theme.id))/index.html", "scheme": theme.defaultMode.scheme.rawValue,
            "modes": theme.modes.map { ["name": $0.name] }, "verdict": verdict.view,
            "searchText": "\(theme.name) \(theme.id) \(theme.author ?? "")".lowercased(),
            "lowestRatio": verdict.lowestRatio.map(Contrast.display) ?? "0",
        ]
    }
}

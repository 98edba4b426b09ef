import ColorScience
import Findings
import ThemeModel

/// The gallery: a live miniature of every theme.
struct GalleryView {
    private let site: SiteRenderer

    init(_ site: SiteRenderer) { self.site = site }

    var view: View {
        let themes = site.content.themes
        var view = FrameView.view(
            site.content, path: "index.html", root: "", description: "Every theme, live, with its contrast verdict.",
            current: .gallery)
        view[.title] = .text(site.content.title)
        view[.count] = .number(themes.count)
        view[.isSingle] = .flag(themes.count == 1)
        view[.themes] = .list(themes.map(card))
        return view
    }

    private func card(_ theme: Theme) -> View {
        let verdict = site.verdicts[theme.id] ?? ThemeVerdict()
        return [
            .id: .text(theme.id), .name: .text(theme.name), .description: .text(theme.description ?? ""),
            .href: .text("themes/\(percentEncoded(theme.id))/index.html"),
            .scheme: .text(theme.defaultMode.scheme.rawValue),
            .modes: .list(theme.modes.map { [.name: .text($0.name)] }), .verdict: .group(verdict.view),
            .searchText: .text("\(theme.name) \(theme.id) \(theme.author ?? "")".lowercased()),
            .lowestRatio: .text(verdict.lowestRatio.map(Contrast.display) ?? "0"),
        ]
    }
}

import ColorScience
import Findings
import ThemeModel

/// The gallery: a live miniature of every theme.
struct GalleryPage: SharedFile {
    let path = ArtifactPath(ours: "index.html")
    let inputs: [ArtifactInput] = [.templates, .allThemes]
    private let page: SplitText

    init(_ content: SiteContent, _ templates: TemplateSet) throws(OversizedPage) {
        page = try templates.split(.gallery, [Self.view(content)], later: content.themes.isEmpty ? [] : [.themes])
    }

    var separators: [String] { page.gaps.map { _ in "" } }

    func texts(_ totals: Summary) -> [[UInt8]] { page.texts }

    func parts(of theme: JudgedTheme) throws -> [[UInt8]] {
        let view: View = [.themes: .list([Self.card(theme)])]
        return try page.gaps.map { try page.rendered($0, view) }
    }

    static func view(_ content: SiteContent) -> View {
        var view = FrameView.view(
            content, path: "index.html", root: "", description: "Every theme, live, with its contrast verdict.",
            current: .gallery)
        view[.title] = .text(content.title)
        view[.count] = .number(content.themes.count)
        view[.isSingle] = .flag(content.themes.count == 1)
        return view
    }

    static func card(_ judged: JudgedTheme) -> View {
        let (theme, verdict) = (judged.theme, judged.verdict)
        return [
            .id: .text(theme.id), .name: .text(theme.name), .description: .text(ifAny: theme.description),
            .href: .text("themes/\(percentEncoded(theme.id))/index.html"),
            .scheme: .text(theme.defaultMode.scheme.rawValue),
            .modes: .list(theme.modes.map { [.name: .text($0.name)] }), .verdict: .group(verdict.view),
            .searchText: .text("\(theme.name) \(theme.id) \(theme.author ?? "")".lowercased()),
            .lowestRatio: .text(verdict.lowestRatio.map(Contrast.display) ?? "0"),
        ]
    }
}

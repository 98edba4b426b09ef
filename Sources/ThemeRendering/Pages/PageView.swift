import Findings

/// A Markdown page: what is the same in every theme, made once.
final class PageView: Sendable {
    private let title: String
    private let place: PagePlace
    private let view: View
    private let templates: TemplateSet
    /// The page but for what its themes have to fill in.
    private let split: Lazy<SplitText>

    /// Takes one of the pages, with what it shows.
    init(
        _ content: SiteContent, _ navigation: Navigation, at index: Int, _ shown: PageContent, _ templates: TemplateSet
    ) {
        let page = content.pages[index]
        title = page.title
        let place = PagePlace(of: page)
        var view = place.view(
            content, navigation.links(up: place.up, around: index), description: page.description, current: .page)
        view[.hasMorePages] = .flag(navigation.isAbridged)
        view[.body] = .text(shown.html)
        view[.pageTitle] = .text(page.title)
        view[.isUntitled] = .flag(!Self.hasTitle(shown.html))
        view[.hasHeadings] = .flag(shown.headings.count > 1)
        view[.headings] = .list(
            shown.headings.map { [.id: .text($0.id), .text: .text($0.text), .isSub: .flag($0.level == 3)] })
        if index > 0 { view[.previousPage] = Self.link(to: content.pages[index - 1], place) }
        if index + 1 < content.pages.count { view[.nextPage] = Self.link(to: content.pages[index + 1], place) }
        self.place = place
        self.view = view
        self.templates = templates
        split = Lazy { [view] in templates.split(.page, [view], later: ThemedFrame.names) }
    }

    /// Makes what is the same in every theme, which is kept.
    func makeReady() { _ = split.value }

    /// The page in a theme; with `isKept` what is the same in every theme is made once and kept.
    func rendered(in frame: ThemedFrame, isKept: Bool) -> [UInt8] {
        isKept ? split.value.rendered(own(frame)) : templates.render(.page, views(in: frame))
    }

    /// The names of the page in a theme.
    func views(in frame: ThemedFrame) -> [View] { [view] + own(frame) }

    /// The names that differ from theme to theme.
    private func own(_ frame: ThemedFrame) -> [View] {
        [frame.view, frame.view(of: place, title: "\(title) – \(frame.theme.name)")]
    }

    /// Whether a page has a heading of the first level; most have it at their beginning.
    private static func hasTitle(_ html: String) -> Bool {
        var bytes = html.utf8[...]
        while let start = bytes.firstIndex(of: UInt8(ascii: "<")) {
            bytes = bytes[start...].dropFirst()
            if bytes.starts(with: "h1".utf8) { return true }
        }
        return false
    }

    private static func link(to other: RenderedPage, _ place: PagePlace) -> ViewValue {
        .group([
            .href: .text("\(place.up)pages/\(percentEncoded(other.path.description))"), .title: .text(other.title),
        ])
    }
}

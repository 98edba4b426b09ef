import SourceText

/// A Markdown page: what is the same in every theme is rendered once.
final class PageView: Sendable {
    private let title: String
    private let place: PagePlace
    private let view: View
    /// The page, except what its themes fill in.
    private let split: SplitText

    init(
        _ content: SiteContent,
        _ navigation: Navigation,
        at index: Int,
        _ shown: PageContent,
        _ templates: TemplateSet
    ) throws(OversizedPage) {
        let page = content.pages[index]
        title = page.title
        place = PagePlace(of: page)
        let up = place.up
        let links = (
            navigation.links(up: up, around: index), navigation.sections(up: up, around: index)
        )
        var view = place.view(content, links, description: page.description, current: .page)
        view[.hasMorePages] = .flag(navigation.isAbridged)
        view[.body] = .text(shown.html)
        view[.pageTitle] = .text(page.title)
        view[.isUntitled] = .flag(!shown.html.hasFirstHeading)
        view[.hasHeadings] = .flag(shown.headings.count > 1)
        view[.headings] = .list(
            shown.headings.map {
                [.id: .text($0.id), .text: .text($0.text), .isSub: .flag($0.level == 3)]
            }
        )
        if index > 0 { view[.previousPage] = Self.link(to: content.pages[index - 1], place) }
        if index + 1 < content.pages.count {
            view[.nextPage] = Self.link(to: content.pages[index + 1], place)
        }
        self.view = view
        split = try templates.split(.page, [view], later: ThemedFrame.names)
    }

    func rendered(in frame: ThemedFrame) throws(OversizedPage) -> [UInt8] {
        try split.rendered(own(frame))
    }

    func views(in frame: ThemedFrame) -> [View] { [view] + own(frame) }

    private func own(_ frame: ThemedFrame) -> [View] {
        [frame.view, frame.view(of: place, title: "\(title) – \(frame.theme.name)")]
    }

    private static func link(to other: RenderedPage, _ place: PagePlace) -> ViewValue {
        .group([
            .href: .text(other.path.pageAddress(up: place.up)),
            .title: .text(other.title),
        ])
    }
}

extension String {
    /// Whether there is a heading of the first level in this HTML: `contains` took longer than rendering the page.
    fileprivate var hasFirstHeading: Bool {
        var rest = utf8[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[start...].dropFirst()
            if rest.starts(with: "h1".utf8) { return true }
        }
        return false
    }
}

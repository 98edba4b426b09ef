import Findings

/// What the pages of one theme have in common, whichever page it is.
final class ThemedFrame: Sendable {
    /// The names that differ from theme to theme.
    static let names: Set<ViewName> = [
        .themeID, .themeName, .hasModes, .modes, .title, .previousTheme, .nextTheme,
    ]

    let theme: ThemeLabel
    /// The names that are the same on all pages of the theme.
    let view: View
    private let previous, next: Neighbour?

    /// The frame of one of the themes, by its place among them.
    init(_ themes: [ThemeLabel], at index: Int) {
        theme = themes[index]
        previous = index > 0 ? Neighbour(themes[index - 1]) : nil
        next = index + 1 < themes.count ? Neighbour(themes[index + 1]) : nil
        view = [
            .themeID: .text(theme.id), .themeName: .text(theme.name), .hasModes: .flag(theme.modes.count > 1),
            .modes: .list(theme.modes.map { [.name: .text($0)] }),
        ]
    }

    /// The names that are this page's alone: its title, and the same page in the neighbouring themes.
    func view(of place: PagePlace, title: String) -> View {
        var view: View = [.title: .text(title)]
        if let previous { view[.previousTheme] = link(to: previous, place) }
        if let next { view[.nextTheme] = link(to: next, place) }
        return view
    }

    private func link(to other: Neighbour, _ place: PagePlace) -> ViewValue {
        .group([
            .href: .text("\(place.up)../\(other.encodedID)/\(place.encodedPath)"), .name: .text(other.name),
        ])
    }

    /// The theme before or behind.
    private struct Neighbour {
        let name: String
        /// The id as it stands in a link.
        let encodedID: String

        init(_ theme: ThemeLabel) { (name, encodedID) = (theme.name, percentEncoded(theme.id)) }
    }
}

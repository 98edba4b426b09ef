/// What is worked on at a time: a theme with its pages, but for one of very many pages, which several may work on.
struct ThemeStretch: Sendable {
    let entry: ThemeCatalog.Entry
    /// Which of the site's pages.
    let pages: Range<Int>
    /// Whether it begins the theme: its other files go with the first pages.
    var isFirst: Bool { pages.lowerBound == 0 }
    /// How many pages it has at most.
    private static let limit = 256

    /// A theme in stretches of `count` pages in all.
    static func of(_ entry: ThemeCatalog.Entry, pages count: Int) -> [ThemeStretch] {
        stride(from: 0, to: max(count, 1), by: limit).map { start in
            ThemeStretch(entry: entry, pages: start..<min(start + limit, count))
        }
    }
}

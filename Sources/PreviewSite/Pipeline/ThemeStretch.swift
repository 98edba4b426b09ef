/// What is worked on at a time: a theme with its pages, but for one of very many pages, which several may work on.
struct ThemeStretch: Sendable {
    let entry: ThemeCatalog.Entry
    /// Which of the site's pages.
    let pages: Range<Int>
    /// Where among the files of the site those of the theme begin.
    let start: Int
    /// Whether it begins the theme: its other files go with the first pages.
    var isFirst: Bool { pages.lowerBound == 0 }
    /// How many pages it comes to, the theme's overview among them.
    var pageCount: Int { pages.count + (isFirst ? 1 : 0) }
    /// Where among the files of the site its own begin: before its pages, a theme has a style sheet and an overview.
    var place: Int { isFirst ? start : start + Self.filesBesidePages + pages.lowerBound }
    /// How many files a theme has besides its pages.
    static let filesBesidePages = 2
    /// How many of the site's pages it has at most.
    private static let limit = 256

    /// A theme of `count` pages, in stretches of nearly one length.
    static func of(_ entry: ThemeCatalog.Entry, pages count: Int, start: Int) -> [ThemeStretch] {
        pages(of: count).map { ThemeStretch(entry: entry, pages: $0, start: start) }
    }

    /// Which pages each stretch of a theme of `count` has.
    static func pages(of count: Int) -> [Range<Int>] {
        let pieces = max(1, (count + limit - 1) / limit)
        return (0..<pieces).map { count * $0 / pieces..<count * ($0 + 1) / pieces }
    }
}

extension Sequence<ThemeStretch> {
    /// How many pages they come to, the themes' overviews among them.
    var pageCount: Int { reduce(0) { $0 + $1.pageCount } }
}

import Findings
import ThemeRendering

/// Pages to be remembered: what is known of one holds as long as its file does not change, nor the pages to whose headings it has
/// links, nor which pages and files there are.
///
/// Most pages have a title and no more to be said of them, and there may be very many: columns hold what all have.
struct PageMemory: Sendable {
    /// What is remembered of a page.
    struct Row: Hashable, Sendable {
        var title = ""
        /// How many bytes of HTML its text has; 0 where it was not rendered, or has none.
        var size = 0
        /// The line on which its text begins.
        var line = 1
        /// The hashes of the sources of other pages to whose headings it has links.
        var targets: [UInt64] = []
        var extra = Extra()

        /// What is known of a page of which no more was asked for than its title.
        var titled: Row {
            let head = Extra(
                order: extra.order, description: extra.description, findingsOfHead: extra.findingsOfHead,
                asksForProperties: extra.asksForProperties)
            return Row(title: title, line: line, extra: head)
        }
    }

    /// What there is to remember of few pages.
    struct Extra: Hashable, Sendable {
        /// The place among the pages that its front matter gives it.
        var order: Int?
        var description: String?
        /// What is wrong with its front matter.
        var findingsOfHead: [Finding] = []
        /// What is wrong with its links.
        var findings: [Finding] = []
        /// The files that it refers to.
        var files: Set<String> = []
        /// Whether it asks for custom properties: these are looked for each time.
        var asksForProperties = false
    }

    /// What is remembered of every page.
    struct Shape: BitwiseCopyable, Hashable {
        let (size, line): (UInt32, UInt32)
        /// Where in ``titles`` its title ends, and where in ``targets`` its own do.
        let (titleEnd, targetEnd): (Int, Int)
    }

    /// The hash of which pages and files there are.
    let key: UInt64
    /// The hashes of the pages' files.
    private(set) var hashes: [UInt64] = []
    private(set) var shapes: [Shape] = []
    /// The titles, one behind the other.
    private(set) var titles: [UInt8] = []
    /// What the pages have links to, one behind the other.
    private(set) var targets: [UInt64] = []
    private(set) var extras: [Int: Extra] = [:]

    /// Remembers nothing yet.
    init(key: UInt64) { self.key = key }

    /// Takes columns; nil where they do not fit together.
    init?(
        key: UInt64, hashes: [UInt64], shapes: [Shape], titles: [UInt8], targets: [UInt64], extras: [Int: Extra]
    ) {
        guard hashes.count == shapes.count, Self.fit(shapes.map(\.titleEnd), titles.count),
            Self.fit(shapes.map(\.targetEnd), targets.count)
        else { return nil }
        (self.key, self.hashes, self.shapes) = (key, hashes, shapes)
        (self.titles, self.targets, self.extras) = (titles, targets, extras)
    }

    /// Whether a column of so many elements can have such ends.
    private static func fit(_ ends: [Int], _ count: Int) -> Bool {
        ends.first ?? 0 >= 0 && ends.last ?? 0 == count && zip(ends, ends.dropFirst()).allSatisfy(<=)
    }

    /// Adds a page.
    mutating func add(_ row: Row, hash: UInt64) {
        if row.extra != Extra() { extras[hashes.count] = row.extra }
        row.title.withBytes { titles += $0 }
        targets += row.targets
        shapes.append(
            Shape(
                size: UInt32(clamping: row.size), line: UInt32(clamping: row.line), titleEnd: titles.count,
                targetEnd: targets.count))
        hashes.append(hash)
    }

    /// Adds what is wrong with links of a page that was added.
    mutating func add(_ findings: [Finding], to index: Int) { extras[index, default: Extra()].findings += findings }

    /// One of the pages.
    subscript(index: Int) -> Row {
        let start = index == 0 ? 0 : shapes[index - 1].titleEnd
        return Row(
            title: String(decoding: titles[start..<shapes[index].titleEnd], as: UTF8.self),
            size: Int(shapes[index].size), line: Int(shapes[index].line), targets: Array(targets(of: index)),
            extra: extras[index] ?? Extra())
    }

    /// The hashes of the sources of other pages to whose headings one has links.
    func targets(of index: Int) -> ArraySlice<UInt64> {
        targets[(index == 0 ? 0 : shapes[index - 1].targetEnd)..<shapes[index].targetEnd]
    }

    /// Whether a page is known to have been rendered, so that all of it is known; not of one without any text.
    func isWhole(_ index: Int) -> Bool { shapes[index].size > 0 }

    /// The rows of the pages that need not be rendered again, by the hashes of their files.
    var rowsByHash: [UInt64: Int] {
        let rows = hashes.indices.lazy.filter { !(extras[$0]?.asksForProperties ?? false) }
        return Dictionary(rows.map { (hashes[$0], $0) }) { first, _ in first }
    }

    /// The hash of which pages there are, by their sources, and which files.
    static func key(pages: some Sequence<String>, files: Set<String>) -> UInt64 {
        var hash = ContentHash()
        for path in pages { hash.add(path) }
        hash.add(UInt64(files.count))
        for path in files.sorted() { hash.add(path) }
        return hash.value
    }

    /// The hash of a file's names and bytes.
    static func hash(of file: PageFile) -> UInt64 {
        var hash = ContentHash()
        hash.add(file.label)
        hash.add(file.path)
        hash.add(file.hash)
        return hash.value
    }
}

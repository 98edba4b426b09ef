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
        /// The other pages to whose headings it has links, by their sources.
        var targets: Set<String> = []
        /// Whether it asks for custom properties: these are looked for each time.
        var asksForProperties = false
    }

    /// What is remembered of every page.
    struct Shape: BitwiseCopyable, Hashable {
        let (size, line): (UInt32, UInt32)
        /// Where in ``titles`` its title ends.
        let end: UInt64
    }

    /// The hash of which pages and files there are.
    let key: UInt64
    /// The hashes of the pages' files.
    private(set) var hashes: [UInt64] = []
    private(set) var shapes: [Shape] = []
    /// The titles, one behind the other.
    private(set) var titles: [UInt8] = []
    private(set) var extras: [Int: Extra] = [:]

    /// Remembers nothing yet.
    init(key: UInt64) { self.key = key }

    /// Takes columns; nil where they do not fit together.
    init?(key: UInt64, hashes: [UInt64], shapes: [Shape], titles: [UInt8], extras: [Int: Extra]) {
        let ends = shapes.map(\.end)
        guard hashes.count == shapes.count, ends.last ?? 0 == titles.count, zip(ends, ends.dropFirst()).allSatisfy(<=)
        else { return nil }
        (self.key, self.hashes, self.shapes) = (key, hashes, shapes)
        (self.titles, self.extras) = (titles, extras)
    }

    /// Adds a page.
    mutating func add(_ row: Row, hash: UInt64) {
        if row.extra != Extra() { extras[hashes.count] = row.extra }
        row.title.withBytes { titles += $0 }
        shapes.append(
            Shape(size: UInt32(clamping: row.size), line: UInt32(clamping: row.line), end: UInt64(titles.count)))
        hashes.append(hash)
    }

    /// One of the pages.
    subscript(index: Int) -> Row {
        let (start, shape) = (index == 0 ? 0 : Int(shapes[index - 1].end), shapes[index])
        return Row(
            title: String(decoding: titles[start..<Int(shape.end)], as: UTF8.self), size: Int(shape.size),
            line: Int(shape.line), extra: extras[index] ?? Extra())
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

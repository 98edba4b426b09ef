/// The position of a page among the others: as the book lists it, else by folders, `order` and name.
struct PagePosition: Comparable {
    private struct Step: Comparable {
        let order: Int
        let name: String

        static func < (left: Step, right: Step) -> Bool {
            (left.order, left.name) < (right.order, right.name)
        }
    }

    private let rank: Int
    /// One for each folder, and one for the page.
    private let steps: [Step]

    static func < (left: PagePosition, right: PagePosition) -> Bool {
        if left.rank != right.rank { return left.rank < right.rank }
        return left.steps.lexicographicallyPrecedes(right.steps)
    }

    /// The positions of some pages, a folder's own page first in it; its `order` is the folder's.
    static func of(_ sources: [PageSource], in index: PageIndex, _ book: Book?) -> [PagePosition] {
        var orders: [Substring: Int] = [:]
        for source in sources where index.pages[source.path]?.isIndex ?? false {
            if let order = source.order { orders[source.path.folder] = order }
        }
        return sources.map { source in
            PagePosition(source, rank: book?.ranks[source.path] ?? .max, orders, index)
        }
    }

    private init(_ source: PageSource, rank: Int, _ orders: [Substring: Int], _ index: PageIndex) {
        self.rank = rank
        var steps: [Step] = []
        let folder = source.path.folder
        for slash in folder.indices
        where folder[slash] == "/" || folder.index(after: slash) == folder.endIndex {
            let isEnd = folder[slash] != "/"
            let path = isEnd ? folder : folder[..<slash]
            steps.append(Step(order: orders[path] ?? .max, name: String(path)))
        }
        let isOwn = index.pages[source.path]?.isIndex ?? false
        // The order of a folder's own page is the folder's, except that the outermost folder has none.
        let isFirst = isOwn && !(folder.isEmpty && source.order != nil)
        let order = isFirst ? Int.min : source.order ?? .max
        steps.append(Step(order: order, name: source.path))
        self.steps = steps
    }
}

extension String {
    /// The path without its last name.
    fileprivate var folder: Substring {
        utf8.lastIndex(of: UInt8(ascii: "/")).map { self[..<$0] } ?? ""
    }
}

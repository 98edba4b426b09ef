/// Which headings pages have, by the hashes of their ids: there may be very many, and hardly any is asked for.
struct HeadingTable: Sendable {
    private var hashes: [UInt64] = []
    /// Where in ``hashes`` those of a page are, in order, by its source.
    private var places: [String: Range<Int>] = [:]

    /// Adds a page with the ``hashes(of:)`` its ids have.
    mutating func add(_ page: String, _ ids: [UInt64]) {
        let start = hashes.count
        hashes += ids
        places[page] = start..<hashes.count
    }

    /// Whether something is known of a page.
    func knows(_ page: String) -> Bool { places[page] != nil }

    /// Whether a page that is known has no heading of this id.
    ///
    /// Complexity: O(log n) in the headings of the page.
    func lacks(_ id: String, on page: String) -> Bool {
        guard let place = places[page] else { return false }
        let hash = ContentHash.of(id)
        let found = hashes[place].partitioningIndex { $0 >= hash }
        return found == place.upperBound || hashes[found] != hash
    }

    /// The hashes of ids, in order.
    static func hashes(of ids: Set<String>) -> [UInt64] { ids.map { ContentHash.of($0) }.sorted() }
}

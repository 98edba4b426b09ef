/// The hashes of files that were read: one of which the system says what it said then need not be read again.
struct KnownFiles: Sendable {
    /// What tells a file from others, and the hash of its bytes.
    struct Row: BitwiseCopyable, Hashable {
        let identity, hash: UInt64
    }

    /// The files, in the order of what tells them apart: there may be very many, and a table to look them up in takes room.
    let rows: [Row]

    init(rows: [Row] = []) { self.rows = rows }

    /// Knows the pages of a project, but for those that may have changed while they were read.
    init(_ pages: [PageFile]) {
        let rows = pages.compactMap { page in page.identity.map { Row(identity: $0, hash: page.hash) } }
        self.rows = rows.sorted { $0.identity < $1.identity }
    }

    /// The hash of a file's bytes; nil where the file is not known.
    ///
    /// Complexity: O(log n).
    func hash(of identity: UInt64) -> UInt64? {
        let place = rows.partitioningIndex { $0.identity >= identity }
        return place < rows.count && rows[place].identity == identity ? rows[place].hash : nil
    }
}

/// The hashes of files that were read: one of which the system says what it said then need not be read again.
struct KnownFiles: Sendable {
    /// What tells a file from others, and the hash of its bytes.
    struct Row: BitwiseCopyable, Hashable {
        let identity, hash: UInt64
    }

    /// The files, in the order in which they were read.
    let rows: [Row]

    init(rows: [Row] = []) { self.rows = rows }

    /// Knows the pages of a project, but for those that may have changed while they were read.
    init(_ pages: [PageFile]) {
        rows = pages.compactMap { page in page.identity.map { Row(identity: $0, hash: page.hash) } }
    }

    /// The hashes, by what tells the files from others.
    var hashes: [UInt64: UInt64] { Dictionary(rows.lazy.map { ($0.identity, $0.hash) }) { first, _ in first } }
}

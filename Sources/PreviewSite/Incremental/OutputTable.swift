import Findings
import ThemeRendering

/// The files of a site as a build left them: columns that lie in memory as they do in a record, so that nothing is made of a
/// file that nobody asks for.
struct OutputTable: Sendable {
    /// One of the files.
    struct Row: Hashable, Sendable {
        let path: String
        let state: State

        init(path: String, stamp: FileStamp?, hash: UInt64) {
            (self.path, state) = (path, State(stamp: stamp, hash: hash))
        }
    }

    /// What is known of a file beside its path.
    struct State: Hashable, Sendable {
        /// What the system says of the file; nil where it might say the same after a change.
        let stamp: FileStamp?
        /// The hash of its bytes.
        let hash: UInt64
    }

    /// The paths, each with a zero behind it.
    private var paths = Column<UInt8>()
    /// Where in `paths` the zeros are.
    private var ends = Column<Int>()
    private var stamps = Column<FileStamp>()
    private var hashes = Column<UInt64>()

    /// No file has the number 0.
    private static let noStamp = FileStamp(size: 0, modified: 0, changed: 0, inode: 0)

    /// Begins with files, in their order.
    init(_ rows: some Collection<Row> = []) {
        for row in rows { append(row) }
    }

    /// Adds a file.
    mutating func append(_ row: Row) {
        paths.append(contentsOf: row.path.utf8)
        ends.append(paths.count)
        paths.append(0)
        stamps.append(row.state.stamp ?? Self.noStamp)
        hashes.append(row.state.hash)
    }

    /// What is known of a file, without a text of its path.
    func state(at index: Int) -> State { State(stamp: stamp(at: index), hash: hashes[index]) }

    private func stamp(at index: Int) -> FileStamp? { stamps[index].inode == 0 ? nil : stamps[index] }

    /// Puts another stamp in the place of a file's, and another hash, where one is given.
    mutating func update(_ index: Int, stamp: FileStamp?, hash: UInt64? = nil) {
        stamps[index] = stamp ?? Self.noStamp
        if let hash { hashes[index] = hash }
    }

    /// The files among some for which the system does not say what it said, or said nothing that could be relied on.
    ///
    /// Paths are lent to `stamp` as the system takes them.
    func doubtful(among indices: Range<Int>, stamp: (UnsafePointer<CChar>) -> FileStamp?) -> [Int] {
        // What all threads look at is taken hold of once, and not for every file.
        paths.withBytes { paths in
            stamps.withBytes { stamps in
                indices.filter { index in
                    let path = UnsafeRawBufferPointer(rebasing: paths[start(of: index)...])
                    let place = index * MemoryLayout<FileStamp>.stride
                    let known = stamps.loadUnaligned(fromByteOffset: place, as: FileStamp.self)
                    guard known.inode != 0, let start = path.assumingMemoryBound(to: CChar.self).baseAddress else {
                        return true
                    }
                    return stamp(start) != known
                }
            }
        }
    }

    /// Whether a file has just this path, to the byte.
    func hasPath(_ path: String, at index: Int) -> Bool {
        path.withBytes { path in
            paths.withBytes { paths in
                UnsafeRawBufferPointer(rebasing: paths[start(of: index)..<ends[index]])
                    .hasBytes(of: UnsafeRawBufferPointer(path))
            }
        }
    }

    /// Where the files are, by the hashes of their paths.
    var placesByPath: [UInt64: Int] {
        paths.withBytes { paths in
            let hashes = ends.indices.lazy.map { index in
                ContentHash.of(UnsafeRawBufferPointer(rebasing: paths[start(of: index)..<ends[index]]))
            }
            return Dictionary(zip(hashes, ends.indices)) { first, _ in first }
        }
    }

    private func start(of index: Int) -> Int { index == 0 ? 0 : ends[index - 1] + 1 }
}

extension OutputTable: RandomAccessCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { ends.count }

    /// A file, whose path is made into a text.
    subscript(index: Int) -> Row {
        let path = paths.withBytes { String(decoding: $0[start(of: index)..<ends[index]], as: UTF8.self) }
        return Row(path: path, stamp: stamp(at: index), hash: hashes[index])
    }
}

extension OutputTable {
    /// Adds the table to a record.
    func add(to writer: inout RecordWriter) {
        // Room is made for just what it is: tables are long.
        writer.reserve(numbers: 4 + count * (2 + MemoryLayout<FileStamp>.stride / 8), texts: paths.count)
        writer.add(column: ends)
        writer.add(column: stamps)
        writer.add(column: hashes)
        paths.withBytes { writer.add($0) }
    }

    /// Reads what ``add(to:)`` wrote, from a record of these bytes.
    init(_ reader: inout RecordReader, in record: [UInt8]) throws(RecordReader.Damage) {
        ends = Column(record, at: try reader.place(of: Int.self))
        stamps = Column(record, at: try reader.place(of: FileStamp.self))
        hashes = Column(record, at: try reader.place(of: UInt64.self))
        paths = Column(record, at: try reader.place())
        guard stamps.count == ends.count, hashes.count == ends.count, paths.count - 1 == ends.last ?? -1 else {
            throw RecordReader.Damage()
        }
        var start = 0
        for end in ends {
            guard start <= end, end < paths.count, paths[end] == 0 else { throw RecordReader.Damage() }
            start = end + 1
        }
    }
}

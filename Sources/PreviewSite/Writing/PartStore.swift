import SystemPackage
import ThemeRendering

/// What themes add to the files that they share, in their order, until all of them are there.
///
/// What is more than a little is kept on disk, and what is in a file already stays there.
final class PartStore {
    /// The parts for one gap of one file.
    struct Gap: Sendable {
        let separator: [UInt8]
        var pieces: [Piece] = []
        /// What comes behind the pieces.
        var waiting: [UInt8] = []
        /// Where pieces go that memory is too small for.
        var file: OpenFile?
        /// About how many bytes wait at most: what grows without end is copied again and again.
        fileprivate static let stretch = 1 << 16
    }

    /// A stretch of parts.
    enum Piece: Sendable {
        case bytes([UInt8])
        case stored(any PartSource, Range<Int>)
    }

    /// How many bytes are kept in memory where there is a place for the rest.
    static let limit = 1 << 24
    private var files: [[Gap]]
    /// How many bytes are held in memory.
    private(set) var held = 0
    /// The files as messages name them; nil where nobody waits for them to be written.
    private let names: [String]?
    private let places: TemporaryPlaces?

    /// Begins without parts.
    ///
    /// Without `places` for them all are kept in memory. Messages name files as `name` does, or else the place itself.
    init(_ files: [any SharedFile], at places: TemporaryPlaces?, name: ((ArtifactPath) -> String)? = nil) {
        self.files = files.map { $0.separators.map { Gap(separator: Array($0.utf8)) } }
        names = name.map { name in files.map { name($0.path) } }
        self.places = places
    }

    /// Begins without parts, which the temporary folder of a writer takes.
    convenience init(_ files: [any SharedFile], writer: SiteWriter) {
        self.init(files, at: writer.temporary, name: writer.folder.absolute)
    }

    /// Adds what a theme adds: a part for each gap of each file.
    func append(_ parts: [[[UInt8]]]) throws {
        for (file, parts) in parts.enumerated() {
            for (gap, part) in parts.enumerated() { try append(part, to: gap, of: file) }
        }
    }

    /// Adds a part, and what sets it apart from the one before.
    func append(_ part: [UInt8], to gap: Int, of file: Int) throws {
        if part.isEmpty { return }
        held += files[file][gap].append(part)
        try makeRoom()
    }

    /// Adds a part that lies in a file, which holds what sets it apart as well where the part before lies there.
    func append(_ range: Range<Int>, in source: any PartSource, to gap: Int, of file: Int) throws {
        if range.isEmpty { return }
        held += files[file][gap].append(range, in: source)
        try makeRoom()
    }

    /// Puts on disk what is too much for memory.
    private func makeRoom() throws {
        guard let places, held > Self.limit else { return }
        for file in files.indices {
            for gap in files[file].indices {
                let path = places.path("parts-\(file)-\(gap)")
                do { try files[file][gap].store(at: path) } catch let error as Errno {
                    throw WritingError.failed(names?[file] ?? path, reason: "\(error)")
                }
            }
        }
        held = 0
    }

    /// The parts that are there now.
    var parts: StoredParts { StoredParts(files: files) }
}

extension PartStore.Gap {
    /// How many bytes there are.
    var count: Int { pieces.reduce(waiting.count) { $0 + $1.count } }

    private var isEmpty: Bool { pieces.isEmpty && waiting.isEmpty }

    /// Adds a part; returns how many bytes more are held in memory.
    fileprivate mutating func append(_ part: [UInt8]) -> Int {
        let count = part.count + (isEmpty ? 0 : separator.count)
        if !waiting.isEmpty && waiting.count + count > Self.stretch { setWaitingAside() }
        if !waiting.isEmpty { waiting.reserveCapacity(Self.stretch) }
        if !isEmpty { waiting += separator }
        waiting += part
        return count
    }

    /// Adds a part that lies in a file; returns how many bytes more are held in memory.
    fileprivate mutating func append(_ range: Range<Int>, in source: any PartSource) -> Int {
        if waiting.isEmpty, case .stored(let last, let present)? = pieces.last, last === source,
            present.upperBound + separator.count == range.lowerBound
        {
            pieces[pieces.count - 1] = .stored(source, present.lowerBound..<range.upperBound)
            return 0
        }
        let added = isEmpty ? 0 : separator.count
        if !isEmpty { waiting += separator }
        setWaitingAside()
        pieces.append(.stored(source, range))
        return added
    }

    /// Makes a piece of what waits.
    private mutating func setWaitingAside() {
        if !waiting.isEmpty { pieces.append(.bytes(waiting)) }
        waiting = []
    }

    /// Moves what is held in memory to the file of the gap.
    fileprivate mutating func store(at path: String) throws {
        setWaitingAside()
        let file = try file ?? OpenFile.unnamed(at: path)
        self.file = file
        var end = Int(try file.descriptor.seek(offset: 0, from: .end))
        for index in pieces.indices {
            guard case .bytes(let bytes) = pieces[index] else { continue }
            _ = try file.descriptor.writeAll(bytes)
            pieces[index] = .stored(file, end..<end + bytes.count)
            end += bytes.count
        }
    }
}

extension PartStore.Piece {
    /// How many bytes there are.
    fileprivate var count: Int {
        switch self {
        case .bytes(let bytes): bytes.count
        case .stored(_, let range): range.count
        }
    }
}

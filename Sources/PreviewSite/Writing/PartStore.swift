import SystemPackage
import ThemeRendering

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What themes add to the files that they share, in their order, until all of them are there.
///
/// What is more than a little is kept on disk.
final class PartStore {
    /// The parts for one gap of one file.
    fileprivate struct Gap: Sendable {
        let separator: [UInt8]
        var waiting: [UInt8] = []
        /// Where the rest is, and how long that is.
        var file: OpenFile?
        var stored = 0
        var isEmpty: Bool { stored == 0 && waiting.isEmpty }
    }

    /// How many bytes of a gap are kept in memory where there is a writer.
    static let limit = 1 << 18
    private var files: [[Gap]]
    private let paths: [ArtifactPath]
    private let writer: SiteWriter?

    /// Begins without parts; without a `writer`, whose temporary folder takes them, all of them are kept in memory.
    init(_ files: [any SharedFile], writer: SiteWriter? = nil) {
        self.files = files.map { $0.separators.map { Gap(separator: Array($0.utf8)) } }
        paths = files.map(\.path)
        self.writer = writer
    }

    /// Adds what a theme adds: a part for each gap of each file.
    func append(_ parts: [[[UInt8]]]) throws {
        for (file, parts) in parts.enumerated() {
            for (gap, part) in parts.enumerated() { try part.withUnsafeBytes { try append($0, to: gap, of: file) } }
        }
    }

    /// Adds a part, and what sets it apart from the one before.
    func append(_ part: UnsafeRawBufferPointer, to gap: Int, of file: Int) throws {
        if part.isEmpty { return }
        if !files[file][gap].isEmpty { files[file][gap].waiting += files[file][gap].separator }
        files[file][gap].waiting += part
        guard let writer, files[file][gap].waiting.count > Self.limit else { return }
        let temporary = "\(writer.temporaryFolder)/parts-\(file)-\(gap)"
        do { try store(&files[file][gap], at: temporary) } catch let error as Errno {
            throw WritingError.failed(writer.folder.absolute(paths[file]), reason: "\(error)")
        }
    }

    private func store(_ gap: inout Gap, at path: String) throws {
        let file = try gap.file ?? Self.emptyFile(at: path)
        gap.file = file
        _ = try file.descriptor.writeAll(gap.waiting)
        gap.stored += gap.waiting.count
        gap.waiting.removeAll(keepingCapacity: true)
    }

    private static func emptyFile(at path: String) throws -> OpenFile {
        OpenFile(
            try FileDescriptor.open(
                FilePath(path), .readWrite, options: [.create, .truncate, .noFollow], permissions: .ownerReadWrite))
    }

    /// The parts that are there now.
    var parts: StoredParts { StoredParts(files: files) }
}

/// The parts of all themes, to be read from several threads at once.
struct StoredParts: Sendable {
    fileprivate let files: [[PartStore.Gap]]

    /// Hands a file to `write` piece by piece: `texts` with the parts between them; returns where each gap begins.
    func assemble(
        _ file: Int, _ texts: [[UInt8]], _ write: (UnsafeRawBufferPointer) throws -> Void
    ) throws -> [Int] {
        var (starts, length) = ([Int](), 0)
        for (index, text) in texts.enumerated() {
            try text.withUnsafeBytes(write)
            length += text.count
            guard index < files[file].count else { continue }
            starts.append(length)
            length += files[file][index].stored + files[file][index].waiting.count
            try copy(index, of: file, to: write)
        }
        return starts
    }

    /// Hands what fills a gap to `write`, piece by piece.
    func copy(_ gap: Int, of file: Int, to write: (UnsafeRawBufferPointer) throws -> Void) throws {
        let gap = files[file][gap]
        if let file = gap.file {
            try file.descriptor.forEachBlock(from: 0, count: gap.stored, write)
        }
        try gap.waiting.withUnsafeBytes(write)
    }
}

extension FileDescriptor {
    /// Hands `count` bytes from a place on to `visit`, a block at a time; throws where the file is shorter.
    func forEachBlock(from start: Int, count: Int, _ visit: (UnsafeRawBufferPointer) throws -> Void) throws {
        let block = UnsafeMutableRawBufferPointer.allocate(byteCount: min(max(count, 1), 1 << 16), alignment: 8)
        defer { block.deallocate() }
        var done = 0
        while done < count {
            let wanted = UnsafeMutableRawBufferPointer(rebasing: block[..<min(block.count, count - done)])
            var filled = 0
            while filled < wanted.count {
                let rest = UnsafeMutableRawBufferPointer(rebasing: wanted[filled...])
                let read = try read(fromAbsoluteOffset: Int64(start + done + filled), into: rest)
                if read == 0 { throw Errno(rawValue: EIO) }
                filled += read
            }
            try visit(UnsafeRawBufferPointer(wanted))
            done += filled
        }
    }
}
